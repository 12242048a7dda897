import { planNames } from '@evenkeel/api-client/contract/names'
import { newestRuleBookId, PlanType } from '@evenkeel/engine'
import type { PlanWithType } from './is-plan.ts'

/** What a plan says of itself before anybody has saved it. */
export const unsaved = {
  status: 0,
  isDefault: false,
  isLastModified: false,
  canRefresh: false,
  showsRefreshPrompt: false,
  attention: [],
  hasDraft: false,
  result: null,
  explanations: [],
  lastCommittedOn: null,
  asOf: null,
  ruleBook: null,
  linkedAccounts: [],
  linkedValueState: null,
  facts: [],
  ownPaths: [],
  present: null,
  draft: null,
}

/**
 * A retirement plan for a calculator before a person is known: round values to start from, and no accounts. It has the rules that the
 * form puts into a first plan, so that both say the same of the same figures.
 */
export const typedRetirementPlan: PlanWithType<typeof PlanType.RETIREMENT> = {
  ...unsaved,
  planType: PlanType.RETIREMENT,
  name: planNames[PlanType.RETIREMENT],
  input: {
    personalInformation: { dateOfBirth: '1985-01-01T00:00:00Z', annualIncome: 60_000, relationshipStatus: 0 },
    retirementPlanDetails: { retirementAge: 67, lifeExpectancy: 90, monthlyExpenses: 3_500 },
    retirementSavings: { employerSponsoredSavingsRate: 0.06, retirementFund: 50_000 },
    assetsGrowPlan: { ruleBook: newestRuleBookId },
  },
}

/** A debt plan before a person is known, without debts. */
export const typedDebtPlan: PlanWithType<typeof PlanType.REDUCE_DEBT> = {
  ...unsaved,
  planType: PlanType.REDUCE_DEBT,
  name: planNames[PlanType.REDUCE_DEBT],
  input: { monthlyPayment: 300, strategy: 1 },
}
