// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** Go to home */
export const goHome = /* @__PURE__ */ createMessage('Go to home')

/** There’s nothing at this address. The link may be old. */
export const notFoundText = /* @__PURE__ */ createMessage('There’s nothing at this address. The link may be old.')
