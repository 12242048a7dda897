// Written by `npm run words` from the catalog of this feature. Do not edit.
export const covered = 'The page covers part of this.'
export const nothingChanged = 'Nothing was changed.'
export const saved = 'Saved'
