// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** Add or edit an account */
export const addOrChange = /* @__PURE__ */ createMessage('Add or edit an account')

/** What you own and what you owe, for your net worth and your goals. */
export const addOrChangeText = /* @__PURE__ */ createMessage('What you own and what you owe, for your net worth and your goals.')

/** Edit an account */
export const changeAccount = /* @__PURE__ */ createMessage('Edit an account')
