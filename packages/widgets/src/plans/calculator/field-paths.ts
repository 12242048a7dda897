import { valueAt } from '@evenkeel/ui/use-form'
import type { RetirementName } from '../forms/retirement-asked.ts'

/** The fields of a retirement plan that have a slider, a note, or a place of their own. */
export const fieldPaths = {
  retirementAge: 'retirementPlanDetails.retirementAge',
  lifeExpectancy: 'retirementPlanDetails.lifeExpectancy',
  expenses: 'retirementPlanDetails.monthlyExpenses',
  savingsRate: 'retirementSavings.employerSponsoredSavingsRate',
  fund: 'retirementSavings.retirementFund',
} as const satisfies Record<string, RetirementName>

/** Returns the number at a path of the fields; null for none, and for a text that is no number. */
export function numberAt(values: object, path: string): number | null {
  const value = valueAt(values, path)
  return typeof value === 'number' && Number.isFinite(value) ? value : null
}
