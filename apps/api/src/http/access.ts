import { Role } from '@evenkeel/api-client/contract/auth'
import type { Endpoint, EndpointSpec } from '@evenkeel/api-client/contract/endpoint'
import { forbidden, notFound } from '../errors.ts'
import type { Clock } from '../parts.ts'
import type { Directory } from '../store/directory/directory.ts'
import type { SignedInPerson } from './request-context.ts'
import { validate } from './validate.ts'

/** Roles as a reader of the documents knows them. */
export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  [Role.EMPLOYEE]: 'employee',
  [Role.PLANNER]: 'planner',
  [Role.STAFF]: 'staff',
}

/** The roles that a call lets in; none for one that needs no session. */
export function rolesOf({ who, staffOnly }: Pick<EndpointSpec, 'who' | 'staffOnly'>): readonly Role[] {
  if (who === 'employee') return [Role.EMPLOYEE]
  if (who === 'signed-in') return [Role.EMPLOYEE, Role.PLANNER, Role.STAFF]
  if (who === 'staff') return staffOnly ? [Role.STAFF] : [Role.PLANNER, Role.STAFF]
  return []
}

/** Somebody whom a planner or staff member may look at, and under which grant (null for a planner's own people). */
export interface Reach {
  readonly personId: number
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
 * The other person whom a call is about, where the caller may reach them at this moment; null for calls about nobody else.
 * Asked of the directory each time, so that an assignment or a grant that has ended is over with the next request.
 *
 * @throws ApiError 404 for a person who is not assigned to the planner, which is how an unknown one looks too; 403 for a
 * staff member without a grant, whether there is such a person or not; 400 for an id that is none.
 */
export async function reach(
  endpoint: Endpoint,
  caller: SignedInPerson | null,
  params: Readonly<Record<string, string>>,
  { directory, clock }: AccessParts,
): Promise<Reach | null> {
  if (!endpoint.about || !caller) return null
  const personId = personIdIn(endpoint, params)
  if (caller.role === Role.PLANNER) {
    if (!(await directory.planners.isAssigned(caller.userId, personId))) throw notFound()
    return { personId, grantId: null }
  }
  const grantId = await directory.staff.grantInForce({ staffId: caller.userId, personId, at: clock.now() })
  if (grantId === undefined) throw forbidden()
  return { personId, grantId }
}

/** Writes down, where the person can read it, that somebody is about to see or note something of theirs. */
export async function noteReach(
  endpoint: Endpoint,
  caller: SignedInPerson,
  about: Reach,
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
