import type { Debt, DebtPayoffInput } from '../debt/debt-input.ts'
import { planDebtPayoff, type ValidDebtPayoff } from '../debt/plan-debt-payoff.ts'
import { roundToCents, toCents, toDollars, totalToCents, totalToDollars } from '../money/cents.ts'
import { type Lever, type LeverChange, type LeverKey, noGain, smallestEnough } from './lever.ts'

/** Dollars a month that are tried as a higher payment. */
const morePayments = [50, 200] as const

function leverOf(
  now: ValidDebtPayoff,
  input: DebtPayoffInput,
  key: LeverKey,
  changes: readonly LeverChange[],
): Lever | null {
  const then = planDebtPayoff(input)
  if (!then.valid) return null
  const interest = totalToDollars(totalToCents(now.totalInterest) - totalToCents(then.totalInterest))
  return {
    key,
    changes,
    futures: null,
    gain: { ...noGain, months: now.months - then.months, interest },
    reaches: true,
  }
}

const owed = (debts: readonly Debt[]): number => debts.reduce((cents, { balance }) => cents + toCents(balance), 0)

/**
 * Returns the smallest payment a month, in dollars to the cent, with which all debts end within a number of months; null
 * if the present payment does already. The first month has no interest, so everything owed ends in one.
 *
 * Worked example: three debts of 17,206.84 that take 15 months at 1,238.40: within 12 months 1,486.67.
 */
export function paymentToEndWithin(input: DebtPayoffInput, months: number): number | null {
  const endsWith = (cents: number): boolean => {
    const payoff = planDebtPayoff({ ...input, monthlyPayment: toDollars(cents) })
    return payoff.valid && payoff.months <= months
  }
  const from = toCents(input.monthlyPayment)
  if (endsWith(from)) return null
  const cents = smallestEnough(from + 1, Math.max(from + 1, owed(input.debts)), endsWith)
  return cents === null ? null : toDollars(cents)
}

/**
 * Returns what would help a debt plan: 50 and 200 more a month, the payment that ends by each number of `months`, and what
 * lies above the emergency fund's target, paid at once. Nothing is taken from below the target.
 *
 * Worked example: the demo's 1,238.40 a month; 50 more is 1 month and 40.65 less interest; 2,320 at once is 2 months and
 * 312.04.
 */
export function* debtLevers(
  input: DebtPayoffInput,
  { months, aboveTarget }: { readonly months: readonly number[]; readonly aboveTarget: number },
): Generator<Lever> {
  const now = planDebtPayoff(input)
  if (!now.valid) return
  for (const more of morePayments) {
    const monthlyPayment = roundToCents(input.monthlyPayment + more)
    const found = leverOf(now, { ...input, monthlyPayment }, 'payMore', [
      { key: 'monthlyPayment', value: monthlyPayment },
    ])
    if (found !== null && found.gain.months + found.gain.interest > 0) yield found
  }
  for (const within of months) {
    const monthlyPayment = paymentToEndWithin(input, within)
    if (monthlyPayment === null) continue
    const found = leverOf(now, { ...input, monthlyPayment }, 'endBy', [
      { key: 'monthlyPayment', value: monthlyPayment },
    ])
    if (found !== null) yield found
  }
  if (aboveTarget <= 0) return
  const oneOffs = [...(input.oneOffs ?? []), { month: 1, amount: roundToCents(aboveTarget) }]
  const found = leverOf(now, { ...input, oneOffs }, 'payFromSavings', [
    { key: 'oneOff', value: roundToCents(aboveTarget) },
  ])
  if (found !== null) yield found
}
