// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** Category */
export const category = /* @__PURE__ */ createMessage('Category')

/** Type */
export const type = /* @__PURE__ */ createMessage('Type')

/** Name */
export const name = /* @__PURE__ */ createMessage('Name')

/** Balance */
export const balance = /* @__PURE__ */ createMessage('Balance')

/** Interest rate */
export const interestRate = /* @__PURE__ */ createMessage('Interest rate')

/** Minimum monthly payment */
export const minimumPayment = /* @__PURE__ */ createMessage('Minimum monthly payment')

/** Current monthly payment */
export const currentPayment = /* @__PURE__ */ createMessage('Current monthly payment')

/** Hide from net worth */
export const leaveOutOfNetWorth = /* @__PURE__ */ createMessage('Hide from net worth')

/** Hide from cash flow, budgets and spending */
export const leaveOutOfFlow = /* @__PURE__ */ createMessage('Hide from cash flow, budgets and spending')

/** Enter what you owe. */
export const whatYouOwe = /* @__PURE__ */ createMessage('Enter what you owe.')

/** Letters, numbers, spaces, and & */
export const nameSigns = /* @__PURE__ */ createMessage('Letters, numbers, spaces, and &')
