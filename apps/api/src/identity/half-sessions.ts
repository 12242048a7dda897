import type { Clock, RandomSource } from '../parts.ts'
import type { Directory } from '../store/directory/directory.ts'
import { type CookieStyle, cookieHeader, readCookie } from './cookies.ts'
import { hashOfSecret, type Keys, randomToken, readSignedValue, signedValue } from './keys.ts'

/** After the password there is this long for the second factor, and so many tries. */
const LIVES_MS = 10 * 60_000
const MOST_TRIES = 5

/** Somebody who has given the first factor and not yet the second. */
export interface HalfSignedIn {
  readonly idHash: string
  readonly personId: number
}

/** The state between the two factors: a cookie of its own, which opens nothing but the calls that take the second. */
export interface HalfSessions {
  /** Starts one, beside those of the person’s other browsers; gives it and its cookie. */
  start(personId: number): Promise<HalfSignedIn & { cookie: string }>
  find(request: Request): Promise<HalfSignedIn | null>
  /** Counts a try before it is looked at; false where there were five before. */
  countTry(half: HalfSignedIn): Promise<boolean>
  /** Ends it; null for all but the one caller who ended it, so that it leads to one session at most. */
  end(half: HalfSignedIn): Promise<{ cookie: string } | null>
}

interface HalfParts {
  readonly directory: Directory
  readonly keys: Keys
  readonly clock: Clock
  readonly random: RandomSource
  readonly cookies: CookieStyle
}

export function makeHalfSessions({ directory, keys, clock, random, cookies }: HalfParts): HalfSessions {
  const { secondFactors } = directory
  return {
    async start(personId) {
      const at = clock.now()
      await secondFactors.forgetHalvesBefore(at - LIVES_MS)
      const id = randomToken(random)
      const idHash = hashOfSecret(id)
      await secondFactors.startHalf({ idHash, personId, at })
      const cookie = cookieHeader(cookies, 'half-session', signedValue(keys, 'half-session', id), {
        maxAgeSeconds: LIVES_MS / 1000,
      })
      return { idHash, personId, cookie }
    },
    async find(request) {
      const id = readSignedValue(keys, 'half-session', readCookie(cookies, request, 'half-session'))
      if (id === null) return null
      const found = await secondFactors.findHalf(hashOfSecret(id), {
        createdAfter: clock.now() - LIVES_MS,
        mostTries: MOST_TRIES,
      })
      return found ? { idHash: found.idHash, personId: found.personId } : null
    },
    countTry: ({ idHash }) => secondFactors.countTry(idHash, MOST_TRIES),
    async end({ idHash }) {
      const isMine = await secondFactors.endHalf(idHash)
      return isMine ? { cookie: cookieHeader(cookies, 'half-session', '', { maxAgeSeconds: 0 }) } : null
    },
  }
}
