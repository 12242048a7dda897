import type { Clock } from '../parts.ts'
import type { Mail, MailMessage } from './mail.ts'

/** The newest so many are kept; whoever wants more wants a mail server. */
export const MOST_KEPT = 200

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
 * An outbox that is empty; the oldest mails go where there are too many.
 * @param share told of each mail that is posted here.
 */
export function makeOutbox(clock: Clock, share: (mail: PostedMail) => void = () => {}): Outbox {
  let kept: readonly PostedMail[] = []
  const take = (mail: PostedMail) =>
    void (kept = [mail, ...kept].toSorted((one, other) => other.at - one.at).slice(0, MOST_KEPT))
  return {
    take,
    post(message) {
      const mail = { ...message, at: clock.now() }
      take(mail)
      share(mail)
    },
    ensureWorks: () => undefined,
    messages: () => kept,
  }
}
