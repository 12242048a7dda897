// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** Category for the rest */
export const keepsTheRest = /* @__PURE__ */ createMessage('Category for the rest')

/** Parts */
export const parts = /* @__PURE__ */ createMessage('Parts')

/** Shown */
export const shown = /* @__PURE__ */ createMessage('Shown')

/** Color */
export const color = /* @__PURE__ */ createMessage('Color')

/** Icon */
export const icon = /* @__PURE__ */ createMessage('Icon')

/** Description */
export const description = /* @__PURE__ */ createMessage('Description')

/** Direction */
export const direction = /* @__PURE__ */ createMessage('Direction')

/** Money out */
export const moneyOut = /* @__PURE__ */ createMessage('Money out')

/** Money in */
export const moneyIn = /* @__PURE__ */ createMessage('Money in')

/** Amount */
export const amount = /* @__PURE__ */ createMessage('Amount')

/** Date */
export const date = /* @__PURE__ */ createMessage('Date')

/** Category */
export const category = /* @__PURE__ */ createMessage('Category')

/** Account */
export const account = /* @__PURE__ */ createMessage('Account')

/** Tag */
export const tag = /* @__PURE__ */ createMessage('Tag')

/** Note */
export const note = /* @__PURE__ */ createMessage('Note')

/** Tags */
export const tags = /* @__PURE__ */ createMessage('Tags')

/** Separated by commas: FSA, Work */
export const tagsHint = /* @__PURE__ */ createMessage('Separated by commas: FSA, Work')

/** Name */
export const name = /* @__PURE__ */ createMessage('Name')

/** Group */
export const group = /* @__PURE__ */ createMessage('Group')

/** Counts as */
export const countsAs = /* @__PURE__ */ createMessage('Counts as')

/** Budgets, plans, and spending count it there. */
export const countsAsHint = /* @__PURE__ */ createMessage('Budgets, plans, and spending count it there.')

/** From */
export const from = /* @__PURE__ */ createMessage('From')

/** To */
export const to = /* @__PURE__ */ createMessage('To')

/** Name of the payee */
export const nameOfThePayee = /* @__PURE__ */ createMessage('Name of the payee')

/** Bank text contains */
export const bankTextContains = /* @__PURE__ */ createMessage('Bank text contains')

/** Amount from */
export const amountFrom = /* @__PURE__ */ createMessage('Amount from')

/** Amount to */
export const amountTo = /* @__PURE__ */ createMessage('Amount to')

/** Hide these transactions */
export const hideTheseTransactions = /* @__PURE__ */ createMessage('Hide these transactions')

/** Past ones, too */
export const pastOnesToo = /* @__PURE__ */ createMessage('Past ones, too')
