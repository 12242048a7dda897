// Written by `npm run words` from the catalog of this feature. Do not edit.
export const checking = 'Everyday Checking'
export const rewardsCard = 'Rewards Card'
export const market = 'Greenleaf Market'
export const saveMore = 'Save more'
export const diningOut = 'Dining out'
