import type { AppParts, Identity } from '../app-parts.ts'
import type { RequestHandlers } from '../http/handlers.ts'
import { completeReset, completeResetSso, requestReset, verifyResetCode } from '../services/password-reset.ts'
import { updatePassword } from '../services/password-update.ts'

/** A forgotten password, and changing the own one. */
export function passwordResetRoutes(parts: AppParts, identity: Identity) {
  return {
    requestPasswordReset: ({ body }, exchange) => requestReset(parts, identity, body, exchange),
    verifyResetCode: ({ body: { userName, code } }, { request }) =>
      verifyResetCode(parts, identity, { userName, code, request }),
    completePasswordReset: ({ body }) => completeReset(parts, identity, body),
    completePasswordResetSso: ({ body: { resetToken, ssoToken } }) =>
      completeResetSso(parts, identity, resetToken, ssoToken),
    updatePassword: ({ body }, { person, request }) =>
      updatePassword(parts, identity, { ...body, personId: person.userId, request }),
  } satisfies RequestHandlers
}
