import { unavailable } from '../errors.ts'
import type { Clock } from '../parts.ts'
import { DeliveryError, type Mail, type MailMessage } from './mail.ts'

const secondMs = 1_000
/** While the server is gone, one message in each span finds out whether it is back. */
const lookAgainMs = 30 * secondMs

/**
 * Watches what deliveries show about the mail server, so that people are told (503) instead of being sent to an empty inbox.
 *
 * @param goneAfterMs the server counts as gone when it has taken nothing for this long.
 */
export function watchServer(
  { clock, goneAfterMs }: { readonly clock: Clock; readonly goneAfterMs: number },
  deliver: (message: MailMessage) => Promise<void>,
): Pick<Mail, 'deliver' | 'ensureWorks'> {
  let failingSince: number | null = null
  let triedAt = 0
  return {
    async deliver(message) {
      triedAt = clock.now()
      try {
        await deliver(message)
        failingSince = null
      } catch (error) {
        if (error instanceof DeliveryError && error.isFinal) failingSince = null
        else failingSince ??= clock.now()
        throw error
      }
    },
    ensureWorks() {
      const now = clock.now()
      const isGone = failingSince !== null && now - failingSince >= goneAfterMs && now - triedAt < lookAgainMs
      if (isGone) throw unavailable(lookAgainMs / secondMs)
    },
  }
}
