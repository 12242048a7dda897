import { Role } from '@evenkeel/api-client/contract/auth'
import type { Endpoint, EndpointSpec } from '@evenkeel/api-client/contract/endpoint'
import { forbidden, notFound, notShared } from '../errors.ts'
import type { Clock } from '../parts.ts'
import type { Directory } from '../store/directory/directory.ts'
import { sharedNow, undoneSharing } from '../services/proposals/sharing.ts'
import type { LedgerTransaction } from '../store/ledger/ledger.ts'
import type { LedgerOwner } from '../store/ledger-owner.ts'
import type { SignedInPerson } from './request-context.ts'
import { validate } from './validate.ts'

/** The names of the roles in `/openapi.json`. */
export const roleNames: Readonly<Record<Role, string>> = {
  [Role.EMPLOYEE]: 'employee',
  [Role.PLANNER]: 'planner',
  [Role.STAFF]: 'staff',
}

/** Returns the roles that may make a call; none for public calls. */
export function allowedRoles({
  who,
  staffOnly,
  plannerOnly,
}: Pick<EndpointSpec, 'who' | 'staffOnly' | 'plannerOnly'>): readonly Role[] {
  if (who === 'employee') return [Role.EMPLOYEE]
  if (who === 'signed-in') return [Role.EMPLOYEE, Role.PLANNER, Role.STAFF]
  if (who === 'staff' && plannerOnly) return [Role.PLANNER]
  if (who === 'staff') return staffOnly ? [Role.STAFF] : [Role.PLANNER, Role.STAFF]
  return []
}

/** A person that a planner or staff member may look at; `grantId` is null for a planner's own people. */
export interface AccessGrant extends LedgerOwner {
  readonly grantId: number | null
}

interface AccessParts {
  readonly directory: Directory
  readonly clock: Clock
}

function personIdIn({ params: schema }: Endpoint, params: Readonly<Record<string, string>>): number {
  const valid = schema ? validate(schema, params, 'path') : null
  const personId = typeof valid === 'object' && valid !== null && 'userId' in valid ? valid.userId : null
  if (typeof personId !== 'number') throw new TypeError('A call about a person names none in its path')
  return personId
}

/**
 * Returns the other person a call is about, if the caller has access now; null for calls about the caller's own data. Asks
 * the directory each time, so that the end of an assignment or a grant takes effect with the next request.
 *
 * @throws ApiError 404 for a person who is not assigned to the planner, as for an unknown one; 403 for a staff member
 * without a grant, whether the person exists or not, and for a person of a company that they do not serve; 400 for a malformed id.
 */
export async function reach(
  endpoint: Endpoint,
  caller: SignedInPerson | null,
  params: Readonly<Record<string, string>>,
  { directory, clock }: AccessParts,
): Promise<AccessGrant | null> {
  if (!endpoint.about || !caller) return null
  const personId = personIdIn(endpoint, params)
  if (caller.role === Role.PLANNER) {
    if (!(await directory.planners.isAssigned(caller.userId, personId))) throw notFound()
    const owner = await directory.ledgerOwners.of(personId)
    if (!owner) throw notFound()
    return { ...owner, grantId: null }
  }
  const grantId = await directory.staff.grantInForce({ staffId: caller.userId, personId, at: clock.now() })
  // The company is compared each time: a grant from before a staff member served this company alone opens nothing.
  const isServed = (await directory.people.byId(personId))?.companyId === caller.companyId
  const owner = grantId === undefined || !isServed ? undefined : await directory.ledgerOwners.of(personId)
  if (grantId === undefined || !owner) throw forbidden()
  return { ...owner, grantId }
}

/** Runs work on the ledger that a call may open. */
type OnLedger = <T>(work: (ledger: LedgerTransaction) => T) => Promise<T>

/**
 * Checks that the person shares what a planner is about to see. Asks the person's ledger each time, so that a choice holds
 * from the next request on. Staff see what their grant opens.
 * @throws ApiError 403
 */
export async function requireShared({ shared }: Endpoint, { role }: SignedInPerson, read: OnLedger): Promise<void> {
  if (shared === undefined || role !== Role.PLANNER) return
  if (!(await read(sharedNow)).includes(shared)) throw notShared()
}

/** Records in the person's access log that a planner or staff member is about to read or note something. */
export async function noteReach(
  endpoint: Endpoint,
  caller: SignedInPerson,
  about: AccessGrant,
  { directory, clock }: AccessParts,
): Promise<void> {
  const { personId, grantId } = about
  await directory.audit.add({
    at: clock.now(),
    actorId: caller.userId,
    personId,
    event: 'staff-call',
    call: endpoint.name,
    grantId,
  })
}

/** A call that was answered: the change that it made, and when it began. */
interface Done {
  readonly changeId: number | null
  readonly since: number
}

/**
 * Records in the person's access log that their undo changed what their planner sees, as each choice of that is recorded.
 * Not a part of the undo, which may run in a thread without the directory. A repeated request returns the earlier change,
 * which is recorded already.
 */
export async function noteUndoneSharing(
  { name }: Endpoint,
  { userId }: SignedInPerson,
  { changeId, since }: Done,
  read: OnLedger,
  { directory }: AccessParts,
): Promise<void> {
  if (name !== 'undoChange' || changeId === null) return
  const undone = await read((ledger) => undoneSharing(ledger, changeId))
  if (undone === null || Date.parse(undone.at) < since) return
  const event = undone.isShared ? 'planner-shared' : 'planner-unshared'
  await directory.audit.add({ at: Date.parse(undone.at), actorId: userId, personId: userId, event })
}
