import { forbidden } from '../errors.ts'
import type { RandomSource } from '../parts.ts'
import { type CookieStyle, cookieHeader, cookieIn, cookiesOf, readCookie } from './cookies.ts'
import { isSameSecret, type KeyPurpose, type Keys } from './keys.ts'
import { isOfItsHost } from './page-origin.ts'
import { textMemory } from './text-memory.ts'

/** Each cookie comes back in the header of the same or a like name. Source: open question Q-API-4. */
const TOKENS = [
  { cookie: 'XSRF-TOKEN', header: 'X-XSRF-TOKEN', purpose: 'xsrf-token' },
  { cookie: 'RequestVerificationToken', header: 'RequestVerificationToken', purpose: 'request-verification-token' },
] as const satisfies readonly { cookie: string; header: string; purpose: KeyPurpose }[]

/** What tokens are bound to while nobody is signed in. */
const VISITOR = 'visitor'

export interface AntiForgery {
  /** Fresh `Set-Cookie` values, bound to a session (or to none). */
  issue(sessionIdHash: string | null): string[]
  /** As `issue`, but nothing where the request's own tokens are good for this session. */
  renew(request: Request, sessionIdHash: string | null): string[]
  /** @throws ApiError 403 unless the request came from our own page and both tokens are this session's. */
  check(request: Request, sessionIdHash: string | null): void
}

interface AntiForgeryParts {
  readonly keys: Keys
  readonly random: RandomSource
  readonly cookies: CookieStyle
  /** Where people reach the app; a proxy in front may hand on another Host. */
  readonly publicOrigin?: string | undefined
}

/** True where the browser says that another site's page made the request. Old browsers say nothing; the tokens remain. */
function isFromElsewhere(request: Request, publicOrigin: string | undefined): boolean {
  const site = request.headers.get('Sec-Fetch-Site')
  if (site !== null && site !== 'same-origin' && site !== 'none') return true
  const origin = request.headers.get('Origin')
  return origin !== null && origin !== publicOrigin && !isOfItsHost(origin, request)
}

interface Sent {
  /** In the order of `TOKENS`. */
  readonly headers: readonly (string | undefined)[]
  readonly cookies: string
}

const sentWith = (request: Request): Sent => ({
  headers: TOKENS.map(({ header }) => request.headers.get(header) ?? undefined),
  cookies: cookiesOf(request),
})

/** Signed double submit: a token is a nonce with a keyed hash of it and the session, so nobody else can make a pair. */
export function makeAntiForgery({ keys, random, cookies, publicOrigin }: AntiForgeryParts): AntiForgery {
  const tokenOf = (purpose: KeyPurpose, nonce: string, session: string) =>
    `${nonce}.${keys.sign(purpose, `${session}:${nonce}`)}`

  const isGood = (purpose: KeyPurpose, token: string | undefined, session: string) => {
    const nonce = token?.split('.')[0]
    return token !== undefined && !!nonce && isSameSecret(token, tokenOf(purpose, nonce, session))
  }

  /** Each token in its header and its cookie, and this session's. That follows from the texts alone. */
  const isSentTwice = ({ headers, cookies: all }: Sent, session: string) =>
    TOKENS.every(({ cookie, purpose }, index) => {
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
    TOKENS.map(({ cookie, purpose }) => {
      const nonce = Buffer.from(random.bytes(16)).toString('base64url')
      return cookieHeader(cookies, cookie, tokenOf(purpose, nonce, sessionIdHash ?? VISITOR), { isReadable: true })
    })

  return {
    issue,
    renew(request, sessionIdHash) {
      const session = sessionIdHash ?? VISITOR
      const areGood = TOKENS.every(({ cookie, purpose }) =>
        isGood(purpose, readCookie(cookies, request, cookie), session),
      )
      return areGood ? [] : issue(sessionIdHash)
    },
    check(request, sessionIdHash) {
      if (isFromElsewhere(request, publicOrigin)) throw forbidden()
      const [sent, session] = [sentWith(request), sessionIdHash ?? VISITOR]
      if (
        !knownGood(`${session}\n${sent.headers.join('\n')}\n${sent.cookies}`, () =>
          isSentTwice(sent, session) ? true : null,
        )
      )
        throw forbidden()
    },
  }
}
