// Written by `npm run words` from the catalog of this feature. Do not edit.
export const windowBlocked = 'Allow pop-ups for this page. If a window opened anyway, this page blocks it.'
export const pageNotAllowed = 'Your employer hasn’t allowed Evenkeel on this page.'
export const refused = 'That didn’t work. Connect again.'
export const ended = 'This page isn’t connected anymore. Connect again to see your numbers.'
export const busy = 'Evenkeel is busy. Try again in a minute.'
export const loading = 'Loading your numbers…'
export const waiting = 'Finish in the window that just opened.'
export const showWindow = 'Show window'
