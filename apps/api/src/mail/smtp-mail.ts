import { createTransport } from 'nodemailer'
import { DeliveryError, type MailMessage } from './mail.ts'
import { isOnThisMachine, type SmtpSettings } from './smtp-settings.ts'
import { messageIdOf, stopHeaders } from './write-mail.ts'

/** No step of talking to the mail server may take longer. */
const defaultTimeouts = { connectionTimeout: 5_000, greetingTimeout: 5_000, dnsTimeout: 5_000, socketTimeout: 10_000 }

/** A server's answer of 500 and above: it will not take this message, whenever it is asked. */
const isFinal = (error: unknown) =>
  error instanceof Error &&
  'responseCode' in error &&
  typeof error.responseCode === 'number' &&
  error.responseCode >= 500

/**
 * Returns what hands one message to a server by SMTP, for Node only. A server that is not on this machine is only ever
 * spoken to under TLS.
 */
export function createSmtpDelivery({ url, from }: SmtpSettings): (message: MailMessage) => Promise<void> {
  const transport = createTransport({
    url,
    ...defaultTimeouts,
    requireTLS: !isOnThisMachine(url),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return async (message) => {
    const { to, subject, text, html, id } = message
    const messageId = id === undefined ? {} : { messageId: messageIdOf(id, from) }
    try {
      // As an object it is one address; a text is read as a list, in which commas and brackets lead elsewhere.
      const address = { name: '', address: to }
      const headers = Object.fromEntries(stopHeaders(message))
      await transport.sendMail({ from, to: address, subject, text, html, headers, ...messageId })
    } catch (cause) {
      throw new DeliveryError(isFinal(cause), { cause })
    }
  }
}
