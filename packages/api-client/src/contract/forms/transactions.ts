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
  description: { kind: 'text', label: words.description, maxLength: 120 },
  direction: {
    kind: 'choice',
    label: words.direction,
    choices: [
      { value: 'out', label: words.moneyOut },
      { value: 'in', label: words.moneyIn },
    ],
  },
  value: { kind: 'money', label: words.amount, subtype: 'positive' },
  date: { kind: 'date', label: words.date },
  categoryId: { kind: 'select', label: words.category },
  userAccountId: { kind: 'select', label: words.account },
})

export const bulkCategoryFields = defineForm(z.object({ category: requiredText(30) }))({
  category: { kind: 'select', label: words.category },
})

export const bulkTagFields = defineForm(z.object({ tag: requiredText(30) }))({
  tag: { kind: 'text', label: words.tag, maxLength: 30 },
})

export const bulkNoteFields = defineForm(z.object({ note: text(1000) }))({
  note: { kind: 'text', label: words.note, maxLength: 1000 },
})

/** The note, and the tags between commas. */
export const notesFields = defineForm(z.object({ note: text(1000), tags: text(600) }))({
  note: { kind: 'text', label: words.note, maxLength: 1000 },
  tags: { kind: 'text', label: words.tags, hint: words.tagsHint, maxLength: 600 },
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
  name: { kind: 'text', label: words.name, maxLength: 40 },
  groupName: { kind: 'text', label: words.group, maxLength: 40 },
  categoryId: { kind: 'select', label: words.countsAs, hint: words.countsAsHint },
  color: { kind: 'select', label: words.color },
  icon: { kind: 'select', label: words.icon },
})

export const daysFields = defineForm(z.object({ from: day, to: day }))({
  from: { kind: 'date', label: words.from },
  to: { kind: 'date', label: words.to },
})

export const renameFields = defineForm(z.object({ name: requiredText(120) }))({
  name: { kind: 'text', label: words.nameOfThePayee, maxLength: 120 },
})

/** What a rule of the screen looks at and does; tags are between commas. */
const { text: bankText, amountFrom, amountTo, userAccountId, payeeName, isHidden, split } = ruleForm.shape
const screenRule = z.object({
  text: bankText,
  amountFrom,
  amountTo,
  userAccountId,
  /** Empty for a rule that only renames, tags, or hides. */
  category: z.optional(text(30)),
  payeeName,
  isHidden,
  split,
  tags: z.optional(text(600)),
  appliesToPast: z.boolean(),
})
export const ruleFields = defineForm(screenRule)({
  text: { kind: 'text', label: words.bankTextContains, maxLength: 120 },
  amountFrom: { kind: 'money', label: words.amountFrom },
  amountTo: { kind: 'money', label: words.amountTo },
  userAccountId: { kind: 'select', label: words.account },
  category: { kind: 'select', label: words.category },
  payeeName: { kind: 'text', label: words.nameOfThePayee, maxLength: 120 },
  tags: { kind: 'text', label: words.tags, hint: words.tagsHint, maxLength: 600 },
  isHidden: { kind: 'check', label: words.hideTheseTransactions },
  split: { kind: 'list', label: words.parts },
  appliesToPast: { kind: 'check', label: words.pastOnesToo },
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
export const pickFields = defineForm(z.object({ ids: z.array(z.string()) }))({
  ids: { kind: 'list', label: words.shown },
})
