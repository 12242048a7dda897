// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** Show more */
export const showMore = /* @__PURE__ */ createMessage('Show more')
