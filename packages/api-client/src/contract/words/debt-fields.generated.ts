// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** Name */
export const name = /* @__PURE__ */ createMessage('Name')

/** What you owe */
export const owed = /* @__PURE__ */ createMessage('What you owe')

/** Interest rate */
export const rate = /* @__PURE__ */ createMessage('Interest rate')

/** Minimum monthly payment */
export const minimum = /* @__PURE__ */ createMessage('Minimum monthly payment')
