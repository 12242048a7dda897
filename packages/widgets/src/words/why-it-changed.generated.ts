// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** Why it changed from {month} */
export const whyChanged = /* @__PURE__ */ createMessage<{ month: string }>((a) => ['Why it changed from ', a.month])

/** Income */
export const income = /* @__PURE__ */ createMessage('Income')

/** Spending on {category} */
export const spendingOn = /* @__PURE__ */ createMessage<{ category: string }>((a) => ['Spending on ', a.category])

/** All other spending */
export const otherSpending = /* @__PURE__ */ createMessage('All other spending')
