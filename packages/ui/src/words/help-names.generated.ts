// Written by `npm run words` from the catalog of this feature. Do not edit.
export const howCalculated = 'How was this calculated?'
