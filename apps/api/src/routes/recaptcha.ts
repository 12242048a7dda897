import type { Identity } from '../app-parts.ts'
import type { RequestHandlers } from '../http/handlers.ts'

/** The bot check. */
export function recaptchaRoutes({ botCheck }: Pick<Identity, 'botCheck'>) {
  return {
    recaptchaKey: async () => ({ publicKey: botCheck.task() }),
    verifyRecaptcha: async ({ body: { token } }) => ({ success: await botCheck.isGood(token) }),
  } satisfies RequestHandlers
}
