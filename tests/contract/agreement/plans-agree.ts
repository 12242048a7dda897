import type { Account } from '@evenkeel/api-client/contract/accounts'
import type { Answer } from '@evenkeel/api-client/contract/endpoints'
import type { Goal, NextStep } from '@evenkeel/api-client/contract/goals'
import { emergencyFundInput, emergencyFundResult } from '@evenkeel/api-client/contract/plan/emergency-fund'
import { liveByABudgetResult } from '@evenkeel/api-client/contract/plan/live-by-a-budget'
import type { PlanDetail } from '@evenkeel/api-client/contract/plans'
import { NextStepStatus, type Period, PlanType } from '@evenkeel/engine'
import type { TestClient } from '../../../apps/api/testing/test-client.ts'
import { cents, type Pair, sumCents } from './pair.ts'

type Budgets = Answer<'budgetMonth'>

/** Compares the plan of the budgets, its verdict, and its steps with the page of the budgets. */
function budgetPlanPairs({ present, verdict }: PlanDetail, steps: readonly NextStep[], month: Budgets): Pair[] {
  const over = month.budgets.filter(({ left }) => left < 0)
  const said = steps.find(({ sentence, status }) => sentence?.key === 'categoryOver' && isOpen(status))?.sentence
  const pairs: Pair[] = []
  if (said) pairs.push(['step of a budget over', cents(said.amounts['amount'] ?? 0), -Math.min(...leftsOf(over))])
  if (present === null || month.budgets.length === 0) return pairs
  const result = liveByABudgetResult.parse(present.result)
  const categories = (list: readonly { readonly categoryId: number }[], centsOf: (place: number) => number) =>
    list.map(({ categoryId }, place) => `${categoryId} ${centsOf(place)}`).toSorted()
  return [
    ...pairs,
    ['left by the plan', cents(result.remaining), cents(month.left)],
    ['left by the verdict', cents(Number(verdict?.figure?.value)), cents(month.left)],
    ['spent by the plan', cents(result.totalSpent), sumCents(month.budgets.map(({ spent }) => spent))],
    ['unbudgeted by the plan', cents(result.unbudgetedSpending), cents(month.unbudgetedTotal)],
    [
      'over by the plan',
      categories(result.overspentCategories, (place) => cents(result.overspentCategories[place]?.over ?? 0)),
      categories(over, (place) => -(leftsOf(over)[place] ?? 0)),
    ],
  ]
}

const isOpen = (status: number): boolean => status === NextStepStatus.UNCOMPLETED
const leftsOf = (budgets: Budgets['budgets']): number[] => budgets.map(({ left }) => cents(left))

/** Compares the emergency fund and its step with the accounts that are linked to it. */
function fundPairs(
  { present, input, linkedAccounts }: PlanDetail,
  steps: readonly NextStep[],
  accounts: readonly Account[],
): Pair[] {
  if (present === null) return []
  const { totalSavings, targetSavings } = emergencyFundResult.parse(present.result)
  const ids = linkedAccounts.filter((one) => one.isLinked && !one.isDeleted).map(({ userAccountId }) => userAccountId)
  const linked = accounts.filter(({ userAccountId }) => ids.includes(userAccountId))
  const isFollowing = linked.length > 0 && emergencyFundInput.parse(input).isOverridden !== true
  const said = steps.find(({ sentence }) => sentence?.key === 'startTransfer')?.sentence
  const saved = Math.max(0, sumCents(linked.map(({ balance }) => balance)))
  return [
    ['saved in the fund', cents(totalSavings), isFollowing ? saved : cents(totalSavings)],
    ...(said
      ? [['missing', cents(said.amounts['missing'] ?? 0), cents(targetSavings) - cents(totalSavings)] as const]
      : []),
  ]
}

/** Each account that a plan counts: its name and balance, and whether its own page names the plan. */
async function linkPairs(
  client: TestClient,
  { planType, present, linkedAccounts }: PlanDetail,
  accounts: readonly Account[],
): Promise<Pair[]> {
  const known = linkedAccounts.flatMap((link) => {
    const account = accounts.find(({ userAccountId }) => userAccountId === link.userAccountId)
    return account === undefined ? [] : [{ link, account }]
  })
  const linked = present === null ? [] : known.filter(({ link }) => link.isLinked)
  const named = linked.map(async ({ account }): Promise<Pair> => {
    const goals = await client.call('goalsByAccount', { body: { accountId: account.userAccountId } })
    return [`${account.name} is in plan ${planType}`, goals.some((goal) => goal.planType === planType), true]
  })
  return [
    ...known.map(({ link, account }): Pair => [
      `${account.name} in plan ${planType}`,
      [link.name, cents(link.latestBalance), link.isDeleted],
      [account.name, cents(account.balance), false],
    ]),
    ...(await Promise.all(named)),
  ]
}

/** A step can have another place in each list. */
const withoutRank = (step: NextStep) => ({ ...step, rank: 0 })

function goalPairs(mine: readonly Goal[], all: readonly Goal[], plans: readonly PlanDetail[]): Pair[] {
  const listed = mine.flatMap((goal) => goal.plans.map((plan) => ({ goal, plan })))
  return [
    ...mine.map((goal): Pair => [`goal ${goal.name}`, goal, all.find(({ goalType }) => goalType === goal.goalType)]),
    ...listed.map(({ plan }): Pair => {
      const detail = plans.find(({ planType }) => planType === plan.planType)
      return [`plan ${plan.name}`, [plan.status, plan.verdict], [detail?.status, detail?.verdict]]
    }),
  ]
}

/** Returns what home, the lists of goals, each plan, and its next steps say of the same plans. */
export async function planPairs(
  client: TestClient,
  accounts: readonly Account[],
  { home, period }: { readonly home: Answer<'dashboard'>['data']; readonly period: Period },
): Promise<readonly Pair[]> {
  const types = Object.values(PlanType)
  const [mine, all, lists, month, plans] = await Promise.all([
    client.call('myGoals', {}),
    client.call('allGoals', {}),
    client.call('nextSteps', { query: {} }),
    client.call('budgetMonth', { body: { budgetPeriod: period } }),
    Promise.all(types.map((planType) => client.call('plan', { params: { planType: String(planType) } }))),
  ])
  const steps = lists.flatMap(({ nextSteps }) => nextSteps)
  const onBoth = home.nextSteps.filter(({ id }) => steps.some((step) => step.id === id)).map(withoutRank)
  const links = await Promise.all(plans.map((plan) => linkPairs(client, plan, accounts)))
  const of = (type: PlanType) => plans.filter(({ planType }) => planType === type)
  return [
    ['goals on home', home.goals, mine],
    ...onBoth.map((step): Pair => [
      `step ${step.title}`,
      step,
      steps.filter(({ id }) => id === step.id).map(withoutRank)[0],
    ]),
    ...goalPairs(mine, all, plans),
    ...of(PlanType.LIVE_BY_A_BUDGET).flatMap((plan) => budgetPlanPairs(plan, steps, month)),
    ...of(PlanType.EMERGENCY_FUND).flatMap((plan) => fundPairs(plan, steps, accounts)),
    ...links.flat(),
  ]
}
