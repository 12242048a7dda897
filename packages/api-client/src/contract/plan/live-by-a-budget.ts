import * as z from 'zod/mini'

/** Empty, because the budgets themselves are the input (Q-LBB-1). */
export const liveByABudgetInput = z.object({})

/** The month of the commit against its budgets; dollars. */
export const liveByABudgetResult = z.object({
  budgetPeriod: z.string(),
  /** Of the last three full months. */
  averageIncome: z.number(),
  totalBudget: z.number(),
  /** In the categories that have a budget. */
  totalSpent: z.number(),
  remaining: z.number(),
  /** The furthest over first. */
  overspentCategories: z.array(z.object({ categoryId: z.number(), over: z.number() })),
  /** In the categories without a budget. */
  unbudgetedSpending: z.number(),
})
