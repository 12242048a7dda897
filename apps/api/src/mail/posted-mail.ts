import type { AppParts } from '../app-parts.ts'
import { createEncryptor, createTextEncryptor, keyringFor } from '../crypto/encrypt.ts'
import { randomToken } from '../identity/keys.ts'
import type { StoredMail } from '../store/directory/posted-mails.ts'
import { DeliveryError, isMadeByDefault, type Mail, type MailMessage } from './mail.ts'
import { watchServer } from './server-health.ts'

const secondMs = 1_000
const minuteMs = 60 * secondMs
/** A code is awaited by a person in front of the screen; later, only mails that are of use for days are left. */
const firstPausesMs = [secondMs, 5 * secondMs, 15 * secondMs, ...Array.from({ length: 9 }, () => minuteMs)]
const laterPauseMs = 10 * minuteMs
const usefulMs = 3 * 24 * 60 * minuteMs
/** A process that has held a mail for this long has ended: no step of a delivery may take longer. */
const handingOverMs = 2 * minuteMs
const maxConcurrent = 4

/** Takes the place of a mail where there is none, and is not sent. */
const nobody: MailMessage = { to: '', subject: '', text: '' }

/** A connection that fails now and then is no reason to refuse people. */
const goneAfterMs = 20 * secondMs

interface PostedMailParts extends Pick<AppParts, 'clock' | 'keys' | 'random' | 'log'> {
  readonly directory: Pick<AppParts['directory'], 'postedMails'>
  /** Hands one message to the mail server. @throws DeliveryError */
  deliver(message: MailMessage): Promise<void>
  /** Called when a mail was posted: `sendDue` is to run soon, but not before the answer. */
  wake(): void
  /** How long the server fails before it counts as gone; 20 seconds if absent. */
  readonly goneAfterMs?: number
}

/** Sends posted mails; `sendSome` takes a few that are due and returns how many. */
type PostedMail = Mail & { sendSome(): Promise<number> }

/** Encrypts mails, each bound to its key. */
function createEnvelopes({ keys, random }: Pick<AppParts, 'keys' | 'random'>) {
  const encryptor = createTextEncryptor(createEncryptor(keyringFor(keys, 'mail'), random))
  return {
    close: (message: MailMessage, key: string) => encryptor.encrypt(JSON.stringify(message), `mail ${key}`),
    /** @throws Error for one that this server's secret does not open. */
    async open({ body, key }: StoredMail): Promise<MailMessage> {
      const message: MailMessage = JSON.parse(await encryptor.decrypt(body, `mail ${key}`))
      return { ...message, id: key }
    },
  }
}

/**
 * Mail for a server that may be slow or gone, kept in the directory until the server has taken it. Each is taken by one
 * process before it is handed over. One that was being handed over by a process that ended is sent again, under the same
 * Message-ID: a warning that arrives twice costs less than one that does not arrive.
 */
export function createPostedMail(parts: PostedMailParts): PostedMail {
  const { clock, random, log, wake } = parts
  const { postedMails } = parts.directory
  const envelopes = createEnvelopes(parts)
  const server = watchServer({ goneAfterMs, ...parts }, parts.deliver)

  const afterFailure = async ({ id, tries, endsAt }: StoredMail, error: unknown) => {
    const nextAt = clock.now() + (firstPausesMs[tries - 1] ?? laterPauseMs)
    const isRefused = error instanceof DeliveryError && error.isFinal
    if (error instanceof DeliveryError && !isRefused && nextAt < endsAt) return postedMails.putOff(id, nextAt)
    log({ event: 'mail-failed', requestId: '', call: 'mail', error })
    return postedMails.settle(id, isRefused ? 'refused' : 'lost')
  }

  const handOver = async (mail: StoredMail) => {
    try {
      const message = await envelopes.open(mail)
      if (message.to !== '') await server.deliver(message)
    } catch (error) {
      return afterFailure(mail, error)
    }
    return postedMails.settle(mail.id, 'sent')
  }

  const sendSome = async () => {
    const now = clock.now()
    const taken = await postedMails.take(now, now + handingOverMs, maxConcurrent)
    await Promise.all(taken.map(handOver))
    return taken.length
  }

  /** Keeps a mail that is due after a moment; returns its key. */
  const keep = async (message: MailMessage | null, personId: number | undefined, waitMs: number) => {
    const [key, postedAt] = [message?.id ?? randomToken(random), clock.now()]
    const about = personId === undefined ? null : { personId, subject: message?.subject ?? null }
    await postedMails.add({
      ...(about ?? { personId: null, subject: null }),
      ...{ key, postedAt, nextAt: postedAt + waitMs, endsAt: postedAt + (message?.usefulMs ?? usefulMs) },
      body: await envelopes.close(message ?? nobody, key),
    })
    return key
  }

  return {
    ...server,
    sendSome,
    async post(message, personId) {
      await keep(message, personId, 0)
      wake()
    },
    async postWith(message, personId, change, isMade = isMadeByDefault) {
      const key = await keep(message, personId, handingOverMs)
      const result = await change().catch(async (error: unknown) => {
        await postedMails.drop(key)
        throw error
      })
      if (!isMade(result)) await postedMails.drop(key)
      else {
        await postedMails.release(key, clock.now())
        wake()
      }
      return result
    },
    async sendDue() {
      while ((await sendSome()) > 0);
    },
  }
}
