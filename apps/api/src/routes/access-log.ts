import type { Endpoint } from '@evenkeel/api-client/contract/endpoint'
import { endpoints } from '@evenkeel/api-client/contract/endpoints'
import type { AccessLine, ShownGrant } from '@evenkeel/api-client/contract/access-log'
import type { AppParts } from '../app-parts.ts'
import type { RequestHandlers } from '../http/handlers.ts'
import type { AuditActor, AuditLine } from '../store/directory/audit.ts'
import type { AccessGrant, Author } from '../store/directory/staff.ts'

/** So many lines are shown; the log itself keeps all. */
const SHOWN_LINES = 500

const summaries = new Map(Object.values<Endpoint>(endpoints).map(({ name, summary }) => [String(name), summary]))

const moment = (at: number) => new Date(at).toISOString()
const fullName = ({ firstName, lastName }: Author | AuditActor) => `${firstName} ${lastName}`

const toLine = ({ line, actor }: { readonly line: AuditLine; readonly actor: AuditActor | null }): AccessLine => ({
  at: moment(line.at),
  event: line.event,
  what: (line.call !== null && summaries.get(line.call)) || null,
  byName: actor && fullName(actor),
  byRole: actor?.role ?? null,
  isOwn: line.actorId === line.personId,
})

const toGrant = (
  { grant, staff }: { readonly grant: AccessGrant; readonly staff: Author },
  now: number,
): ShownGrant => ({
  accessId: grant.id,
  staffName: fullName(staff),
  reason: grant.reason,
  grantedAt: moment(grant.grantedAt),
  endsAt: moment(grant.endsAt),
  isInForce: grant.endsAt > now,
})

/** Who has looked at the signed-in person's data, shown to that person. */
export function accessLogRoutes({ directory }: Pick<AppParts, 'directory'>) {
  return {
    async accessLog(_input, { person, clock }) {
      const [lines, grants, fault] = await Promise.all([
        directory.audit.ofPersonWithActors(person.userId, SHOWN_LINES),
        directory.staff.grantsOn(person.userId),
        directory.audit.firstFault(person.userId),
      ])
      return {
        lines: lines.map(toLine),
        grants: grants.map((found) => toGrant(found, clock.now())),
        isIntact: fault === null,
      }
    },

    async endAccess(_input, { person, clock }) {
      return { ended: await directory.staff.endGrantsOn(person.userId, clock.now()) }
    },
  } satisfies RequestHandlers
}
