import { averageMonthlySavings, emergencyFundFigures, toDollars, totalToCents } from '@evenkeel/engine'
import { cashFlow } from '../cash-flow.ts'
import { withinField } from './known.ts'
import type { Ground } from './plan-kind.ts'

/** The last three full months, oldest first. */
const lastMonths = ({ ledger, today }: Ground) =>
  cashFlow(ledger, today, emergencyFundFigures.savingsAverageMonths).slice(0, -1)

/** What is saved a month on average, at least 0; dollars. */
export const monthlySavings = (ground: Ground): number =>
  withinField(
    averageMonthlySavings(
      lastMonths(ground).map(
        ({ totalIncomes, totalExpenses }) => totalToCents(totalIncomes) - totalToCents(totalExpenses),
      ),
    ),
  )

/** What is spent a month on average, dollars; undefined for whom nothing is known. */
export function monthlyExpenses(ground: Ground): number | undefined {
  const months = lastMonths(ground)
  const cents = months.reduce((sum, { totalExpenses }) => sum + totalToCents(totalExpenses), 0)
  const average = Math.round(cents / months.length)
  return average > 0 ? withinField(toDollars(average)) : undefined
}

/** What came in in each of the last three full months, in cents. */
export const monthlyIncomes = (ground: Ground): number[] =>
  lastMonths(ground).map(({ totalIncomes }) => totalToCents(totalIncomes))
