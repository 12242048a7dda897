import type { ExplainedFigure } from '../explain/explanation.ts'
import type { Household, RetirementOptions } from './household.ts'

const source = "Evenkeel's own retirement model"

/** Returns the source of a plan's rules, including a rule book passed as an option. */
export const explainedSource = ({ ruleBook }: RetirementOptions): string =>
  ruleBook === undefined ? source : `${source}; ${ruleBook.source}`

const notes = {
  spousalShare: 'At least half of the other’s benefit at full retirement age, not reduced for an early claim.',
  tax: 'One flat rate for all of the income; it jumps at the threshold of a bracket.',
  socialSecurity: 'Estimated from one year’s income unless typed in; a year, in today’s dollars.',
} as const

const dollars = (label: string, value: number): ExplainedFigure => ({ label, value, unit: 'dollars' })
const percent = (label: string, value: number): ExplainedFigure => ({ label, value, unit: 'percent' })

/** Returns the inputs of a plan, for the explanations of its projection and of its simulation. */
export function explainedInputs(household: Household): ExplainedFigure[] {
  const {
    expenses,
    futureTaxRate,
    inflation,
    currentReturn,
    retirementReturn,
    fund,
    retirementYear,
    horizon,
    primary,
    spouse,
  } = household
  return [
    dollars('Saved today', fund),
    { label: 'Years until retirement', value: retirementYear, unit: 'years' },
    { label: 'Years in retirement', value: horizon - retirementYear, unit: 'years' },
    dollars('Expenses a year, today', expenses),
    { ...percent('Future tax rate', futureTaxRate), note: notes.tax },
    percent('Inflation', inflation),
    percent('Return before retirement', currentReturn),
    percent('Return in retirement', retirementReturn),
    { ...dollars('Social Security', primary.socialSecurity.finalAmount), note: notes.socialSecurity },
    ...(spouse === null
      ? []
      : [{ ...dollars('Spouse’s Social Security', spouse.socialSecurity.finalAmount), note: notes.spousalShare }]),
  ]
}
