import { roundHalfAway } from '../money/cents.ts'

/** The smallest part, of the original and of every split (CONST-24). */
export const minimumSplitCents = 1

/** Word for word from TXN-15 and TXN-17. */
export const splitMessages = {
  tooSmall: 'Note the original transaction and split transactions must be at least $0.01.',
  tooLarge:
    'The split amount cannot be larger than the original transaction. Both the original transaction and split transaction must be at least $0.01.',
} as const

export type SplitMessage = keyof typeof splitMessages

interface SplitEdit {
  /** Positive cents, as the fields of the form show them. */
  readonly splitsCents: readonly number[]
  /** The amount that the original keeps, in positive cents. */
  readonly remainderCents: number
  readonly message: SplitMessage | null
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/**
 * Returns what the original keeps: its absolute value minus the splits, in cents. Can be 0 or below while a form is
 * unfinished.
 */
export const splitRemainder = (row: { originalCents: number; splitsCents: readonly number[] }): number =>
  Math.abs(row.originalCents) - sum(row.splitsCents.map((cents) => roundHalfAway(cents, 0)))

/**
 * Returns the form's amounts after the person typed one split (TXN-15 to TXN-18, Q-TXN-5).
 *
 * Uses absolute values in cents: the original may be negative, and a typed third decimal is rounded. Splits together
 * may not exceed the original. If they do, the edited split becomes the original minus the other splits minus one cent,
 * the original keeps one cent, and the message is 'tooLarge'. If the other splits leave no cent for it, it becomes 0. A
 * split that is not above 0 is kept as typed, with the message 'tooSmall'. Splits and remainder always add up to the
 * original. Throws a RangeError when `editedIndex` is the index of no split.
 */
export function splitEdit(row: {
  originalCents: number
  splitsCents: readonly number[]
  editedIndex: number
}): SplitEdit {
  const { originalCents, editedIndex } = row
  const typed = row.splitsCents.map((cents) => roundHalfAway(cents, 0))
  const edited = typed[editedIndex]
  if (edited === undefined) throw new RangeError('editedIndex must name one of the splits')
  const room = Math.abs(originalCents) - (sum(typed) - edited) - minimumSplitCents
  const isTooLarge = edited > room && edited >= minimumSplitCents
  const splitsCents = isTooLarge ? typed.with(editedIndex, Math.max(0, room)) : typed
  return {
    splitsCents,
    remainderCents: splitRemainder({ originalCents, splitsCents }),
    message: messageFor(isTooLarge, splitsCents),
  }
}

function messageFor(isTooLarge: boolean, splitsCents: readonly number[]): SplitMessage | null {
  if (isTooLarge) return 'tooLarge'
  return splitsCents.some((cents) => cents < minimumSplitCents) ? 'tooSmall' : null
}

/** Subtracts from 0, because a bare minus would make a split of 0 negative zero. */
const withOriginalSign = (originalCents: number, cents: number): number => (originalCents < 0 ? 0 - cents : cents)

/**
 * Returns the form's amounts with the original's sign, to be saved: parts of an expense are negative. Source: TXN-19.
 */
export function restoreSplitSign(row: {
  originalCents: number
  remainderCents: number
  splitsCents: readonly number[]
}): { sourceCents: number; splitsCents: number[] } {
  const { originalCents, remainderCents, splitsCents } = row
  return {
    sourceCents: withOriginalSign(originalCents, remainderCents),
    splitsCents: splitsCents.map((cents) => withOriginalSign(originalCents, cents)),
  }
}

/**
 * Why a split cannot be saved: its sum differs from the original, a part is below a cent, or a part has the other sign.
 */
export type SplitProblem = 'sumDiffers' | 'tooSmall' | 'signDiffers'

/**
 * Checks a split in signed cents before it is saved: source and splits add up to the original, each is at least one
 * cent, and each has the original's sign. Without splits, which joins the parts again, the source must be the original.
 * Returns null if nothing is wrong; never for an original of 0.
 */
export function validateSplit(row: {
  originalCents: number
  sourceCents: number
  splitsCents: readonly number[]
}): SplitProblem | null {
  const parts = [row.sourceCents, ...row.splitsCents]
  if (!parts.every((cents) => Number.isSafeInteger(cents)) || sum(parts) !== row.originalCents) return 'sumDiffers'
  if (parts.some((cents) => Math.abs(cents) < minimumSplitCents)) return 'tooSmall'
  return parts.every((cents) => Math.sign(cents) === Math.sign(row.originalCents)) ? null : 'signDiffers'
}
