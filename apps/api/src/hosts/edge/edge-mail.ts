import { connect } from 'cloudflare:sockets'
import { waitUntil } from 'cloudflare:workers'
import { unavailable } from '../../errors.ts'
import type { Mail, MailMessage } from '../../mail/mail.ts'
import { DeliveryError } from '../../mail/mail-queue.ts'
import { deliverBySmtp, type Login } from '../../mail/smtp-dialog.ts'
import { isOnThisMachine, type SmtpSettings } from '../../mail/smtp-settings.ts'
import { addressIn, writeMail } from '../../mail/write-mail.ts'
import type { Clock } from '../../parts.ts'

const secondMs = 1_000
/** A request may work on for 30 seconds after its answer, so a mail is tried that long. */
const pausesMs = [0, 2 * secondMs, 6 * secondMs]
/** How long one try may take, from connecting to the server's last reply. */
const patienceMs = 7 * secondMs
/** After failed tries, new mails are refused for this long; then the next request tries again. */
const lookAgainMs = 30 * secondMs

interface EdgeMailParts {
  readonly clock: Clock
  /** Called for each mail that was dropped. */
  onLost(error: unknown): void
}

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

/** When the server last failed to take a mail; shared by all requests that this Worker answers. */
let goneAt: number | null = null

/**
 * Sends mail by SMTP from Cloudflare's runtime, under TLS unless the server is on this machine. Each mail has its own
 * connection, and the request that led to it does not wait for it. A mail that cannot be delivered within half a minute
 * is dropped; people ask for a code again.
 */
export function createEdgeMail(settings: SmtpSettings, { clock, onLost }: EdgeMailParts): Mail {
  const tryToDeliver = async (message: MailMessage) => {
    for (const [tries, pause] of pausesMs.entries()) {
      // Waits before the first try, too: the time that a request takes must not reveal whether it led to a mail.
      await wait(pause)
      try {
        await deliver(settings, message, clock.now())
        goneAt = null
        return
      } catch (error) {
        const isFinal = error instanceof DeliveryError && error.isFinal
        goneAt = isFinal ? null : clock.now()
        if (isFinal || tries === pausesMs.length - 1) return onLost(error)
      }
    }
  }
  return {
    post: (message) => waitUntil(tryToDeliver(message)),
    deliver: (message) => deliver(settings, message, clock.now()),
    ensureWorks() {
      if (goneAt !== null && clock.now() - goneAt < lookAgainMs) throw unavailable(lookAgainMs / secondMs)
    },
  }
}
