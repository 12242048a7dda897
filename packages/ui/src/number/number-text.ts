/** A minus: of the keyboard, as screens show it, or the dash that word processors make of it. */
const minusSign = '[-−–]'

/** Amounts in brackets are negative in accounting: ($5.00). */
const bracketed = /^\((.*)\)$/

const signed = new RegExp(`^(?:${minusSign}\\$?|\\$${minusSign})|${minusSign}$`)

const spaces = /[\s'’]/g

const american = /^(?:\d+|\d{1,3}(?:,\d{3})+)?(?:\.\d*)?$/

const european = /^\d{1,3}(?:\.\d{3})+,\d{1,2}$|^\d{1,3}(?:\.\d{3}){2,}$/

/** 1234 to a European, 1.23 to an American. */
const ambiguousMoney = /^[1-9]\d{0,2}\.\d{3}$/

/**
 * Returns the number that a text means, or NaN if it means none or could mean two. Reads `$`, `%`, spaces and apostrophes between
 * thousands, a minus before or after, brackets as a minus, and both `1,234.50` and `1.234,50`. Nothing is guessed: `1,5` and, as
 * money, `1.234` are NaN.
 */
export function readAmount(text: string, { isMoney = false }: { isMoney?: boolean | undefined } = {}): number {
  const plain = text.normalize('NFKC').replaceAll(spaces, '')
  const [, inside] = bracketed.exec(plain) ?? []
  const isNegative = inside !== undefined || signed.test(plain)
  const bare = (inside ?? plain.replace(signed, '')).replace(/^\$/, '').replace(/%$/, '')
  const size = readDigits(bare, isMoney)
  return isNegative && size !== 0 ? -size : size
}

function readDigits(bare: string, isMoney: boolean): number {
  if (!/\d/.test(bare) || (isMoney && ambiguousMoney.test(bare))) return Number.NaN
  if (american.test(bare)) return Number(bare.replaceAll(',', ''))
  return european.test(bare) ? Number(bare.replaceAll('.', '').replace(',', '.')) : Number.NaN
}

/**
 * Which numbers a field accepts: `positive` accepts no minus at all, `negative` requires one, `nonzero` rejects 0 or
 * less once it is typed.
 */
export type Subtype = 'any' | 'positive' | 'negative' | 'nonzero'

const minus = /[-−]/
const everyMinus = /[-−]/g

/** Whether a text has a minus: that of the keyboard, or the one that screens show. */
export function hasMinus(text: string): boolean {
  return minus.test(text)
}

/** Returns how many characters count against a limit: `$` and thousands separators do not (Q-FIELD-5). */
export function rawLength(text: string): number {
  return text.replaceAll(/[$,]/g, '').length
}

/**
 * Returns the text of a number after a change of any kind. A minus moves to the front, and a second one changes
 * nothing. Null if the change is refused, for its minus or for its length.
 */
export function takeNumberText(text: string, subtype: Subtype, maxLength: number): string | null {
  if (subtype === 'positive' && hasMinus(text)) return null
  const bare = text.replaceAll(everyMinus, '')
  const taken = hasMinus(text) && /^[\d.,$\s]*$/.test(bare) ? `-${bare.trimStart()}` : text
  return rawLength(taken) <= maxLength ? taken : null
}

/** A text in the box of a number. */
export interface TypedText {
  readonly text: string
  /** Whether every comma in it is one that the field wrote between thousands, and the person typed none. */
  readonly isGroupedByField: boolean
}

/** Returns a text that was changed by typing: its commas are the field's as long as no comma is among what was typed. */
export function typedOver(before: TypedText, text: string): TypedText {
  let start = 0
  while (start < text.length && text[start] === before.text[start]) start += 1
  let end = 0
  while (end < text.length - start && text.at(-1 - end) === before.text.at(-1 - end)) end += 1
  const typed = text.slice(start, text.length - end)
  return { text, isGroupedByField: before.isGroupedByField && !typed.includes(',') }
}

/**
 * Returns the number that a text in the box means: null if it is empty, NaN if it is no number. A digit typed into or deleted from
 * `1,234.50` leaves commas in the wrong places; since the field wrote them, they do not count.
 */
export function readTyped(
  { text, isGroupedByField }: TypedText,
  options?: { isMoney?: boolean | undefined },
): number | null {
  if (text.trim() === '') return null
  return readAmount(isGroupedByField ? text.replaceAll(',', '') : text, options)
}
