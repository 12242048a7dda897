// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** Verify your email */
export const verifyTitle = /* @__PURE__ */ createMessage('Verify your email')

/** We emailed a 6-digit code to {email}. It works for 10 minutes. */
export const codeSent = /* @__PURE__ */ createMessage<{ email: string }>((a) => ['We emailed a 6-digit code to ', a.email, '. It works for 10 minutes.'])

/** Verify */
export const verify = /* @__PURE__ */ createMessage('Verify')

/** Sign in */
export const signIn = /* @__PURE__ */ createMessage('Sign in')

/** Checking… */
export const checking = /* @__PURE__ */ createMessage('Checking…')

/** Forgot password? */
export const forgotPassword = /* @__PURE__ */ createMessage('Forgot password?')

/** Continue */
export const goOn = /* @__PURE__ */ createMessage('Continue')

/** Email me a code */
export const sendCode = /* @__PURE__ */ createMessage('Email me a code')

/** Email me a code */
export const sendMeCode = /* @__PURE__ */ createMessage('Email me a code')

/** Your email */
export const yourEmail = /* @__PURE__ */ createMessage('Your email')

/** Your code */
export const yourCode = /* @__PURE__ */ createMessage('Your code')

/** Your employer */
export const yourEmployer = /* @__PURE__ */ createMessage('Your employer')

/** Your contact details */
export const yourContact = /* @__PURE__ */ createMessage('Your contact details')

/** About you */
export const whoYouAre = /* @__PURE__ */ createMessage('About you')

/** Two-step verification */
export const secondStep = /* @__PURE__ */ createMessage('Two-step verification')

/** Recovery code */
export const recoveryCode = /* @__PURE__ */ createMessage('Recovery code')

/** Code from the app */
export const codeOfApp = /* @__PURE__ */ createMessage('Code from the app')

/** Add */
export const add = /* @__PURE__ */ createMessage('Add')

/** Use a personal email: your employer may be able to read mail sent to a work address. */
export const ownAddress = /* @__PURE__ */ createMessage('Use a personal email: your employer may be able to read mail sent to a work address.')

/** Use your authenticator app or a recovery code */
export const byOwnCode = /* @__PURE__ */ createMessage('Use your authenticator app or a recovery code')

/** Use an emailed code */
export const byMailedCode = /* @__PURE__ */ createMessage('Use an emailed code')

/** Use your passkey */
export const byPasskey = /* @__PURE__ */ createMessage('Use your passkey')

/** Your browser will ask for the passkey of your Evenkeel account. */
export const passkeyHint = /* @__PURE__ */ createMessage('Your browser will ask for the passkey of your Evenkeel account.')

/** This passkey isn’t linked to your company sign-in. Try another way. */
export const noSuchPasskey = /* @__PURE__ */ createMessage('This passkey isn’t linked to your company sign-in. Try another way.')

/** Your email and code */
export const confirmLabel = /* @__PURE__ */ createMessage('Your email and code')

/** Continue */
export const continueLabel = /* @__PURE__ */ createMessage('Continue')

/** The 6-digit code from your authenticator app, or a recovery code. */
export const codeHint = /* @__PURE__ */ createMessage('The 6-digit code from your authenticator app, or a recovery code.')

/** This email and code don’t match an account linked to your company sign-in. Check both and try again. */
export const noSuchAccount = /* @__PURE__ */ createMessage('This email and code don’t match an account linked to your company sign-in. Check both and try again.')

/** Your employer may be able to read email sent to this address, so a new password also needs your own code. */
export const resetCodeNote = /* @__PURE__ */ createMessage('Your employer may be able to read email sent to this address, so a new password also needs your own code.')

/** New password */
export const newPasswordLabel = /* @__PURE__ */ createMessage('New password')

/** Save password */
export const save = /* @__PURE__ */ createMessage('Save password')

/** Change your email back */
export const undoTitle = /* @__PURE__ */ createMessage('Change your email back')

/** You’ll sign in with this address again. We’ll sign you out everywhere, and you’ll choose a new password next. */
export const undoIntro = /* @__PURE__ */ createMessage('You’ll sign in with this address again. We’ll sign you out everywhere, and you’ll choose a new password next.')

/** Change it back */
export const undoSubmit = /* @__PURE__ */ createMessage('Change it back')

/** This link was already used or is more than 7 days old. If you still can’t sign in, contact your company’s support. */
export const undoOver = /* @__PURE__ */ createMessage('This link was already used or is more than 7 days old. If you still can’t sign in, contact your company’s support.')

/** I’ve lost all of these */
export const noneWorks = /* @__PURE__ */ createMessage('I’ve lost all of these')

/** I’ve found one */
export const notLost = /* @__PURE__ */ createMessage('I’ve found one')

/** Sign in without your second step */
export const recoveryLabel = /* @__PURE__ */ createMessage('Sign in without your second step')

/** You’ll wait 72 hours. We’ll email you at the start, halfway, and at the end, and anyone who reads your email can stop it. After that, your password and an emailed code let you in for 7 days, and two-step verification turns off. */
export const recoveryExplains = /* @__PURE__ */ createMessage('You’ll wait 72 hours. We’ll email you at the start, halfway, and at the end, and anyone who reads your email can stop it. After that, your password and an emailed code let you in for 7 days, and two-step verification turns off.')

/** Start the 72-hour wait */
export const recoveryStart = /* @__PURE__ */ createMessage('Start the 72-hour wait')

/** Come back after {moment} and sign in with your password and an emailed code. We’ve emailed you about this. */
export const recoveryWaits = /* @__PURE__ */ createMessage<{ moment: string }>((a) => ['Come back after ', a.moment, ' and sign in with your password and an emailed code. We’ve emailed you about this.'])

/** The 72 hours are over. You can sign in with an emailed code. */
export const recoveryOpen = /* @__PURE__ */ createMessage('The 72 hours are over. You can sign in with an emailed code.')

/** Stop a sign-in without your second step */
export const stopTitle = /* @__PURE__ */ createMessage('Stop a sign-in without your second step')

/** Someone with your password told us they lost your second step. If it wasn’t you, stop it, then choose a new password. */
export const stopIntro = /* @__PURE__ */ createMessage('Someone with your password told us they lost your second step. If it wasn’t you, stop it, then choose a new password.')

/** Stop this */
export const stopSubmit = /* @__PURE__ */ createMessage('Stop this')

/** This link was already used, or the wait is over. If someone else knows your password, choose a new one. */
export const stopOver = /* @__PURE__ */ createMessage('This link was already used, or the wait is over. If someone else knows your password, choose a new one.')

/** Back to sign in */
export const backToSignIn = /* @__PURE__ */ createMessage('Back to sign in')

/** Sign in with this email */
export const signInWithEmail = /* @__PURE__ */ createMessage('Sign in with this email')

/** Reset your password */
export const resetTitle = /* @__PURE__ */ createMessage('Reset your password')

/** Use my work email instead */
export const byWorkEmail = /* @__PURE__ */ createMessage('Use my work email instead')

/** Use a company code instead */
export const byCompanyCode = /* @__PURE__ */ createMessage('Use a company code instead')

/** Your password */
export const yourPassword = /* @__PURE__ */ createMessage('Your password')

/** Create your account */
export const createYourAccount = /* @__PURE__ */ createMessage('Create your account')

/** New password */
export const newPassword = /* @__PURE__ */ createMessage('New password')

/** Enter your code */
export const resetCodeTitle = /* @__PURE__ */ createMessage('Enter your code')

/** Choose a new password */
export const choosePasswordTitle = /* @__PURE__ */ createMessage('Choose a new password')

/** You’ll use it to sign in next. */
export const newPasswordIntro = /* @__PURE__ */ createMessage('You’ll use it to sign in next.')

/** Start over */
export const startOver = /* @__PURE__ */ createMessage('Start over')

/** Create your account */
export const createAccount = /* @__PURE__ */ createMessage('Create your account')

/** Confirm where you work */
export const confirmWork = /* @__PURE__ */ createMessage('Confirm where you work')

/** Contact information */
export const contactTitle = /* @__PURE__ */ createMessage('Contact information')

/** Choose a password */
export const choosePassword = /* @__PURE__ */ createMessage('Choose a password')

/** You’ll sign in with this email. We’ll send a code to make sure it’s yours. */
export const accountIntro = /* @__PURE__ */ createMessage('You’ll sign in with this email. We’ll send a code to make sure it’s yours.')

/** Last step. */
export const lastStep = /* @__PURE__ */ createMessage('Last step.')

/** Back */
export const back = /* @__PURE__ */ createMessage('Back')

/** I already have an account */
export const haveAccount = /* @__PURE__ */ createMessage('I already have an account')

/** Enter the 6-digit code from your authenticator app. */
export const authenticatorHint = /* @__PURE__ */ createMessage('Enter the 6-digit code from your authenticator app.')

/** Enter a recovery code. Each one works once. */
export const recoveryHint = /* @__PURE__ */ createMessage('Enter a recovery code. Each one works once.')

/** We emailed you a 6-digit code. It works once, for the next 10 minutes. */
export const mailHint = /* @__PURE__ */ createMessage('We emailed you a 6-digit code. It works once, for the next 10 minutes.')

/** Your browser will ask for your passkey. */
export const passkeyWaits = /* @__PURE__ */ createMessage('Your browser will ask for your passkey.')

/** Use your authenticator app */
export const byAuthenticator = /* @__PURE__ */ createMessage('Use your authenticator app')

/** Use your passkey */
export const byPasskeyOnly = /* @__PURE__ */ createMessage('Use your passkey')

/** Use a recovery code */
export const byRecoveryCode = /* @__PURE__ */ createMessage('Use a recovery code')

/** Email me a code */
export const byEmailedCode = /* @__PURE__ */ createMessage('Email me a code')

/** This sign-in timed out. Start again. */
export const factorOver = /* @__PURE__ */ createMessage('This sign-in timed out. Start again.')

/** One more step to keep your account safe. */
export const factorIntro = /* @__PURE__ */ createMessage('One more step to keep your account safe.')

/** Confirm it’s you */
export const factorTitle = /* @__PURE__ */ createMessage('Confirm it’s you')

/** Loading */
export const loading = /* @__PURE__ */ createMessage('Loading')

/** This page didn’t load */
export const pageFailed = /* @__PURE__ */ createMessage('This page didn’t load')

/** Your account */
export const yourAccount = /* @__PURE__ */ createMessage('Your account')

/** You signed in with your company. */
export const ssoIntro = /* @__PURE__ */ createMessage('You signed in with your company.')

/** Confirm it’s you */
export const ssoConfirmTitle = /* @__PURE__ */ createMessage('Confirm it’s you')

/** Enter the email of your Evenkeel account, or the one for a new account. Use a personal email if you can: your employer may be able to read mail sent to a work address. */
export const ssoConfirmText = /* @__PURE__ */ createMessage('Enter the email of your Evenkeel account, or the one for a new account. Use a personal email if you can: your employer may be able to read mail sent to a work address.')

/** This email has no Evenkeel account with your company yet. */
export const ssoRegisterText = /* @__PURE__ */ createMessage('This email has no Evenkeel account with your company yet.')

/** This sign-in link has expired. Start again from your company’s site. */
export const ssoOver = /* @__PURE__ */ createMessage('This sign-in link has expired. Start again from your company’s site.')

/** Terms of use */
export const termsOfUse = /* @__PURE__ */ createMessage('Terms of use')

/** Sign out */
export const signOut = /* @__PURE__ */ createMessage('Sign out')

/** Accept and continue */
export const acceptAndContinue = /* @__PURE__ */ createMessage('Accept and continue')

/** Loading the terms of use */
export const loadingTheTermsOf = /* @__PURE__ */ createMessage('Loading the terms of use')

/** The terms of use didn’t load */
export const termsFailed = /* @__PURE__ */ createMessage('The terms of use didn’t load')

/** Read the terms of use */
export const readTheTermsOf = /* @__PURE__ */ createMessage('Read the terms of use')

/** The terms of use didn’t load. Check your connection and reload the page. */
export const termsFailedText = /* @__PURE__ */ createMessage('The terms of use didn’t load. Check your connection and reload the page.')

/** This step didn’t load */
export const stepFailed = /* @__PURE__ */ createMessage('This step didn’t load')

/** This sign-in has ended. Go back and sign in again. */
export const signInEnded = /* @__PURE__ */ createMessage('This sign-in has ended. Go back and sign in again.')

/** Your passkey can’t be used here. Choose another way. */
export const passkeyUnusable = /* @__PURE__ */ createMessage('Your passkey can’t be used here. Choose another way.')

/** You don’t need a password. You sign in with your {company} account. */
export const noPasswordNeeded = /* @__PURE__ */ createMessage<{ company: string }>((a) => ['You don’t need a password. You sign in with your ', a.company, ' account.'])

/** Continue with {company} */
export const continueWith = /* @__PURE__ */ createMessage<{ company: string }>((a) => ['Continue with ', a.company])

/** Step {step} of {steps} */
export const stepOf = /* @__PURE__ */ createMessage<{ step: string; steps: string }>((a) => ['Step ', a.step, ' of ', a.steps])

/** Welcome */
export const welcome = /* @__PURE__ */ createMessage('Welcome')
