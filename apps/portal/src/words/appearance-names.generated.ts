// Written by `npm run words` from the catalog of this feature. Do not edit.
export const auto = 'System'
export const light = 'Light'
export const dark = 'Dark'
