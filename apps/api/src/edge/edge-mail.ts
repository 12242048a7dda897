import { connect } from 'cloudflare:sockets'
import { waitUntil } from 'cloudflare:workers'
import { unavailable } from '../errors.ts'
import type { Mail, MailMessage } from '../mail/mail.ts'
import { DeliveryError } from '../mail/mail-queue.ts'
import { deliverBySmtp, type Login } from '../mail/smtp-dialog.ts'
import { isOnThisMachine, type SmtpSettings } from '../mail/smtp-settings.ts'
import { addressIn, writeMail } from '../mail/write-mail.ts'
import type { Clock } from '../parts.ts'

const SECOND = 1_000
/** After its answer a request may work on for 30 seconds: that is how long a mail is tried. */
const PAUSES_MS = [0, 2 * SECOND, 6 * SECOND]
/** One try, from connecting to the server's last word. */
const PATIENCE_MS = 7 * SECOND
/** While the server took nothing at the last tries, people are told so; after this long somebody may find out again. */
const LOOK_AGAIN_MS = 30 * SECOND

interface EdgeMailParts {
  readonly clock: Clock
  /** Told of each mail that was given up. */
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
  // What ends it is told by what is read and written.
  socket.closed.catch(() => undefined)
  const content = writeMail(message, { from, now, id: crypto.randomUUID() })
  const late = wait(PATIENCE_MS).then(() => Promise.reject(new DeliveryError(false)))
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

/** When the server last took nothing; of this Worker, and so of all requests that it answers. */
let goneAt: number | null = null

/**
 * Mail by SMTP from Cloudflare's runtime, under TLS unless the server is on this machine. Each mail goes out on a connection
 * of its own beside the request that led to it, which does not wait for it; one that cannot be delivered within half a minute
 * is given up, and whoever waits for a code asks again.
 */
export function makeEdgeMail(settings: SmtpSettings, { clock, onLost }: EdgeMailParts): Mail {
  const tryToDeliver = async (message: MailMessage) => {
    for (const [tries, pause] of PAUSES_MS.entries()) {
      // Not at once either: how long a request takes must not tell whether it led to a mail.
      await wait(pause)
      try {
        await deliver(settings, message, clock.now())
        goneAt = null
        return
      } catch (error) {
        const isFinal = error instanceof DeliveryError && error.isFinal
        goneAt = isFinal ? null : clock.now()
        if (isFinal || tries === PAUSES_MS.length - 1) return onLost(error)
      }
    }
  }
  return {
    post: (message) => waitUntil(tryToDeliver(message)),
    ensureWorks() {
      if (goneAt !== null && clock.now() - goneAt < LOOK_AGAIN_MS) throw unavailable(LOOK_AGAIN_MS / SECOND)
    },
  }
}
