import type { AppParts } from '../app-parts.ts'
import type { RequestHandlers } from '../http/handlers.ts'

/** Which goals that are not there yet somebody would welcome. */
export function interestRoutes({ directory }: Pick<AppParts, 'directory'>) {
  return {
    async setInterestFlag({ body: { interestFlag } }, { person, clock }) {
      await directory.interests.add(person.userId, interestFlag, clock.now())
      return {}
    },
  } satisfies RequestHandlers
}
