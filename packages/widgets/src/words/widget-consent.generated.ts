// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** Cash flow */
export const cashFlow = /* @__PURE__ */ createMessage('Cash flow')

/** Your monthly income and spending totals */
export const cashFlowReads = /* @__PURE__ */ createMessage('Your monthly income and spending totals')

/** Net worth over time */
export const netWorth = /* @__PURE__ */ createMessage('Net worth over time')

/** What you own and owe at the end of each month, as totals */
export const netWorthReads = /* @__PURE__ */ createMessage('What you own and owe at the end of each month, as totals')

/** Recurring payments */
export const recurring = /* @__PURE__ */ createMessage('Recurring payments')

/** Your recurring payments per month, as category totals */
export const recurringReads = /* @__PURE__ */ createMessage('Your recurring payments per month, as category totals')

/** Budgets */
export const budgets = /* @__PURE__ */ createMessage('Budgets')

/** Your budgets and what’s left */
export const budgetsRead = /* @__PURE__ */ createMessage('Your budgets and what’s left')

/** Your spending totals by category and month */
export const spendingReads = /* @__PURE__ */ createMessage('Your spending totals by category and month')

/** You can add, edit and delete budgets there. */
export const budgetsChange = /* @__PURE__ */ createMessage('You can add, edit and delete budgets there.')

/** Spending by category */
export const spending = /* @__PURE__ */ createMessage('Spending by category')

/** Net worth and accounts */
export const accounts = /* @__PURE__ */ createMessage('Net worth and accounts')

/** Your accounts: names, balances, rates and payments */
export const accountsRead = /* @__PURE__ */ createMessage('Your accounts: names, balances, rates and payments')

/** The names of your banks */
export const banksRead = /* @__PURE__ */ createMessage('The names of your banks')

/** You can add accounts there. Edit or delete them in an Evenkeel window. */
export const accountsChange = /* @__PURE__ */ createMessage('You can add accounts there. Edit or delete them in an Evenkeel window.')

/** Add or edit an account */
export const accountModal = /* @__PURE__ */ createMessage('Add or edit an account')

/** Your accounts: names and types */
export const accountNamesRead = /* @__PURE__ */ createMessage('Your accounts: names and types')

/** Link accounts */
export const linkAccounts = /* @__PURE__ */ createMessage('Link accounts')

/** The names of your goals and their plans */
export const goalNamesRead = /* @__PURE__ */ createMessage('The names of your goals and their plans')

/** Your accounts: names, types and which ones count for a goal */
export const linksRead = /* @__PURE__ */ createMessage('Your accounts: names, types and which ones count for a goal')

/** You can choose which accounts count for a goal there. You confirm it in an Evenkeel window. */
export const linksChange = /* @__PURE__ */ createMessage('You can choose which accounts count for a goal there. You confirm it in an Evenkeel window.')

/** Next steps */
export const nextSteps = /* @__PURE__ */ createMessage('Next steps')

/** Your next steps, including finished ones */
export const nextStepsRead = /* @__PURE__ */ createMessage('Your next steps, including finished ones')

/** You can finish, dismiss and reopen steps there. */
export const nextStepsChange = /* @__PURE__ */ createMessage('You can finish, dismiss and reopen steps there.')

/** My goals */
export const goals = /* @__PURE__ */ createMessage('My goals')

/** Your goals and plans, their status and result */
export const goalsRead = /* @__PURE__ */ createMessage('Your goals and plans, their status and result')

/** Transactions */
export const transactions = /* @__PURE__ */ createMessage('Transactions')

/** Your transactions of the last two years, a month at a time: amounts, dates, payees and accounts */
export const transactionsRead = /* @__PURE__ */ createMessage('Your transactions of the last two years, a month at a time: amounts, dates, payees and accounts')

/** You can change a transaction’s category there. You can’t add, edit or delete transactions. */
export const transactionsChange = /* @__PURE__ */ createMessage('You can change a transaction’s category there. You can’t add, edit or delete transactions.')

/** Retirement calculator */
export const retirementCalculator = /* @__PURE__ */ createMessage('Retirement calculator')

/** Your date of birth, income, savings and spending, and your partner’s, from your retirement plan */
export const retirementReads = /* @__PURE__ */ createMessage('Your date of birth, income, savings and spending, and your partner’s, from your retirement plan')

/** The accounts in this plan: names and balances */
export const retirementAccountsRead = /* @__PURE__ */ createMessage('The accounts in this plan: names and balances')

/** You can save what you try as a draft of your plan, in an Evenkeel window. */
export const draftChange = /* @__PURE__ */ createMessage('You can save what you try as a draft of your plan, in an Evenkeel window.')

/** Debt payoff */
export const debtWizard = /* @__PURE__ */ createMessage('Debt payoff')

/** Your debts: names, balances, rates and payments */
export const debtsRead = /* @__PURE__ */ createMessage('Your debts: names, balances, rates and payments')

/** Your monthly payment and payoff order, from your debt plan */
export const debtPlanReads = /* @__PURE__ */ createMessage('Your monthly payment and payoff order, from your debt plan')
