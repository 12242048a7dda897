import type { ExplainedStep, Explanation } from '../explain/explanation.ts'
import { requireMember, requireWhole } from '../guards/require.ts'
import { RiskTolerance, YearRange } from './allocation-choices.ts'
import { allocationFigures as figures } from './allocation-figures.ts'
import { type AssetClass, assetClasses } from './fund-type.ts'

export interface AllocationInput {
  readonly yearsUntilTaking: YearRange
  readonly riskTolerance: RiskTolerance
  readonly yearsOfSpending: YearRange
}

/** Whole percents, each 0 to 100, together 100. */
export type Allocation = Readonly<Record<AssetClass, number>>

/** Rounded half up, in whole numbers throughout: 25 % of 10 is 2.5 and gives 3. */
const percentOf = (percent: number, whole: number): number => Math.round((percent * whole) / 100)

/**
 * An allocation with that much fixed income, a whole percent of 0 to 100; the rest is equity, split 50 large cap, 20
 * small cap, 25 foreign, 5 other, in whole percents where large cap takes what rounding leaves. 20 gives 20, 40, 16,
 * 20, 4. Throws a RangeError when `fixedIncome` is not a whole percent. Source: Q-ALLOC-1.
 */
export function allocationWithFixedIncome(fixedIncome: number): Allocation {
  requireWhole('fixedIncome', fixedIncome, 0, 100)
  const equity = 100 - fixedIncome
  const smallCap = percentOf(figures.shareOfEquity.smallCap, equity)
  const foreign = percentOf(figures.shareOfEquity.foreign, equity)
  const other = percentOf(figures.shareOfEquity.other, equity)
  return { fixedIncome, largeCap: equity - smallCap - foreign - other, smallCap, foreign, other }
}

function equityParts({ yearsUntilTaking, riskTolerance, yearsOfSpending }: AllocationInput) {
  requireMember('yearsUntilTaking', yearsUntilTaking, YearRange)
  requireMember('riskTolerance', riskTolerance, RiskTolerance)
  requireMember('yearsOfSpending', yearsOfSpending, YearRange)
  return {
    base: figures.equityByYearsUntilTaking[yearsUntilTaking],
    risk: figures.equityByRiskTolerance[riskTolerance],
    spending: figures.equityByYearsOfSpending[yearsOfSpending],
  }
}

/**
 * How to spread savings over the asset classes: equity of 10, 40, 60 or 80 percent by the years until the money is
 * taken, less or more 15 by risk tolerance, less or more 5 by the years of spending, held within 0 and 100; the rest is
 * fixed income. The equity is split as `allocationWithFixedIncome` says.
 *
 * Worked example: more than 10 years until taking, average risk, 6-10 years of spending. Equity 80 + 0 + 0; fixed
 * income 20; small cap 20 % of 80 = 16, foreign 25 % = 20, other 5 % = 4, large cap the remaining 40.
 *
 * Throws a RangeError that names the field for a choice that does not exist. Source: Q-ALLOC-1.
 */
export function allocateAssets(input: AllocationInput): Allocation {
  const { base, risk, spending } = equityParts(input)
  return allocationWithFixedIncome(100 - Math.min(100, Math.max(0, base + risk + spending)))
}

const formulas: Readonly<Record<AssetClass, string>> = {
  fixedIncome: 'Everything − Equity',
  largeCap: 'Equity − Small Mid Cap − Foreign − Other',
  smallCap: 'Equity × Small Mid Cap of equity, in whole percents',
  foreign: 'Equity × Foreign of equity, in whole percents',
  other: 'Equity × Other of equity, in whole percents',
}

/** Large cap is what the others leave, so it comes last. */
const stepOrder: readonly AssetClass[] = ['fixedIncome', 'smallCap', 'foreign', 'other', 'largeCap']

const nameOf = (key: AssetClass): string => assetClasses.find((assetClass) => assetClass.key === key)?.name ?? key

const percentFigure = (label: string, percent: number) => ({ label, value: percent / 100, unit: 'percent' }) as const

/** How an allocation came about. Throws as `allocateAssets`. */
export function explainAllocation(input: AllocationInput): Explanation {
  const { base, risk, spending } = equityParts(input)
  const allocation = allocateAssets(input)
  const equity: ExplainedStep = {
    ...percentFigure('Equity', 100 - allocation.fixedIncome),
    formula:
      'By years until you take the money + By risk tolerance + By years of spending, ' +
      'between nothing and everything',
  }
  return {
    title: 'Asset allocation',
    inputs: [
      percentFigure('By years until you take the money', base),
      percentFigure('By risk tolerance', risk),
      percentFigure('By years of spending', spending),
      percentFigure('Small Mid Cap of equity', figures.shareOfEquity.smallCap),
      percentFigure('Foreign of equity', figures.shareOfEquity.foreign),
      percentFigure('Other of equity', figures.shareOfEquity.other),
    ],
    steps: [
      equity,
      ...stepOrder.map((key) => ({ ...percentFigure(nameOf(key), allocation[key]), formula: formulas[key] })),
    ],
    source: "Evenkeel's own rule for asset allocation",
  }
}
