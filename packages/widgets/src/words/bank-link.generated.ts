// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** This page opens only while you connect a bank. */
export const thisPageOpensOnly = /* @__PURE__ */ createMessage('This page opens only while you connect a bank.')

/** Fix connection */
export const fixConnection = /* @__PURE__ */ createMessage('Fix connection')

/** Connect an account */
export const connectAnAccount = /* @__PURE__ */ createMessage('Connect an account')

/** Opening your bank */
export const openingYourBank = /* @__PURE__ */ createMessage('Opening your bank')

/** Your bank */
export const yourBank = /* @__PURE__ */ createMessage('Your bank')

/** {bank} was already connected */
export const bankWasConnected = /* @__PURE__ */ createMessage<{ bank: string }>((a) => [a.bank, ' was already connected'])

/** {bank} is connected */
export const bankConnected = /* @__PURE__ */ createMessage<{ bank: string }>((a) => [a.bank, ' is connected'])

/** Done */
export const done = /* @__PURE__ */ createMessage('Done')

/** {name} is working again */
export const bankRepaired = /* @__PURE__ */ createMessage<{ name: string }>((a) => [a.name, ' is working again'])

/** Cancel */
export const cancel = /* @__PURE__ */ createMessage('Cancel')

/** Try again */
export const tryAgain = /* @__PURE__ */ createMessage('Try again')

/** Returning from your bank */
export const returningFromYourBank = /* @__PURE__ */ createMessage('Returning from your bank')

/** Connecting */
export const connecting = /* @__PURE__ */ createMessage('Connecting')

/** The connection */
export const theConnection = /* @__PURE__ */ createMessage('The connection')

/** Sandbox. These banks aren’t real. */
export const sandbox = /* @__PURE__ */ createMessage('Sandbox. These banks aren’t real.')

/** We’re getting your accounts and transactions. You can keep going. */
export const firstSync = /* @__PURE__ */ createMessage('We’re getting your accounts and transactions. You can keep going.')

/** Its transactions match the ones you have, so we kept your connection. Your changes are still here. */
export const sameLogin = /* @__PURE__ */ createMessage('Its transactions match the ones you have, so we kept your connection. Your changes are still here.')

/** Your earlier connection doesn’t change. An account in both counts only once. If we can’t tell, we’ll ask you first. */
export const besideAnother = /* @__PURE__ */ createMessage('Your earlier connection doesn’t change. An account in both counts only once. If we can’t tell, we’ll ask you first.')

/** Your changes are still here. We’re getting what’s new since then. */
export const repaired = /* @__PURE__ */ createMessage('Your changes are still here. We’re getting what’s new since then.')

/** Your bank timed out. Nothing was connected. Try again. */
export const expired = /* @__PURE__ */ createMessage('Your bank timed out. Nothing was connected. Try again.')

/** Evenkeel can see the names, balances and transactions of these accounts. It can’t move money. */
export const reads = /* @__PURE__ */ createMessage('Evenkeel can see the names, balances and transactions of these accounts. It can’t move money.')

/** We couldn’t open your bank’s sign-in. Nothing was connected. */
export const unavailable = /* @__PURE__ */ createMessage('We couldn’t open your bank’s sign-in. Nothing was connected.')

/** {name} is already connected. The same login keeps that connection. A different login adds its own accounts. What you have stays the same. */
export const alreadyConnectedTo = /* @__PURE__ */ createMessage<{ name: string }>((a) => [a.name, ' is already connected. The same login keeps that connection. A different login adds its own accounts. What you have stays the same.'])
