import * as z from 'zod/mini'
import { defineForm } from '../form.ts'
import { requiredText } from '../primitives.ts'
import * as words from '../words/bank-login-fields.generated.ts'

const maxLength = 60

/** The login at a bank of the sandbox. */
export const bankLoginFields = defineForm(
  z.object({ userName: requiredText(maxLength), password: requiredText(maxLength) }),
)({
  userName: { kind: 'text', label: words.userName, autoComplete: 'off' },
  password: { kind: 'password', label: words.password },
})
