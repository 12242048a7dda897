import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { requiredText } from './primitives.ts'

/** The answer of a bot check, made by `solveBotCheck`. */
export const recaptchaToken = requiredText(4000)

export const recaptchaEndpoints = {
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
}
