import { Role } from '@evenkeel/api-client/contract/auth'
import { roleCookie, type RoleOfPage } from '@evenkeel/api-client/contract/role-cookie'
import type { Clock, RandomSource } from '../parts.ts'
import type { Directory } from '../store/directory/directory.ts'
import type { LiveSession, SessionLimits, SignedInSession } from '../store/directory/sessions.ts'
import { type CookieStyle, cookieHeader, cookieIn, readCookie, readCookies } from './cookies.ts'
import { deviceName } from './device-name.ts'
import { hashOfSecret, type Keys, randomToken, readSignedValue, signedValue } from './keys.ts'
import { textMemory } from './text-memory.ts'

const minuteMs = 60_000

/** A session ends 30 minutes after the person's last own act and 12 hours after signing in. Source: Q-AUTH-3. */
const idleMs = 30 * minuteMs
const maxSessionMs = 12 * 60 * minuteMs

/**
 * Uses are recorded at most this often, so that not every read writes. The session may end this much early, never late.
 */
const noteEveryMs = 20_000

/** A session, and when it ends if nothing more is done: milliseconds since 1970. */
type FoundSession = LiveSession & { readonly sessionEndsAt: number }

export interface SessionManager {
  /** Returns the session of a request; null without one. An act of the person (not a poll) extends it. */
  find(request: Request, use: 'act' | 'poll'): Promise<FoundSession | null>
  /** Returns the cookies that tell the scripts of a page the role of the person; none if the browser has them. */
  tellRole(request: Request, session: Pick<LiveSession, 'role'> | null): readonly string[]
  /** Starts a session under a new id and ends the one that the request came with. Returns the cookie. */
  start(request: Request, personId: number): Promise<{ cookie: string; idHash: string }>
  /** Ends the session of a request. Returns the cookie that removes it from the browser, and the id of its person. */
  end(request: Request): Promise<{ cookie: string; personId: number | undefined }>
  /** Returns the person's live sessions, that of this request first. */
  ofPerson(personId: number, request: Request): Promise<readonly (SignedInSession & { readonly isCurrent: boolean })[]>
  /** Ends all sessions of a person; returns the cookie that removes this request's from the browser. */
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

function roleOfPage(session: Pick<LiveSession, 'role'> | null): RoleOfPage {
  if (session === null) return 'none'
  return session.role === Role.EMPLOYEE ? 'employee' : 'adviser'
}

export function createSessionManager({ directory, keys, clock, random, cookies }: SessionParts): SessionManager {
  const knownHashes = textMemory<string>()
  const limits = (): SessionLimits => ({
    seenAfter: clock.now() - idleMs,
    createdAfter: clock.now() - maxSessionMs,
    // A clock that is set back by less signs no one out, and lets no session live for more than twice as long.
    createdBefore: clock.now() + maxSessionMs,
  })

  /**
   * Returns the hash under which a session's id is stored; null if the cookie is not ours. Remembered, because it
   * depends on the text alone; whether the session is live is looked up each time.
   */
  const idHashOf = (request: Request): string | null => {
    const sent = readCookies(request)
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
      const isNoted = use === 'act' && now - session.lastSeenAt >= noteEveryMs
      if (isNoted) await directory.sessions.touch(idHash, now)
      const idleEnd = (isNoted ? now : session.lastSeenAt) + idleMs
      return { ...session, sessionEndsAt: Math.min(idleEnd, session.createdAt + maxSessionMs) }
    },
    tellRole(request, session) {
      const role = roleOfPage(session)
      if (readCookie(cookies, request, roleCookie) === role) return []
      return [cookieHeader(cookies, roleCookie, role, { isReadable: true })]
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
