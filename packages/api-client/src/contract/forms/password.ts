import { defineForm } from '../form.ts'
import { accountPasswordForm, consentForm } from '../registration.ts'
import { newPasswordForm, passwordChangeForm } from '../password-reset.ts'
import * as words from '../words/sign-in-fields.generated.ts'

/** More than any rule asks for, but short enough that hashing it cannot overload the server. */
const maxLength = 128

/** The fields of a new password. */
export const newPasswordInputs = {
  newPassword: { kind: 'newPassword', label: words.newPassword, maxLength },
  confirmPassword: { kind: 'newPassword', label: words.confirmPassword, maxLength },
} as const

/** The form for a new password of a person who forgot the old one. */
export const newPasswordFields = defineForm(newPasswordForm)(newPasswordInputs)

/** The form that changes the password. */
export const passwordChangeFields = defineForm(passwordChangeForm)({
  currentPassword: { kind: 'password', label: words.currentPassword, maxLength },
  ...newPasswordInputs,
})

const consent = { acceptTermsOfUse: { kind: 'check', label: words.agreeToTerms } } as const

/** The consent alone, for a person without a password. */
export const consentFields = defineForm(consentForm)(consent)

/** The last step of a registration: the password, and the consent. */
export const accountPasswordFields = defineForm(accountPasswordForm)({
  password: newPasswordInputs.newPassword,
  confirmPassword: newPasswordInputs.confirmPassword,
  ...consent,
})
