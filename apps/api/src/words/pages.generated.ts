// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createSpoken } from '@evenkeel/engine'

/** Sign out? */
export const signOutTitle = /* @__PURE__ */ createSpoken(() => 'Sign out?', {})

/** A link on another site asks to sign you out. */
export const signOutAsk = /* @__PURE__ */ createSpoken(() => 'A link on another site asks to sign you out.', {})

/** Sign out */
export const signOutButton = /* @__PURE__ */ createSpoken(() => 'Sign out', {})

/** Stay signed in */
export const signOutStay = /* @__PURE__ */ createSpoken(() => 'Stay signed in', {})

/** Cash flow */
export const cashFlowTitle = /* @__PURE__ */ createSpoken(() => 'Cash flow', {})

/** Net worth over time */
export const netWorthTitle = /* @__PURE__ */ createSpoken(() => 'Net worth over time', {})

/** Recurring payments */
export const recurringTitle = /* @__PURE__ */ createSpoken(() => 'Recurring payments', {})

/** Budgets */
export const budgetsTitle = /* @__PURE__ */ createSpoken(() => 'Budgets', {})

/** Spending by category */
export const spendingTitle = /* @__PURE__ */ createSpoken(() => 'Spending by category', {})

/** Net worth and accounts */
export const accountsTitle = /* @__PURE__ */ createSpoken(() => 'Net worth and accounts', {})

/** Next steps */
export const nextStepsTitle = /* @__PURE__ */ createSpoken(() => 'Next steps', {})

/** My goals */
export const goalsTitle = /* @__PURE__ */ createSpoken(() => 'My goals', {})

/** Transactions */
export const transactionsTitle = /* @__PURE__ */ createSpoken(() => 'Transactions', {})

/** Retirement calculator */
export const retirementCalculatorTitle = /* @__PURE__ */ createSpoken(() => 'Retirement calculator', {})

/** Debt payoff */
export const debtPayoffTitle = /* @__PURE__ */ createSpoken(() => 'Debt payoff', {})

/** Add or change an account */
export const accountDialogTitle = /* @__PURE__ */ createSpoken(() => 'Add or change an account', {})

/** Link accounts */
export const linkAccountsTitle = /* @__PURE__ */ createSpoken(() => 'Link accounts', {})
