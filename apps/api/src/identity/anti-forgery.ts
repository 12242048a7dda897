import { forbidden } from '../errors.ts'
import type { RandomSource } from '../parts.ts'
import { type CookieStyle, cookieHeader, cookieIn, cookieName, readCookies, readCookie } from './cookies.ts'
import { isSameSecret, type KeyPurpose, type Keys } from './keys.ts'
import { isOfItsHost } from './page-origin.ts'
import { textMemory } from './text-memory.ts'

/** The page sends each cookie back in the header of the same or a similar name. Source: Q-API-4. */
const tokens = [
  { cookie: 'XSRF-TOKEN', header: 'X-XSRF-TOKEN', purpose: 'xsrf-token' },
  { cookie: 'RequestVerificationToken', header: 'RequestVerificationToken', purpose: 'request-verification-token' },
] as const satisfies readonly { cookie: string; header: string; purpose: KeyPurpose }[]

/** What tokens are bound to without a session. */
const visitor = 'visitor'

const forged = (help: string) => forbidden({ event: 'forgery-refused', subject: null }, help)

const helpFromElsewhere =
  'The browser says that another site’s page made this call. Call from Evenkeel’s own origin, or through a proxy on yours.'

/** Returns what to send, with the names that the cookies have here. */
function helpWithTokens(style: CookieStyle): string {
  const sent = tokens.map(
    ({ cookie, header }) => `the cookie ${cookieName(style, cookie)} and its value in the header ${header}`,
  )
  return `Send ${sent.join(', and ')}. GET /webapi/v1/auth/session sets both cookies; signing in or out replaces them.`
}

export interface AntiForgery {
  /** Returns new `Set-Cookie` values, bound to the session, or to none for null. */
  issue(sessionIdHash: string | null): string[]
  /** Like `issue`, but returns an empty list if the request's own tokens are valid for this session. */
  renew(request: Request, sessionIdHash: string | null): string[]
  /** @throws ApiError 403 unless the request came from our own page and both tokens are this session's. */
  check(request: Request, sessionIdHash: string | null): void
}

interface AntiForgeryParts {
  readonly keys: Keys
  readonly random: RandomSource
  readonly cookies: CookieStyle
  /** The address at which people reach the app; a proxy in front of it may change the `Host` header. */
  readonly publicOrigin?: string | undefined
}

/**
 * Returns whether the browser says that another site's page made the request. Old browsers say nothing; for them only
 * the tokens protect.
 */
function isFromElsewhere(request: Request, publicOrigin: string | undefined): boolean {
  const site = request.headers.get('Sec-Fetch-Site')
  if (site !== null && site !== 'same-origin' && site !== 'none') return true
  const origin = request.headers.get('Origin')
  return origin !== null && origin !== publicOrigin && !isOfItsHost(origin, request)
}

interface Sent {
  /** In the order of `tokens`. */
  readonly headers: readonly (string | undefined)[]
  readonly cookies: string
}

const sentWith = (request: Request): Sent => ({
  headers: tokens.map(({ header }) => request.headers.get(header) ?? undefined),
  cookies: readCookies(request),
})

/**
 * Signed double submit: a token is a nonce with a keyed hash of it and the session, so only the server can make a pair.
 */
export function createAntiForgery({ keys, random, cookies, publicOrigin }: AntiForgeryParts): AntiForgery {
  const tokenOf = (purpose: KeyPurpose, nonce: string, session: string) =>
    `${nonce}.${keys.sign(purpose, `${session}:${nonce}`)}`

  const isGood = (purpose: KeyPurpose, token: string | undefined, session: string) => {
    const [nonce, signature, more] = token?.split('.') ?? []
    return !!nonce && !!signature && more === undefined && keys.isSigned(purpose, `${session}:${nonce}`, signature)
  }

  /**
   * Whether each token is the same in its header and its cookie, and signed for this session. Depends on the texts
   * alone, so the result can be remembered.
   */
  const isSentTwice = ({ headers, cookies: all }: Sent, session: string) =>
    tokens.every(({ cookie, purpose }, index) => {
      const [inHeader, inCookie] = [headers[index], cookieIn(cookies, all, cookie)]
      return (
        inHeader !== undefined &&
        inCookie !== undefined &&
        isSameSecret(inHeader, inCookie) &&
        isGood(purpose, inHeader, session)
      )
    })
  const knownGood = textMemory<true>()

  const issue = (sessionIdHash: string | null) =>
    tokens.map(({ cookie, purpose }) => {
      const nonce = Buffer.from(random.bytes(16)).toString('base64url')
      return cookieHeader(cookies, cookie, tokenOf(purpose, nonce, sessionIdHash ?? visitor), { isReadable: true })
    })

  return {
    issue,
    renew(request, sessionIdHash) {
      const session = sessionIdHash ?? visitor
      const areGood = tokens.every(({ cookie, purpose }) =>
        isGood(purpose, readCookie(cookies, request, cookie), session),
      )
      return areGood ? [] : issue(sessionIdHash)
    },
    check(request, sessionIdHash) {
      if (isFromElsewhere(request, publicOrigin)) throw forged(helpFromElsewhere)
      const [sent, session] = [sentWith(request), sessionIdHash ?? visitor]
      if (
        !knownGood(`${session}\n${sent.headers.join('\n')}\n${sent.cookies}`, () =>
          isSentTwice(sent, session) ? true : null,
        )
      )
        throw forged(helpWithTokens(cookies))
    },
  }
}
