import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { id, instant } from './primitives.ts'

/** Somebody else's look at the person, or another event of their access. */
export const accessLine = z.object({
  at: instant,
  event: z.string(),
  /** What was seen or noted, in words; null where the event says it all. */
  what: z.nullable(z.string()),
  /** Null once that person is gone. */
  byName: z.nullable(z.string()),
  byRole: z.nullable(z.number()),
  isOwn: z.boolean(),
})
export type AccessLine = z.infer<typeof accessLine>

export const shownGrant = z.object({
  accessId: id,
  staffName: z.string(),
  reason: z.string(),
  grantedAt: instant,
  endsAt: instant,
  isInForce: z.boolean(),
})
export type ShownGrant = z.infer<typeof shownGrant>

export const accessLogEndpoints = {
  accessLog: endpoint('accessLog', {
    summary: 'Who has looked at the person’s data or been granted to, the newest first.',
    who: 'employee',
    answer: z.object({
      lines: z.array(accessLine),
      grants: z.array(shownGrant),
      /** False where a line of the log was changed or taken out. */
      isIntact: z.boolean(),
    }),
  }),
  endAccess: endpoint('endAccess', {
    summary: 'End every grant that a staff member has on the person, at once.',
    who: 'employee',
    body: z.object({}),
    answer: z.object({ ended: z.number() }),
  }),
}
