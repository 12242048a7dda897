import { Role } from '@evenkeel/api-client/contract/auth'
import { maxAccessMs } from '@evenkeel/api-client/contract/staff'
import type { AppParts } from '../app-parts.ts'
import { createWordsAbout } from '../crypto/words-about.ts'
import { badRequest, forbidden, notFound } from '../errors.ts'
import type { RequestCalls } from '../http/handlers.ts'
import type { SignedInPerson } from '../http/request-context.ts'
import { accessAskedMail, accessOpenedMail } from '../mail/messages.ts'
import type { AccessGrant, Author } from '../store/directory/staff.ts'
import { requireSame, toRequestKey } from './staff.ts'
import { say } from '../say.ts'

export type GrantParts = Pick<AppParts, 'directory' | 'clock' | 'keys' | 'log' | 'random' | 'mail' | 'publicOrigin'>

/** Two staff members can approve for each other once in this time for one person, so that they are no standing key. */
const pairMs = 7 * 24 * 60 * 60_000

const moment = (at: number) => new Date(at).toISOString()
const fullName = ({ firstName, lastName }: Pick<Author, 'firstName' | 'lastName'>) => `${firstName} ${lastName}`

/** Returns whether a grant waits, is in force, or is over. */
export function grantState({ openedAt, endsAt }: AccessGrant, now: number): 'asked' | 'open' | 'ended' {
  if (endsAt <= now) return 'ended'
  return openedAt === null ? 'asked' : 'open'
}

const toAnswer = (grant: AccessGrant, now: number) => ({
  accessId: grant.id,
  endsAt: moment(grant.endsAt),
  state: grantState(grant, now),
})

/** Returns milliseconds since 1970. @throws ApiError 400 on `endsAt` for a moment that is past or too far ahead. */
function requireEnd(endsAt: string, now: number): number {
  const end = Date.parse(endsAt)
  if (!(end > now && end <= now + maxAccessMs)) throw badRequest({ endsAt: say('validDate') })
  return end
}

interface Opening {
  readonly personId: number
  readonly accessId: number
  readonly at: number
  /** The second staff member; null if the person allows it. */
  readonly approvedById: number | null
}

/**
 * Opens a grant that waits, writes it to the person's log, and mails them.
 * @throws ApiError 404 for one that does not wait, or is about another person.
 */
export async function openGrant(
  { directory, mail, publicOrigin }: Pick<GrantParts, 'directory' | 'mail' | 'publicOrigin'>,
  opening: Opening,
): Promise<AccessGrant> {
  const { personId, at, approvedById } = opening
  const [person, asked] = await Promise.all([directory.people.byId(personId), directory.staff.grantsOn(personId)])
  const found = asked.find(({ grant }) => grant.id === opening.accessId)
  if (!person || !found) throw notFound()
  const opened = { staff: fullName(found.staff), at, endsAt: found.grant.endsAt, timeZone: person.timeZone }
  const grant = await mail.postWith(
    accessOpenedMail(person, { publicOrigin }, opened),
    personId,
    () => directory.staff.open(opening),
    (result) => result !== undefined,
  )
  if (!grant) throw notFound()
  if (approvedById !== null)
    await directory.audit.add({ at, actorId: approvedById, personId, event: 'access-approved', grantId: grant.id })
  await directory.audit.add({ at, actorId: grant.staffId, personId, event: 'access-granted', grantId: grant.id })
  return grant
}

/**
 * Approves the urgent request of another staff member.
 * @throws ApiError 404 for one that does not wait, is one's own, or is about a person of another company; 403 for a pair
 * that has approved for each other lately.
 */
async function approve(parts: GrantParts, caller: SignedInPerson, accessId: number, at: number): Promise<AccessGrant> {
  const { directory } = parts
  const scope = { companyId: caller.companyId, staffId: caller.userId, at }
  const found = (await directory.staff.urgentIn(scope)).find(({ grant }) => grant.id === accessId)
  if (!found) throw notFound()
  const { personId, staffId } = found.grant
  const pair = [staffId, caller.userId] as const
  if (await directory.staff.hasPairApproved({ personId, pair, since: at - pairMs })) throw forbidden()
  return openGrant(parts, { personId, accessId, at, approvedById: caller.userId })
}

/** Staff ask for a person's data, and approve urgent requests of others. */
export function staffAccessCalls(parts: GrantParts) {
  const { directory, mail } = parts
  const reasons = createWordsAbout(parts, 'reason')
  return {
    async grantAccess({ params: { userId: personId }, body: { reason, isUrgent = false, ...body } }, context) {
      const { person, clock } = context
      const [at, requestKey] = [clock.now(), toRequestKey('grantAccess', personId, context)]
      const asked = { reason, isUrgent, endsAt: requireEnd(body.endsAt, at) }
      const about = await directory.people.byId(personId)
      // Of another company: as if unknown.
      if (about?.role !== Role.EMPLOYEE || about.companyId !== person.companyId) throw notFound()
      const values = { staffId: person.userId, personId, grantedAt: at, requestKey }
      const closed = await reasons.close(reason, personId)
      const added = await mail.postWith(
        accessAskedMail(about, parts, {
          staff: fullName(person),
          at,
          endsAt: asked.endsAt,
          isUrgent,
          timeZone: about.timeZone,
        }),
        personId,
        () => directory.staff.grant({ ...asked, ...values, reason: closed }),
        // Not for a repeated request, which returns the row of the first.
        ({ grantedAt }) => grantedAt === at,
      )
      const grant = requireSame({ ...added, reason: await reasons.open(added.reason, personId) }, asked)
      if (grant.grantedAt === at)
        await directory.audit.add({ at, actorId: person.userId, personId, event: 'access-asked', grantId: grant.id })
      return toAnswer(grant, at)
    },

    async accessRequests(_input, { person, clock }) {
      const scope = { companyId: person.companyId, staffId: person.userId, at: clock.now() }
      const found = await directory.staff.urgentIn(scope)
      return Promise.all(
        found.map(async ({ grant, staff, person: about }) => ({
          accessId: grant.id,
          staffName: fullName(staff),
          personName: fullName(about),
          reason: await reasons.open(grant.reason, grant.personId),
          endsAt: moment(grant.endsAt),
        })),
      )
    },

    approveAccess: async ({ params: { accessId } }, { person, clock }) =>
      toAnswer(await approve(parts, person, accessId, clock.now()), clock.now()),
  } satisfies RequestCalls
}
