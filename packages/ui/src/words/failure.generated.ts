// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** Whoops, something went wrong */
export const whoops = /* @__PURE__ */ createMessage('Whoops, something went wrong')

/** Close */
export const close = /* @__PURE__ */ createMessage('Close')
