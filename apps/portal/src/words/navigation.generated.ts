// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** Home */
export const home = /* @__PURE__ */ createMessage(() => 'Home')

/** Transactions */
export const transactions = /* @__PURE__ */ createMessage(() => 'Transactions')

/** Budgets */
export const budgets = /* @__PURE__ */ createMessage(() => 'Budgets')

/** Accounts */
export const accounts = /* @__PURE__ */ createMessage(() => 'Accounts')

/** Goals */
export const goals = /* @__PURE__ */ createMessage(() => 'Goals')

/** Planner */
export const planner = /* @__PURE__ */ createMessage(() => 'Planner')

/** What to do now */
export const whatToDoNow = /* @__PURE__ */ createMessage(() => 'What to do now')

/** Stop getting in without the second step */
export const stopRecovery = /* @__PURE__ */ createMessage(() => 'Stop getting in without the second step')

/** Set your email back */
export const undoEmailChange = /* @__PURE__ */ createMessage(() => 'Set your email back')

/** Net worth */
export const netWorth = /* @__PURE__ */ createMessage(() => 'Net worth')

/** {month} budgets */
export const budgetsOf = /* @__PURE__ */ createMessage<{ month: string }>((a) => [a.month, ' budgets'])

/** Left until payday */
export const untilPayday = /* @__PURE__ */ createMessage(() => 'Left until payday')
