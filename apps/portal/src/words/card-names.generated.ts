// Written by `npm run words` from the catalog of this feature. Do not edit.
export const unreachable = 'We couldn’t reach Evenkeel. Check your connection and try again.'
export const failed = 'This card stopped working.'
export const tryAgain = 'Try again'
