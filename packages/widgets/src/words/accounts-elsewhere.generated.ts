// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** Edit an account */
export const changeAccount = /* @__PURE__ */ createMessage('Edit an account')

/** It opens in an Evenkeel window, where you edit or delete it. */
export const changeText = /* @__PURE__ */ createMessage('It opens in an Evenkeel window, where you edit or delete it.')

/** Loading accounts */
export const loadingAccounts = /* @__PURE__ */ createMessage('Loading accounts')

/** Your accounts didn’t load */
export const accountsFailed = /* @__PURE__ */ createMessage('Your accounts didn’t load')

/** Close */
export const close = /* @__PURE__ */ createMessage('Close')

/** No accounts yet. Add one to see it here. */
export const noAccountsYet = /* @__PURE__ */ createMessage('No accounts yet. Add one to see it here.')
