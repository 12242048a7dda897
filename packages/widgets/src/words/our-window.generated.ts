// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** Your browser blocked the window. Allow pop-ups for this page and try again. */
export const blocked = /* @__PURE__ */ createMessage(() => 'Your browser blocked the window. Allow pop-ups for this page and try again.')
