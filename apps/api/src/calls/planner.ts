import type { Planner } from '@evenkeel/api-client/contract/planner'
import type { AppParts } from '../app-parts.ts'
import { legalDocuments } from '../content/legal-documents.ts'
import { forbidden } from '../errors.ts'
import type { RequestCalls } from '../http/handlers.ts'
import type { SignedInPerson } from '../http/request-context.ts'
import type { Directory } from '../store/directory/directory.ts'

const noPlanner: Planner = {
  isAssigned: false,
  plannerId: null,
  firstName: null,
  lastName: null,
  email: null,
  phone: null,
  schedulingUrl: null,
}

async function findPlanner(directory: Directory, { companyId, userId }: SignedInPerson): Promise<Planner> {
  const planner = await directory.planners.ofEmployee(companyId, userId)
  if (!planner) return noPlanner
  const { id: plannerId, firstName, lastName, email, phone, schedulingUrl } = planner
  return { isAssigned: true, plannerId, firstName, lastName, email, phone, schedulingUrl }
}

/** Shows and assigns the human planner of the signed-in person. */
export function plannerCalls({ directory }: Pick<AppParts, 'directory'>) {
  return {
    planner: (_input, { person }) => findPlanner(directory, person),

    async assignPlanner(_input, { person, clock }) {
      const { companyId, userId } = person
      const before = await findPlanner(directory, person)
      if (before.isAssigned) return before
      if (!(await directory.legal.isAccepted(userId, 'fror', legalDocuments.fror.version))) throw forbidden()
      await directory.planners.assignLeastBusy(companyId, userId, clock.now())
      const planner = await findPlanner(directory, person)
      if (planner.isAssigned) {
        await directory.audit.add({ at: clock.now(), actorId: userId, personId: userId, event: 'planner-assigned' })
      }
      return planner
    },
  } satisfies RequestCalls
}
