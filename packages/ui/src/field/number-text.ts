/**
 * Which numbers a field is for: `positive` takes no minus at all, `negative` wants one, `nonzero` refuses 0 or less once it
 * is typed.
 */
export type Subtype = 'any' | 'positive' | 'negative' | 'nonzero'

const minus = /[-−]/
const everyMinus = /[-−]/g

/** Whether a text holds a minus of the keyboard or the one that screens show. */
export function hasMinus(text: string): boolean {
  return minus.test(text)
}

/**
 * The number a pasted text means: `$`, `%`, spaces and thousands separators are left out, and either minus counts.
 * Null when the text is no single number.
 */
export function numberFromText(text: string): number | null {
  const bare = text.replaceAll(/[$%,\s]/g, '').replace(minus, '-')
  return /^-?(?:\d+\.?\d*|\.\d+)$/.test(bare) ? Number(bare) : null
}

/** The same for a text being typed: null is nothing typed, NaN a text that is no number. */
export function typedNumber(text: string): number | null {
  return text.trim() === '' ? null : (numberFromText(text) ?? Number.NaN)
}

/** How many characters count against a limit: `$` and thousands separators do not (Q-FIELD-5). */
export function rawLength(text: string): number {
  return text.replaceAll(/[$,]/g, '').length
}

/**
 * What becomes of the text of a number after a change, however it was made. A minus goes to the front wherever it was
 * typed, and a second one changes nothing. Null: the change is refused, for its minus or for its length.
 */
export function takeNumberText(text: string, subtype: Subtype, maxLength: number): string | null {
  if (subtype === 'positive' && hasMinus(text)) return null
  const bare = text.replaceAll(everyMinus, '')
  const taken = hasMinus(text) && /^[\d.,$\s]*$/.test(bare) ? `-${bare.trimStart()}` : text
  return rawLength(taken) <= maxLength ? taken : null
}
