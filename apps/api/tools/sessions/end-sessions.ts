import type { Clock } from '../../src/parts.ts'
import type { Directory } from '../../src/store/directory/directory.ts'
import { stop } from '../company/problems.ts'

interface Parts {
  readonly directory: Directory
  readonly clock: Clock
}

/**
 * Signs a person out of every browser and ends their widgets on other pages, while servers run: each asks the directory with the
 * next call. The person finds it in their access log. Returns the person's email.
 *
 * @param who a number or an email.
 * @throws CompanyProblems for one that no person has.
 */
export async function endSessionsOf({ directory, clock }: Parts, who: string): Promise<string> {
  const { people } = directory
  const person = await (/^\d+$/.test(who) ? people.byId(Number(who)) : people.byEmail(who))
  if (!person) return stop(`No one has the number or email '${who}'.`)
  const [at, personId] = [clock.now(), person.id]
  await directory.sessions.endAll(personId)
  await directory.widgetGrants.endAll(personId, at)
  await directory.audit.add({ at, actorId: personId, personId, event: 'sessions-ended' })
  return person.email
}
