// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** Views */
export const pages = /* @__PURE__ */ createMessage('Views')

/** List */
export const list = /* @__PURE__ */ createMessage('List')

/** By month */
export const byMonth = /* @__PURE__ */ createMessage('By month')

/** Recurring */
export const recurring = /* @__PURE__ */ createMessage('Recurring')

/** Accounts */
export const accounts = /* @__PURE__ */ createMessage('Accounts')

/** Net worth */
export const netWorth = /* @__PURE__ */ createMessage('Net worth')

/** Bank connections */
export const bankConnections = /* @__PURE__ */ createMessage('Bank connections')
