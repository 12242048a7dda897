import { DeliveryError } from './mail.ts'

interface SmtpReply {
  /** From 200 to 599. */
  readonly code: number
  /** All of its lines without their codes. */
  readonly text: string
}

/** What we need of a stream of bytes; its whole type is not the same on every platform. */
export interface SmtpReadable {
  getReader(): ReadableStreamDefaultReader<Uint8Array>
}

/** A mail server's replies, one after the other. */
export interface ReplyReader {
  /** @throws DeliveryError where the connection ends or something else than a reply comes. */
  next(): Promise<SmtpReply>
  release(): void
}

/** No server says more in one reply. */
const maxCharacters = 20_000
/** `250-` continues in the next line, `250 ` is the last one. */
const wholeReply = /^(?:\d{3}-[^\n]*\n)*([2-5]\d\d)(?: [^\n]*)?\n/

/** Reads replies of one line or several (RFC 5321, section 4.2) from what the server sends. */
export function readReplies(readable: SmtpReadable): ReplyReader {
  const reader = readable.getReader()
  const decoder = new TextDecoder()
  let heard = ''
  return {
    async next() {
      for (;;) {
        const whole = wholeReply.exec(heard)
        if (whole) {
          heard = heard.slice(whole[0].length)
          const text = whole[0]
            .split(/\r?\n/)
            .map((line) => line.slice(4))
            .join('\n')
            .trim()
          return { code: Number(whole[1]), text }
        }
        if (heard.length > maxCharacters) throw new DeliveryError(false)
        const { done, value } = await reader.read()
        if (done) throw new DeliveryError(false)
        heard += decoder.decode(value, { stream: true })
      }
    },
    release: () => reader.releaseLock(),
  }
}
