// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** Verify your email */
export const verifyTitle = /* @__PURE__ */ createMessage(() => 'Verify your email')

/** We sent a code of 6 digits to {email}. It is good for 10 minutes. */
export const codeSent = /* @__PURE__ */ createMessage<{ email: string }>((a) => ['We sent a code of 6 digits to ', a.email, '. It is good for 10 minutes.'])

/** Verify */
export const verify = /* @__PURE__ */ createMessage(() => 'Verify')

/** Sign in */
export const signIn = /* @__PURE__ */ createMessage(() => 'Sign in')

/** Checking... */
export const checking = /* @__PURE__ */ createMessage(() => 'Checking...')

/** Forgot password? */
export const forgotPassword = /* @__PURE__ */ createMessage(() => 'Forgot password?')

/** Continue */
export const goOn = /* @__PURE__ */ createMessage(() => 'Continue')

/** Send a code */
export const sendCode = /* @__PURE__ */ createMessage(() => 'Send a code')

/** Send me a code */
export const sendMeCode = /* @__PURE__ */ createMessage(() => 'Send me a code')

/** Your email */
export const yourEmail = /* @__PURE__ */ createMessage(() => 'Your email')

/** Your code */
export const yourCode = /* @__PURE__ */ createMessage(() => 'Your code')

/** Your employer */
export const yourEmployer = /* @__PURE__ */ createMessage(() => 'Your employer')

/** Your contact */
export const yourContact = /* @__PURE__ */ createMessage(() => 'Your contact')

/** Who you are */
export const whoYouAre = /* @__PURE__ */ createMessage(() => 'Who you are')

/** Second step */
export const secondStep = /* @__PURE__ */ createMessage(() => 'Second step')

/** Recovery code */
export const recoveryCode = /* @__PURE__ */ createMessage(() => 'Recovery code')

/** Code that the app shows */
export const codeOfApp = /* @__PURE__ */ createMessage(() => 'Code that the app shows')

/** Add */
export const add = /* @__PURE__ */ createMessage(() => 'Add')

/** Use an address of your own: your employer can read mail sent to a work address. */
export const ownAddress = /* @__PURE__ */ createMessage(() => 'Use an address of your own: your employer can read mail sent to a work address.')

/** Use your authenticator app or a recovery code */
export const byOwnCode = /* @__PURE__ */ createMessage(() => 'Use your authenticator app or a recovery code')

/** Use a mailed code */
export const byMailedCode = /* @__PURE__ */ createMessage(() => 'Use a mailed code')

/** Use your passkey */
export const byPasskey = /* @__PURE__ */ createMessage(() => 'Use your passkey')

/** Your browser asks for the passkey of your Evenkeel account. */
export const passkeyHint = /* @__PURE__ */ createMessage(() => 'Your browser asks for the passkey of your Evenkeel account.')

/** This passkey belongs to no account with your employer’s sign-on. Try another way. */
export const noSuchPasskey = /* @__PURE__ */ createMessage(() => 'This passkey belongs to no account with your employer’s sign-on. Try another way.')

/** Your email and code */
export const confirmLabel = /* @__PURE__ */ createMessage(() => 'Your email and code')

/** Continue */
export const continueLabel = /* @__PURE__ */ createMessage(() => 'Continue')

/** The 6 digits in your authenticator app, or one of your recovery codes. */
export const codeHint = /* @__PURE__ */ createMessage(() => 'The 6 digits in your authenticator app, or one of your recovery codes.')

/** No account with your employer’s sign-on has this email and code. Check both and try again. */
export const noSuchAccount = /* @__PURE__ */ createMessage(() => 'No account with your employer’s sign-on has this email and code. Check both and try again.')

/** Your employer can read mail sent to this address. So the new password also needs a code of your own. */
export const resetCodeNote = /* @__PURE__ */ createMessage(() => 'Your employer can read mail sent to this address. So the new password also needs a code of your own.')

/** Your new password */
export const newPasswordLabel = /* @__PURE__ */ createMessage(() => 'Your new password')

/** Save */
export const save = /* @__PURE__ */ createMessage(() => 'Save')

/** Set your email back */
export const undoTitle = /* @__PURE__ */ createMessage(() => 'Set your email back')

/** You sign in with this address again. Everyone is signed out, and you choose a new password next. */
export const undoIntro = /* @__PURE__ */ createMessage(() => 'You sign in with this address again. Everyone is signed out, and you choose a new password next.')

/** Set it back */
export const undoSubmit = /* @__PURE__ */ createMessage(() => 'Set it back')

/** This link has been used, or is older than 7 days. Write to your company’s support if you still can’t sign in. */
export const undoOver = /* @__PURE__ */ createMessage(() => 'This link has been used, or is older than 7 days. Write to your company’s support if you still can’t sign in.')

/** I’ve lost all of these */
export const noneWorks = /* @__PURE__ */ createMessage(() => 'I’ve lost all of these')

/** I’ve found one */
export const notLost = /* @__PURE__ */ createMessage(() => 'I’ve found one')

/** Get in without your second step */
export const recoveryLabel = /* @__PURE__ */ createMessage(() => 'Get in without your second step')

/** You wait 72 hours. We email you at the beginning, in the middle, and at the end, and anyone who reads your email can stop it. After that your password and a code by email are enough for 7 days, and two-step verification turns off. */
export const recoveryExplains = /* @__PURE__ */ createMessage(() => 'You wait 72 hours. We email you at the beginning, in the middle, and at the end, and anyone who reads your email can stop it. After that your password and a code by email are enough for 7 days, and two-step verification turns off.')

/** Start the 72 hours */
export const recoveryStart = /* @__PURE__ */ createMessage(() => 'Start the 72 hours')

/** Come back after {moment} and sign in again: a code by email will be enough then. We’ve emailed you. */
export const recoveryWaits = /* @__PURE__ */ createMessage<{ moment: string }>((a) => ['Come back after ', a.moment, ' and sign in again: a code by email will be enough then. We’ve emailed you.'])

/** The 72 hours are over: a code by email is enough now. */
export const recoveryOpen = /* @__PURE__ */ createMessage(() => 'The 72 hours are over: a code by email is enough now.')

/** Stop getting in without the second step */
export const stopTitle = /* @__PURE__ */ createMessage(() => 'Stop getting in without the second step')

/** Someone with your password said that the second step is lost. Stop it if it wasn’t you, then choose a new password. */
export const stopIntro = /* @__PURE__ */ createMessage(() => 'Someone with your password said that the second step is lost. Stop it if it wasn’t you, then choose a new password.')

/** Stop this */
export const stopSubmit = /* @__PURE__ */ createMessage(() => 'Stop this')

/** This link has been used, or the wait is over. If someone else knows your password, choose a new one. */
export const stopOver = /* @__PURE__ */ createMessage(() => 'This link has been used, or the wait is over. If someone else knows your password, choose a new one.')

/** Back to sign in */
export const backToSignIn = /* @__PURE__ */ createMessage(() => 'Back to sign in')
