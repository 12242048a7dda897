// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage, type Marked } from '@evenkeel/engine'

/** No budgets this month */
export const noBudgetsThisMonth = /* @__PURE__ */ createMessage('No budgets this month')

/** Set an amount for a category and watch what’s left through the month. */
export const noBudgetsText = /* @__PURE__ */ createMessage('Set an amount for a category and watch what’s left through the month.')

/** All budgets */
export const allBudgets = /* @__PURE__ */ createMessage('All budgets')

/** Day {day, number} of {days, number} */
export const dayOf = /* @__PURE__ */ createMessage<{ day: number; days: number }>((a, w) => ['Day ', w.number(a.day), ' of ', w.number(a.days)])

/** Edit the budget for {name} */
export const editBudget = /* @__PURE__ */ createMessage<{ name: string }>((a) => ['Edit the budget for ', a.name])

/** {month} budgets */
export const budgetsOf = /* @__PURE__ */ createMessage<{ month: string }>((a) => [a.month, ' budgets'])

/** Loading budgets */
export const loadingBudgets = /* @__PURE__ */ createMessage('Loading budgets')

/** Your budgets didn’t load */
export const budgetsFailed = /* @__PURE__ */ createMessage('Your budgets didn’t load')

/** View all {count, number} */
export const viewAll = /* @__PURE__ */ createMessage<{ count: number }>((a, w) => ['View all ', w.number(a.count)])

/** How we calculate budgets */
export const howBudgets = /* @__PURE__ */ createMessage('How we calculate budgets')

/** Previous month */
export const previousMonth = /* @__PURE__ */ createMessage('Previous month')

/** Next month */
export const nextMonth = /* @__PURE__ */ createMessage('Next month')

/** {percent} spent */
export const percentSpent = /* @__PURE__ */ createMessage<{ percent: string }>((a) => [a.percent, ' spent'])

/** Create a budget */
export const createBudget = /* @__PURE__ */ createMessage('Create a budget')

/** Create */
export const create = /* @__PURE__ */ createMessage('Create')

/** <strong>{amount}</strong> over {target} */
export const totalOver = /* @__PURE__ */ createMessage<{ strong: Marked; amount: string; target: string }>((a) => [a.strong([a.amount]), ' over ', a.target])

/** <strong>{amount}</strong> left of {target} */
export const totalLeft = /* @__PURE__ */ createMessage<{ strong: Marked; amount: string; target: string }>((a) => [a.strong([a.amount]), ' left of ', a.target])

/** {spent} of {target} */
export const spentOf = /* @__PURE__ */ createMessage<{ spent: string; target: string }>((a) => [a.spent, ' of ', a.target])

/** Category */
export const category = /* @__PURE__ */ createMessage('Category')
