// Written by `npm run words` from the catalog of this feature. Do not edit.
export const covered = 'Part of this is covered by the page.'
export const nothingChanged = 'Nothing was changed.'
export const saved = 'Saved'
