import type { ExplainedFigure, ExplainedStep, Explanation } from '../explain/explanation.ts'
import { type Household, householdOf, type RetirementOptions } from './household.ts'
import { projectHousehold, type RetirementProjection, type RetirementYear } from './project-retirement.ts'
import type { RetirementPerson } from './retirement-person.ts'

const source = 'Product specification, sections 3 and 9'

const notes = {
  spousalShare: 'At least half of the other’s benefit at full retirement age, not reduced for an early claim.',
  tax: 'One flat rate for all of the income; it jumps at the threshold of a bracket.',
  socialSecurity: 'Estimated from one year’s income unless typed in; a year, in today’s dollars.',
} as const

const dollars = (label: string, value: number, note?: string): ExplainedFigure =>
  note === undefined ? { label, value, unit: 'dollars' } : { label, value, unit: 'dollars', note }

const percent = (label: string, value: number, note?: string): ExplainedFigure =>
  note === undefined ? { label, value, unit: 'percent' } : { label, value, unit: 'percent', note }

function inputsOf(household: Household, projection: RetirementProjection): ExplainedFigure[] {
  const { expenses, futureTaxRate, inflation, currentReturn, retirementReturn, fund, retirementYear, spouse } = household
  return [
    dollars('Saved today', fund),
    { label: 'Years until retirement', value: retirementYear, unit: 'years' },
    { label: 'Years in retirement', value: projection.retirementYears, unit: 'years' },
    dollars('Expenses a year, today', expenses),
    percent('Future tax rate', futureTaxRate, notes.tax),
    percent('Inflation', inflation),
    percent('Return before retirement', currentReturn),
    percent('Return in retirement', retirementReturn),
    dollars('Social Security', projection.finalSocialSecurityIncome, notes.socialSecurity),
    ...(spouse === null
      ? []
      : [dollars('Spouse’s Social Security', projection.spouseFinalSocialSecurityIncome, notes.spousalShare)]),
  ]
}

const sumOf = (rows: readonly RetirementYear[], name: 'contributions' | 'lumpSums' | 'growth'): number =>
  rows.reduce((sum, row) => sum + row[name], 0)

/** From today's savings to the balance at retirement: the parts add up to it. */
function savingSteps({ retirementYear }: Household, { years, balanceAtRetirementAge }: RetirementProjection): ExplainedStep[] {
  const saving = years.slice(0, retirementYear)
  return [
    { label: 'Contributions until retirement', value: sumOf(saving, 'contributions'), unit: 'dollars' },
    { label: 'Returns until retirement', value: sumOf(saving, 'growth'), unit: 'dollars' },
    { label: 'Lump sums', value: sumOf(years.slice(0, retirementYear + 1), 'lumpSums'), unit: 'dollars' },
    {
      label: 'Balance at retirement',
      formula: 'Saved today + contributions + returns + lump sums',
      value: balanceAtRetirementAge,
      unit: 'dollars',
    },
  ]
}

/** The first year of retirement, then what all of them require. */
function spendingSteps({ retirementYear }: Household, projection: RetirementProjection): ExplainedStep[] {
  const { years, expensesAtRetirement, retirementSum, balanceAtRetirementAge } = projection
  const first = years[retirementYear]
  const income = first === undefined ? 0 : first.socialSecurity + first.pensions + first.otherIncome + first.spouseEarnings
  return [
    {
      label: 'Need in the first year of retirement',
      formula: 'Expenses a year × inflation until then ÷ (1 − Future tax rate)',
      value: expensesAtRetirement,
      unit: 'dollars',
    },
    { label: 'Income in that year', formula: 'Social Security, pensions, other income, a spouse’s pay', value: income, unit: 'dollars' },
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

/** How `projectRetirement` came about, from the same figures. Throws as it does. */
export function explainRetirement(person: RetirementPerson, options: RetirementOptions): Explanation {
  const household = householdOf(person, options)
  const projection = projectHousehold(household)
  return {
    title: 'Retirement projection',
    inputs: inputsOf(household, projection),
    steps: [...savingSteps(household, projection), ...spendingSteps(household, projection)],
    source: options.ruleBook === undefined ? source : `${source}; ${options.ruleBook.source}`,
  }
}
