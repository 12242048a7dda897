import { createTransport } from 'nodemailer'
import type { Clock } from '../parts.ts'
import type { Mail } from './mail.ts'
import { DeliveryError, makeMailQueue } from './mail-queue.ts'
import { isOnThisMachine, type SmtpSettings } from './smtp-settings.ts'

/** No step of talking to the mail server may take longer. */
const PATIENCE = { connectionTimeout: 5_000, greetingTimeout: 5_000, dnsTimeout: 5_000, socketTimeout: 10_000 }

interface SmtpParts {
  readonly clock: Clock
  /** Told of each mail that could not be delivered. */
  onLost(error: unknown): void
}

/** A server's answer of 500 and above: it will not take this message, whenever it is asked. */
const isFinal = (error: unknown) =>
  error instanceof Error &&
  'responseCode' in error &&
  typeof error.responseCode === 'number' &&
  error.responseCode >= 500

/** Mail by SMTP, for Node only. A server that is not on this machine is only ever spoken to under TLS. */
export function makeSmtpMail({ url, from }: SmtpSettings, { clock, onLost }: SmtpParts): Mail {
  const transport = createTransport({
    url,
    ...PATIENCE,
    requireTLS: !isOnThisMachine(url),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return makeMailQueue({
    clock,
    onLost,
    later: (work, milliseconds) => void setTimeout(work, milliseconds).unref(),
    async deliver({ to, subject, text }) {
      try {
        // As an object it is one address; a text is read as a list, in which commas and brackets lead elsewhere.
        await transport.sendMail({ from, to: { name: '', address: to }, subject, text })
      } catch (cause) {
        throw new DeliveryError(isFinal(cause), { cause })
      }
    },
  })
}
