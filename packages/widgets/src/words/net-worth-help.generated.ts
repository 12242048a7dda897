// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** How we calculate net worth */
export const howNetWorth = /* @__PURE__ */ createMessage('How we calculate net worth')
