import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { requiredText, nothing } from './primitives.ts'

/** The answer of a bot check, made by `solveBotCheck`. */
export const recaptchaToken = requiredText(4000)

/** The proofs that other calls require: a solved bot check, and a code that was mailed to an email. */
export const verificationEndpoints = {
  recaptchaKey: endpoint('recaptchaKey', {
    summary:
      'A fresh task of the bot check: `nonce.expires.bits.signature`. A token is the task, a dot and a number with which the SHA-256 of the token begins with so many zero bits.',
    who: 'public',
    answer: z.object({ publicKey: z.string() }),
    isPoll: true,
  }),
  verifyRecaptcha: endpoint('verifyRecaptcha', {
    summary: 'Whether a token of the bot check is good; does not use it up.',
    who: 'public',
    body: z.object({ token: recaptchaToken }),
    answer: z.object({ success: z.boolean() }),
    readOnly: true,
  }),
  sendEmailCode: endpoint('sendEmailCode', {
    summary: 'Email a 6-digit code. A second one within 60 seconds is refused (429, Items on Code).',
    who: 'public',
    body: z.object({ email: requiredText(60) }),
    answer: nothing,
    errors: [30004],
  }),
  verifyEmailCode: endpoint('verifyEmailCode', {
    summary:
      'The mailed code for a token, valid for 15 minutes and this email: registration and a change of email ask for it.',
    who: 'public',
    body: z.object({ email: requiredText(60), code: requiredText(20) }),
    answer: z.object({ verificationToken: z.string() }),
    errors: [60001, 60002],
  }),
  undoEmailChange: endpoint('undoEmailChange', {
    summary:
      'Take a change of the email back, with the link in the mail to the former address (one use, 7 days). Every session ends, later changes go with it, and the password is void: the owner sets a new one.',
    who: 'public',
    body: z.object({ undoToken: requiredText(4000) }),
    answer: nothing,
    errors: [30003, 60002],
  }),
}
