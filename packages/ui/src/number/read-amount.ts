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
