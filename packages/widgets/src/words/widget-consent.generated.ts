// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** Cash flow */
export const cashFlow = /* @__PURE__ */ createMessage('Cash flow')

/** Your income and spending of each month, as totals */
export const cashFlowReads = /* @__PURE__ */ createMessage('Your income and spending of each month, as totals')

/** Net worth over time */
export const netWorth = /* @__PURE__ */ createMessage('Net worth over time')

/** What you own and owe at the end of each month, as totals */
export const netWorthReads = /* @__PURE__ */ createMessage('What you own and owe at the end of each month, as totals')

/** Recurring payments */
export const recurring = /* @__PURE__ */ createMessage('Recurring payments')

/** What your recurring payments come to in a month, as totals of categories */
export const recurringReads = /* @__PURE__ */ createMessage('What your recurring payments come to in a month, as totals of categories')

/** Budgets */
export const budgets = /* @__PURE__ */ createMessage('Budgets')

/** Your budgets and what is left of them */
export const budgetsRead = /* @__PURE__ */ createMessage('Your budgets and what is left of them')

/** Your spending in each category and month, as totals */
export const spendingReads = /* @__PURE__ */ createMessage('Your spending in each category and month, as totals')

/** Budgets can be created, changed and deleted there. */
export const budgetsChange = /* @__PURE__ */ createMessage('Budgets can be created, changed and deleted there.')

/** Spending by category */
export const spending = /* @__PURE__ */ createMessage('Spending by category')

/** Net worth and accounts */
export const accounts = /* @__PURE__ */ createMessage('Net worth and accounts')

/** Your accounts with their names, balances, rates and payments */
export const accountsRead = /* @__PURE__ */ createMessage('Your accounts with their names, balances, rates and payments')

/** The names of the banks that they come from */
export const banksRead = /* @__PURE__ */ createMessage('The names of the banks that they come from')

/** Accounts can be added there, and changed or deleted in a window of ours. */
export const accountsChange = /* @__PURE__ */ createMessage('Accounts can be added there, and changed or deleted in a window of ours.')

/** Add or edit an account */
export const accountModal = /* @__PURE__ */ createMessage('Add or edit an account')

/** Your accounts with their names and kinds */
export const accountNamesRead = /* @__PURE__ */ createMessage('Your accounts with their names and kinds')

/** Link accounts */
export const linkAccounts = /* @__PURE__ */ createMessage('Link accounts')

/** The names of your goals and their plans */
export const goalNamesRead = /* @__PURE__ */ createMessage('The names of your goals and their plans')

/** Your accounts with their names and kinds, and which of them count for a goal */
export const linksRead = /* @__PURE__ */ createMessage('Your accounts with their names and kinds, and which of them count for a goal')

/** Which accounts count for a goal can be chosen there, and is confirmed in a window of ours. */
export const linksChange = /* @__PURE__ */ createMessage('Which accounts count for a goal can be chosen there, and is confirmed in a window of ours.')

/** Next steps */
export const nextSteps = /* @__PURE__ */ createMessage('Next steps')

/** The next steps of your plans, done ones too */
export const nextStepsRead = /* @__PURE__ */ createMessage('The next steps of your plans, done ones too')

/** Steps can be completed, dismissed and opened again there. */
export const nextStepsChange = /* @__PURE__ */ createMessage('Steps can be completed, dismissed and opened again there.')

/** My goals */
export const goals = /* @__PURE__ */ createMessage('My goals')

/** Your goals and plans, how each is going, and its result in one sentence */
export const goalsRead = /* @__PURE__ */ createMessage('Your goals and plans, how each is going, and its result in one sentence')

/** Transactions */
export const transactions = /* @__PURE__ */ createMessage('Transactions')

/** Your transactions of the last two years, a month at a time: what you paid and were paid, when, to whom and from which account */
export const transactionsRead = /* @__PURE__ */ createMessage('Your transactions of the last two years, a month at a time: what you paid and were paid, when, to whom and from which account')

/** A transaction can be moved to another category there. None can be added, changed or deleted. */
export const transactionsChange = /* @__PURE__ */ createMessage('A transaction can be moved to another category there. None can be added, changed or deleted.')

/** Retirement calculator */
export const retirementCalculator = /* @__PURE__ */ createMessage('Retirement calculator')

/** Your date of birth, income, savings and spending, and your partner’s, as your retirement plan knows them */
export const retirementReads = /* @__PURE__ */ createMessage('Your date of birth, income, savings and spending, and your partner’s, as your retirement plan knows them')

/** The accounts that this plan counts, with their names and balances */
export const retirementAccountsRead = /* @__PURE__ */ createMessage('The accounts that this plan counts, with their names and balances')

/** What you try can be saved as a draft of your plan, in a window of ours. */
export const draftChange = /* @__PURE__ */ createMessage('What you try can be saved as a draft of your plan, in a window of ours.')

/** Debt payoff */
export const debtWizard = /* @__PURE__ */ createMessage('Debt payoff')

/** Your debts with their names, balances, rates and payments */
export const debtsRead = /* @__PURE__ */ createMessage('Your debts with their names, balances, rates and payments')

/** What you pay a month and in which order, as your debt plan knows it */
export const debtPlanReads = /* @__PURE__ */ createMessage('What you pay a month and in which order, as your debt plan knows it')
