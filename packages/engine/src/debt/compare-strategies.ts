import { DebtStrategy, type DebtId, type DebtPayoffInput } from './debt-input.ts'
import { type PayoffTotals, planDebtPayoff } from './plan-debt-payoff.ts'

/** What an order of payment comes to. */
export interface StrategyOutcome extends PayoffTotals {
  readonly strategy: DebtStrategy
  /** The month in which the first debt is gone. */
  readonly firstPaidInMonth: number
}

function outcomeOf<Id extends DebtId>(input: DebtPayoffInput<Id>, strategy: DebtStrategy): StrategyOutcome | null {
  const payoff = planDebtPayoff({ ...input, strategy })
  if (!payoff.valid) return null
  const { months, totalInterest, debts } = payoff
  return { strategy, months, totalInterest, firstPaidInMonth: Math.min(...debts.map(({ payoffMonth }) => payoffMonth)) }
}

/**
 * Returns both orders of payment side by side, the highest rate first and the lowest balance first; null if the input
 * has no plan. Throws like `planDebtPayoff`.
 *
 * Worked example: 1,000 at 9 percent, 5,000 at 20, 8,000 at 6, minimums 25, 100, 150, 500 a month: 32 months each,
 * 1,644.03 of interest against 1,794.68; the first debt is gone in month 18 against 5.
 */
export function compareStrategies<Id extends DebtId>(
  input: DebtPayoffInput<Id>,
): { readonly highInterest: StrategyOutcome; readonly lowBalance: StrategyOutcome } | null {
  const highInterest = outcomeOf(input, DebtStrategy.HIGH_INTEREST)
  const lowBalance = outcomeOf(input, DebtStrategy.LOW_BALANCE)
  return highInterest && lowBalance && { highInterest, lowBalance }
}
