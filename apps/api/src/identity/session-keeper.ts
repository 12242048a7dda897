import type { Clock, RandomSource } from '../parts.ts'
import type { Directory } from '../store/directory/directory.ts'
import type { LiveSession, SessionLimits, SignedInSession } from '../store/directory/sessions.ts'
import { type CookieStyle, cookieHeader, cookieIn, cookiesOf } from './cookies.ts'
import { deviceName } from './device-name.ts'
import { hashOfSecret, type Keys, randomToken, readSignedValue, signedValue } from './keys.ts'
import { textMemory } from './text-memory.ts'

const MINUTE = 60_000

/** A session ends 30 minutes after the person's last own act and 12 hours after signing in. Source: open question Q-AUTH-3. */
export const IDLE_MS = 30 * MINUTE
export const LONGEST_MS = 12 * 60 * MINUTE

/** A use is noted at most this often, so that reading does not mean writing. The session may end this much early, never late. */
const NOTE_EVERY_MS = 20_000

export interface SessionKeeper {
  /** The session of a request; null without one. An act of the person (not a poll) extends it. */
  find(request: Request, use: 'act' | 'poll'): Promise<LiveSession | null>
  /** Starts a session under a new id, ends the one the request came with; gives the cookie. */
  start(request: Request, personId: number): Promise<{ cookie: string; idHash: string }>
  /** Ends the session of a request; gives the cookie that removes it from the browser, and whose session it was. */
  end(request: Request): Promise<{ cookie: string; personId: number | undefined }>
  /** The person's sessions that have not ended, the one of this request first. */
  ofPerson(personId: number, request: Request): Promise<readonly (SignedInSession & { readonly isCurrent: boolean })[]>
  /** Ends all sessions of a person; gives the cookie that removes this request's from the browser. */
  endAll(personId: number): Promise<{ cookie: string }>
  /** Ends all of a person's sessions but the one of this request. */
  endOthers(personId: number, request: Request): Promise<void>
}

interface SessionParts {
  readonly directory: Directory
  readonly keys: Keys
  readonly clock: Clock
  readonly random: RandomSource
  readonly cookies: CookieStyle
}

export function makeSessionKeeper({ directory, keys, clock, random, cookies }: SessionParts): SessionKeeper {
  const knownHashes = textMemory<string>()
  const limits = (): SessionLimits => ({ seenAfter: clock.now() - IDLE_MS, createdAfter: clock.now() - LONGEST_MS })

  /** That a cookie is ours, and what its id is stored as, follows from its text; whether the session lives is looked up each time. */
  const idHashOf = (request: Request): string | null => {
    const sent = cookiesOf(request)
    return knownHashes(sent, () => {
      const id = readSignedValue(keys, 'session', cookieIn(cookies, sent, 'session'))
      return id === null ? null : hashOfSecret(id)
    })
  }

  const removal = () => cookieHeader(cookies, 'session', '', { maxAgeSeconds: 0 })

  return {
    async find(request, use) {
      const idHash = idHashOf(request)
      if (!idHash) return null
      const session = await directory.sessions.findLive(idHash, limits())
      if (!session) return null
      const now = clock.now()
      if (use === 'act' && now - session.lastSeenAt >= NOTE_EVERY_MS) await directory.sessions.touch(idHash, now)
      return session
    },
    async start(request, personId) {
      const earlier = idHashOf(request)
      if (earlier) await directory.sessions.end(earlier)
      await directory.sessions.forgetEnded(limits())
      const id = randomToken(random)
      const idHash = hashOfSecret(id)
      await directory.sessions.start({ idHash, personId, at: clock.now(), device: deviceName(request) })
      return { cookie: cookieHeader(cookies, 'session', signedValue(keys, 'session', id)), idHash }
    },
    async end(request) {
      const idHash = idHashOf(request)
      const personId = idHash ? await directory.sessions.end(idHash) : undefined
      return { cookie: removal(), personId }
    },
    async ofPerson(personId, request) {
      const current = idHashOf(request)
      const sessions = await directory.sessions.ofPerson(personId, limits())
      return sessions
        .map((session) => ({ ...session, isCurrent: session.idHash === current }))
        .toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent))
    },
    async endAll(personId) {
      await directory.sessions.endAll(personId)
      await directory.secondFactors.endHalvesOf(personId)
      return { cookie: removal() }
    },
    async endOthers(personId, request) {
      await directory.sessions.endOthers(personId, idHashOf(request) ?? '')
      await directory.secondFactors.endHalvesOf(personId)
    },
  }
}
