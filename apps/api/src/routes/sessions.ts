import type { AppParts, Identity } from '../app-parts.ts'
import type { RequestHandlers } from '../http/handlers.ts'
import { ownSignInOf } from '../services/confirm-owner.ts'

const toInstant = (moment: number) => new Date(moment).toISOString()

/** Where the person is signed in, and signing out everywhere. */
export function sessionRoutes(
  parts: Pick<AppParts, 'directory' | 'clock'>,
  { sessions, antiForgery, embeds }: Pick<Identity, 'sessions' | 'antiForgery' | 'embeds'>,
) {
  const { directory } = parts
  return {
    ownSignIn: (_input, { person, request }) => ownSignInOf(parts, { sessions }, person.userId, request),

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
      await embeds.endRenewals(userId)
      await directory.audit.add({ at: clock.now(), actorId: userId, personId: userId, event: 'sessions-ended' })
      for (const value of [cookie, ...antiForgery.issue(null)]) addHeader('Set-Cookie', value)
      // This browser is signed out as well, and keeps as little as after any other signing out.
      addHeader('Clear-Site-Data', '"storage"')
      return {}
    },
  } satisfies RequestHandlers
}
