// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from './message.ts'

/** Net worth */
export const netWorthTitle = /* @__PURE__ */ createMessage('Net worth')

/** You own {assets} and owe {liabilities}, so your net worth is {total}. */
export const netWorthProse = /* @__PURE__ */ createMessage<{ assets: string; liabilities: string; total: string }>((a) => ['You own ', a.assets, ' and owe ', a.liabilities, ', so your net worth is ', a.total, '.'])

/** We use the latest balance of each account. */
export const netWorthBalances = /* @__PURE__ */ createMessage('We use the latest balance of each account.')

/** {count, plural, =0 {Every account is counted.} one {# account isn’t counted: hidden by you, insurance, or in another currency.} other {# accounts aren’t counted: hidden by you, insurance, or in another currency.}} */
export const netWorthNotCounted = /* @__PURE__ */ createMessage<{ count: number }>((a, w) => [w.plural(a.count, { '=0': () => 'Every account is counted.', one: () => [w.number(a.count), ' account isn’t counted: hidden by you, insurance, or in another currency.'], other: () => [w.number(a.count), ' accounts aren’t counted: hidden by you, insurance, or in another currency.'] })])

/** {category} */
export const netWorthCategory = /* @__PURE__ */ createMessage<{ category: string }>((a) => [a.category])

/** Assets */
export const assets = /* @__PURE__ */ createMessage('Assets')

/** Liabilities */
export const liabilities = /* @__PURE__ */ createMessage('Liabilities')

/** Assets + Liabilities (below 0) */
export const netWorthFormula = /* @__PURE__ */ createMessage('Assets + Liabilities (below 0)')

/** Evenkeel’s rule for net worth */
export const netWorthSource = /* @__PURE__ */ createMessage('Evenkeel’s rule for net worth')

/** {month} cash flow */
export const cashFlowTitle = /* @__PURE__ */ createMessage<{ month: string }>((a) => [a.month, ' cash flow'])

/** In {month} {income} came in and {spending} went out, {way, select, kept {so you kept {net}} over {so you spent {net} more than you earned} other {so nothing was left}}. */
export const cashFlowProse = /* @__PURE__ */ createMessage<{ month: string; income: string; spending: string; way: 'kept' | 'over' | (string & {}); net: string }>((a, w) => ['In ', a.month, ' ', a.income, ' came in and ', a.spending, ' went out, ', w.select(a.way, { kept: () => ['so you kept ', a.net], over: () => ['so you spent ', a.net, ' more than you earned'], other: () => 'so nothing was left' }), '.'])

/** Transfers between your own accounts, hidden transactions, accounts hidden from cash flow and other currencies aren’t counted. */
export const notCounted = /* @__PURE__ */ createMessage('Transfers between your own accounts, hidden transactions, accounts hidden from cash flow and other currencies aren’t counted.')

/** Income */
export const income = /* @__PURE__ */ createMessage('Income')

/** Money in. Refunds and payments to cards and loans aren’t income. */
export const incomeNote = /* @__PURE__ */ createMessage('Money in. Refunds and payments to cards and loans aren’t income.')

/** Spending */
export const spending = /* @__PURE__ */ createMessage('Spending')

/** Money out minus refunds. */
export const spendingNote = /* @__PURE__ */ createMessage('Money out minus refunds.')

/** Transactions */
export const transactions = /* @__PURE__ */ createMessage('Transactions')

/** Net */
export const net = /* @__PURE__ */ createMessage('Net')

/** Income − Spending */
export const netFormula = /* @__PURE__ */ createMessage('Income − Spending')

/** Evenkeel’s rule for income and spending */
export const flowSource = /* @__PURE__ */ createMessage('Evenkeel’s rule for income and spending')

/** {month} spending */
export const spendingTitle = /* @__PURE__ */ createMessage<{ month: string }>((a) => [a.month, ' spending'])

/** In {month} you spent {spending} after refunds. */
export const spendingProse = /* @__PURE__ */ createMessage<{ month: string; spending: string }>((a) => ['In ', a.month, ' you spent ', a.spending, ' after refunds.'])

/** Each part of a split counts in its own category. */
export const spendingParts = /* @__PURE__ */ createMessage('Each part of a split counts in its own category.')

/** Totals for this list */
export const listTitle = /* @__PURE__ */ createMessage('Totals for this list')

/** {income} came in and {spending} went out in {count, plural, one {# transaction} other {# transactions}}. */
export const listProse = /* @__PURE__ */ createMessage<{ income: string; spending: string; count: number }>((a, w) => [a.income, ' came in and ', a.spending, ' went out in ', w.plural(a.count, { one: () => [w.number(a.count), ' transaction'], other: () => [w.number(a.count), ' transactions'] }), '.'])

/** The totals cover every page of this list. */
export const listPages = /* @__PURE__ */ createMessage('The totals cover every page of this list.')

/** {month} budgets */
export const budgetsTitle = /* @__PURE__ */ createMessage<{ month: string }>((a) => [a.month, ' budgets'])

/** You set {budgets} for {month} and have spent {spent}, {way, select, left {so {left} is left} over {so you’re {left} over} other {so nothing is left}}. */
export const budgetsProse = /* @__PURE__ */ createMessage<{ budgets: string; month: string; spent: string; way: 'left' | 'over' | (string & {}); left: string }>((a, w) => ['You set ', a.budgets, ' for ', a.month, ' and have spent ', a.spent, ', ', w.select(a.way, { left: () => ['so ', a.left, ' is left'], over: () => ['so you’re ', a.left, ' over'], other: () => 'so nothing is left' }), '.'])

/** {carry, select, over {Earlier months used {carried} of it.} other {This includes {carried} that earlier months left.}} */
export const budgetsCarried = /* @__PURE__ */ createMessage<{ carry: 'over' | (string & {}); carried: string }>((a, w) => [w.select(a.carry, { over: () => ['Earlier months used ', a.carried, ' of it.'], other: () => ['This includes ', a.carried, ' that earlier months left.'] })])

/** A budget repeats every month until you change it. */
export const budgetsRepeat = /* @__PURE__ */ createMessage('A budget repeats every month until you change it.')

/** Budgets */
export const budgets = /* @__PURE__ */ createMessage('Budgets')

/** Spending in those categories */
export const budgetedSpending = /* @__PURE__ */ createMessage('Spending in those categories')

/** Left */
export const left = /* @__PURE__ */ createMessage('Left')

/** From earlier months */
export const carried = /* @__PURE__ */ createMessage('From earlier months')

/** Budgets − Spending in those categories */
export const leftFormula = /* @__PURE__ */ createMessage('Budgets − Spending in those categories')

/** Budgets + From earlier months − Spending in those categories */
export const leftFormulaCarried = /* @__PURE__ */ createMessage('Budgets + From earlier months − Spending in those categories')

/** Live by a budget */
export const budgetPlanTitle = /* @__PURE__ */ createMessage('Live by a budget')

/** You have {budgets} for {count, plural, one {# category} other {# categories}} and have spent {spent}, {way, select, left {so {left} is left} over {so you’re {left} over} other {so nothing is left}}. */
export const budgetPlanProse = /* @__PURE__ */ createMessage<{ budgets: string; count: number; spent: string; way: 'left' | 'over' | (string & {}); left: string }>((a, w) => ['You have ', a.budgets, ' for ', w.plural(a.count, { one: () => [w.number(a.count), ' category'], other: () => [w.number(a.count), ' categories'] }), ' and have spent ', a.spent, ', ', w.select(a.way, { left: () => ['so ', a.left, ' is left'], over: () => ['so you’re ', a.left, ' over'], other: () => 'so nothing is left' }), '.'])

/** {count, plural, =0 {No category is over.} one {# category is over.} other {# categories are over.}} */
export const budgetPlanOver = /* @__PURE__ */ createMessage<{ count: number }>((a, w) => [w.plural(a.count, { '=0': () => 'No category is over.', one: () => [w.number(a.count), ' category is over.'], other: () => [w.number(a.count), ' categories are over.'] })])

/** Spending outside your budgets was {amount}. */
export const budgetPlanElsewhere = /* @__PURE__ */ createMessage<{ amount: string }>((a) => ['Spending outside your budgets was ', a.amount, '.'])

/** Income 3 months ago */
export const incomeThreeMonthsAgo = /* @__PURE__ */ createMessage('Income 3 months ago')

/** Income 2 months ago */
export const incomeTwoMonthsAgo = /* @__PURE__ */ createMessage('Income 2 months ago')

/** Income last month */
export const incomeLastMonth = /* @__PURE__ */ createMessage('Income last month')

/** Average income */
export const averageIncome = /* @__PURE__ */ createMessage('Average income')

/** Total of the three months ÷ 3 */
export const averageIncomeFormula = /* @__PURE__ */ createMessage('Total of the three months ÷ 3')

/** Total budget */
export const totalBudget = /* @__PURE__ */ createMessage('Total budget')

/** All budgets for the month, with what earlier months left or used */
export const totalBudgetFormula = /* @__PURE__ */ createMessage('All budgets for the month, with what earlier months left or used')

/** Total spent */
export const totalSpent = /* @__PURE__ */ createMessage('Total spent')

/** Spending minus refunds, in categories with a budget */
export const totalSpentFormula = /* @__PURE__ */ createMessage('Spending minus refunds, in categories with a budget')

/** Remaining */
export const remaining = /* @__PURE__ */ createMessage('Remaining')

/** Total budget − Total spent */
export const remainingFormula = /* @__PURE__ */ createMessage('Total budget − Total spent')

/** Categories over budget */
export const categoriesOver = /* @__PURE__ */ createMessage('Categories over budget')

/** Spending without a budget */
export const unbudgeted = /* @__PURE__ */ createMessage('Spending without a budget')

/** Spending minus refunds, in all other categories */
export const unbudgetedFormula = /* @__PURE__ */ createMessage('Spending minus refunds, in all other categories')

/** Evenkeel’s rule for budgets, from your last 3 full months */
export const budgetPlanSource = /* @__PURE__ */ createMessage('Evenkeel’s rule for budgets, from your last 3 full months')
