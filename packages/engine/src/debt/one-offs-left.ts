import type { IsoDate } from '../calendar/iso-date.ts'
import { maxDebtMonths, type OneOffPayment } from './debt-input.ts'
import { paymentsDue } from './debt-progress.ts'

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
