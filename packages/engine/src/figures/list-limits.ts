/** How many items lists and screens ask for and show (specification, section 9). */

/** Rows on a page of transactions, and of the monthly spending call (Q-SPEND-1). */
export const defaultPageSize = 10

/** The largest page a list call accepts (Q-TXN-1). */
export const maxPageSize = 500

/** Page size of the spending call over a range of categories. */
export const categorySpendingPageSize = 500

/** How many ranks a spending call asks for. */
export const spendingRankSize = 100

/** The specification's section 9 names this number among the constants; its purpose is not shown, and nothing uses it (Q-CONST-1). */
export const unexplainedFifty = 50

/** Next steps on the finances home. */
export const dashboardNextStepCount = 3

/** Slices of the spending chart before 'Other' (Q-WIDGET-2). */
export const spendingChartTopCount = 5
