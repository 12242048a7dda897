import { type ExplainedStep, type Explanation, step, type ExplainedFigure, input } from '../explain/explanation.ts'
import { count, speak, wholeDollars, years as inYears, percent } from '../explain/sentence.ts'
import type * as words from '../words/explained-retirement.generated.ts'
import { inTodaysDollars } from '../money/cents.ts'
import { type Household, toHousehold, type RetirementOptions } from './household.ts'
import { projectHousehold, type RetirementProjection, type RetirementYear } from './project-retirement.ts'
import type { RetirementPerson } from './retirement-person.ts'

const say = /* @__PURE__ */ speak<typeof words>('retirement')

/** Returns the inputs of a plan, for the explanation of its projection. */
function explainedInputs(household: Household): ExplainedFigure[] {
  const { expenses, fund, retirementYear, horizon, primary, spouse } = household
  return [
    input(say('saved'), wholeDollars(fund)),
    input(say('retirementAge'), count(primary.age + retirementYear)),
    input(say('yearsUntil'), inYears(retirementYear)),
    input(say('yearsIn'), inYears(horizon - retirementYear)),
    input(say('expenses'), wholeDollars(expenses)),
    input(say('socialSecurity'), wholeDollars(primary.socialSecurity.finalAmount), say('socialSecurityNote')),
    ...(spouse === null
      ? []
      : [input(say('spouseSocialSecurity'), wholeDollars(spouse.socialSecurity.finalAmount), say('spouseNote'))]),
    input(say('inflation'), percent(household.inflation)),
    input(say('returnBefore'), percent(household.currentReturn)),
    input(say('returnIn'), percent(household.retirementReturn)),
    input(say('taxRate'), percent(household.futureTaxRate), say('taxNote')),
  ]
}

const sumRows = (rows: readonly RetirementYear[], name: 'contributions' | 'lumpSums' | 'growth'): number =>
  rows.reduce((sum, row) => sum + row[name], 0)

/** The figures from today's savings to the last year. The parts add up to the balance. */
function figuresOf({ retirementYear }: Household, projection: RetirementProjection) {
  const { years, balanceAtRetirementAge, expensesAtRetirement, retirementSum } = projection
  const saving = years.slice(0, retirementYear)
  const first = years.slice(retirementYear, retirementYear + 1)
  const gap = balanceAtRetirementAge - retirementSum
  return {
    contributions: wholeDollars(sumRows(saving, 'contributions')),
    growth: wholeDollars(sumRows(saving, 'growth')),
    lumpSums: wholeDollars(sumRows(years.slice(0, retirementYear + 1), 'lumpSums')),
    balance: wholeDollars(balanceAtRetirementAge),
    need: wholeDollars(expensesAtRetirement),
    income: wholeDollars(
      first.reduce((_, row) => row.socialSecurity + row.pensions + row.otherIncome + row.spouseEarnings, 0),
    ),
    needed: wholeDollars(retirementSum),
    gap: wholeDollars(gap),
    way: gap < 0 ? ('short' as const) : ('over' as const),
    time: inYears(projection.yearsRetirementFundWillLast),
  }
}

type Figures = ReturnType<typeof figuresOf>

const explainedSteps = (figures: Figures): ExplainedStep[] => [
  step(say('contributions'), figures.contributions),
  step(say('returns'), figures.growth),
  step(say('lumpSums'), figures.lumpSums),
  step(say('balance'), figures.balance, say('balanceFormula')),
  step(say('need'), figures.need, say('needFormula')),
  step(say('income'), figures.income, say('incomeFormula')),
  step(say('needed'), figures.needed, say('neededFormula')),
  step(say('gap', { way: figures.way }), figures.gap, say('gapFormula')),
  step(say('savingsLast'), figures.time),
]

function prose({ primary, retirementYear, fund }: Household, figures: Figures, today: InToday | null) {
  const { balance, contributions, growth, lumpSums, gap } = figures
  return [
    say('grows', {
      age: count(primary.age + retirementYear),
      ...{ saved: wholeDollars(fund), savings: balance, contributions, growth, lumpSums },
      dollars: today === null ? 'same' : 'future',
      today: (today ?? figures).balance,
      lumps: lumpSums.value > 0 ? 'some' : 'none',
    }),
    say('spends', { expenses: figures.need, income: figures.income }),
    say('lasts', { time: figures.time, way: figures.way, gap: wholeDollars(Math.abs(gap.value)) }),
  ]
}

/** The figures that the answer has in today's dollars; null where those are the same dollars. */
function inToday({ retirementYear, inflation }: Household, { balance, needed, need }: Figures) {
  if (retirementYear === 0 || inflation === 0) return null
  const today = ({ value }: Figures['balance']) => wholeDollars(inTodaysDollars(value, retirementYear, inflation))
  return { balance: today(balance), needed: today(needed), need: today(need) }
}

type InToday = NonNullable<ReturnType<typeof inToday>>

const stepsInToday = ({ balance, needed, need }: InToday): ExplainedStep[] => [
  step(say('balanceToday'), balance, say('todayFormula')),
  step(say('neededToday'), needed, say('todayFormula')),
  step(say('needToday'), need, say('todayFormula')),
]

/** Explains the result of `projectRetirement` for the same arguments. Throws like it. */
export function explainRetirement(person: RetirementPerson, options: RetirementOptions): Explanation {
  const household = toHousehold(person, options)
  const figures = figuresOf(household, projectHousehold(household))
  const today = inToday(household, figures)
  return {
    title: say('title'),
    prose: prose(household, figures, today),
    inputs: explainedInputs(household),
    steps: [...explainedSteps(figures), ...(today === null ? [] : stepsInToday(today))],
    source: say('source', { rules: options.ruleBook?.rules ?? 'rules2017' }),
  }
}
