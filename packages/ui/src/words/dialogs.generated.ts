// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** Close */
export const close = /* @__PURE__ */ createMessage('Close')

/** Dismiss */
export const dismiss = /* @__PURE__ */ createMessage('Dismiss')
