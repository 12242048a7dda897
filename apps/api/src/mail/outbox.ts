import type { Clock } from '../parts.ts'
import { isMadeByDefault, type Mail, type MailMessage } from './mail.ts'

/** How many mails are kept, the newest; more need a mail server. */
export const maxKept = 200

export interface PostedMail extends MailMessage {
  /** Milliseconds since 1970. */
  readonly at: number
}

/** Mail that goes nowhere: kept in memory and shown at `/dev/outbox`, outside of production. */
export interface Outbox extends Mail {
  /** Newest first. */
  messages(): readonly PostedMail[]
  /** Keeps a mail that was posted at another outbox of the same server. */
  take(mail: PostedMail): void
}

/**
 * Returns an empty outbox; the oldest mails are dropped when there are too many.
 * @param share called with each mail that is posted here.
 */
export function createOutbox(clock: Clock, share: (mail: PostedMail) => void = () => {}): Outbox {
  let kept: readonly PostedMail[] = []
  const take = (mail: PostedMail) =>
    void (kept = [mail, ...kept].toSorted((one, other) => other.at - one.at).slice(0, maxKept))
  const deliver = async (message: MailMessage) => {
    const mail = { ...message, at: clock.now() }
    take(mail)
    share(mail)
  }
  return {
    take,
    deliver,
    post: async (message) => (message === null ? undefined : deliver(message)),
    async postWith(message, _personId, change, isMade = isMadeByDefault) {
      const result = await change()
      if (isMade(result)) await deliver(message)
      return result
    },
    sendDue: async () => undefined,
    ensureWorks: () => undefined,
    messages: () => kept,
  }
}
