import { liveByABudgetInput } from '@evenkeel/api-client/contract/plan/live-by-a-budget'
import {
  addMonths,
  budgetNeedsAttention,
  explainLiveByABudget,
  liveByABudget,
  type LiveByABudgetInput as EngineInput,
  type Period,
  periodOf,
  PlanType,
  flowOfSum,
  toCents,
  toDollars,
} from '@evenkeel/engine'
import * as z from 'zod/mini'
import { categorySums } from '../../store/ledger/category-sums.ts'
import { budgetsOf } from '../budgets.ts'
import { daysOfMonths } from '../cash-flow.ts'
import { monthlyIncomes } from './months.ts'
import { definePlan, type Ground } from './plan-kind.ts'

/** A month against its budgets, in cents. */
const month = z.object({
  budgetPeriod: z.string(),
  budgets: z.array(z.object({ categoryId: z.number(), targetCents: z.number() })),
  spending: z.array(z.object({ categoryId: z.number(), spentCents: z.number() })),
})
const facts = z.object({ incomeCents: z.array(z.number()), current: month, last: month })
type Facts = z.infer<typeof facts>
type Month = z.infer<typeof month>

function gatherMonth({ ledger }: Ground, budgetPeriod: Period): Month {
  const sums = categorySums(ledger, daysOfMonths(budgetPeriod, budgetPeriod))
  return {
    budgetPeriod,
    budgets: budgetsOf(ledger, budgetPeriod).map(({ categoryId, targetBudget }) => ({
      categoryId,
      targetCents: toCents(targetBudget),
    })),
    spending: sums
      .map((sum) => ({ categoryId: sum.categoryId, spentCents: flowOfSum(sum).expenseCents }))
      .filter(({ spentCents }) => spentCents !== 0),
  }
}

const toEngine = ({ incomeCents }: Facts, { budgets, spending }: Month): EngineInput => ({
  incomeCents,
  budgets,
  spending,
})

/** Live by a budget (Q-LBB-1): the budgets themselves are the input. */
export const liveByABudgetPlan = definePlan({
  planType: PlanType.LIVE_BY_A_BUDGET,
  version: 1,
  input: liveByABudgetInput,
  draft: liveByABudgetInput,
  facts,
  gather(ground) {
    const current = periodOf(ground.today)
    const last = addMonths(current, -1)
    return {
      incomeCents: monthlyIncomes(ground),
      current: gatherMonth(ground, current),
      last: gatherMonth(ground, last),
    }
  },
  defaults: () => ({}),
  faults: (_input, { current }) => (current.budgets.length === 0 ? { input: 'Please set at least one budget.' } : {}),
  work(_input, known) {
    const sums = toEngine(known, known.current)
    const result = liveByABudget(sums)
    return {
      result: {
        budgetPeriod: known.current.budgetPeriod,
        averageIncome: toDollars(result.averageIncomeCents),
        totalBudget: toDollars(result.totalBudgetCents),
        totalSpent: toDollars(result.totalSpentCents),
        remaining: toDollars(result.remainingCents),
        overspentCategories: result.overspentCategories.map(({ categoryId, overCents }) => ({
          categoryId,
          over: toDollars(overCents),
        })),
        unbudgetedSpending: toDollars(result.unbudgetedSpendingCents),
      },
      explain: () => [explainLiveByABudget(sums)],
    }
  },
  // Each month over its budgets is a failing of its own.
  offGoal: ({ facts: known }) =>
    budgetNeedsAttention(liveByABudget(toEngine(known, known.last))) ? known.last.budgetPeriod : null,
})
