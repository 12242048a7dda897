// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** Field required */
export const fieldRequired = /* @__PURE__ */ createMessage('Field required')

/** Unknown error encountered */
export const unknownError = /* @__PURE__ */ createMessage('Unknown error encountered')
