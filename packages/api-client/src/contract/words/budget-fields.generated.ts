// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** From */
export const from = /* @__PURE__ */ createMessage('From')

/** To */
export const to = /* @__PURE__ */ createMessage('To')

/** Amount */
export const amount = /* @__PURE__ */ createMessage('Amount')

/** What is it? */
export const description = /* @__PURE__ */ createMessage('What is it?')

/** Direction */
export const direction = /* @__PURE__ */ createMessage('Direction')

/** Money out */
export const moneyOut = /* @__PURE__ */ createMessage('Money out')

/** Money in */
export const moneyIn = /* @__PURE__ */ createMessage('Money in')

/** Account */
export const account = /* @__PURE__ */ createMessage('Account')

/** Category */
export const category = /* @__PURE__ */ createMessage('Category')

/** How often */
export const repeats = /* @__PURE__ */ createMessage('How often')

/** Once */
export const once = /* @__PURE__ */ createMessage('Once')

/** Every week */
export const week = /* @__PURE__ */ createMessage('Every week')

/** Every two weeks */
export const twoWeeks = /* @__PURE__ */ createMessage('Every two weeks')

/** Twice a month */
export const halfMonth = /* @__PURE__ */ createMessage('Twice a month')

/** Every month */
export const month = /* @__PURE__ */ createMessage('Every month')

/** Every two months */
export const twoMonths = /* @__PURE__ */ createMessage('Every two months')

/** Every three months */
export const quarter = /* @__PURE__ */ createMessage('Every three months')

/** Every six months */
export const halfYear = /* @__PURE__ */ createMessage('Every six months')

/** Every year */
export const year = /* @__PURE__ */ createMessage('Every year')

/** Next date */
export const firstDate = /* @__PURE__ */ createMessage('Next date')

/** Monthly amount */
export const monthlyAmount = /* @__PURE__ */ createMessage('Monthly amount')
