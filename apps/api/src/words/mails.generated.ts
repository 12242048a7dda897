// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createSpoken } from '@evenkeel/engine'

/** Your verification code: {code} */
export const onceSubject = /* @__PURE__ */ createSpoken<{ code: string }>((a) => ['Your verification code: ', a.code], {})

/** Verify your email */
export const verifyHeading = /* @__PURE__ */ createSpoken(() => 'Verify your email', {})

/** Works once, for 10 minutes. */
export const codePreview = /* @__PURE__ */ createSpoken(() => 'Works once, for 10 minutes.', {})

/** Your code is {code}. It works once, for the next 10 minutes. */
export const codeLine = /* @__PURE__ */ createSpoken<{ code: string }>((a) => ['Your code is ', a.code, '. It works once, for the next 10 minutes.'], {})

/** We’ll never ask you for this code, and neither will your employer. */
export const neverAsk = /* @__PURE__ */ createSpoken(() => 'We’ll never ask you for this code, and neither will your employer.', {})

/** Didn’t ask for it? You can ignore this email. */
export const ignore = /* @__PURE__ */ createSpoken(() => 'Didn’t ask for it? You can ignore this email.', {})

/** Your password reset code: {code} */
export const resetSubject = /* @__PURE__ */ createSpoken<{ code: string }>((a) => ['Your password reset code: ', a.code], {})

/** Reset your password */
export const resetHeading = /* @__PURE__ */ createSpoken(() => 'Reset your password', {})

/** Didn’t ask for it? Someone may have typed your email by mistake. Your password hasn’t changed. */
export const resetIgnore = /* @__PURE__ */ createSpoken(() => 'Didn’t ask for it? Someone may have typed your email by mistake. Your password hasn’t changed.', {})

/** Your sign-in code: {code} */
export const signInSubject = /* @__PURE__ */ createSpoken<{ code: string }>((a) => ['Your sign-in code: ', a.code], {})

/** Sign in to Evenkeel */
export const signInHeading = /* @__PURE__ */ createSpoken(() => 'Sign in to Evenkeel', {})

/** If you’re not signing in right now, someone else has your password. Change it. */
export const signInWarning = /* @__PURE__ */ createSpoken(() => 'If you’re not signing in right now, someone else has your password. Change it.', {})

/** New sign-in to your account */
export const deviceSubject = /* @__PURE__ */ createSpoken(() => 'New sign-in to your account', {})

/** If it was you, you can ignore this. */
export const devicePreview = /* @__PURE__ */ createSpoken(() => 'If it was you, you can ignore this.', {})

/** New sign-in */
export const deviceHeading = /* @__PURE__ */ createSpoken(() => 'New sign-in', {})

/** Someone signed in to your account on a device we haven’t seen before. If it was you, you can ignore this email. If it wasn’t, secure your account now. */
export const deviceLine = /* @__PURE__ */ createSpoken(() => 'Someone signed in to your account on a device we haven’t seen before. If it was you, you can ignore this email. If it wasn’t, secure your account now.', {})

/** Secure my account */
export const secureAccount = /* @__PURE__ */ createSpoken(() => 'Secure my account', {})

/** Your password was changed */
export const passwordSubject = /* @__PURE__ */ createSpoken(() => 'Your password was changed', {})

/** If this wasn’t you, reset it now. */
export const passwordPreview = /* @__PURE__ */ createSpoken(() => 'If this wasn’t you, reset it now.', {})

/** Password changed */
export const passwordHeading = /* @__PURE__ */ createSpoken(() => 'Password changed', {})

/** Your password was changed, and all other devices were signed out. */
export const passwordLine = /* @__PURE__ */ createSpoken(() => 'Your password was changed, and all other devices were signed out.', {})

/** If this wasn’t you, reset your password now. */
export const passwordWarning = /* @__PURE__ */ createSpoken(() => 'If this wasn’t you, reset your password now.', {})

/** Reset password */
export const resetPassword = /* @__PURE__ */ createSpoken(() => 'Reset password', {})

/** Two-step verification is on */
export const factorOnSubject = /* @__PURE__ */ createSpoken(() => 'Two-step verification is on', {})

/** You’ll need a second step to sign in. */
export const factorOnPreview = /* @__PURE__ */ createSpoken(() => 'You’ll need a second step to sign in.', {})

/** You’ll enter a code or use a passkey each time you sign in. */
export const factorOnLine = /* @__PURE__ */ createSpoken(() => 'You’ll enter a code or use a passkey each time you sign in.', {})

/** If you didn’t do this, reset your password now. */
export const factorWarning = /* @__PURE__ */ createSpoken(() => 'If you didn’t do this, reset your password now.', {})

/** Two-step verification is off */
export const factorOffSubject = /* @__PURE__ */ createSpoken(() => 'Two-step verification is off', {})

/** Your password alone now opens your account. */
export const factorOffPreview = /* @__PURE__ */ createSpoken(() => 'Your password alone now opens your account.', {})

/** Your account now opens with your password only. */
export const factorOffLine = /* @__PURE__ */ createSpoken(() => 'Your account now opens with your password only.', {})

/** Turn it back on */
export const turnOn = /* @__PURE__ */ createSpoken(() => 'Turn it back on', {})

/** Someone asked to skip your second step */
export const recoverySubject = /* @__PURE__ */ createSpoken(() => 'Someone asked to skip your second step', {})

/** Your second step can be skipped now */
export const recoveryOpenSubject = /* @__PURE__ */ createSpoken(() => 'Your second step can be skipped now', {})

/** If it wasn’t you, stop it now. */
export const recoveryPreview = /* @__PURE__ */ createSpoken(() => 'If it wasn’t you, stop it now.', {})

/** Someone with your password said that the second step is lost. From {day} on, your password and a code to this address will be enough to sign in. */
export const recoveryLine = /* @__PURE__ */ createSpoken<{ day: string }>((a) => ['Someone with your password said that the second step is lost. From ', a.day, ' on, your password and a code to this address will be enough to sign in.'], {})

/** For 7 days from now, your password and a code to this address are enough to sign in. Doing so turns two-step verification off. */
export const recoveryOpenLine = /* @__PURE__ */ createSpoken(() => 'For 7 days from now, your password and a code to this address are enough to sign in. Doing so turns two-step verification off.', {})

/** If this wasn’t you, stop it and change your password: someone else knows it. */
export const recoveryWarning = /* @__PURE__ */ createSpoken(() => 'If this wasn’t you, stop it and change your password: someone else knows it.', {})

/** Stop this */
export const recoveryStop = /* @__PURE__ */ createSpoken(() => 'Stop this', {})

/** Your account was deleted */
export const deletedSubject = /* @__PURE__ */ createSpoken(() => 'Your account was deleted', {})

/** Everything we had about you is gone. */
export const deletedPreview = /* @__PURE__ */ createSpoken(() => 'Everything we had about you is gone.', {})

/** Account deleted */
export const deletedHeading = /* @__PURE__ */ createSpoken(() => 'Account deleted', {})

/** We deleted your account and everything in it, as you asked. We can’t restore it. */
export const deletedLine = /* @__PURE__ */ createSpoken(() => 'We deleted your account and everything in it, as you asked. We can’t restore it.', {})

/** If this wasn’t you, write to your company’s support now. */
export const deletedWarning = /* @__PURE__ */ createSpoken(() => 'If this wasn’t you, write to your company’s support now.', {})

/** Your email was changed */
export const emailSubject = /* @__PURE__ */ createSpoken(() => 'Your email was changed', {})

/** You now sign in with another address. */
export const emailPreview = /* @__PURE__ */ createSpoken(() => 'You now sign in with another address.', {})

/** Email changed */
export const emailHeading = /* @__PURE__ */ createSpoken(() => 'Email changed', {})

/** You now sign in with another email address. */
export const emailLine = /* @__PURE__ */ createSpoken(() => 'You now sign in with another email address.', {})

/** If this wasn’t you, write to your company’s support right away. */
export const emailWarning = /* @__PURE__ */ createSpoken(() => 'If this wasn’t you, write to your company’s support right away.', {})

/** If this wasn’t you, set it back within 7 days. Everyone is signed out then, and you choose a new password. */
export const emailUndoLine = /* @__PURE__ */ createSpoken(() => 'If this wasn’t you, set it back within 7 days. Everyone is signed out then, and you choose a new password.', {})

/** This wasn’t me */
export const emailUndo = /* @__PURE__ */ createSpoken(() => 'This wasn’t me', {})

/** Your email was set back */
export const emailBackSubject = /* @__PURE__ */ createSpoken(() => 'Your email was set back', {})

/** This address no longer signs you in. */
export const emailBackPreview = /* @__PURE__ */ createSpoken(() => 'This address no longer signs you in.', {})

/** Email set back */
export const emailBackHeading = /* @__PURE__ */ createSpoken(() => 'Email set back', {})

/** Someone with the address that you used before set it back to that address. Everyone is signed out, and the old password no longer works. */
export const emailBackLine = /* @__PURE__ */ createSpoken(() => 'Someone with the address that you used before set it back to that address. Everyone is signed out, and the old password no longer works.', {})

/** If this wasn’t you, write to your company’s support right away. */
export const emailBackWarning = /* @__PURE__ */ createSpoken(() => 'If this wasn’t you, write to your company’s support right away.', {})

/** Evenkeel staff asks to see your data */
export const askedSubject = /* @__PURE__ */ createSpoken(() => 'Evenkeel staff asks to see your data', {})

/** You decide. */
export const askedPreview = /* @__PURE__ */ createSpoken(() => 'You decide.', {})

/** {staff} asks to see your data */
export const askedHeading = /* @__PURE__ */ createSpoken<{ staff: string }>((a) => [a.staff, ' asks to see your data'], {})

/** {staff}, Evenkeel staff, asks to see your data until the time below. Nothing opens until you allow it. The reason is on the page. */
export const askedLine = /* @__PURE__ */ createSpoken<{ staff: string }>((a) => [a.staff, ', Evenkeel staff, asks to see your data until the time below. Nothing opens until you allow it. The reason is on the page.'], {})

/** {staff}, Evenkeel staff, asks to see your data until the time below. You can allow or refuse it. Because it’s urgent, a second person of Evenkeel staff can allow it, too. The reason is on the page. */
export const askedUrgentLine = /* @__PURE__ */ createSpoken<{ staff: string }>((a) => [a.staff, ', Evenkeel staff, asks to see your data until the time below. You can allow or refuse it. Because it’s urgent, a second person of Evenkeel staff can allow it, too. The reason is on the page.'], {})

/** Allow or refuse */
export const askedButton = /* @__PURE__ */ createSpoken(() => 'Allow or refuse', {})

/** Asked */
export const asked = /* @__PURE__ */ createSpoken(() => 'Asked', {})

/** Evenkeel staff can see your data */
export const accessSubject = /* @__PURE__ */ createSpoken(() => 'Evenkeel staff can see your data', {})

/** You can end it now. */
export const accessPreview = /* @__PURE__ */ createSpoken(() => 'You can end it now.', {})

/** {staff} can see your data */
export const accessHeading = /* @__PURE__ */ createSpoken<{ staff: string }>((a) => [a.staff, ' can see your data'], {})

/** {staff}, Evenkeel staff, opened your data until the time below. You can see everything they view, and end it at any time. The reason is on the page. */
export const accessLine = /* @__PURE__ */ createSpoken<{ staff: string }>((a) => [a.staff, ', Evenkeel staff, opened your data until the time below. You can see everything they view, and end it at any time. The reason is on the page.'], {})

/** See or end access */
export const accessButton = /* @__PURE__ */ createSpoken(() => 'See or end access', {})

/** A new page can show your data */
export const pageSubject = /* @__PURE__ */ createSpoken(() => 'A new page can show your data', {})

/** If it was you, you can ignore this. */
export const pagePreview = /* @__PURE__ */ createSpoken(() => 'If it was you, you can ignore this.', {})

/** New connected page */
export const pageHeading = /* @__PURE__ */ createSpoken(() => 'New connected page', {})

/** {origin} can now show your Evenkeel widgets. That page can’t read what they show. */
export const pageLine = /* @__PURE__ */ createSpoken<{ origin: string }>((a) => [a.origin, ' can now show your Evenkeel widgets. That page can’t read what they show.'], {})

/** If this wasn’t you, disconnect it on your profile page, under Your data, and change your password. */
export const pageWarning = /* @__PURE__ */ createSpoken(() => 'If this wasn’t you, disconnect it on your profile page, under Your data, and change your password.', {})

/** Disconnect */
export const disconnect = /* @__PURE__ */ createSpoken(() => 'Disconnect', {})

/** When */
export const when = /* @__PURE__ */ createSpoken(() => 'When', {})

/** Device */
export const device = /* @__PURE__ */ createSpoken(() => 'Device', {})

/** Opened */
export const opened = /* @__PURE__ */ createSpoken(() => 'Opened', {})

/** Ends */
export const ends = /* @__PURE__ */ createSpoken(() => 'Ends', {})

/** You get this email because it protects your account. You can’t turn it off. */
export const footProtects = /* @__PURE__ */ createSpoken(() => 'You get this email because it protects your account. You can’t turn it off.', {})

/** Evenkeel is a benefit from your employer. Your employer can’t see what’s in your account. */
export const footBenefit = /* @__PURE__ */ createSpoken(() => 'Evenkeel is a benefit from your employer. Your employer can’t see what’s in your account.', {})

/** Your Evenkeel data was set back */
export const setBackSubject = /* @__PURE__ */ createSpoken(() => 'Your Evenkeel data was set back', {})

/** Please check what you entered lately. */
export const setBackPreview = /* @__PURE__ */ createSpoken(() => 'Please check what you entered lately.', {})

/** Your data was set back */
export const setBackHeading = /* @__PURE__ */ createSpoken(() => 'Your data was set back', {})

/** Your data was set back to how it was on {day}. */
export const setBackLine = /* @__PURE__ */ createSpoken<{ day: string }>((a) => ['Your data was set back to how it was on ', a.day, '.'], {})

/** What you entered since then is not in it. If you miss something, write to your company’s support. */
export const setBackWarning = /* @__PURE__ */ createSpoken(() => 'What you entered since then is not in it. If you miss something, write to your company’s support.', {})

/** Your Evenkeel data begins again */
export const begunAgainSubject = /* @__PURE__ */ createSpoken(() => 'Your Evenkeel data begins again', {})

/** Your old data could not be saved. */
export const begunAgainPreview = /* @__PURE__ */ createSpoken(() => 'Your old data could not be saved.', {})

/** Your data begins again */
export const begunAgainHeading = /* @__PURE__ */ createSpoken(() => 'Your data begins again', {})

/** Your data could not be saved. Evenkeel begins again for you, with no accounts and no plans. */
export const begunAgainLine = /* @__PURE__ */ createSpoken(() => 'Your data could not be saved. Evenkeel begins again for you, with no accounts and no plans.', {})

/** If you did not expect this, write to your company’s support. */
export const begunAgainWarning = /* @__PURE__ */ createSpoken(() => 'If you did not expect this, write to your company’s support.', {})
