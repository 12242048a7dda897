// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** Nothing was lost. The rest of the page still works. */
export const nothingLost = /* @__PURE__ */ createMessage('Nothing was lost. The rest of the page still works.')
