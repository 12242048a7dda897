import type { IsoDate } from '../calendar/iso-date.ts'
import { type BalanceStep, balanceHistory, type HistoryInput } from './balance-history.ts'

/** What is known of an account before its rows are added up. */
export interface SparseHistory extends Omit<HistoryInput, 'movements'> {
  /** The first day that has rows; null if none has. */
  readonly firstRowDay: IsoDate | null
}

/**
 * Returns the days at which sums of rows have to begin and end, so that `balanceHistory` is right on some days: each sum
 * is of the rows after one of these days and until the next. Rows until the first of them do not matter.
 *
 * @param days the days that are asked about, oldest first.
 * @param history with at least the first statement and the newest on each of the days.
 */
export function daysToSum(days: readonly [IsoDate, ...IsoDate[]], history: SparseHistory): readonly IsoDate[] {
  const { isMovedByRows, statements, balanceAsOf, firstRowDay, today } = history
  if (!isMovedByRows || firstRowDay === null) return []
  const start = statements.findLast(({ day }) => day <= days[0])?.day ?? days[0]
  const all = [start, ...days, ...statements.map(({ day }) => day), balanceAsOf ?? today, today, firstRowDay]
  return [...new Set(all.filter((day) => day >= start))].toSorted()
}

/**
 * Returns balances that are right on the days asked about, and begin on the day on which the account's full history
 * begins.
 *
 * @param summed the days of `daysToSum`.
 * @param sums of the rows between them, one fewer; null where there are no rows.
 */
export function sparseHistory(
  history: SparseHistory,
  summed: readonly IsoDate[],
  sums: readonly (number | null)[],
): BalanceStep[] {
  const { firstRowDay, ...input } = history
  const [start] = summed
  const isBefore = firstRowDay !== null && (start === undefined || firstRowDay <= start)
  const movements = sums.flatMap((cents, index) => {
    const day = summed[index + 1]
    return cents === null || day === undefined ? [] : [{ day, cents }]
  })
  return balanceHistory({ ...input, movements: isBefore ? [{ day: firstRowDay, cents: 0 }, ...movements] : movements })
}
