// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** Evenkeel */
export const evenkeel = /* @__PURE__ */ createMessage('Evenkeel')

/** Sign in */
export const signIn = /* @__PURE__ */ createMessage('Sign in')

/** Your goals and money in one place. A benefit from your employer. */
export const loginIntro = /* @__PURE__ */ createMessage('Your goals and money in one place. A benefit from your employer.')

/** Create your account */
export const createYourAccount = /* @__PURE__ */ createMessage('Create your account')

/** Password changed. Sign in with your new one. */
export const passwordChanged = /* @__PURE__ */ createMessage('Password changed. Sign in with your new one.')

/** Account deleted. Your accounts, plans, notes, bank connections and sign-in are gone. */
export const accountDeleted = /* @__PURE__ */ createMessage('Account deleted. Your accounts, plans, notes, bank connections and sign-in are gone.')

/** Your employer can’t see your accounts, balances or plans. */
export const employerCant = /* @__PURE__ */ createMessage('Your employer can’t see your accounts, balances or plans.')

/** Terms of use */
export const termsOfUse = /* @__PURE__ */ createMessage('Terms of use')

/** Read and accept these to continue. */
export const termsIntro = /* @__PURE__ */ createMessage('Read and accept these to continue.')

/** New here? */
export const newHere = /* @__PURE__ */ createMessage('New here?')

/** See your money clearly. */
export const seeClearly = /* @__PURE__ */ createMessage('See your money clearly.')

/** Know your next step. */
export const nextStep = /* @__PURE__ */ createMessage('Know your next step.')
