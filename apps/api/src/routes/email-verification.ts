import type { Identity } from '../app-parts.ts'
import type { RequestHandlers } from '../http/handlers.ts'
import { sendEmailCode, verifyEmailCode } from '../services/email-verification.ts'

/** Proving that an email is one's own. */
export function emailVerificationRoutes(identity: Identity) {
  return {
    sendEmailCode: ({ body: { email } }, exchange) => sendEmailCode(identity, email, exchange),
    verifyEmailCode: ({ body: { email, code } }, { request }) => verifyEmailCode(identity, email, code, request),
  } satisfies RequestHandlers
}
