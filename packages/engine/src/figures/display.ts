/** The locale of every number and date on a screen. Source: CONST-42. */
export const displayLocale = 'en-US'

/** The only currency that counts in totals. An account in another currency is shown in that one. Source: CONST-41. */
export const homeCurrency = 'USD'

/** Shown for a missing value. Source: CONST-44. */
export const notProvidedText = 'Not provided'

/** Rows on a page of transactions, and of the monthly spending call. Source: CONST-23, Q-SPEND-1. */
export const defaultPageSize = 10

/** How many ranks a spending call asks for. Source: CONST-26. */
export const spendingRankSize = 100

/** A constant of the specification whose purpose is unknown. Nothing uses it. Source: CONST-38, Q-CONST-1. */
export const unexplainedFifty = 50

/** Next steps on the finances home. Source: CONST-22. */
export const dashboardNextStepCount = 3
