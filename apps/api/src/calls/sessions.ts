import type { AppParts, Identity } from '../app-parts.ts'
import type { RequestCalls } from '../http/handlers.ts'
import { readOwnSignIn } from '../services/confirm-owner.ts'

const toInstant = (moment: number) => new Date(moment).toISOString()

/** Shows where the person is signed in, and signs out everywhere. */
export function sessionCalls(
  parts: Pick<AppParts, 'directory' | 'clock'>,
  { sessions, antiForgery, widgets }: Pick<Identity, 'sessions' | 'antiForgery' | 'widgets'>,
) {
  const { directory } = parts
  return {
    ownSignIn: (_input, { person, request }) => readOwnSignIn(parts, { sessions }, person.userId, request),

    async sessions(_input, { person, request }) {
      const live = await sessions.ofPerson(person.userId, request)
      return live.map(({ createdAt, lastSeenAt, device, isCurrent }) => ({
        startedAt: toInstant(createdAt),
        lastSeenAt: toInstant(lastSeenAt),
        device,
        isCurrent,
      }))
    },

    async endAllSessions(_input, { person: { userId }, clock, addHeader }) {
      const { cookie } = await sessions.endAll(userId)
      await widgets.endAll(userId)
      await directory.audit.add({ at: clock.now(), actorId: userId, personId: userId, event: 'sessions-ended' })
      for (const value of [cookie, ...antiForgery.issue(null)]) addHeader('Set-Cookie', value)
      // This browser is signed out too, so it clears its storage as after any sign-out.
      addHeader('Clear-Site-Data', '"storage"')
      return {}
    },
  } satisfies RequestCalls
}
