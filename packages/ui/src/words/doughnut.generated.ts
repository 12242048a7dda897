// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** Name */
export const name = /* @__PURE__ */ createMessage('Name')

/** Amount */
export const amount = /* @__PURE__ */ createMessage('Amount')

/** Share */
export const share = /* @__PURE__ */ createMessage('Share')

/** {label}. No data yet. */
export const noDataOf = /* @__PURE__ */ createMessage<{ label: string }>((a) => [a.label, '. No data yet.'])

/** Other */
export const other = /* @__PURE__ */ createMessage('Other')

/** Spending by category */
export const byCategory = /* @__PURE__ */ createMessage('Spending by category')
