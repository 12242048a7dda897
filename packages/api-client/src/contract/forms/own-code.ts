import * as z from 'zod/mini'
import { defineForm } from '../form.ts'
import { newPasswordForm } from '../password-reset.ts'
import { requiredText } from '../primitives.ts'
import * as words from '../words/sign-in-fields.generated.ts'
import { newPasswordInputs } from './password.ts'

const maxCode = 20
const code = { kind: 'text', label: words.code, maxLength: maxCode, autoComplete: 'one-time-code' } as const

/** An account's email and a code of its authenticator app, or a recovery code, for a person who comes by a sign-on. */
export const ownCodeFields = defineForm(z.object({ email: requiredText(60), code: requiredText(maxCode) }))({
  email: { kind: 'email', label: words.email },
  code,
})

/** A new password, and the code without which a mailbox that the employer reads resets nothing. */
export const resetWithCodeFields = defineForm(z.object({ ...newPasswordForm.shape, code: requiredText(maxCode) }))({
  code,
  ...newPasswordInputs,
})
