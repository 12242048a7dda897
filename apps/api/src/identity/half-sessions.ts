import type { Clock, RandomSource } from '../parts.ts'
import type { Directory } from '../store/directory/directory.ts'
import { type CookieStyle, cookieHeader, readCookie } from './cookies.ts'
import { limits } from './limits.ts'
import { hashOfSecret, type Keys, randomToken, readSignedValue, signedValue } from './keys.ts'

/** How long, and how often, the second factor can be tried after the password. */
const { most: maxTries, lasts: livesMs } = limits.halfSession

/** A person who has proved the first factor but not yet the second. */
export interface HalfSignedIn {
  readonly idHash: string
  readonly personId: number
}

/** The state between the two factors. It has its own cookie, which only the calls for the second factor accept. */
export interface HalfSessions {
  /** Starts a half session and returns it with its cookie; those of the person’s other browsers stay. */
  start(personId: number): Promise<HalfSignedIn & { cookie: string }>
  find(request: Request): Promise<HalfSignedIn | null>
  /** Counts a try before it is checked. Returns false after five. */
  countTry(half: HalfSignedIn): Promise<boolean>
  /**
   * Ends a half session. Returns null to all callers but the one that ended it, so that it leads to one session at
   * most.
   */
  end(half: HalfSignedIn): Promise<{ cookie: string } | null>
}

interface HalfParts {
  readonly directory: Directory
  readonly keys: Keys
  readonly clock: Clock
  readonly random: RandomSource
  readonly cookies: CookieStyle
}

export function createHalfSessions({ directory, keys, clock, random, cookies }: HalfParts): HalfSessions {
  const { secondFactors } = directory
  return {
    async start(personId) {
      const at = clock.now()
      await secondFactors.forgetHalvesBefore(at - livesMs)
      const id = randomToken(random)
      const idHash = hashOfSecret(id)
      await secondFactors.startHalf({ idHash, personId, at })
      const cookie = cookieHeader(cookies, 'half-session', signedValue(keys, 'half-session', id), {
        maxAgeSeconds: livesMs / 1000,
      })
      return { idHash, personId, cookie }
    },
    async find(request) {
      const id = readSignedValue(keys, 'half-session', readCookie(cookies, request, 'half-session'))
      if (id === null) return null
      const found = await secondFactors.findHalf(hashOfSecret(id), {
        createdAfter: clock.now() - livesMs,
        maxTries,
      })
      return found ? { idHash: found.idHash, personId: found.personId } : null
    },
    countTry: ({ idHash }) => secondFactors.countTry(idHash, maxTries),
    async end({ idHash }) {
      const isMine = await secondFactors.endHalf(idHash)
      return isMine ? { cookie: cookieHeader(cookies, 'half-session', '', { maxAgeSeconds: 0 }) } : null
    },
  }
}
