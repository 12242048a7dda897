import type { InvestmentOption } from '@evenkeel/api-client/contract/investment-options'
import { assetClasses, FundStyle, FundType, fundTypeName, InvestmentType, PlanType, splitFunds } from '@evenkeel/engine'
import { badRequest } from '../errors.ts'
import { requirePlanType } from './plans/all-plan-kinds.ts'
import { say } from '../say.ts'

type Fund = Omit<InvestmentOption, 'percentage' | 'fundType' | 'style'> & {
  readonly fundType: FundType
  readonly style: FundStyle
}

const { FIXED, LARGE, SMALL, FOREIGN, OTHER } = FundType
const { HANDS_ON, HANDS_OFF } = FundStyle

/**
 * The funds that companies offer. They are made up for this product: no such fund or ticker exists. Hands-on funds each
 * follow one part of a market and are combined by the person; hands-off funds are managed by their provider.
 */
const funds: readonly Fund[] = [
  { fundId: 1, name: 'Stillwater Short Bond Index', ticker: 'XSWBX', fundType: FIXED, style: HANDS_ON },
  { fundId: 2, name: 'Stillwater Total Bond Index', ticker: 'XSWTX', fundType: FIXED, style: HANDS_ON },
  { fundId: 3, name: 'Longreach 500 Index', ticker: 'XLRFX', fundType: LARGE, style: HANDS_ON },
  { fundId: 4, name: 'Longreach Growth Index', ticker: 'XLRGX', fundType: LARGE, style: HANDS_ON },
  { fundId: 5, name: 'Copperfield Small Mid Index', ticker: 'XCFSX', fundType: SMALL, style: HANDS_ON },
  { fundId: 6, name: 'Far Harbor Developed Markets Index', ticker: 'XFHDX', fundType: FOREIGN, style: HANDS_ON },
  { fundId: 7, name: 'Far Harbor Emerging Markets Index', ticker: 'XFHEX', fundType: FOREIGN, style: HANDS_ON },
  { fundId: 8, name: 'Granite Row Real Estate Index', ticker: 'XGRRX', fundType: OTHER, style: HANDS_ON },
  { fundId: 9, name: 'Evenkeel Managed Income', ticker: 'XEKIX', fundType: FIXED, style: HANDS_OFF },
  { fundId: 10, name: 'Evenkeel Managed Large Companies', ticker: 'XEKLX', fundType: LARGE, style: HANDS_OFF },
  { fundId: 11, name: 'Evenkeel Managed Smaller Companies', ticker: 'XEKSX', fundType: SMALL, style: HANDS_OFF },
  { fundId: 12, name: 'Evenkeel Managed Foreign Companies', ticker: 'XEKFX', fundType: FOREIGN, style: HANDS_OFF },
  { fundId: 13, name: 'Evenkeel Managed Other Assets', ticker: 'XEKOX', fundType: OTHER, style: HANDS_OFF },
]

const isFundStyle = (value: number): value is FundStyle => Object.values<number>(FundStyle).includes(value)
const isInvestmentType = (value: number): value is InvestmentType =>
  Object.values<number>(InvestmentType).includes(value)

/** The plans that invest savings. */
const invested: readonly PlanType[] = [PlanType.RETIREMENT, PlanType.ASSET_ALLOCATION, PlanType.DISTRIBUTION_PLANNING]

interface FundQuestion {
  readonly planType: number
  readonly investmentType: number
  /** A whole number of percent. */
  readonly fixedIncome: number
}

/**
 * Returns a company's funds of a style with their share of the savings. Empty for a plan that invests nothing and for a
 * company without funds.
 * Source: Q-PLAN-9.
 * @throws ApiError 404 for an unknown plan type, 400
 */
export function investmentOptions(
  companyStyle: number,
  { planType, investmentType, fixedIncome }: FundQuestion,
): InvestmentOption[] {
  const known = requirePlanType(planType)
  if (!isInvestmentType(investmentType)) throw badRequest({ investmentType: say('validValue') })
  if (!isFundStyle(companyStyle) || !invested.includes(known)) return []
  const offered = funds.filter(({ style }) => companyStyle === FundStyle.BOTH || style === companyStyle)
  return [...splitFunds(offered, { companyStyle, investmentType, fixedIncome }).funds]
}

/** Returns the kinds of fund with their names, in display order. */
export const investmentOptionTypes = () =>
  assetClasses.map(({ fundType }) => ({ fundType, name: fundTypeName(fundType) }))
