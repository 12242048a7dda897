// Written by `npm run words` from the catalog of this feature. Do not edit.
export const notLoaded = 'This didn’t open. Check your connection and try again.'
export const loading = 'Loading'
