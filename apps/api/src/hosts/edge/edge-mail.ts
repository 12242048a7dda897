import { connect } from 'cloudflare:sockets'
import { waitUntil } from 'cloudflare:workers'
import type { AppParts } from '../../app-parts.ts'
import { DeliveryError, type Mail, type MailMessage } from '../../mail/mail.ts'
import { createPostedMail } from '../../mail/posted-mail.ts'
import { deliverBySmtp, type Login } from '../../mail/smtp-dialog.ts'
import { isOnThisMachine, type SmtpSettings } from '../../mail/smtp-settings.ts'
import { addressIn, writeMail } from '../../mail/write-mail.ts'

const secondMs = 1_000
/** A request may work on for 30 seconds after its answer, so mail is tried that long. */
const pausesMs = [0, 2 * secondMs, 6 * secondMs]
/** How long one try may take, from connecting to the server's last reply. */
const patienceMs = 7 * secondMs
const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

function loginIn({ username, password }: URL): Login | null {
  return username === '' ? null : { user: decodeURIComponent(username), password: decodeURIComponent(password) }
}

async function deliver({ url, from }: SmtpSettings, message: MailMessage, now: number): Promise<void> {
  const server = new URL(url)
  const isSecure = server.protocol === 'smtps:'
  const needsTls = !isSecure && !isOnThisMachine(url)
  const address = { hostname: server.hostname, port: Number(server.port || (isSecure ? 465 : 587)) }
  const socket = connect(address, {
    secureTransport: isSecure ? 'on' : needsTls ? 'starttls' : 'off',
    allowHalfOpen: false,
  })
  // Reads and writes report what ended the connection.
  socket.closed.catch(() => undefined)
  const content = writeMail(message, { from, now, id: crypto.randomUUID() })
  const late = wait(patienceMs).then(() => Promise.reject(new DeliveryError(false)))
  try {
    await Promise.race([
      deliverBySmtp(socket, { from: addressIn(from), to: message.to, content }, { needsTls, login: loginIn(server) }),
      late,
    ])
  } catch (error) {
    throw error instanceof DeliveryError ? error : new DeliveryError(false, { cause: error })
  } finally {
    late.catch(() => undefined)
    void socket.close().catch(() => undefined)
  }
}

/**
 * Sends mail by SMTP from Cloudflare's runtime, under TLS unless the server is on this machine. Each mail has its own
 * connection, and the request that led to it does not wait for it. What that request cannot deliver in its half minute is
 * sent by a later one, or by the timer.
 */
export function createEdgeMail(
  settings: SmtpSettings,
  parts: Pick<AppParts, 'directory' | 'clock' | 'keys' | 'random' | 'log'>,
): Mail {
  const keepSending = async () => {
    for (const pause of pausesMs) {
      // Waits before the first try, too: the time that a request takes must not reveal whether it led to a mail.
      await wait(pause)
      await mail.sendSome()
    }
  }
  const noteFailure = (error: unknown) => parts.log({ event: 'store-unavailable', requestId: '', call: 'mail', error })
  const mail = createPostedMail({
    ...parts,
    // A Worker may not live to see a second failure.
    goneAfterMs: 0,
    deliver: (message) => deliver(settings, message, parts.clock.now()),
    wake: () => waitUntil(keepSending().catch(noteFailure)),
  })
  return mail
}
