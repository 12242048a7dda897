import * as z from 'zod/mini'
import { defineForm } from '../form.ts'
import { requiredText, text } from '../primitives.ts'
import { interactionForm, taskForm } from '../staff-notes.ts'
import * as words from '../words/staff-fields.generated.ts'

/** Why a staff member needs a person's data, and for how long. */
export const accessFields = defineForm(
  z.object({ reason: requiredText(500), span: z.enum(['hour', 'day']), allowedBy: z.enum(['person', 'colleague']) }),
)({
  reason: { kind: 'text', label: words.reason, hint: words.reasonHint, maxLength: 500 },
  span: { kind: 'choice', label: words.span },
  allowedBy: { kind: 'choice', label: words.allowedBy },
})

export const interactionFields = defineForm(interactionForm)({
  type: { kind: 'choice', label: words.kind },
  note: { kind: 'text', label: words.note, maxLength: 4000 },
})

export const taskFields = defineForm(taskForm)({
  title: { kind: 'text', label: words.task, maxLength: 200 },
  dueDate: { kind: 'date', label: words.due },
})

/** A part of a name or an email. */
export const searchFields = defineForm(z.object({ text: text(60) }))({
  text: { kind: 'text', label: words.nameOrEmail, autoComplete: 'off' },
})

export const planChoiceFields = defineForm(z.object({ planType: z.string() }))({
  planType: { kind: 'select', label: words.plan },
})
