import { ApiError, tooMany } from '../errors.ts'
import type { Mail, MailMessage } from '../mail/mail.ts'
import type { Clock, RandomSource } from '../parts.ts'
import type { CodePlace, CodeTry } from '../store/directory/codes.ts'
import type { Directory } from '../store/directory/directory.ts'
import { type CookieStyle, cookieHeader, readCookie } from './cookies.ts'
import { hashOfSecret, type Keys, randomToken, readSignedValue, signedValue } from './keys.ts'
import { limits } from './limits.ts'
import { toNetwork } from './network.ts'
import { say } from '../say.ts'

const secondMs = 1_000
const hourMs = 60 * 60 * secondMs

/**
 * A code has 6 digits, lasts 10 minutes, and is good for one use and 5 tries; the next one is sent after 60 seconds at
 * the earliest. Source: Q-EMAIL-1.
 */
const livesMs = 10 * 60 * secondMs
const betweenMs = 60 * secondMs
const maxTries = 5
/** Limits mail to one inbox. With 5 tries a code, an email or a password can be guessed at most 30 times an hour. */
const maxSentPerHour = {
  'verify-email': limits.mailedCodes.most,
  'reset-password': limits.mailedCodes.most,
  'sign-in': limits.signInCodes.most,
} as const
const askerSeconds = 60 * 60

/** The part of a request's context that codes need. */
export interface CodeExchange {
  readonly request: Request
  readonly clientAddress: string
  addHeader(name: string, value: string): void
}

/** What a code is for, and its subject: `reset-password` of an email, `sign-in` of a half session. */
interface CodeSubject {
  readonly purpose: keyof typeof maxSentPerHour
  readonly subject: string
  /** The person whose mails are counted, if it is not the subject. */
  readonly reader?: string
}

/** Codes by mail, good only in the browser that requested them and stored as keyed hashes. */
export interface MailedCodes {
  /**
   * Creates a code and mails it. If `mailOf` returns null, everything but the mail is the same, so that nothing reveals
   * whether there is an address.
   *
   * @throws ApiError 429 on `Code` within 60 seconds of the last code and after too many, 503 while no mail can be
   * sent.
   */
  send(code: CodeSubject, exchange: CodeExchange, mailOf: (code: string) => MailMessage | null): Promise<void>
  /** Tries a typed code; blanks and dashes in it are ignored. */
  try(code: CodeSubject, request: Request, typed: string): Promise<CodeTry>
}

interface CodeParts {
  readonly keys: Keys
  readonly clock: Clock
  readonly random: RandomSource
  readonly directory: Directory
  readonly mail: Mail
  readonly cookies: CookieStyle
}

/** Returns six digits; every code is equally likely. */
function randomDigits(random: RandomSource): string {
  for (;;) {
    const number = new DataView(random.bytes(4).slice().buffer).getUint32(0)
    // The incomplete million at the end of the range would make some codes likelier.
    if (number < 4_294_000_000) return String(number % 1_000_000).padStart(6, '0')
  }
}

/** Returns a 429 with the reason on the field where the person types the code. */
function tooSoon(milliseconds: number): ApiError {
  const seconds = Math.max(1, Math.ceil(milliseconds / secondMs))
  const { status, code } = tooMany(seconds)
  return new ApiError(status, code, {
    retryAfterSeconds: seconds,
    fields: { Code: say('waitForAnotherCode', seconds) },
  })
}

export function createMailedCodes({ keys, clock, random, directory, mail, cookies }: CodeParts): MailedCodes {
  const sign = (...parts: readonly string[]) => keys.sign('one-time-code', parts.join('\n'))
  const askerIn = (request: Request) => readSignedValue(keys, 'asker', readCookie(cookies, request, 'asker'))

  const placeOf = ({ purpose, subject }: CodeSubject, asker: string): CodePlace => ({
    purpose,
    subject: sign('subject', purpose, subject),
    asker: hashOfSecret(asker),
  })
  const hashAt = ({ purpose, subject, asker }: CodePlace, code: string) => sign('code', purpose, subject, asker, code)

  const refuseTooMany = async (subject: string, most: number) => {
    const sent = await directory.attempts.count(sign('sent', subject), { at: clock.now(), lasts: hourMs })
    if (sent > most) throw tooSoon(hourMs)
  }

  return {
    async send(code, { request, clientAddress, addHeader }, mailOf) {
      mail.ensureWorks()
      const asker = askerIn(request) ?? randomToken(random)
      const place = placeOf(code, asker)
      const at = clock.now()
      const before = await directory.codes.sentAt(place)
      if (before !== undefined && before > at - betweenMs) throw tooSoon(before + betweenMs - at)
      await refuseTooMany(`network:${toNetwork(clientAddress)}`, limits.networkMails.most)
      await refuseTooMany(`${code.purpose}:${code.reader ?? code.subject}`, maxSentPerHour[code.purpose])
      const digits = randomDigits(random)
      const values = { codeHash: hashAt(place, digits), at, expiresAt: at + livesMs, notSentAfter: at - betweenMs }
      if (!(await directory.codes.put(place, values))) throw tooSoon(betweenMs)
      await directory.codes.forgetExpiredBefore(at - hourMs)
      // The cookie is renewed each time, because it has to outlive the code that was just sent.
      addHeader(
        'Set-Cookie',
        cookieHeader(cookies, 'asker', signedValue(keys, 'asker', asker), { maxAgeSeconds: askerSeconds }),
      )
      await mail.post(mailOf(digits))
    },
    async try(code, request, typed) {
      const asker = askerIn(request)
      if (asker === null) return 'wrong'
      const place = placeOf(code, asker)
      return directory.codes.try(place, {
        codeHash: hashAt(place, typed.replaceAll(/[\s-]/g, '')),
        at: clock.now(),
        maxTries,
      })
    },
  }
}
