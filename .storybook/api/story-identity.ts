import type { Identity } from '../../apps/api/src/app-parts.ts'
import type { LiveSession } from '../../apps/api/src/store/directory/sessions.ts'
import type { Person } from '../../apps/api/src/store/directory/people.ts'
import { clock } from './story-clock.ts'

const refuse = (what: string) => (): never => {
  throw new Error(`${what} is not part of a story`)
}

/**
 * Takes every request for this person's. A page's script may neither send nor read cookies, so sessions, anti-forgery
 * tokens and widget tokens cannot be proved here; the API's own tests do that over HTTP.
 */
export function identityOf({ id: userId, companyId, role, firstName, lastName, email }: Person): Identity {
  const now = clock.now()
  const session: LiveSession = { idHash: 'story', createdAt: now, lastSeenAt: now, userId, companyId, role, firstName, lastName, email }
  return {
    sessions: { find: async () => session, start: refuse('Starting a session'), end: refuse('Ending a session') },
    signIn: { verify: refuse('Signing in') },
    antiForgery: { issue: () => [], renew: () => [], check: () => undefined },
    embeds: { agree: refuse('Agreeing to a widget'), exchange: refuse('A widget code'), personOf: refuse('A widget token') },
  }
}
