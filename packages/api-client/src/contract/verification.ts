import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { requiredText, nothing } from './primitives.ts'

/** The answer of a bot check, made by `solveBotCheck`. */
export const recaptchaToken = requiredText(4000)

/** The proofs that other calls require: a solved bot check, and a code that was mailed to an email. */
export const verificationEndpoints = {
  recaptchaKey: endpoint('recaptchaKey', {
    summary:
      'Get a bot-check task: `nonce.expires.bits.signature`. A token is the task, a dot and a number with which the token’s SHA-256 begins with that many zero bits.',
    who: 'public',
    answer: z.object({ publicKey: z.string() }),
    isPoll: true,
  }),
  verifyRecaptcha: endpoint('verifyRecaptcha', {
    summary: 'Check a bot-check token without using it.',
    who: 'public',
    body: z.object({ token: recaptchaToken }),
    answer: z.object({ success: z.boolean() }),
    readOnly: true,
  }),
  sendEmailCode: endpoint('sendEmailCode', {
    summary: 'Email a 6-digit code. A second request within 60 seconds gets 429 with Items on Code.',
    who: 'public',
    body: z.object({ email: requiredText(60) }),
    answer: nothing,
    errors: [30004],
  }),
  verifyEmailCode: endpoint('verifyEmailCode', {
    summary:
      'Exchange the emailed code for a token, valid 15 minutes for this email. Used by registration and email changes.',
    who: 'public',
    body: z.object({ email: requiredText(60), code: requiredText(20) }),
    answer: z.object({ verificationToken: z.string() }),
    errors: [60001, 60002],
  }),
  undoEmailChange: endpoint('undoEmailChange', {
    summary:
      'Undo an email change with the link in the email to the former address (one use, 7 days). Ends all sessions, reverses later changes and voids the password.',
    who: 'public',
    body: z.object({ undoToken: requiredText(4000) }),
    answer: nothing,
    errors: [30003, 60002],
  }),
}
