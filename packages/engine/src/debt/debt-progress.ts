import type { IsoDate } from '../calendar/iso-date.ts'
import { totalToCents, totalToDollars } from '../money/cents.ts'
import { payoffDate } from './debt-wizard.ts'
import { maxDebtMonths, type OneOffPayment } from './debt-input.ts'

/** What is owed today against what the promised schedule owes. */
interface DebtProgress {
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

/**
 * Returns the payments made once that a plan of `asOf` still has to come on a later day, counted in that day's months.
 * One whose month is over is no longer part of the plan: the balances of today include it.
 *
 * Worked example: a plan of 11/22/2026 with payments in months 1 and 3. On 12/22/2026 the first is over, and the other
 * is in month 2.
 */
export function oneOffsLeft(
  oneOffs: readonly OneOffPayment[],
  { asOf, today }: { readonly asOf: IsoDate; readonly today: IsoDate },
): OneOffPayment[] {
  const due = paymentsDue(asOf, today, maxDebtMonths)
  return oneOffs.flatMap(({ month, amount }) => (month > due ? [{ month: month - due, amount }] : []))
}
