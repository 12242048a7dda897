import * as z from 'zod/mini'
import { choice, maybe } from './plan/fields.ts'
import { id, instant, requiredText, text } from './primitives.ts'

/** How somebody spoke with a person. */
export const InteractionType = { CALL: 0, EMAIL: 1, MEETING: 2, NOTE: 3 } as const
export type InteractionType = (typeof InteractionType)[keyof typeof InteractionType]

export const TaskStatus = { OPEN: 0, DONE: 1, CANCELLED: 2 } as const
export type TaskStatus = (typeof TaskStatus)[keyof typeof TaskStatus]

export const interaction = z.object({
  interactionId: id,
  type: choice(Object.values(InteractionType)),
  note: z.string(),
  at: instant,
  authorId: id,
})
export type Interaction = z.infer<typeof interaction>

export const task = z.object({
  taskId: id,
  title: z.string(),
  dueDate: z.nullable(z.string()),
  status: choice(Object.values(TaskStatus)),
  createdAt: instant,
  authorId: id,
})
export type Task = z.infer<typeof task>

/** What is being prepared for a person: it speaks of their money, so it is kept in their ledger. */
export const draft = z.object({
  draftId: id,
  planType: z.nullable(z.number()),
  title: z.string(),
  body: z.string(),
  at: instant,
  authorId: id,
})
export type Draft = z.infer<typeof draft>

export const draftForm = z.object({
  /** Absent for a new one. */
  draftId: maybe(id),
  planType: maybe(
    z
      .int('Please enter a valid number.')
      .check(z.gte(1, 'Please enter a valid number.'), z.lte(12, 'Please enter a valid number.')),
  ),
  title: requiredText(120),
  body: text(8000),
})
export type DraftForm = z.infer<typeof draftForm>
