// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** {amount} left */
export const left = /* @__PURE__ */ createMessage<{ amount: string }>((a) => [a.amount, ' left'])

/** {amount} over */
export const over = /* @__PURE__ */ createMessage<{ amount: string }>((a) => [a.amount, ' over'])

/** {spent} of {target} */
export const spentOf = /* @__PURE__ */ createMessage<{ spent: string; target: string }>((a) => [a.spent, ' of ', a.target])
