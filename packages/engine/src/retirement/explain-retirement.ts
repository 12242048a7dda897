import type { ExplainedStep, Explanation } from '../explain/explanation.ts'
import { explainedInputs, explainedSource } from './explained-inputs.ts'
import { type Household, toHousehold, type RetirementOptions } from './household.ts'
import { projectHousehold, type RetirementProjection, type RetirementYear } from './project-retirement.ts'
import type { RetirementPerson } from './retirement-person.ts'

const sumRows = (rows: readonly RetirementYear[], name: 'contributions' | 'lumpSums' | 'growth'): number =>
  rows.reduce((sum, row) => sum + row[name], 0)

/** Returns the steps from today's savings to the balance at retirement. The parts add up to it. */
function savingSteps(
  { retirementYear }: Household,
  { years, balanceAtRetirementAge }: RetirementProjection,
): ExplainedStep[] {
  const saving = years.slice(0, retirementYear)
  return [
    { label: 'Contributions until retirement', value: sumRows(saving, 'contributions'), unit: 'dollars' },
    { label: 'Returns until retirement', value: sumRows(saving, 'growth'), unit: 'dollars' },
    { label: 'Lump sums', value: sumRows(years.slice(0, retirementYear + 1), 'lumpSums'), unit: 'dollars' },
    {
      label: 'Balance at retirement',
      formula: 'Saved today + contributions + returns + lump sums',
      value: balanceAtRetirementAge,
      unit: 'dollars',
    },
  ]
}

/** Returns the figures of the first year of retirement, then the sum that all years need. */
function spendingSteps({ retirementYear }: Household, projection: RetirementProjection): ExplainedStep[] {
  const { years, expensesAtRetirement, retirementSum, balanceAtRetirementAge } = projection
  const income = years
    .slice(retirementYear, retirementYear + 1)
    .reduce((_, first) => first.socialSecurity + first.pensions + first.otherIncome + first.spouseEarnings, 0)
  return [
    {
      label: 'Need in the first year of retirement',
      formula: 'Expenses a year × inflation until then ÷ (1 − Future tax rate)',
      value: expensesAtRetirement,
      unit: 'dollars',
    },
    {
      label: 'Income in that year',
      formula: 'Social Security, pensions, other income, a spouse’s pay',
      value: income,
      unit: 'dollars',
    },
    {
      label: 'Needed at retirement',
      formula: 'what all years need beyond their incomes, less the returns it earns until then',
      value: retirementSum,
      unit: 'dollars',
    },
    {
      label: 'Left over, or missing, at retirement',
      formula: 'Balance at retirement − Needed at retirement',
      value: balanceAtRetirementAge - retirementSum,
      unit: 'dollars',
    },
    { label: 'The fund lasts', value: projection.yearsRetirementFundWillLast, unit: 'years' },
  ]
}

/** Explains the result of `projectRetirement` for the same arguments. Throws like it. */
export function explainRetirement(person: RetirementPerson, options: RetirementOptions): Explanation {
  const household = toHousehold(person, options)
  const projection = projectHousehold(household)
  return {
    title: 'Retirement projection',
    inputs: explainedInputs(household),
    steps: [...savingSteps(household, projection), ...spendingSteps(household, projection)],
    source: explainedSource(options),
  }
}
