// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** Single */
export const single = /* @__PURE__ */ createMessage('Single')

/** Married */
export const married = /* @__PURE__ */ createMessage('Married')

/** Partnered */
export const partnered = /* @__PURE__ */ createMessage('Partnered')
