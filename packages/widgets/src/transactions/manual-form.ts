import { type Transaction, type TransactionForm, transactionForm } from '@evenkeel/api-client/contract/transactions'
import { formatDate, type IsoDate, parseDate, screenDateFormat } from '@evenkeel/engine'
import type { FieldPath, Resolver } from 'react-hook-form'

/** A transaction entered by hand while it is filled in; nothing chosen and nothing typed are null. */
export interface ManualDraft {
  /** As typed: MM/DD/YYYY. */
  readonly date: string
  readonly description: string
  readonly categoryId: number | null
  readonly userAccountId: number | null
  readonly direction: 'out' | 'in'
  /** Positive dollars. */
  readonly amount: number | null
}

export const manualFields = ['date', 'description', 'categoryId', 'userAccountId', 'direction', 'amount'] as const satisfies readonly FieldPath<ManualDraft>[]

/** A new one is of today and money out. */
export const manualDraftOf = (row: Transaction | null, today: IsoDate): ManualDraft => ({
  date: formatDate(row?.date ?? today, screenDateFormat),
  description: row?.description ?? '',
  categoryId: row?.categoryId ?? null,
  userAccountId: row?.userAccountId ?? null,
  direction: row !== null && row.value > 0 ? 'in' : 'out',
  amount: row === null ? null : Math.abs(row.value),
})

const valueOf = ({ amount, direction }: ManualDraft) => (amount !== null && direction === 'out' ? -amount : amount)

const wireOf = (draft: ManualDraft, today: IsoDate) => ({
  date: parseDate(draft.date, { asOf: today }).date,
  description: draft.description.trim(),
  categoryId: draft.categoryId,
  userAccountId: draft.userAccountId,
  value: valueOf(draft),
})

const fieldOf = (wireField: unknown): FieldPath<ManualDraft> | 'root' => {
  if (wireField === 'value') return 'amount'
  return manualFields.find((field) => field === wireField) ?? 'root'
}

/** A list has its own words for nothing chosen; the schema knows only that it is no number. */
const messageFor = (field: FieldPath<ManualDraft> | 'root', message: string) =>
  field === 'categoryId' ? 'Please select one category.' : message

/** Checks the draft by the schema that the server checks with, and hands over what is sent. */
export const manualResolver =
  (today: IsoDate): Resolver<ManualDraft, unknown, TransactionForm> =>
  (draft) => {
    const parsed = transactionForm.safeParse(wireOf(draft, today))
    if (parsed.success) return { values: parsed.data, errors: {} }
    const errors = parsed.error.issues.map(({ path, message }) => {
      const field = fieldOf(path[0])
      return [field, { type: 'schema', message: messageFor(field, message) }] as const
    })
    // The first message of a field is the one that is shown.
    return { values: {}, errors: Object.fromEntries(errors.toReversed()) }
  }
