// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage, type Marked } from '@evenkeel/engine'

/** Loading budgets */
export const loadingBudgets = /* @__PURE__ */ createMessage('Loading budgets')

/** The budgets didn’t load */
export const budgetsFailed = /* @__PURE__ */ createMessage('The budgets didn’t load')

/** No budgets this month */
export const noBudgetsThisMonth = /* @__PURE__ */ createMessage('No budgets this month')

/** Budgets by category */
export const budgetsByCategory = /* @__PURE__ */ createMessage('Budgets by category')

/** How we calculate budgets */
export const howBudgets = /* @__PURE__ */ createMessage('How we calculate budgets')

/** Loading cash flow */
export const loadingCashFlow = /* @__PURE__ */ createMessage('Loading cash flow')

/** Cash flow didn’t load */
export const cashFlowFailed = /* @__PURE__ */ createMessage('Cash flow didn’t load')

/** No transactions yet */
export const noTransactions = /* @__PURE__ */ createMessage('No transactions yet')

/** No income or spending in these months. */
export const noFlow = /* @__PURE__ */ createMessage('No income or spending in these months.')

/** Cash flow by month */
export const cashFlowByMonth = /* @__PURE__ */ createMessage('Cash flow by month')

/** How we calculate cash flow */
export const howCashFlow = /* @__PURE__ */ createMessage('How we calculate cash flow')

/** Cash flow */
export const cashFlow = /* @__PURE__ */ createMessage('Cash flow')

/** Income and spending for this month and the last six. */
export const cashFlowText = /* @__PURE__ */ createMessage('Income and spending for this month and the last six.')

/** Show cash flow */
export const showCashFlow = /* @__PURE__ */ createMessage('Show cash flow')

/** Budgets */
export const budgets = /* @__PURE__ */ createMessage('Budgets')

/** One month’s budgets and what was spent. */
export const budgetsText = /* @__PURE__ */ createMessage('One month’s budgets and what was spent.')

/** Show budgets */
export const showBudgets = /* @__PURE__ */ createMessage('Show budgets')

/** Spending */
export const spending = /* @__PURE__ */ createMessage('Spending')

/** One month’s spending by category. */
export const spendingText = /* @__PURE__ */ createMessage('One month’s spending by category.')

/** Show spending */
export const showSpending = /* @__PURE__ */ createMessage('Show spending')

/** {firstName}’s money */
export const moneyOf = /* @__PURE__ */ createMessage<{ firstName: string }>((a) => [a.firstName, '’s money'])

/** Loading the plan */
export const loadingThePlan = /* @__PURE__ */ createMessage('Loading the plan')

/** The plan didn’t load */
export const planFailed = /* @__PURE__ */ createMessage('The plan didn’t load')

/** No plan yet: {name} */
export const noPlanYet = /* @__PURE__ */ createMessage<{ name: string }>((a) => ['No plan yet: ', a.name])

/** {firstName} started this plan but isn’t using it yet. */
export const planStarted = /* @__PURE__ */ createMessage<{ firstName: string }>((a) => [a.firstName, ' started this plan but isn’t using it yet.'])

/** {firstName} hasn’t started this plan. */
export const planNotStarted = /* @__PURE__ */ createMessage<{ firstName: string }>((a) => [a.firstName, ' hasn’t started this plan.'])

/** Plans */
export const plans = /* @__PURE__ */ createMessage('Plans')

/** Loading spending */
export const loadingSpending = /* @__PURE__ */ createMessage('Loading spending')

/** Spending didn’t load */
export const spendingFailed = /* @__PURE__ */ createMessage('Spending didn’t load')

/** No spending */
export const noSpending = /* @__PURE__ */ createMessage('No spending')

/** Spending by category */
export const spendingByCategory = /* @__PURE__ */ createMessage('Spending by category')

/** How we calculate spending */
export const howSpending = /* @__PURE__ */ createMessage('How we calculate spending')

/** {amount} left */
export const left = /* @__PURE__ */ createMessage<{ amount: string }>((a) => [a.amount, ' left'])

/** {amount} over */
export const over = /* @__PURE__ */ createMessage<{ amount: string }>((a) => [a.amount, ' over'])

/** {spent} of {target} */
export const spentOf = /* @__PURE__ */ createMessage<{ spent: string; target: string }>((a) => [a.spent, ' of ', a.target])

/** No budgets in {month}. */
export const noBudgetsIn = /* @__PURE__ */ createMessage<{ month: string }>((a) => ['No budgets in ', a.month, '.'])

/** {income} in, {spending} out */
export const inAndOut = /* @__PURE__ */ createMessage<{ income: string; spending: string }>((a) => [a.income, ' in, ', a.spending, ' out'])

/** {month} so far. */
export const monthSoFar = /* @__PURE__ */ createMessage<{ month: string }>((a) => [a.month, ' so far.'])

/** {plan}, as {firstName} sees it. */
export const asSeen = /* @__PURE__ */ createMessage<{ plan: string; firstName: string }>((a) => [a.plan, ', as ', a.firstName, ' sees it.'])

/** One plan with its numbers. {firstName} will see that you viewed it. */
export const plansText = /* @__PURE__ */ createMessage<{ firstName: string }>((a) => ['One plan with its numbers. ', a.firstName, ' will see that you viewed it.'])

/** No spending in {month}. */
export const noSpendingIn = /* @__PURE__ */ createMessage<{ month: string }>((a) => ['No spending in ', a.month, '.'])

/** <strong>{amount}</strong> total, minus refunds */
export const totalSpending = /* @__PURE__ */ createMessage<{ strong: Marked; amount: string }>((a) => [a.strong([a.amount]), ' total, minus refunds'])

/** {text} {firstName} will see that you viewed this. */
export const willSee = /* @__PURE__ */ createMessage<{ text: string; firstName: string }>((a) => [a.text, ' ', a.firstName, ' will see that you viewed this.'])

/** As of {date}. */
export const asOf = /* @__PURE__ */ createMessage<{ date: string }>((a) => ['As of ', a.date, '.'])

/** Category */
export const category = /* @__PURE__ */ createMessage('Category')

/** Budget */
export const budget = /* @__PURE__ */ createMessage('Budget')

/** Spent */
export const spent = /* @__PURE__ */ createMessage('Spent')

/** Left / over */
export const leftOrOver = /* @__PURE__ */ createMessage('Left / over')

/** Month */
export const month = /* @__PURE__ */ createMessage('Month')

/** Income */
export const income = /* @__PURE__ */ createMessage('Income')

/** Spending */
export const spendingColumn = /* @__PURE__ */ createMessage('Spending')

/** Net */
export const net = /* @__PURE__ */ createMessage('Net')

/** Category {id} */
export const unnamedCategory = /* @__PURE__ */ createMessage<{ id: string }>((a) => ['Category ', a.id])
