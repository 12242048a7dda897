import type { Clock } from '../parts.ts'
import type { Mail, MailMessage } from './mail.ts'

/** The newest so many are kept; whoever wants more wants a mail server. */
const MOST_KEPT = 200

export interface PostedMail extends MailMessage {
  /** Milliseconds since 1970. */
  readonly at: number
}

/** Mail that goes nowhere: kept in memory and shown at `/dev/outbox`, outside of production. */
export interface Outbox extends Mail {
  /** Newest first. */
  messages(): readonly PostedMail[]
}

/** An outbox that is empty; the oldest mails go where there are too many. */
export function makeOutbox(clock: Clock): Outbox {
  let kept: readonly PostedMail[] = []
  return {
    post: (message) => void (kept = [{ ...message, at: clock.now() }, ...kept].slice(0, MOST_KEPT)),
    ensureWorks: () => undefined,
    messages: () => kept,
  }
}
