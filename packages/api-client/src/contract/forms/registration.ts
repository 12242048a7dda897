import * as z from 'zod/mini'
import { defineForm } from '../form.ts'
import { requiredText, text } from '../primitives.ts'
import * as words from '../words/sign-in-fields.generated.ts'

/** How a new person is reached; the email is proved by a code. */
export const reachFields = defineForm(z.object({ email: requiredText(60), phone: requiredText(60) }))({
  email: { kind: 'email', label: words.email },
  phone: { kind: 'phone', label: words.phone, autoComplete: 'tel-national' },
})

const maybe = z.optional(text(60))

/**
 * What an employer can ask to find a person; a company asks for some of it, in its own words. Names are of every script, also under the
 * type alphabetical: the employer's records decide.
 */
export const validatorFields = defineForm(
  z.object({ values: z.object({ lastName: maybe, dateOfBirth: maybe, employeeId: maybe }) }),
)({
  'values.lastName': { kind: 'text', label: words.lastName, required: true },
  'values.dateOfBirth': { kind: 'date', label: words.dateOfBirth, required: true, autoComplete: 'bday' },
  'values.employeeId': { kind: 'text', label: words.employeeId, required: true },
})
