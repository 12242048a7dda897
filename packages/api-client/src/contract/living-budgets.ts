import { budgetGroupIds } from '@evenkeel/engine'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { id, nothing, period, positiveMoney, requiredText } from './primitives.ts'

/** All amounts are dollars. */
export const livingBudget = z.object({
  budgetId: id,
  categoryId: id,
  group: z.enum(budgetGroupIds),
  /** What the person has set for the month. */
  targetBudget: z.number(),
  /** What the months before left; below 0 what they took too much. */
  carried: z.number(),
  spent: z.number(),
  /** Amount and what was carried, less spending; below 0 if it is over. */
  left: z.number(),
  keepsLeft: z.boolean(),
  keepsOver: z.boolean(),
})
export type LivingBudget = z.infer<typeof livingBudget>

/** Where the income of the present month goes. */
export const incomeUse = z.object({
  /** What has come in, and recurring income that is still due. */
  income: z.number(),
  bills: z.number(),
  budgets: z.number(),
  setAside: z.number(),
  notAssigned: z.number(),
})

/** A cost that comes less often than monthly. */
export const rareCost = z.object({
  /** Null for one that was found in transactions. */
  plannedPaymentId: z.nullable(id),
  description: z.string(),
  amount: z.number(),
  dueDate: z.string(),
  /** What is set aside this month. */
  monthly: z.number(),
})

export const unbudgetedCategory = z.object({
  categoryId: id,
  spent: z.number(),
  /** An amount to budget, from the last whole months; null where there is no habit. */
  proposal: z.nullable(z.number()),
})

/** A group that the person has named; its budgets are in no given group. */
export const ownBudgetGroup = z.object({ name: z.string(), categoryIds: z.array(id) })
export type OwnBudgetGroup = z.infer<typeof ownBudgetGroup>

/** The most groups of their own that a person may have, and how long a name may be. */
export const maxOwnGroups = 20
export const maxGroupName = 40

export const budgetMonth = z.object({
  budgetPeriod: period,
  budgets: z.array(livingBudget),
  /** In the person's order; listed before the given groups. */
  ownGroups: z.array(ownBudgetGroup),
  /** Of all budgets of the month. */
  left: z.number(),
  /** Null for every month but the present one. */
  incomeUse: z.nullable(incomeUse),
  rareCosts: z.array(rareCost),
  /** The most spent first. With the budgets they come to the month’s spending. */
  unbudgeted: z.array(unbudgetedCategory),
  unbudgetedTotal: z.number(),
})
export type BudgetMonth = z.infer<typeof budgetMonth>

/** A category's budgets and spending of some months together. */
export const budgetOfYear = z.object({
  categoryId: id,
  group: z.enum(budgetGroupIds),
  targetBudget: z.number(),
  /** In the months that had a budget. */
  spent: z.number(),
  left: z.number(),
  /** How many months had a budget. */
  monthCount: z.number(),
  /** In how many of them more was spent. */
  overCount: z.number(),
})

export const budgetYear = z.object({
  year: z.number(),
  budgets: z.array(budgetOfYear),
  ownGroups: z.array(ownBudgetGroup),
  targetBudget: z.number(),
  spent: z.number(),
  left: z.number(),
  unbudgeted: z.number(),
})
export type BudgetYear = z.infer<typeof budgetYear>

const year = z
  .int('Please enter a valid date.')
  .check(z.gte(1900, 'Please enter a valid date.'), z.lte(2199, 'Please enter a valid date.'))

/** The form of moving money between two budgets. */
export const moveMoneyForm = z.object({
  budgetPeriod: period,
  fromCategoryId: id,
  toCategoryId: id,
  amount: positiveMoney,
})

export const livingBudgetEndpoints = {
  budgetMonth: endpoint('budgetMonth', {
    summary: 'Get a month’s budgets with carryover, income to assign, rare costs and spending outside budgets.',
    who: 'employee',
    body: z.object({ budgetPeriod: period }),
    answer: budgetMonth,
    readOnly: true,
  }),
  budgetYear: endpoint('budgetYear', {
    summary: 'List a year’s budgets and spending by month, up to the current month.',
    who: 'employee',
    body: z.object({ year }),
    answer: budgetYear,
    readOnly: true,
  }),
  setBudgetRollover: endpoint('setBudgetRollover', {
    summary: 'Set what happens to money that is left over or overspent in a budget, from this month on.',
    who: 'employee',
    body: z.object({
      budgetPeriod: period,
      categoryId: id,
      keepsLeft: z.boolean('Choose an answer.'),
      keepsOver: z.boolean('Choose an answer.'),
    }),
    answer: nothing,
    ids: { 'body.categoryId': 'category' },
  }),
  moveBudgetMoney: endpoint('moveBudgetMoney', {
    summary: 'Move money from one budget to another, this month only.',
    who: 'employee',
    body: moveMoneyForm,
    answer: nothing,
    ids: { 'body.fromCategoryId': 'category', 'body.toCategoryId': 'category' },
    errors: [10001],
  }),
  saveBudgetGroups: endpoint('saveBudgetGroups', {
    summary: 'Replace the employee’s budget groups: names in order, and the budgets in each.',
    who: 'employee',
    body: z.object({
      names: z.array(requiredText(maxGroupName)).check(z.maxLength(maxOwnGroups)),
      members: z.array(z.object({ categoryId: id, name: z.string() })).check(z.maxLength(200)),
    }),
    answer: nothing,
    ids: { 'body.members[].categoryId': 'category' },
    errors: [10001],
  }),
}
