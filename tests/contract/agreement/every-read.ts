import { endpoints } from '@evenkeel/api-client/contract/endpoints'
import type { EndpointName } from '@evenkeel/api-client/contract/paths'
import { goalTypes, PlanType } from '@evenkeel/engine'
import type { LooseInput } from '../../../apps/api/testing/probes/good-inputs.ts'
import type { TestClient } from '../../../apps/api/testing/test-client.ts'

const none: readonly LooseInput[] = [{}]
const periods = ['2026-10', '2026-11'].map((budgetPeriod) => ({ body: { budgetPeriod } }))
const ofPlans = (types: readonly PlanType[]) => types.map((planType) => ({ params: { planType: String(planType) } }))
const plans = ofPlans(Object.values(PlanType))
/** Of these three, one follows the person, one their accounts, and one their transactions. */
const threePlans = ofPlans([PlanType.RETIREMENT, PlanType.EMERGENCY_FUND, PlanType.LIVE_BY_A_BUDGET])
const goals = Object.values(goalTypes).map((goalType) => ({ params: { goalType: String(goalType) } }))
const days = [
  { fromDate: '2026-10-01T00:00:00Z', toDate: '2026-10-31T23:59:59Z' },
  { fromDate: '2026-11-01T00:00:00Z', toDate: '2026-11-30T23:59:59Z' },
]

/** How many transactions are looked at one by one. */
const lookedAt = 12

/** Returns the reads of an employee's screens, each with inputs that show what there is. */
async function inputsOf(client: TestClient): Promise<Partial<Record<EndpointName, readonly LooseInput[]>>> {
  const [accounts, { items }] = await Promise.all([
    client.call('accounts', { body: {} }),
    client.call('transactions', { body: { pageSize: 200 } }),
  ])
  const ofAccounts = accounts.map(({ userAccountId }) => ({ body: { userAccountId } }))
  const rows = items.filter(({ attachmentCount, splitted }) => attachmentCount > 0 || splitted)
  const some = [...rows, ...items].slice(0, lookedAt).map(({ userTransactionId }) => userTransactionId)
  return {
    ...{ accounts: [{ body: {} }], account: ofAccounts, balanceHistory: ofAccounts, positions: ofAccounts },
    goalsByAccount: accounts.map(({ userAccountId }) => ({ body: { accountId: userAccountId } })),
    transactions: [{ body: { pageSize: 500 } }, { body: { kind: 'transfer' } }],
    relatedTransactions: some.map((id) => ({ body: { sourceTransactionId: id } })),
    attachments: some.map((id) => ({ body: { transactionId: id } })),
    cashFlow: [{ body: {} }],
    cashFlowMonth: [10, 11].map((month) => ({ body: { year: 2026, month } })),
    spending: days.map((body) => ({ body })),
    netWorthHistory: [{ body: {} }],
    recurring: [{ body: {} }],
    ...{ budgets: periods, budgetMonth: periods, budgetNavigation: periods, budgetYear: [{ body: { year: 2026 } }] },
    budget: [{ body: { budgetPeriod: '2026-11', categoryId: 6 } }],
    ...{ plan: plans, defaultPlan: threePlans, relatedPlans: threePlans, goal: goals, exploreGoal: goals },
    planScenarios: [{ query: { planType: String(PlanType.RETIREMENT) } }],
    nextSteps: [{ query: {} }],
    ...Object.fromEntries(plain.map((name) => [name, none])),
  }
}

/** Reads that need no input. */
const plain = [
  ...(['dashboard', 'myGoals', 'allGoals', 'exploreGoals', 'household', 'planner', 'proposals'] as const),
  ...(['connections', 'suspectedDuplicates', 'missingRows', 'suspectedAccounts', 'anySync'] as const),
  ...(['rankedCategories', 'tags', 'rules', 'ownCategories', 'earningsRecord', 'partnerEarningsRecord'] as const),
  ...(['contactInformation', 'aboutMe', 'emailPreferences', 'profileStatus', 'profileSettings'] as const),
  ...(['checkupStatus', 'checkup', 'wellBeing', 'plannerSharing', 'accessLog', 'exportParts', 'fror'] as const),
  ...(['embedAgreements', 'sessions', 'secondFactor', 'sentNotes', 'termsOfUse'] as const),
] satisfies readonly EndpointName[]

/** Returns what every read of an employee's screens answers, by its name. */
export async function everyRead(client: TestClient): Promise<ReadonlyMap<EndpointName, string>> {
  const answers = new Map<EndpointName, string>()
  const inputs = await inputsOf(client)
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    const said = await Promise.all((inputs[name] ?? []).map((input) => client.send(name, input)))
    if (said.length > 0) answers.set(name, JSON.stringify(said.map(({ status, body }) => [status, body])))
  }
  return answers
}
