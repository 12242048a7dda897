import type { PlanDetail } from '@evenkeel/api-client/contract/plans'
import type { TestPerson } from './test-person.ts'

/** A card's form without its balance. */
export const card = {
  category: 'Credit Card',
  type: 'Credit Card',
  name: 'Card',
  interestRate: 0.12,
  monthlyMinimumPayment: 25,
  currentMonthlyPayment: 100,
}
/** Pays a card of 1,000 at 12 % off in 11 months. */
export const debtInput = { monthlyPayment: 100, interestRate: 0.08, strategy: 1 } as const
export const fundInput = {
  emergencySavingsBalance: 30_000,
  monthlyHouseHoldLivingExpenses: 4_000,
  sourceOfIncomeAmountEnum: 0,
} as const
export const allocationInput = { yearsUntilTaking: 4, riskTolerance: 2, yearsOfSpending: 3, investmentType: 3 } as const

/** Reads a plan. */
export const plan = (person: TestPerson, planType: number): Promise<PlanDetail> =>
  person.client.call('plan', { params: { planType: String(planType) } })
/** Saves or commits; returns the id of the change. */
export const put = (person: TestPerson, name: 'savePlan' | 'commitPlan', planType: number, body: object) =>
  person.change(name, { params: { planType }, body })
/** Makes another change of a plan; returns its id, null if nothing changed. */
export const on = (
  person: TestPerson,
  name: 'cancelPlan' | 'refreshPlan' | 'setPlan' | 'dismissPlanPrompt',
  planType: number,
) => person.change(name, { params: { planType }, body: {} })
export const link = (userAccountId: number) => [{ userAccountId, isLinked: true }]
export const readSteps = async (person: TestPerson, planType: number) =>
  (await person.client.call('nextSteps', { query: { planType: String(planType) } }))[0]?.nextSteps ?? []
