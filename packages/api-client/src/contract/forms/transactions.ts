import * as z from 'zod/mini'
import { defineForm } from '../form.ts'
import { day, id, positiveMoney, requiredText, text } from '../primitives.ts'
import { ownCategoryForm } from '../own-categories.ts'
import { ruleForm } from '../rules.ts'
import { transactionForm } from '../transactions.ts'
import * as words from '../words/transaction-fields.generated.ts'

/** A transaction entered by hand; the sign of its amount is asked apart. */
const manualForm = z.object({ ...transactionForm.shape, direction: z.enum(['out', 'in']) })
export const manualFields = defineForm(manualForm)({
  description: { kind: 'text', label: 'Description', maxLength: 120 },
  direction: {
    kind: 'choice',
    label: 'Direction',
    choices: [
      { value: 'out', label: 'Money out' },
      { value: 'in', label: 'Money in' },
    ],
  },
  value: { kind: 'money', label: 'Amount', subtype: 'positive' },
  date: { kind: 'date', label: 'Date' },
  categoryId: { kind: 'select', label: 'Category' },
  userAccountId: { kind: 'select', label: 'Account' },
})

export const bulkCategoryFields = defineForm(z.object({ category: requiredText(30) }))({
  category: { kind: 'select', label: 'Category' },
})

export const bulkTagFields = defineForm(z.object({ tag: requiredText(30) }))({
  tag: { kind: 'text', label: 'Tag', maxLength: 30 },
})

export const bulkNoteFields = defineForm(z.object({ note: text(1000) }))({
  note: { kind: 'text', label: 'Note', maxLength: 1000 },
})

/** The note, and the tags between commas. */
export const notesFields = defineForm(z.object({ note: text(1000), tags: text(600) }))({
  note: { kind: 'text', label: 'Note', maxLength: 1000 },
  tags: { kind: 'text', label: 'Tags', hint: 'Separated by commas: FSA, Work', maxLength: 600 },
})

/** A new own category, as a part of a standard one. */
const newCategory = z.object({
  name: ownCategoryForm.shape.name,
  groupName: ownCategoryForm.shape.groupName,
  categoryId: ownCategoryForm.shape.categoryId,
  color: ownCategoryForm.shape.color,
  icon: ownCategoryForm.shape.icon,
})
export const ownCategoryFields = defineForm(newCategory)({
  name: { kind: 'text', label: 'Name', maxLength: 40 },
  groupName: { kind: 'text', label: 'Group', maxLength: 40 },
  categoryId: { kind: 'select', label: 'Counts as', hint: 'Budgets, plans, and spending count it there.' },
  color: { kind: 'select', label: words.color },
  icon: { kind: 'select', label: words.icon },
})

export const daysFields = defineForm(z.object({ from: day, to: day }))({
  from: { kind: 'date', label: 'From' },
  to: { kind: 'date', label: 'To' },
})

export const renameFields = defineForm(z.object({ name: requiredText(120) }))({
  name: { kind: 'text', label: 'Name of the payee', maxLength: 120 },
})

/** What a rule of the screen looks at and does; tags are between commas. */
const { text: bankText, amountFrom, amountTo, userAccountId, payeeName, isHidden } = ruleForm.shape
const screenRule = z.object({
  text: bankText,
  amountFrom,
  amountTo,
  userAccountId,
  /** Empty for a rule that only renames, tags, or hides. */
  category: z.optional(text(30)),
  payeeName,
  isHidden,
  tags: z.optional(text(600)),
  appliesToPast: z.boolean(),
})
export const ruleFields = defineForm(screenRule)({
  text: { kind: 'text', label: 'Bank text contains', maxLength: 120 },
  amountFrom: { kind: 'money', label: 'Amount from' },
  amountTo: { kind: 'money', label: 'Amount to' },
  userAccountId: { kind: 'select', label: 'Account' },
  category: { kind: 'select', label: 'Category' },
  payeeName: { kind: 'text', label: 'Name of the payee', maxLength: 120 },
  tags: { kind: 'text', label: 'Tags', hint: 'Separated by commas: FSA, Work', maxLength: 600 },
  isHidden: { kind: 'check', label: 'Hide these transactions' },
  appliesToPast: { kind: 'check', label: 'Past ones, too' },
})

/** The parts of a split while they are edited, with the names that the server has for them. A key identifies a part. */
const splitForm = z.object({
  sourceTransaction: z.object({ category: id }),
  splits: z.array(z.object({ key: z.number(), category: id, value: positiveMoney })),
})
export const splitFields = defineForm(splitForm)({
  'sourceTransaction.category': { kind: 'select', label: words.keepsTheRest },
  splits: { kind: 'list', label: words.parts },
})

/** The accounts, categories, or tags that a list shows; none chosen means all. */
export const pickFields = defineForm(z.object({ ids: z.array(z.number()) }))({
  ids: { kind: 'list', label: words.shown },
})
