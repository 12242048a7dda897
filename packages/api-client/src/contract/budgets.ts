import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { id, nothing, period, positiveMoney } from './primitives.ts'

export const budget = z.object({
  /** The same in every period of a category’s budget. */
  budgetId: id,
  categoryId: id,
  targetBudget: z.number(),
  budgetPeriod: period,
  /** Dollars spent in the category in this period, less refunds, by the same rule as every total. */
  spent: z.number(),
})
export type Budget = z.infer<typeof budget>

/** The form of the budget modal; the body of create and update. */
export const budgetForm = z.object({
  categoryId: id,
  targetBudget: positiveMoney,
  budgetPeriod: period,
})
export type BudgetForm = z.infer<typeof budgetForm>

const budgetKey = z.object({ budgetPeriod: period, categoryId: id })
const widgets = { 'budget-modal': {} } as const

export const budgetEndpoints = {
  budget: endpoint('budget', {
    summary: 'The budget of one category in one month, or null.',
    who: 'employee',
    body: budgetKey,
    answer: z.nullable(budget),
    ids: { 'body.categoryId': 'category' },
    readOnly: true,
    widgets,
  }),
  budgets: endpoint('budgets', {
    summary: 'All budgets of one month with what was spent.',
    who: 'employee',
    body: z.object({ budgetPeriod: period }),
    answer: z.array(budget),
    readOnly: true,
    widgets,
  }),
  budgetNavigation: endpoint('budgetNavigation', {
    summary: 'The months before and after; null at the first month with data and at the current month.',
    who: 'employee',
    body: z.object({ budgetPeriod: period }),
    answer: z.object({ previousPeriod: z.nullable(period), nextPeriod: z.nullable(period) }),
    readOnly: true,
    widgets,
  }),
  createBudget: endpoint('createBudget', {
    summary: 'Set a budget for a category that has none. It renews itself each month.',
    who: 'employee',
    body: budgetForm,
    answer: budget,
    ids: { 'body.categoryId': 'category' },
    errors: [10000, 10001],
    widgets,
  }),
  updateBudget: endpoint('updateBudget', {
    summary: 'Change a budget from this month on; past months stay.',
    who: 'employee',
    body: budgetForm,
    answer: budget,
    ids: { 'body.categoryId': 'category' },
    errors: [10001],
    widgets,
  }),
  deleteBudget: endpoint('deleteBudget', {
    summary: 'End a budget from this month on; past months stay.',
    who: 'employee',
    body: z.object({ categoryId: id, budgetPeriod: period, targetBudget: z.optional(z.number()) }),
    answer: nothing,
    ids: { 'body.categoryId': 'category' },
    widgets,
  }),
}
