import { roundHalfAway } from '../money/round.ts'

/** The smallest part, of the original and of every split (specification section 9). */
export const minimumSplitCents = 1

/** Fixed by the specification, section 5. */
export const splitMessages = {
  tooSmall: 'Note the original transaction and split transactions must be at least $0.01.',
  tooLarge:
    'The split amount cannot be larger than the original transaction. Both the original transaction and split transaction must be at least $0.01.',
} as const

export type SplitMessage = keyof typeof splitMessages

export interface SplitEdit {
  /** Positive cents, as the fields of the form show them. */
  readonly splitsCents: readonly number[]
  /** What the original keeps, positive cents. */
  readonly remainderCents: number
  readonly message: SplitMessage | null
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** What the original keeps: its absolute value less the splits, in cents. Can be 0 or below while a form is unfinished. */
export const splitRemainder = (row: { originalCents: number; splitsCents: readonly number[] }): number =>
  Math.abs(row.originalCents) - sum(row.splitsCents.map((cents) => roundHalfAway(cents, 0)))

/**
 * The form's amounts after one split was typed (TXN-15 to TXN-18, Q-TXN-5).
 *
 * Works on magnitudes: the original may be negative, the splits are what was typed, in cents (a typed third decimal
 * is rounded to cents). Splits together may not exceed the original: the edited one then becomes the original less the
 * other splits less one cent, the original keeps one cent, and the message is 'tooLarge'. Where the other splits leave
 * no cent to give, it becomes 0. A split that is not above 0 is kept as typed, with the message 'tooSmall'.
 * Splits and remainder always add up to the original. Throws a RangeError when `editedIndex` names no split.
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

/** A difference, for a bare minus would make the nothing of a split a negative zero. */
const withSignOf = (originalCents: number, cents: number): number => (originalCents < 0 ? 0 - cents : cents)

/** The form's magnitudes with the original's sign again, as they are saved: parts of an expense are negative (TXN-19). */
export function restoreSplitSign(row: {
  originalCents: number
  remainderCents: number
  splitsCents: readonly number[]
}): { sourceCents: number; splitsCents: number[] } {
  const { originalCents, remainderCents, splitsCents } = row
  return {
    sourceCents: withSignOf(originalCents, remainderCents),
    splitsCents: splitsCents.map((cents) => withSignOf(originalCents, cents)),
  }
}

/** Why a split cannot be saved: it loses or makes money, a part is below a cent, or a part runs the other way. */
export type SplitProblem = 'sumDiffers' | 'tooSmall' | 'signDiffers'

/**
 * The rule that holds when a split is saved, on signed cents: source and splits add up to the original, each is at
 * least one cent, and each has the original's sign. No splits at all is valid (it joins the parts again) when the
 * source is the original. Gives null when all is well, and never for an original of nothing.
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
