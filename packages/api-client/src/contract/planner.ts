import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { id } from './primitives.ts'

/** The human planner; all null if none is assigned. */
export const planner = z.object({
  isAssigned: z.boolean(),
  plannerId: z.nullable(id),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  schedulingUrl: z.nullable(z.string()),
})
export type Planner = z.infer<typeof planner>

/** What an employee shares with their planner. */
export const sharedSubjects = ['plans', 'budgets', 'spending', 'cashFlow', 'balances'] as const
export type SharedSubject = (typeof sharedSubjects)[number]

export const sharing = z.array(z.object({ subject: z.enum(sharedSubjects), isShared: z.boolean() }))
export type Sharing = z.infer<typeof sharing>

export const plannerEndpoints = {
  planner: endpoint('planner', {
    summary: 'Get the employee’s planner.',
    who: 'employee',
    answer: planner,
  }),
  assignPlanner: endpoint('assignPlanner', {
    summary:
      'Request a planner: assigns the company’s least busy one. Idempotent. 403 until the planner document (`fror`) is accepted.',
    who: 'employee',
    body: z.object({}),
    answer: planner,
  }),
  plannerSharing: endpoint('plannerSharing', {
    summary: 'List what the employee shares with their planner, by subject.',
    who: 'employee',
    answer: sharing,
  }),
  savePlannerSharing: endpoint('savePlannerSharing', {
    summary:
      'Share a subject with the planner, or `all` of them, or stop. Takes effect with the planner’s next request.',
    who: 'employee',
    body: z.object({
      subject: z.enum([...sharedSubjects, 'all'], 'Please enter a valid value.'),
      isShared: z.boolean('Please enter a valid value.'),
    }),
    answer: sharing,
  }),
}
