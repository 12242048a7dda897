import { liveByABudgetInput } from '@evenkeel/api-client/contract/plan/live-by-a-budget'
import {
  addMonths,
  budgetNeedsAttention,
  dayOfMonth,
  daysInMonth,
  explainLiveByABudget,
  liveByABudget,
  type LiveByABudgetInput as EngineInput,
  type Period,
  toPeriod,
  PlanType,
  flowOfSum,
  totalToDollars,
} from '@evenkeel/engine'
import * as z from 'zod/mini'
import { getCategory } from '../../store/ledger/category-catalog.ts'
import { categorySums } from '../../store/ledger/category-sums.ts'
import { budgetsOfMonth } from '../budgets.ts'
import { daysOfMonths } from '../cash-flow.ts'
import { monthlyIncomes } from './months.ts'
import { definePlan, type PlanContext } from './plan-definition.ts'
import { say } from '../../say.ts'

/** Plans in use from before budgets had anything carried into them have stored nothing of it. */
const noneByDefault = z.pipe(
  z.optional(z.number()),
  z.transform((cents) => cents ?? 0),
)

/** A month's spending and budgets, in cents. */
const month = z.object({
  budgetPeriod: z.string(),
  budgets: z.array(z.object({ categoryId: z.number(), targetCents: z.number(), carriedCents: noneByDefault })),
  spending: z.array(z.object({ categoryId: z.number(), spentCents: z.number() })),
})
const facts = z.object({ incomeCents: z.array(z.number()), current: month, last: month })
type Facts = z.infer<typeof facts>
type Month = z.infer<typeof month>

function gatherMonth({ ledger }: PlanContext, budgetPeriod: Period): Month {
  const sums = categorySums(ledger, daysOfMonths(budgetPeriod, budgetPeriod))
  return {
    budgetPeriod,
    budgets: budgetsOfMonth(ledger, budgetPeriod).map(({ categoryId, targetCents, carriedCents }) => ({
      categoryId,
      targetCents,
      carriedCents,
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

/** Returns the month's budgets with what was spent on each, in how many entries. */
function judgedBudgets({ ledger }: PlanContext, { current: { budgetPeriod, budgets, spending } }: Facts) {
  const counts = new Map(
    categorySums(ledger, daysOfMonths(budgetPeriod, budgetPeriod)).map(({ categoryId, count }) => [categoryId, count]),
  )
  return budgets.map(({ categoryId, targetCents, carriedCents }) => ({
    categoryId,
    name: getCategory(categoryId).name,
    targetCents: targetCents + carriedCents,
    spentCents: spending.find((sum) => sum.categoryId === categoryId)?.spentCents ?? 0,
    entryCount: counts.get(categoryId) ?? 0,
  }))
}

function lastMonth(known: Facts) {
  if (known.last.budgets.length === 0) return null
  const { totalBudgetCents, totalSpentCents } = liveByABudget(toEngine(known, known.last))
  return { totalCents: totalBudgetCents, spentCents: totalSpentCents }
}

/** Live by a budget: the budgets themselves are the input. Source: Q-LBB-1. */
export const liveByABudgetPlan = definePlan({
  planType: PlanType.LIVE_BY_A_BUDGET,
  version: 1,
  input: liveByABudgetInput,
  draft: liveByABudgetInput,
  facts,
  loadFacts(ground) {
    const current = toPeriod(ground.today)
    const last = addMonths(current, -1)
    return {
      incomeCents: monthlyIncomes(ground),
      current: gatherMonth(ground, current),
      last: gatherMonth(ground, last),
    }
  },
  defaults: () => ({}),
  faults: (_input, { current }) => (current.budgets.length === 0 ? { input: say('pleaseSetAtLeastOneBudget') } : {}),
  work(_input, known) {
    const sums = toEngine(known, known.current)
    const result = liveByABudget(sums)
    return {
      result: {
        budgetPeriod: known.current.budgetPeriod,
        averageIncome: totalToDollars(result.averageIncomeCents),
        totalBudget: totalToDollars(result.totalBudgetCents),
        totalSpent: totalToDollars(result.totalSpentCents),
        remaining: totalToDollars(result.remainingCents),
        overspentCategories: result.overspentCategories.map(({ categoryId, overCents }) => ({
          categoryId,
          over: totalToDollars(overCents),
        })),
        unbudgetedSpending: totalToDollars(result.unbudgetedSpendingCents),
      },
      explain: () => [explainLiveByABudget(sums)],
    }
  },
  judged: ({ facts: known, terms }, ground) => ({
    planType: PlanType.LIVE_BY_A_BUDGET,
    budgets: judgedBudgets(ground, known),
    day: dayOfMonth(terms.asOf),
    days: daysInMonth(toPeriod(terms.asOf)),
    lastMonth: lastMonth(known),
  }),
  // Each month over budget is a separate problem.
  isOffTrack: ({ facts: known }) =>
    budgetNeedsAttention(liveByABudget(toEngine(known, known.last))) ? known.last.budgetPeriod : null,
})
