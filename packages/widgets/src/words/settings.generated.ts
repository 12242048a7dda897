// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** Settings */
export const settings = /* @__PURE__ */ createMessage('Settings')

/** Emails you get and how banks connect */
export const settingsText = /* @__PURE__ */ createMessage('Emails you get and how banks connect')

/** Password */
export const password = /* @__PURE__ */ createMessage('Password')

/** Change your password */
export const passwordText = /* @__PURE__ */ createMessage('Change your password')

/** Sign-in and security */
export const signInAndSecurity = /* @__PURE__ */ createMessage('Sign-in and security')

/** Two-step verification and where you’re signed in */
export const securityText = /* @__PURE__ */ createMessage('Two-step verification and where you’re signed in')

/** Data access */
export const dataAccess = /* @__PURE__ */ createMessage('Data access')

/** See who has viewed it */
export const dataAccessText = /* @__PURE__ */ createMessage('See who has viewed it')

/** Your data */
export const yourData = /* @__PURE__ */ createMessage('Your data')

/** Download it or delete your account */
export const yourDataText = /* @__PURE__ */ createMessage('Download it or delete your account')

/** Your account */
export const yourAccount = /* @__PURE__ */ createMessage('Your account')

/** In a new window */
export const inWindow = /* @__PURE__ */ createMessage('In a new window')

/** On this page */
export const inFrame = /* @__PURE__ */ createMessage('On this page')

/** Settings saved */
export const settingsSaved = /* @__PURE__ */ createMessage('Settings saved')

/** How to open a bank’s sign-in */
export const bankSignIn = /* @__PURE__ */ createMessage('How to open a bank’s sign-in')

/** Use test banks */
export const useTestBanks = /* @__PURE__ */ createMessage('Use test banks')

/** Try connecting without a real bank. Not available in production. */
export const useTestBanksHint = /* @__PURE__ */ createMessage('Try connecting without a real bank. Not available in production.')

/** Connecting banks */
export const connectingBanks = /* @__PURE__ */ createMessage('Connecting banks')

/** Language */
export const language = /* @__PURE__ */ createMessage('Language')

/** Screens and emails are in this language. */
export const languageHint = /* @__PURE__ */ createMessage('Screens and emails are in this language.')

/** Loading */
export const loading = /* @__PURE__ */ createMessage('Loading')

/** Your settings didn’t load */
export const settingsFailed = /* @__PURE__ */ createMessage('Your settings didn’t load')

/** Keyboard shortcuts */
export const keyboardShortcuts = /* @__PURE__ */ createMessage('Keyboard shortcuts')

/** One-letter shortcuts */
export const oneLetterShortcuts = /* @__PURE__ */ createMessage('One-letter shortcuts')

/** H hides and shows amounts. ? lists all shortcuts. Saved on this device. */
export const oneLetterHint = /* @__PURE__ */ createMessage('H hides and shows amounts. ? lists all shortcuts. Saved on this device.')
