// Written by `npm run words` from the catalog of this feature. Do not edit.
export const notStarted = 'Not started'
export const planPending = 'Plan pending'
export const inProgress = 'In progress'
export const needsAttention = 'Needs attention'
