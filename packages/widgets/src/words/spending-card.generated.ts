// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** No spending yet */
export const noSpendingYet = /* @__PURE__ */ createMessage('No spending yet')

/** Connect a bank or import a file to see where your money goes. */
export const noSpendingText = /* @__PURE__ */ createMessage('Connect a bank or import a file to see where your money goes.')

/** {month} so far */
export const soFar = /* @__PURE__ */ createMessage<{ month: string }>((a) => [a.month, ' so far'])

/** Spending by category */
export const spendingByCategory = /* @__PURE__ */ createMessage('Spending by category')

/** How we calculate spending */
export const howSpending = /* @__PURE__ */ createMessage('How we calculate spending')

/** Loading spending */
export const loadingSpending = /* @__PURE__ */ createMessage('Loading spending')

/** Your spending didn’t load */
export const spendingFailed = /* @__PURE__ */ createMessage('Your spending didn’t load')

/** View spending */
export const viewSpending = /* @__PURE__ */ createMessage('View spending')

/** Refunds */
export const refunds = /* @__PURE__ */ createMessage('Refunds')
