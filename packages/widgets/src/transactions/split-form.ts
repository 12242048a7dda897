import {
  type SplitResult,
  splitRowForm,
  type SplitSet,
  type Transaction,
} from '@evenkeel/api-client/contract/transactions'
import {
  maximumCents,
  restoreSplitSign,
  splitEdit,
  type SplitMessage,
  splitRemainder,
  toCents,
  toDollars,
  validateSplit,
} from '@evenkeel/engine'

/** One part besides the first; nothing chosen and nothing typed are null, a text that is no number is NaN. */
export interface SplitPart {
  readonly key: number
  readonly categoryId: number | null
  /** Positive dollars. */
  readonly amount: number | null
}

/** A split while it is made. The first row is the source, which keeps what the parts leave. */
export interface SplitDraft {
  readonly sourceId: number
  /** The whole before it was split, with its sign. */
  readonly originalCents: number
  readonly categoryId: number
  readonly parts: readonly SplitPart[]
  readonly message: SplitMessage | null
  /** It was split before: no parts at all then mean that it becomes whole again. */
  readonly wasSplit: boolean
  /** Of the next part that is added. */
  readonly nextKey: number
}

export type SplitEvent =
  | { readonly type: 'sourceCategory'; readonly categoryId: number }
  | { readonly type: 'category'; readonly key: number; readonly categoryId: number }
  | { readonly type: 'amount'; readonly key: number; readonly amount: number | null }
  | { readonly type: 'added' }
  | { readonly type: 'removed'; readonly key: number }

const isNumber = (amount: number | null): amount is number => amount !== null && !Number.isNaN(amount)

/** What is typed in a field, in cents; more than any amount can be counts as the most. */
const centsOf = (amount: number | null): number =>
  isNumber(amount) ? toCents(Math.min(amount, toDollars(maximumCents))) : 0

const splitsCentsOf = ({ parts }: SplitDraft) => parts.map(({ amount }) => centsOf(amount))

const partOf = ({ categoryId, value }: Transaction, key: number): SplitPart => ({
  key,
  categoryId,
  amount: Math.abs(value),
})

/** The draft of a transaction with the parts that it has; one empty part where it has none. */
export function splitDraftOf({ sourceTransaction, splits }: SplitResult): SplitDraft {
  const wasSplit = splits.length > 0
  return {
    sourceId: sourceTransaction.userTransactionId,
    originalCents: [sourceTransaction, ...splits].reduce((sum, { value }) => sum + toCents(value), 0),
    categoryId: sourceTransaction.categoryId,
    parts: wasSplit ? splits.map(partOf) : [{ key: 0, categoryId: null, amount: null }],
    message: null,
    wasSplit,
    nextKey: Math.max(1, splits.length),
  }
}

/** Puts the engine's corrected amount in place of what was typed; what is no amount stays as it is. */
function withAmount(draft: SplitDraft, key: number, amount: number | null): SplitDraft {
  const editedIndex = draft.parts.findIndex((part) => part.key === key)
  if (editedIndex === -1) return draft
  const splitsCents = splitsCentsOf(draft).with(editedIndex, centsOf(amount))
  const edit = splitEdit({ originalCents: draft.originalCents, splitsCents, editedIndex })
  const corrected = isNumber(amount) ? toDollars(edit.splitsCents[editedIndex] ?? 0) : amount
  const parts = draft.parts.map((part) => (part.key === key ? { ...part, amount: corrected } : part))
  return { ...draft, parts, message: messageOf(edit.message, parts) }
}

/** A part that nobody has typed into yet is unfinished, not too small. */
function messageOf(message: SplitMessage | null, parts: readonly SplitPart[]): SplitMessage | null {
  if (message !== 'tooSmall') return message
  return parts.some(({ amount }) => isNumber(amount) && centsOf(amount) < 1) ? 'tooSmall' : null
}

/** The draft after one thing that the person did. */
export function splitReducer(draft: SplitDraft, event: SplitEvent): SplitDraft {
  switch (event.type) {
    case 'sourceCategory':
      return { ...draft, categoryId: event.categoryId }
    case 'category':
      return {
        ...draft,
        parts: draft.parts.map((part) => (part.key === event.key ? { ...part, categoryId: event.categoryId } : part)),
      }
    case 'amount':
      return withAmount(draft, event.key, event.amount)
    case 'added':
      return {
        ...draft,
        parts: [...draft.parts, { key: draft.nextKey, categoryId: null, amount: null }],
        nextKey: draft.nextKey + 1,
        message: null,
      }
    case 'removed':
      return { ...draft, parts: draft.parts.filter(({ key }) => key !== event.key), message: null }
  }
}

/** What the source keeps, in positive dollars; never below nothing. */
export const keptOf = (draft: SplitDraft): number =>
  toDollars(Math.max(0, splitRemainder({ originalCents: draft.originalCents, splitsCents: splitsCentsOf(draft) })))

/** The request that makes the parts one again. */
export const joinRequestOf = ({ sourceId, originalCents, categoryId }: SplitDraft): SplitSet => ({
  sourceTransactionId: sourceId,
  sourceTransaction: { category: categoryId, value: toDollars(originalCents) },
  splits: [],
})

/**
 * The request of a draft that is complete, every amount with the sign of the source; null while a part lacks its category
 * or amount, or the sum is not right. Without parts it joins them again, where there were any.
 */
export function splitRequestOf(draft: SplitDraft): SplitSet | null {
  const { sourceId, originalCents, categoryId } = draft
  if (draft.parts.length === 0) return draft.wasSplit ? joinRequestOf(draft) : null
  const rows = draft.parts.map((part) => splitRowForm.safeParse(part))
  const categories = rows.flatMap(({ data }) => (data === undefined ? [] : [data.categoryId]))
  const remainderCents = toCents(keptOf(draft))
  const signed = restoreSplitSign({ originalCents, remainderCents, splitsCents: splitsCentsOf(draft) })
  if (categories.length < rows.length || validateSplit({ originalCents, ...signed }) !== null) return null
  return {
    sourceTransactionId: sourceId,
    sourceTransaction: { category: categoryId, value: toDollars(signed.sourceCents) },
    splits: categories.map((category, index) => ({ category, value: toDollars(signed.splitsCents[index] ?? 0) })),
  }
}
