/** 11/19, 11-19-2026, 0412, 12:30, 12.50: numbers, dates, times and amounts. */
const numberOrDate = /^\d[\d/.:,-]*$/

/**
 * Whether a word is an id of letters and digits ('2k4ll2r83', 'xxxx1234'). One or two digits may be part of a name
 * ('7-eleven').
 */
const isMixedId = (word: string): boolean => (word.match(/\d/g) ?? []).length >= 3

const isNoise = (word: string): boolean => numberOrDate.test(word) || isMixedId(word)

/** Matches a word without the punctuation around it, in linear time on any text. */
const core = /[^\p{P}\p{S}](?:.*[^\p{P}\p{S}])?/su

/** A check's number is all that distinguishes one payee from another. */
const numberedCheck = /^(?:check|cheque) (?:no |number )?\d+$/

const splitWords = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[\s*"()[\]|_;]+/)
    .map((word) => core.exec(word)?.[0] ?? '')
    .filter((word) => word !== '')

/**
 * Reduces a bank's description to the part that repeats, so that 'GREENLEAF MARKET #0412 11/19' and 'Greenleaf Market
 * 0388' are the same payee: lower case, one space for punctuation and repeated spaces, and no store numbers, dates and
 * ids. Keeps a text that has nothing else, and a check with its number, because the next check has another payee. For
 * comparing only, never for showing.
 */
export function normalizeDescription(text: string): string {
  const words = splitWords(text)
  const whole = words.join(' ')
  if (numberedCheck.test(whole)) return whole
  const kept = words.filter((word) => !isNoise(word))
  return kept.length > 0 ? kept.join(' ') : whole
}
