// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** Previous month */
export const previousMonth = /* @__PURE__ */ createMessage('Previous month')

/** Next month */
export const nextMonth = /* @__PURE__ */ createMessage('Next month')

/** Show all transactions */
export const showAllTransactions = /* @__PURE__ */ createMessage('Show all transactions')

/** It may have been deleted, or the address may be mistyped. */
export const unknownText = /* @__PURE__ */ createMessage('It may have been deleted, or the address may be mistyped.')

/** This month doesn’t exist */
export const unknownMonth = /* @__PURE__ */ createMessage('This month doesn’t exist')
