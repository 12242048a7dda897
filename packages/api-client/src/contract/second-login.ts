import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { id } from './primitives.ts'

/** An account of a login that may be one that the person has, and what joining the two would change. */
export const joiningAccount = z.object({
  name: z.string(),
  /** Transactions that agree in amount and day; those that only the person has, which stay; and those that would come. */
  agreeing: z.number(),
  kept: z.number(),
  added: z.number(),
})

export const secondLoginEndpoints = {
  decideSecondLogin: endpoint('decideSecondLogin', {
    summary:
      'Resolve whether a new login is one the employee already has. The same login keeps every row and edit; a different one adds its accounts.',
    who: 'employee',
    body: z.object({ connectionId: id, isSame: z.boolean() }),
    answer: z.object({ syncInProgress: z.boolean() }),
    ids: { 'body.connectionId': 'connection' },
  }),
}
