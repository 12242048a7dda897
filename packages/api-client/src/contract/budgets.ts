import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { id, nothing, period, positiveMoney } from './primitives.ts'

export const budget = z.object({
  /** The same in every period of a category’s budget. */
  budgetId: id,
  categoryId: id,
  targetBudget: z.number(),
  budgetPeriod: period,
  /** What the months before left; below 0 what they took too much. 0 unless the person has switched that on. */
  carried: z.number(),
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
    summary: 'Get one category’s budget for a month, or null.',
    who: 'employee',
    body: budgetKey,
    answer: z.nullable(budget),
    ids: { 'body.categoryId': 'category' },
    readOnly: true,
    widgets,
  }),
  budgets: endpoint('budgets', {
    summary: 'List a month’s budgets with spending.',
    who: 'employee',
    body: z.object({ budgetPeriod: period }),
    answer: z.array(budget),
    readOnly: true,
    widgets,
  }),
  budgetNavigation: endpoint('budgetNavigation', {
    summary: 'Get the previous and next month. Null at the first month with data and at the current month.',
    who: 'employee',
    body: z.object({ budgetPeriod: period }),
    answer: z.object({ previousPeriod: z.nullable(period), nextPeriod: z.nullable(period) }),
    readOnly: true,
    widgets,
  }),
  createBudget: endpoint('createBudget', {
    summary: 'Create a budget for a category. It repeats every month.',
    who: 'employee',
    body: budgetForm,
    answer: budget,
    ids: { 'body.categoryId': 'category' },
    errors: [10000, 10001],
    widgets,
  }),
  updateBudget: endpoint('updateBudget', {
    summary: 'Update a budget from this month on. Past months don’t change.',
    who: 'employee',
    body: budgetForm,
    answer: budget,
    ids: { 'body.categoryId': 'category' },
    errors: [10001],
    widgets,
  }),
  deleteBudget: endpoint('deleteBudget', {
    summary: 'Delete a budget from this month on. Past months don’t change.',
    who: 'employee',
    body: z.object({ categoryId: id, budgetPeriod: period, targetBudget: z.optional(z.number()) }),
    answer: nothing,
    ids: { 'body.categoryId': 'category' },
    widgets,
  }),
}
