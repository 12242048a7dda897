// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** Undo */
export const undo = /* @__PURE__ */ createMessage('Undo')
