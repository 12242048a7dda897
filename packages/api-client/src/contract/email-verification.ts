import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { nothing, requiredText } from './primitives.ts'

export const emailVerificationEndpoints = {
  sendEmailCode: endpoint('sendEmailCode', {
    summary: 'Mail a code of 6 digits to an email. A second one within 60 seconds is refused (429, Items on Code).',
    who: 'public',
    body: z.object({ email: requiredText(60) }),
    answer: nothing,
    errors: [30004],
  }),
  verifyEmailCode: endpoint('verifyEmailCode', {
    summary:
      'The mailed code for a token, good for 15 minutes and this email: registration and a change of email ask for it.',
    who: 'public',
    body: z.object({ email: requiredText(60), code: requiredText(20) }),
    answer: z.object({ verificationToken: z.string() }),
    errors: [60001, 60002],
  }),
}
