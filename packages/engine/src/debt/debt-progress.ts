import type { IsoDate } from '../calendar/iso-date.ts'
import { totalToCents, totalToDollars } from '../money/cents.ts'
import { payoffDate } from './debt-wizard.ts'

/** What is owed today against what the promised schedule owes. */
export interface DebtProgress {
  /** Dollars that should be owed today by the promise. */
  readonly promised: number
  /** Dollars below the promise; negative if more is owed. */
  readonly ahead: number
  /** Months of the schedule by which the balance is ahead; negative if behind. */
  readonly monthsAhead: number
}

/** A month of a promised schedule: what is still owed after its payment. */
interface OwedRow {
  readonly debts: readonly { readonly balance: number }[]
}

const owedAfter = (row: OwedRow): number =>
  totalToDollars(row.debts.reduce((cents, { balance }) => cents + totalToCents(balance), 0))

/** Returns how many of a plan's payments were due by a day, at most `count`. The first is due a month after `asOf`. */
export function paymentsDue(asOf: IsoDate, today: IsoDate, count: number): number {
  let due = 0
  while (due < count && payoffDate(asOf, due + 1) <= today) due += 1
  return due
}

/**
 * Returns how far debts are paid off compared with the promised schedule, which was made on `asOf` with `start` owed.
 * Payments and interest are not told apart: only what is owed counts.
 *
 * Worked example: 900 is owed after the first payment and 809 after the second. A month after the promise 809 are owed:
 * 91 and one month ahead.
 */
export function debtProgress(
  schedule: readonly OwedRow[],
  { start, asOf, today, owed }: { start: number; asOf: IsoDate; today: IsoDate; owed: number },
): DebtProgress {
  const balances = [start, ...schedule.map(owedAfter)]
  const due = paymentsDue(asOf, today, schedule.length)
  const promised = balances[due] ?? 0
  const reached = balances.findIndex((balance) => balance <= owed)
  return {
    promised,
    ahead: totalToDollars(totalToCents(promised) - totalToCents(owed)),
    monthsAhead:
      owed > promised
        ? -(
            due -
            Math.max(
              0,
              balances.findLastIndex((balance) => balance >= owed),
            )
          )
        : reached - due,
  }
}
