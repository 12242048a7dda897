import { ApiError, tooMany } from '../errors.ts'
import type { Mail, MailMessage } from '../mail/mail.ts'
import type { Clock, RandomSource } from '../parts.ts'
import type { CodePlace, CodeTry } from '../store/directory/codes.ts'
import type { Directory } from '../store/directory/directory.ts'
import { type CookieStyle, cookieHeader, readCookie } from './cookies.ts'
import { hashOfSecret, type Keys, randomToken, readSignedValue, signedValue } from './keys.ts'
import { networkOf } from './network.ts'

const SECOND = 1_000
const HOUR = 60 * 60 * SECOND

/** 6 digits, 10 minutes, one use, 5 tries; the next not within 60 seconds. Source: open question Q-EMAIL-1. */
const LIVES_MS = 10 * 60 * SECOND
const BETWEEN_MS = 60 * SECOND
const MOST_TRIES = 5
/** Nobody's inbox is filled; and at 5 tries a code nobody gets more than 30 guesses an hour at an email or a password. */
const MOST_SENT_AN_HOUR = { 'verify-email': 6, 'reset-password': 6, 'sign-in': 30 } as const
/** A whole company may register on one morning behind one address. */
const MOST_SENT_A_NETWORK = 1_000
const ASKER_SECONDS = 60 * 60

/** The part of an exchange that codes need. */
export interface CodeExchange {
  readonly request: Request
  readonly clientAddress: string
  addHeader(name: string, value: string): void
}

/** What a code is for, and of whom: `reset-password` of an email, `sign-in` of a half session. */
export interface CodeSubject {
  readonly purpose: keyof typeof MOST_SENT_AN_HOUR
  readonly subject: string
  /** Whose mails are counted, where it is not the subject's. */
  readonly reader?: string
}

/** Codes by mail, good only in the browser that asked for them and stored as keyed hashes. */
export interface MailedCodes {
  /**
   * Makes a code and mails it. Where there is nobody to mail it to (null) everything else is the same, so that nothing tells
   * whether there is.
   *
   * @throws ApiError 429 on `Code` within 60 seconds and after too many, 503 while no mail can be sent.
   */
  send(code: CodeSubject, exchange: CodeExchange, mailOf: (code: string) => MailMessage | null): Promise<void>
  /** Tries what somebody typed; blanks and dashes in it do not count. */
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

/** Six digits, each code as likely as any other. */
function randomDigits(random: RandomSource): string {
  for (;;) {
    const number = new DataView(random.bytes(4).slice().buffer).getUint32(0)
    // The last, shorter run of a million would make some codes likelier.
    if (number < 4_294_000_000) return String(number % 1_000_000).padStart(6, '0')
  }
}

/** 429 with the reason on the field where the person types the code. */
function tooSoon(milliseconds: number): ApiError {
  const seconds = Math.max(1, Math.ceil(milliseconds / SECOND))
  const { status, code } = tooMany(seconds)
  return new ApiError(status, code, {
    retryAfterSeconds: seconds,
    fields: { Code: `Please wait ${seconds} seconds to send another code` },
  })
}

export function makeMailedCodes({ keys, clock, random, directory, mail, cookies }: CodeParts): MailedCodes {
  const sign = (...parts: readonly string[]) => keys.sign('one-time-code', parts.join('\n'))
  const askerIn = (request: Request) => readSignedValue(keys, 'asker', readCookie(cookies, request, 'asker'))

  const placeOf = ({ purpose, subject }: CodeSubject, asker: string): CodePlace => ({
    purpose,
    subject: sign('subject', purpose, subject),
    asker: hashOfSecret(asker),
  })
  const hashAt = ({ purpose, subject, asker }: CodePlace, code: string) => sign('code', purpose, subject, asker, code)

  const refuseTooMany = async (subject: string, most: number) => {
    const sent = await directory.attempts.count(sign('sent', subject), { at: clock.now(), lasts: HOUR })
    if (sent > most) throw tooSoon(HOUR)
  }

  return {
    async send(code, { request, clientAddress, addHeader }, mailOf) {
      mail.ensureWorks()
      const asker = askerIn(request) ?? randomToken(random)
      const place = placeOf(code, asker)
      const at = clock.now()
      const before = await directory.codes.sentAt(place)
      if (before !== undefined && before > at - BETWEEN_MS) throw tooSoon(before + BETWEEN_MS - at)
      await refuseTooMany(`network:${networkOf(clientAddress)}`, MOST_SENT_A_NETWORK)
      await refuseTooMany(`${code.purpose}:${code.reader ?? code.subject}`, MOST_SENT_AN_HOUR[code.purpose])
      const digits = randomDigits(random)
      const values = { codeHash: hashAt(place, digits), at, expiresAt: at + LIVES_MS, notSentAfter: at - BETWEEN_MS }
      if (!(await directory.codes.put(place, values))) throw tooSoon(BETWEEN_MS)
      await directory.codes.forgetExpiredBefore(at - HOUR)
      // Each time anew: it has to outlive the code that was just sent.
      addHeader(
        'Set-Cookie',
        cookieHeader(cookies, 'asker', signedValue(keys, 'asker', asker), { maxAgeSeconds: ASKER_SECONDS }),
      )
      const message = mailOf(digits)
      if (message) mail.post(message)
    },
    async try(code, request, typed) {
      const asker = askerIn(request)
      if (asker === null) return 'wrong'
      const place = placeOf(code, asker)
      return directory.codes.try(place, {
        codeHash: hashAt(place, typed.replaceAll(/[\s-]/g, '')),
        at: clock.now(),
        mostTries: MOST_TRIES,
      })
    },
  }
}
