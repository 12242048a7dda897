import * as z from 'zod/mini'
import { loginForm } from '../auth.ts'
import { defineForm } from '../form.ts'
import { requiredText, text } from '../primitives.ts'
import * as words from '../words/sign-in-fields.generated.ts'

/** The maximum that the server accepts, which is longer than a line of text. */
const maxLength = 128

const line = requiredText(60)
const email = { kind: 'email', label: words.email } as const
const userName = { ...email, autoComplete: 'username' } as const

export const signInFields = defineForm(z.omit(loginForm, { recaptchaToken: true }))({
  userName,
  password: { kind: 'password', label: words.password, maxLength },
})

export const userNameFields = defineForm(z.object({ userName: line }))({ userName })

export const emailFields = defineForm(z.object({ email: line }))({ email })

export const workEmailFields = defineForm(z.object({ email: line }))({
  email: { ...email, label: words.workEmail, hint: words.workEmailHint },
})

export const companyCodeFields = defineForm(z.object({ companyCode: line }))({
  companyCode: { kind: 'latin', label: words.companyCode, hint: words.companyCodeHint },
})

/** A code that is read from a mail or an app: the server ignores blanks and dashes in it. */
export const codeFields = defineForm(z.object({ code: requiredText(20) }))({
  code: { kind: 'latin', label: words.code, maxLength: 20, autoComplete: 'one-time-code' },
})

/** The owner's proof: absent for a person without a password. */
export const ownerFields = defineForm(z.object({ password: z.optional(text(maxLength)) }))({
  password: { kind: 'password', label: words.yourPassword, required: true, maxLength },
})
