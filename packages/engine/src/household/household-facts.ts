import { PlanType } from '../goals/plan-type.ts'

/** What a fact's value is: amounts are dollars, percents are fractions, days are `1988-04-17T00:00:00Z`. */
type FactUnit =
  | 'day'
  | 'days'
  | 'choice'
  | 'text'
  | 'dollars'
  | 'dollars-a-year'
  | 'dollars-a-month'
  | 'percent'
  | 'age'
  | 'months'
  | 'debts'
  | 'pension'
  | 'income'

interface FactDescription {
  readonly unit: FactUnit
  readonly usedBy: readonly PlanType[]
  /** Whether it only follows from accounts and transactions, and is changed there. */
  readonly isDerived?: boolean
}

const {
  RETIREMENT,
  ASSET_ALLOCATION,
  REDUCE_DEBT,
  EMERGENCY_FUND,
  COMPANY_BENEFITS,
  LIFE_INSURANCE,
  LIVE_BY_A_BUDGET,
  DISABILITY_INSURANCE,
  PARTNER_LIFE_INSURANCE,
  ESTATE_PLANNING,
  STUDENT_DEBT,
  DISTRIBUTION_PLANNING,
} = PlanType

const inRetirement = [RETIREMENT, DISTRIBUTION_PLANNING]
const withAges = [RETIREMENT, LIFE_INSURANCE, DISABILITY_INSURANCE, PARTNER_LIFE_INSURANCE, DISTRIBUTION_PLANNING]
const withFamily = [
  RETIREMENT,
  EMERGENCY_FUND,
  LIFE_INSURANCE,
  PARTNER_LIFE_INSURANCE,
  ESTATE_PLANNING,
  DISTRIBUTION_PLANNING,
]
const withIncome = [
  RETIREMENT,
  REDUCE_DEBT,
  EMERGENCY_FUND,
  COMPANY_BENEFITS,
  LIFE_INSURANCE,
  DISABILITY_INSURANCE,
  PARTNER_LIFE_INSURANCE,
]
const withDebts = [REDUCE_DEBT, LIFE_INSURANCE, PARTNER_LIFE_INSURANCE, STUDENT_DEBT]

/**
 * What a household knows once and every plan uses: facts, and the choices that more than one plan needs. In the order in
 * which they are listed on screens.
 */
export const householdFacts = {
  birthDate: { unit: 'day', usedBy: withAges },
  familyStatus: { unit: 'choice', usedBy: withFamily },
  partnerName: { unit: 'text', usedBy: withFamily },
  partnerBirthDate: { unit: 'day', usedBy: withAges },
  children: { unit: 'days', usedBy: [LIFE_INSURANCE, PARTNER_LIFE_INSURANCE, ESTATE_PLANNING] },
  annualIncome: { unit: 'dollars-a-year', usedBy: withIncome },
  partnerAnnualIncome: { unit: 'dollars-a-year', usedBy: withIncome },
  incomeGrowth: { unit: 'percent', usedBy: [RETIREMENT] },
  savingsRate: { unit: 'percent', usedBy: [RETIREMENT, COMPANY_BENEFITS, DISTRIBUTION_PLANNING] },
  partnerSavingsRate: { unit: 'percent', usedBy: inRetirement },
  employerMatch: { unit: 'percent', usedBy: [RETIREMENT, COMPANY_BENEFITS, DISTRIBUTION_PLANNING] },
  partnerEmployerMatch: { unit: 'percent', usedBy: inRetirement },
  otherContributions: { unit: 'dollars-a-year', usedBy: inRetirement },
  partnerOtherContributions: { unit: 'dollars-a-year', usedBy: inRetirement },
  retirementAge: { unit: 'age', usedBy: [RETIREMENT, LIFE_INSURANCE, DISTRIBUTION_PLANNING] },
  partnerRetirementAge: { unit: 'age', usedBy: [RETIREMENT, PARTNER_LIFE_INSURANCE, DISTRIBUTION_PLANNING] },
  claimingAge: { unit: 'age', usedBy: inRetirement },
  partnerClaimingAge: { unit: 'age', usedBy: inRetirement },
  socialSecurity: { unit: 'dollars-a-year', usedBy: inRetirement },
  partnerSocialSecurity: { unit: 'dollars-a-year', usedBy: inRetirement },
  pension: { unit: 'pension', usedBy: inRetirement },
  partnerPension: { unit: 'pension', usedBy: inRetirement },
  lumpSum: { unit: 'dollars', usedBy: inRetirement },
  partnerLumpSum: { unit: 'dollars', usedBy: inRetirement },
  otherIncome: { unit: 'income', usedBy: inRetirement },
  partnerOtherIncome: { unit: 'income', usedBy: inRetirement },
  lifeExpectancy: { unit: 'age', usedBy: inRetirement },
  partnerLifeExpectancy: { unit: 'age', usedBy: inRetirement },
  spendingNow: { unit: 'dollars-a-month', usedBy: [EMERGENCY_FUND, LIVE_BY_A_BUDGET], isDerived: true },
  essentialExpenses: { unit: 'dollars-a-month', usedBy: [EMERGENCY_FUND, DISABILITY_INSURANCE] },
  retirementExpenses: { unit: 'dollars-a-month', usedBy: inRetirement },
  debts: { unit: 'debts', usedBy: withDebts, isDerived: true },
  retirementFund: { unit: 'dollars', usedBy: [RETIREMENT, ASSET_ALLOCATION, DISTRIBUTION_PLANNING] },
  preTaxSavings: { unit: 'dollars', usedBy: [DISTRIBUTION_PLANNING], isDerived: true },
  rothSavings: { unit: 'dollars', usedBy: [DISTRIBUTION_PLANNING], isDerived: true },
  taxableSavings: { unit: 'dollars', usedBy: [DISTRIBUTION_PLANNING], isDerived: true },
  emergencySavings: { unit: 'dollars', usedBy: [EMERGENCY_FUND, DISABILITY_INSURANCE] },
  lifeCover: { unit: 'dollars', usedBy: [LIFE_INSURANCE] },
  partnerLifeCover: { unit: 'dollars', usedBy: [PARTNER_LIFE_INSURANCE] },
  disabilityBenefit: { unit: 'dollars-a-month', usedBy: [DISABILITY_INSURANCE] },
  waitingMonths: { unit: 'months', usedBy: [DISABILITY_INSURANCE] },
  heldStockShare: { unit: 'percent', usedBy: [ASSET_ALLOCATION] },
  riskTolerance: { unit: 'choice', usedBy: [ASSET_ALLOCATION] },
  investmentType: { unit: 'choice', usedBy: [ASSET_ALLOCATION] },
  ruleBook: { unit: 'choice', usedBy: inRetirement },
} as const satisfies Readonly<Record<string, FactDescription>>

export type HouseholdKey = keyof typeof householdFacts

const isHouseholdKey = (name: string): name is HouseholdKey => Object.hasOwn(householdFacts, name)

/** Every key, in the order of the screens. */
export const householdKeys: readonly HouseholdKey[] = Object.keys(householdFacts).filter(isHouseholdKey)

/** Returns the key with a name; null for an unknown one. */
export const findHouseholdKey = (name: string): HouseholdKey | null => (isHouseholdKey(name) ? name : null)

/** Whether a fact only follows from accounts and transactions, so that it cannot be typed. */
export const isDerivedFact = (key: HouseholdKey): boolean => {
  const description: FactDescription = householdFacts[key]
  return description.isDerived === true
}

/** What the person reads who types a fact that follows from accounts. */
export const derivedFactMessage = 'This comes from your accounts. Change it there.'
