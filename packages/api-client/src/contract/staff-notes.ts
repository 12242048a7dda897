import * as z from 'zod/mini'
import { choice, maybe, wireDay } from './plan/fields.ts'
import { id, instant, requiredText, text } from './primitives.ts'

/** The kinds of contact with a person. */
export const InteractionType = { CALL: 0, EMAIL: 1, MEETING: 2, NOTE: 3 } as const
export type InteractionType = (typeof InteractionType)[keyof typeof InteractionType]

export const TaskStatus = { OPEN: 0, DONE: 1, CANCELED: 2 } as const
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

/** What is noted of a contact. */
export const interactionForm = z.object({ type: choice(Object.values(InteractionType)), note: requiredText(4000) })

export const taskForm = z.object({ title: requiredText(200), dueDate: maybe(wireDay) })

/** A text being prepared for a person. Kept in their ledger, because it is about their money. */
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
