// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** Loading the account */
export const loading = /* @__PURE__ */ createMessage('Loading the account')

/** Your account didn’t load */
export const failed = /* @__PURE__ */ createMessage('Your account didn’t load')

/** This account isn’t here */
export const unknown = /* @__PURE__ */ createMessage('This account isn’t here')

/** It was deleted, or the address is wrong. */
export const unknownText = /* @__PURE__ */ createMessage('It was deleted, or the address is wrong.')

/** Go to your accounts */
export const goHome = /* @__PURE__ */ createMessage('Go to your accounts')

/** Net worth over time */
export const netWorth = /* @__PURE__ */ createMessage('Net worth over time')
