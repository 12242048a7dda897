// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage, type Marked } from '@evenkeel/engine'

/** {typeName} ending in {mask} */
export const endingIn = /* @__PURE__ */ createMessage<{ typeName: string; mask: string }>((a) => [a.typeName, ' ending in ', a.mask])

/** Keep sharing these accounts? */
export const keepSharingTheseAccounts = /* @__PURE__ */ createMessage('Keep sharing these accounts?')

/** Choose accounts */
export const chooseAccounts = /* @__PURE__ */ createMessage('Choose accounts')

/** Accounts */
export const accounts = /* @__PURE__ */ createMessage('Accounts')

/** This login has no accounts. */
export const thisLoginHasNo = /* @__PURE__ */ createMessage('This login has no accounts.')

/** Choose at least one account. */
export const chooseAtLeastOne = /* @__PURE__ */ createMessage('Choose at least one account.')

/** Cancel */
export const cancel = /* @__PURE__ */ createMessage('Cancel')

/** Allow and connect */
export const allowAndConnect = /* @__PURE__ */ createMessage('Allow and connect')

/** Search banks */
export const searchBanks = /* @__PURE__ */ createMessage('Search banks')

/** Banks */
export const banks = /* @__PURE__ */ createMessage('Banks')

/** Connected */
export const connected = /* @__PURE__ */ createMessage('Connected')

/** No bank matches. Check the spelling, or import a bank file. */
export const noBankMatches = /* @__PURE__ */ createMessage('No bank matches. Check the spelling, or import a bank file.')

/** Takes 20 seconds to send history */
export const stateSlow = /* @__PURE__ */ createMessage('Takes 20 seconds to send history')

/** Asks to sign in again */
export const stateLogin = /* @__PURE__ */ createMessage('Asks to sign in again')

/** Connection ends in a week */
export const stateEnding = /* @__PURE__ */ createMessage('Connection ends in a week')

/** Sends no transactions */
export const stateNoTransactions = /* @__PURE__ */ createMessage('Sends no transactions')

/** Sends no rates or payments */
export const stateNoRates = /* @__PURE__ */ createMessage('Sends no rates or payments')

/** Asks us to wait, twice */
export const stateLimit = /* @__PURE__ */ createMessage('Asks us to wait, twice')

/** Ended the connection */
export const stateRevoked = /* @__PURE__ */ createMessage('Ended the connection')

/** Sends no accounts */
export const stateEmpty = /* @__PURE__ */ createMessage('Sends no accounts')

/** Can’t be reached */
export const stateDown = /* @__PURE__ */ createMessage('Can’t be reached')

/** Sends bad names and amounts */
export const stateHostile = /* @__PURE__ */ createMessage('Sends bad names and amounts')

/** Send now */
export const sendNow = /* @__PURE__ */ createMessage('Send now')

/** Send 100 times */
export const send100 = /* @__PURE__ */ createMessage('Send 100 times')

/** Send 4 minutes late */
export const sendLate = /* @__PURE__ */ createMessage('Send 4 minutes late')

/** Send one hour late */
export const sendHourLate = /* @__PURE__ */ createMessage('Send one hour late')

/** {action}: {name} */
export const webhookSent = /* @__PURE__ */ createMessage<{ action: string; name: string }>((a) => [a.action, ': ', a.name])

/** This bank isn’t real. Choose how it behaves and see how Evenkeel responds. */
export const sandboxText = /* @__PURE__ */ createMessage('This bank isn’t real. Choose how it behaves and see how Evenkeel responds.')

/** The bank */
export const theBank = /* @__PURE__ */ createMessage('The bank')

/** Apply and refresh */
export const applyAndRefresh = /* @__PURE__ */ createMessage('Apply and refresh')

/** Webhook of {name} */
export const webhookOf = /* @__PURE__ */ createMessage<{ name: string }>((a) => ['Webhook of ', a.name])

/** Send a webhook */
export const sendAWebhook = /* @__PURE__ */ createMessage('Send a webhook')

/** Sandbox: {name} */
export const sandboxOf = /* @__PURE__ */ createMessage<{ name: string }>((a) => ['Sandbox: ', a.name])

/** Sandbox */
export const sandbox = /* @__PURE__ */ createMessage('Sandbox')

/** Loading banks */
export const loadingBanks = /* @__PURE__ */ createMessage('Loading banks')

/** Try again */
export const tryAgain = /* @__PURE__ */ createMessage('Try again')

/** Back */
export const back = /* @__PURE__ */ createMessage('Back')

/** Sign in with your bank’s user name and password. */
export const signInText = /* @__PURE__ */ createMessage('Sign in with your bank’s user name and password.')

/** Sign in */
export const signIn = /* @__PURE__ */ createMessage('Sign in')

/** Continue */
export const goOn = /* @__PURE__ */ createMessage('Continue')

/** Works */
export const stateGood = /* @__PURE__ */ createMessage('Works')

/** Use <strong>{user}</strong> with <strong>{password}</strong>. A different ending shows another state: {states}. */
export const hint = /* @__PURE__ */ createMessage<{ strong: Marked; user: string; password: string; states: string }>((a) => ['Use ', a.strong([a.user]), ' with ', a.strong([a.password]), '. A different ending shows another state: ', a.states, '.'])

/** You’ll sign in on {bank}’s own site and come back here. */
export const ownPage = /* @__PURE__ */ createMessage<{ bank: string }>((a) => ['You’ll sign in on ', a.bank, '’s own site and come back here.'])

/** Allow */
export const allow = /* @__PURE__ */ createMessage('Allow')
