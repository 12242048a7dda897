import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { fixedSentence } from './fixed-sentence.ts'
import { id, instant } from './primitives.ts'
import { sharedSubjects } from './planner.ts'

/** Another person's access to this person's data, or an event that began or ended such access. */
export const accessLine = z.object({
  at: instant,
  event: z.string(),
  /** What the other person did, read after their name: 'viewed your budgets'; null if the event says it all. */
  what: z.nullable(z.string()),
  /** The same as its key. */
  sentences: z.optional(z.object({ what: fixedSentence })),
  /** The reason that a staff member stated for the access; null for a planner. */
  reason: z.nullable(z.string()),
  /** Null once that person is gone. */
  byName: z.nullable(z.string()),
  byRole: z.nullable(z.number()),
  isOwn: z.boolean(),
  /** The page through which a widget read, changed or was refused something: `https://intranet.example`. */
  page: z.optional(z.nullable(z.string())),
  widget: z.optional(z.nullable(z.string())),
  /** How often a widget read on that day, exactly; one line covers all of them. */
  count: z.optional(z.nullable(z.number())),
})
export type AccessLine = z.infer<typeof accessLine>

/** Asked for, in force, or over. */
export const accessState = z.enum(['asked', 'open', 'ended'])

export const shownGrant = z.object({
  accessId: id,
  staffName: z.string(),
  reason: z.string(),
  grantedAt: instant,
  endsAt: instant,
  isInForce: z.boolean(),
  state: accessState,
  /** The staff member who allowed it in the person's place; null if the person did. */
  approvedBy: z.nullable(z.string()),
})
export type ShownGrant = z.infer<typeof shownGrant>

/** The person's planner, who has access for as long as they are assigned. */
export const lookingPlanner = z.object({
  name: z.string(),
  email: z.nullable(z.string()),
  /** What the person shares with them. */
  shared: z.array(z.enum(sharedSubjects)),
})
export type LookingPlanner = z.infer<typeof lookingPlanner>

export const accessLogEndpoints = {
  accessLog: endpoint('accessLog', {
    summary: 'List who can see the employee’s data now and who viewed it, newest first.',
    who: 'employee',
    answer: z.object({
      lines: z.array(accessLine),
      /** Null if no planner is assigned. */
      planner: z.nullable(lookingPlanner),
      grants: z.array(shownGrant),
      /** False if a line of the log was changed or removed. */
      isIntact: z.boolean(),
    }),
  }),
  decideAccess: endpoint('decideAccess', {
    summary: 'Allow or refuse a staff member’s request for access.',
    who: 'employee',
    body: z.object({ accessId: id, isAllowed: z.boolean() }),
    answer: z.object({ state: accessState }),
    ids: { 'body.accessId': 'accessGrant' },
  }),
  endAccess: endpoint('endAccess', {
    summary: 'End all staff access to the employee’s data.',
    who: 'employee',
    body: z.object({}),
    answer: z.object({ ended: z.number() }),
  }),
}
