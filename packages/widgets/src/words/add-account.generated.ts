// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** Add account */
export const addAccount = /* @__PURE__ */ createMessage('Add account')
