import type { SplitResult, SplitSet, Transaction } from '@evenkeel/api-client/contract/transactions'
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

/** One part other than the first: empty if nothing is chosen or typed, NaN for text that is not a number. */
export interface SplitPart {
  readonly key?: number | null | undefined
  readonly category?: number | null | undefined
  /** Positive dollars. */
  readonly value?: number | null | undefined
}

/** A split while it is being edited. The first row is the source, which keeps what the parts leave. */
export interface SplitDraft {
  readonly sourceId: number
  /** The original amount before it was split, with its sign. */
  readonly originalCents: number
  readonly category: number
  readonly parts: readonly SplitPart[]
  /** The part whose amount was typed last. */
  readonly typedKey?: number | null | undefined
  /** It was already split: having no parts then means that it becomes whole again. */
  readonly wasSplit: boolean
}

const isNumber = (value: number | null | undefined): value is number =>
  value !== null && value !== undefined && !Number.isNaN(value)

/** Returns the typed amount in cents, limited to the largest possible amount. */
const typedCents = ({ value }: SplitPart): number =>
  isNumber(value) ? toCents(Math.min(value, toDollars(maximumCents))) : 0

const typedSplitsCents = ({ parts }: Pick<SplitDraft, 'parts'>) => parts.map(typedCents)

const toSplitPart = ({ categoryId, value }: Transaction, key: number): SplitPart => ({
  key,
  category: categoryId,
  value: Math.abs(value),
})

/** Returns the draft of a transaction with its parts; one empty part if it has none. */
export function toSplitDraft({ sourceTransaction, splits }: SplitResult): SplitDraft {
  const wasSplit = splits.length > 0
  return {
    sourceId: sourceTransaction.userTransactionId,
    originalCents: [sourceTransaction, ...splits].reduce((sum, { value }) => sum + toCents(value), 0),
    category: sourceTransaction.categoryId,
    parts: wasSplit ? splits.map(toSplitPart) : [emptyPart([])],
    wasSplit,
  }
}

/** Returns another part, with a key that none of the others has. */
export const emptyPart = (parts: readonly SplitPart[]): SplitPart => ({
  key: Math.max(-1, ...parts.map(({ key }) => key ?? -1)) + 1,
  category: null,
  value: null,
})

/**
 * Returns the parts that are too large given the others, by their keys, each with its maximum in dollars. What was typed stays as it is:
 * the amount that the engine would replace it with is the bound that the field names. If changing the part that was typed last is enough,
 * only that one is returned.
 */
export function findSplitBounds(draft: SplitDraft): ReadonlyMap<SplitPart['key'], number> {
  const splitsCents = typedSplitsCents(draft)
  const bounds = draft.parts.flatMap(({ key }, editedIndex) => {
    const edit = splitEdit({ originalCents: draft.originalCents, splitsCents, editedIndex })
    return edit.message === 'tooLarge' ? [[key, toDollars(edit.splitsCents[editedIndex] ?? 0)] as const] : []
  })
  const typedLast = bounds.find(([key, most]) => key === draft.typedKey && most > 0)
  return new Map(typedLast === undefined ? bounds : [typedLast])
}

/** Returns what is wrong with the amounts. A part that was not yet typed into is unfinished, not too small. */
export function findSplitMessage(draft: SplitDraft): SplitMessage | null {
  if (findSplitBounds(draft).size > 0) return 'tooLarge'
  return draft.parts.some((part) => isNumber(part.value) && typedCents(part) < 1) ? 'tooSmall' : null
}

/** Returns what the source keeps, in positive dollars; never below 0. */
export const remainingDollars = (draft: SplitDraft): number =>
  toDollars(Math.max(0, splitRemainder({ originalCents: draft.originalCents, splitsCents: typedSplitsCents(draft) })))

/** Returns the request that joins the parts again. */
export const toJoinRequest = ({ sourceId, originalCents, category }: SplitDraft): SplitSet => ({
  sourceTransactionId: sourceId,
  sourceTransaction: { category, value: toDollars(originalCents) },
  splits: [],
})

/**
 * Returns the request of a complete draft, every amount with the sign of the source; null while a part lacks its category or amount, or
 * the sum is wrong. Without parts the request joins them again, if there were any.
 */
export function toSplitRequest(draft: SplitDraft): SplitSet | null {
  const { sourceId, originalCents, category } = draft
  if (draft.parts.length === 0) return draft.wasSplit ? toJoinRequest(draft) : null
  const categories = draft.parts.flatMap((part) => part.category ?? [])
  const remainderCents = toCents(remainingDollars(draft))
  const signed = restoreSplitSign({ originalCents, remainderCents, splitsCents: typedSplitsCents(draft) })
  if (categories.length < draft.parts.length || validateSplit({ originalCents, ...signed }) !== null) return null
  return {
    sourceTransactionId: sourceId,
    sourceTransaction: { category, value: toDollars(signed.sourceCents) },
    splits: categories.map((one, index) => ({ category: one, value: toDollars(signed.splitsCents[index] ?? 0) })),
  }
}
