import { DeliveryError } from './mail.ts'
import { type ReplyReader, readReplies, type SmtpReadable } from './smtp-replies.ts'

/** One connection to a mail server, as the platform makes it. */
export interface SmtpConnection {
  readonly readable: SmtpReadable
  readonly writable: { getWriter(): WritableStreamDefaultWriter<Uint8Array> }
  /** The same connection under TLS; the plain one must not be used any more. */
  startTls(): SmtpConnection
}

export interface Login {
  readonly user: string
  readonly password: string
}

interface Envelope {
  readonly from: string
  readonly to: string
  /** The text that `writeMail` returns. */
  readonly content: string
}

interface DialogOptions {
  /** Whether the connection is to be put under TLS before anything is said that others must not hear. */
  readonly needsTls: boolean
  readonly login: Login | null
}

interface Line {
  readonly replies: ReplyReader
  /** Says something and insists on an answer of this class, the first digit. @throws DeliveryError for another. */
  say(text: string, expected: 2 | 3): Promise<string>
  /** Lets go of both streams. */
  release(): void
}

const isAddress = (text: string) => /^[^\s<>@]+@[^\s<>@]+$/.test(text)
const toBase64 = (text: string) =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''))

/** A server's answer of 500 and above: it will not take this message, whenever it is asked. */
const refusal = (code: number) => new DeliveryError(code >= 500)

function hold({ readable, writable }: SmtpConnection): Line {
  const replies = readReplies(readable)
  const writer = writable.getWriter()
  const encoder = new TextEncoder()
  return {
    replies,
    async say(text, expected) {
      await writer.write(encoder.encode(`${text}\r\n`))
      const { code, text: said } = await replies.next()
      if (Math.floor(code / 100) !== expected) throw refusal(code)
      return said
    },
    release() {
      replies.release()
      writer.releaseLock()
    },
  }
}

async function logIn({ say }: Line, extensions: string, { user, password }: Login): Promise<void> {
  if (/^AUTH\b.*\bPLAIN\b/im.test(extensions)) {
    await say(`AUTH PLAIN ${toBase64(`\0${user}\0${password}`)}`, 2)
    return
  }
  await say('AUTH LOGIN', 3)
  await say(toBase64(user), 3)
  await say(toBase64(password), 2)
}

/**
 * A server that rejects our sign-in may accept it once an operator has fixed the cause: the mail is worth another try.
 */
const asPassing = () => {
  throw new DeliveryError(false)
}

/**
 * Hands one mail to a mail server (RFC 5321) over a connection that was just made.
 *
 * @throws DeliveryError, a final one where the server refuses this mail for good or an address could be none.
 */
export async function deliverBySmtp(
  connection: SmtpConnection,
  { from, to, content }: Envelope,
  { needsTls, login }: DialogOptions,
): Promise<void> {
  if (![from, to].every(isAddress)) throw new DeliveryError(true)
  // A server may insist on a whole host name; the Worker has none.
  const hello = `EHLO ${from.slice(from.indexOf('@') + 1)}`
  let line = hold(connection)
  const greeting = await line.replies.next()
  if (greeting.code !== 220) throw new DeliveryError(false)
  let extensions = await line.say(hello, 2)
  if (needsTls) {
    await line.say('STARTTLS', 2).catch(asPassing)
    line.release()
    line = hold(connection.startTls())
    extensions = await line.say(hello, 2)
  }
  if (login) await logIn(line, extensions, login).catch(asPassing)
  await line.say(`MAIL FROM:<${from}>`, 2)
  await line.say(`RCPT TO:<${to}>`, 2)
  await line.say('DATA', 3)
  await line.say(`${content}.`, 2)
  // It has the mail; how the connection ends does not matter any more.
  await line.say('QUIT', 2).catch(() => undefined)
}
