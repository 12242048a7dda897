import {
  averageMonthlySavings,
  emergencyFundFigures,
  type IsoDate,
  totalToDollars,
  totalToCents,
} from '@evenkeel/engine'
import { cashFlow } from '../cash-flow.ts'
import { withinField } from './known.ts'
import type { LedgerTransaction } from '../../store/ledger/ledger.ts'

/** The ledger, and the day before whose month the last full month lies. */
interface OnADay {
  readonly ledger: LedgerTransaction
  readonly today: IsoDate
}

/** Returns the cash flow of the last three full months, oldest first. */
const lastMonths = ({ ledger, today }: OnADay) =>
  cashFlow(ledger, today, emergencyFundFigures.savingsAverageMonths).slice(0, -1)

/** Returns the average monthly savings in dollars, at least 0. */
export const monthlySavings = (ground: OnADay): number =>
  withinField(
    averageMonthlySavings(
      lastMonths(ground).map(
        ({ totalIncomes, totalExpenses }) => totalToCents(totalIncomes) - totalToCents(totalExpenses),
      ),
    ),
  )

/** Returns the average monthly spending in dollars; undefined if no spending is known. */
export function monthlyExpenses(ground: OnADay): number | undefined {
  const months = lastMonths(ground)
  const cents = months.reduce((sum, { totalExpenses }) => sum + totalToCents(totalExpenses), 0)
  const average = Math.round(cents / months.length)
  return average > 0 ? withinField(totalToDollars(average)) : undefined
}

/** Returns the income of each of the last three full months, in cents. */
export const monthlyIncomes = (ground: OnADay): number[] =>
  lastMonths(ground).map(({ totalIncomes }) => totalToCents(totalIncomes))
