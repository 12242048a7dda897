// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** User name */
export const userName = /* @__PURE__ */ createMessage('User name')

/** Password */
export const password = /* @__PURE__ */ createMessage('Password')
