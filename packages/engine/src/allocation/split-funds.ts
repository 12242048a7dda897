import { requireMember } from '../guards/require.ts'
import { allocationWithFixedIncome } from './allocate-assets.ts'
import { InvestmentType } from './allocation-choices.ts'
import { assetClasses, FundStyle, type FundType } from './fund-type.ts'

interface SplittableFund {
  readonly fundType: FundType
  readonly style: FundStyle
}

interface FundChoice {
  /** Which funds the company offers. */
  readonly companyStyle: FundStyle
  readonly investmentType: InvestmentType
}

interface FundSplit<Fund extends SplittableFund> {
  /** The funds of the style in their order, each with its whole percent of the savings. */
  readonly funds: readonly (Fund & { readonly percentage: number })[]
  /** Asset classes with a share for which there is no fund, in their order; with the funds they make 100. */
  readonly uncovered: readonly { readonly fundType: FundType; readonly percentage: number }[]
}

function isOfStyle(style: FundStyle, investmentType: InvestmentType): boolean {
  if (style === FundStyle.NO_FUNDS) return false
  return style === FundStyle.BOTH || investmentType === InvestmentType.BOTH || style === investmentType
}

/**
 * Returns the company's funds for a way of investing: funds of that style and funds for both; 'Both' returns all. A
 * company of one style has no funds for the other style, and a company with NO_FUNDS has none.
 *
 * Throws a RangeError that names the field for a choice that does not exist. Source: Q-ALLOC-3, Q-PLAN-9.
 */
export function fundsOfStyle<Fund extends SplittableFund>(
  funds: readonly Fund[],
  { companyStyle, investmentType }: FundChoice,
): Fund[] {
  requireMember('companyStyle', companyStyle, FundStyle)
  requireMember('investmentType', investmentType, InvestmentType)
  if (!isOfStyle(companyStyle, investmentType)) return []
  return funds.filter(({ style }) => isOfStyle(style, investmentType))
}

/** Divides a whole percent into equal whole parts. The first parts take the remainder: 16 in three is 6, 5, 5. */
const equalParts = (whole: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => Math.floor(whole / count) + (index < whole % count ? 1 : 0))

/**
 * Returns how savings are divided over a company's funds. The percent of each asset class (see
 * `allocationWithFixedIncome`) is divided over the funds of its type in equal whole percents.
 *
 * The percent of a class without a fund is not moved to another class, because that would change the risk that the
 * person chose. It is listed in `uncovered`, to be invested elsewhere. Funds and uncovered classes together always make
 * 100.
 *
 * Worked example: fixed income 20 with one fund of each type is 20, 40, 16, 20, 4; with a second large cap fund, the
 * two have 20 each.
 *
 * Throws a RangeError when `fixedIncome` is not a whole percent from 0 to 100, and like `fundsOfStyle`. Source:
 * Q-PLAN-9.
 */
export function splitFunds<Fund extends SplittableFund>(
  funds: readonly Fund[],
  { fixedIncome, ...choice }: FundChoice & { readonly fixedIncome: number },
): FundSplit<Fund> {
  const allocation = allocationWithFixedIncome(fixedIncome)
  const chosen = fundsOfStyle(funds, choice)
  const percentages = new Map<Fund, number>()
  const uncovered: { fundType: FundType; percentage: number }[] = []
  for (const { key, fundType } of assetClasses) {
    const ofType = chosen.filter((fund) => fund.fundType === fundType)
    const parts = equalParts(allocation[key], ofType.length)
    for (const [index, fund] of ofType.entries()) percentages.set(fund, parts[index] ?? 0)
    if (ofType.length === 0 && allocation[key] > 0) uncovered.push({ fundType, percentage: allocation[key] })
  }
  return { funds: chosen.map((fund) => ({ ...fund, percentage: percentages.get(fund) ?? 0 })), uncovered }
}
