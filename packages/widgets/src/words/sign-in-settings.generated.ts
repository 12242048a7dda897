// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** In your authenticator app, add an account. Scan this code or type in the key below. */
export const scanHint = /* @__PURE__ */ createMessage('In your authenticator app, add an account. Scan this code or type in the key below.')

/** QR code for your authenticator app. Use the key below if you can’t scan it. */
export const qrCode = /* @__PURE__ */ createMessage('QR code for your authenticator app. Use the key below if you can’t scan it.')

/** Open the app on this device */
export const openTheAppOn = /* @__PURE__ */ createMessage('Open the app on this device')

/** Add an authenticator app */
export const addAnAuthenticatorApp = /* @__PURE__ */ createMessage('Add an authenticator app')

/** You’ll enter a code from the app each time you sign in. */
export const authenticatorText = /* @__PURE__ */ createMessage('You’ll enter a code from the app each time you sign in.')

/** Your devices */
export const yourDevices = /* @__PURE__ */ createMessage('Your devices')

/** Loading */
export const loading = /* @__PURE__ */ createMessage('Loading')

/** Your devices didn’t load */
export const devicesFailed = /* @__PURE__ */ createMessage('Your devices didn’t load')

/** Unknown browser */
export const unknownBrowser = /* @__PURE__ */ createMessage('Unknown browser')

/** {browser} on {system} */
export const deviceOn = /* @__PURE__ */ createMessage<{ browser: string; system: string }>((a) => [a.browser, ' on ', a.system])

/** This device */
export const thisDevice = /* @__PURE__ */ createMessage('This device')

/** Sign out everywhere */
export const signOutEverywhere = /* @__PURE__ */ createMessage('Sign out everywhere')

/** Add a passkey */
export const addAPasskey = /* @__PURE__ */ createMessage('Add a passkey')

/** You’ll use it each time you sign in. */
export const passkeyText = /* @__PURE__ */ createMessage('You’ll use it each time you sign in.')

/** Change your password */
export const changeYourPassword = /* @__PURE__ */ createMessage('Change your password')

/** Password changed. You’re signed out everywhere else. */
export const passwordChanged = /* @__PURE__ */ createMessage('Password changed. You’re signed out everywhere else.')

/** Change password */
export const changePassword = /* @__PURE__ */ createMessage('Change password')

/** This didn’t load */
export const thisFailed = /* @__PURE__ */ createMessage('This didn’t load')

/** You don’t have a password */
export const noPassword = /* @__PURE__ */ createMessage('You don’t have a password')

/** You sign in with your company. */
export const noPasswordText = /* @__PURE__ */ createMessage('You sign in with your company.')

/** Save these recovery codes */
export const codesTitle = /* @__PURE__ */ createMessage('Save these recovery codes')

/** Use one to sign in if you lose your phone. Each one works once. We won’t show them again. */
export const codesText = /* @__PURE__ */ createMessage('Use one to sign in if you lose your phone. Each one works once. We won’t show them again.')

/** Recovery codes */
export const recoveryCodes = /* @__PURE__ */ createMessage('Recovery codes')

/** Download */
export const download = /* @__PURE__ */ createMessage('Download')

/** I saved them */
export const iSavedThem = /* @__PURE__ */ createMessage('I saved them')

/** Get new recovery codes */
export const newCodes = /* @__PURE__ */ createMessage('Get new recovery codes')

/** Get new recovery codes? */
export const newCodesTitle = /* @__PURE__ */ createMessage('Get new recovery codes?')

/** You’ll get ten new ones. The old ones stop working. */
export const newCodesText = /* @__PURE__ */ createMessage('You’ll get ten new ones. The old ones stop working.')

/** Turn off two-step verification? */
export const turnOffTitle = /* @__PURE__ */ createMessage('Turn off two-step verification?')

/** This removes your apps, passkeys and recovery codes. You’ll sign in with your password only. */
export const turnOffText = /* @__PURE__ */ createMessage('This removes your apps, passkeys and recovery codes. You’ll sign in with your password only.')

/** Two-step verification is off */
export const turnedOff = /* @__PURE__ */ createMessage('Two-step verification is off')

/** Authenticator app */
export const authenticatorApp = /* @__PURE__ */ createMessage('Authenticator app')

/** Add a second step so a stolen password isn’t enough. */
export const noFactors = /* @__PURE__ */ createMessage('Add a second step so a stolen password isn’t enough.')

/** You need a second step to sign in. Until you add one, we’ll email you a code. */
export const factorRequired = /* @__PURE__ */ createMessage('You need a second step to sign in. Until you add one, we’ll email you a code.')

/** Turn off */
export const turnOff = /* @__PURE__ */ createMessage('Turn off')

/** Two-step verification */
export const twoStepVerification = /* @__PURE__ */ createMessage('Two-step verification')

/** Two-step verification didn’t load */
export const twoStepFailed = /* @__PURE__ */ createMessage('Two-step verification didn’t load')

/** Signed in {start} · Last used {last} */
export const signedInAt = /* @__PURE__ */ createMessage<{ start: string; last: string }>((a) => ['Signed in ', a.start, ' · Last used ', a.last])

/** added {moment} */
export const addedAt = /* @__PURE__ */ createMessage<{ moment: string }>((a) => ['added ', a.moment])

/** {count, plural, one {# recovery code left} other {# recovery codes left}} */
export const codesLeft = /* @__PURE__ */ createMessage<{ count: number }>((a, w) => [w.plural(a.count, { one: () => [w.number(a.count), ' recovery code left'], other: () => [w.number(a.count), ' recovery codes left'] })])

/** Passkey */
export const passkey = /* @__PURE__ */ createMessage('Passkey')

/** Evenkeel recovery codes. Each one works once.

{codes}
 */
export const codesFile = /* @__PURE__ */ createMessage<{ codes: string }>((a) => ['Evenkeel recovery codes. Each one works once.\n\n', a.codes, '\n'])

/** Continue */
export const goOn = /* @__PURE__ */ createMessage('Continue')

/** Add */
export const add = /* @__PURE__ */ createMessage('Add')

/** No passkey was added. Try again, or add an authenticator app. */
export const noPasskeyAdded = /* @__PURE__ */ createMessage('No passkey was added. Try again, or add an authenticator app.')
