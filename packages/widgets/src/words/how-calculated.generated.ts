// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** How we calculate cash flow */
export const howCashFlow = /* @__PURE__ */ createMessage('How we calculate cash flow')
