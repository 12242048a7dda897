/** The time frames of the cash-flow page; the first is the default (specification sections 2 and 9). */
export const cashFlowTimeFrames = [
  { pastMonthCount: 3, label: 'Over last 3 months' },
  { pastMonthCount: 6, label: 'Over last 6 months' },
  { pastMonthCount: 12, label: 'Over last 12 months' },
] as const

export type CashFlowTimeFrame = (typeof cashFlowTimeFrames)[number]

export const defaultPastMonthCount = 3

/** What the cash-flow page fetches once, so that changing the time frame asks for nothing. */
export const fetchedPastMonthCount = 12

/** The past months of a time frame and the current one, from months oldest first with the current one last. */
export const monthsInTimeFrame = <Month>(months: readonly Month[], pastMonthCount: number): Month[] =>
  months.slice(-(pastMonthCount + 1))
