import { type Transaction, type TransactionForm, transactionForm } from '@evenkeel/api-client/contract/transactions'
import { formatDate, type IsoDate, parseDate, screenDateFormat } from '@evenkeel/engine'

/** A transaction entered by hand while it is filled in: nothing chosen and nothing typed are null, a text that is no number is NaN. */
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

const parse = (draft: ManualDraft, today: IsoDate) =>
  transactionForm.safeParse({
    date: parseDate(draft.date, { asOf: today }).date,
    description: draft.description.trim(),
    categoryId: draft.categoryId,
    userAccountId: draft.userAccountId,
    value: valueOf(draft),
  })

/** The request of a draft that the server would take, by the schema that it checks with; null while there is something against it. */
export const manualRequestOf = (draft: ManualDraft, today: IsoDate): TransactionForm | null =>
  parse(draft, today).data ?? null

const wireNames = { date: 'date', amount: 'value' } as const

/** What the server would say against the day or the amount; what is none yet is left to the input. */
export function faultOf(field: 'date' | 'amount', draft: ManualDraft, today: IsoDate): string | undefined {
  const isNone = field === 'amount' ? !Number.isFinite(draft.amount) : draft.date.trim() === ''
  if (isNone) return undefined
  return parse(draft, today).error?.issues.find(({ path }) => path[0] === wireNames[field])?.message
}
