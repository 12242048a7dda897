// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** At least {least} characters */
export const atLeast = /* @__PURE__ */ createMessage<{ least: string }>((a) => ['At least ', a.least, ' characters'])

/** Nothing from your email address */
export const noEmailPart = /* @__PURE__ */ createMessage('Nothing from your email address')

/** One lowercase and one uppercase letter */
export const bothCases = /* @__PURE__ */ createMessage('One lowercase and one uppercase letter')

/** One number */
export const oneNumber = /* @__PURE__ */ createMessage('One number')

/** One special character, such as ! or - */
export const oneSpecial = /* @__PURE__ */ createMessage('One special character, such as ! or -')

/** Your password needs: */
export const passwordNeeds = /* @__PURE__ */ createMessage('Your password needs:')

/** Use a few words only you would put together. Skip famous quotes and lyrics. */
export const passwordHint = /* @__PURE__ */ createMessage('Use a few words only you would put together. Skip famous quotes and lyrics.')

/** Passwords do not match. */
export const passwordsDiffer = /* @__PURE__ */ createMessage('Passwords do not match.')

/** You just signed in with your company, so you’re all set. */
export const justSignedIn = /* @__PURE__ */ createMessage('You just signed in with your company, so you’re all set.')

/** You don’t have a password here. Sign in with your company again, then come back to this page within 5 minutes. */
export const signInFirst = /* @__PURE__ */ createMessage('You don’t have a password here. Sign in with your company again, then come back to this page within 5 minutes.')

/** Sign in again */
export const signInAgain = /* @__PURE__ */ createMessage('Sign in again')

/** Loading */
export const loading = /* @__PURE__ */ createMessage('Loading')

/** This didn’t load */
export const thisFailed = /* @__PURE__ */ createMessage('This didn’t load')

/** Send another code */
export const sendAnotherCode = /* @__PURE__ */ createMessage('Send another code')

/** , done */
export const kept = /* @__PURE__ */ createMessage(', done')

/** , not yet */
export const notKept = /* @__PURE__ */ createMessage(', not yet')

/** Please wait {left} seconds to send another code */
export const waitSeconds = /* @__PURE__ */ createMessage<{ left: string }>((a) => ['Please wait ', a.left, ' seconds to send another code'])
