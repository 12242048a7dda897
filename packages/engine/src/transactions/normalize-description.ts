/** 11/19, 11-19-2026, 0412, 12:30, 12.50: numbers, dates, times and amounts. */
const numberOrDate = /^\d[\d/.:,-]*$/

/** An id of letters and digits mixed ('2k4ll2r83', 'xxxx1234'); one or two digits may be part of a name ('7-eleven'). */
const isMixedId = (word: string): boolean => (word.match(/\d/g) ?? []).length >= 3

const isNoise = (word: string): boolean => numberOrDate.test(word) || isMixedId(word)

/** A word without the punctuation around it; written so that it takes linear time on any text. */
const core = /[^\p{P}\p{S}](?:.*[^\p{P}\p{S}])?/su

/** A check's number is all that tells one payee from another. */
const numberedCheck = /^(?:check|cheque) (?:no |number )?\d+$/

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[\s*"()[\]|_;]+/)
    .map((word) => core.exec(word)?.[0] ?? '')
    .filter((word) => word !== '')

/**
 * A bank's description reduced to what repeats from one time to the next, so that 'GREENLEAF MARKET #0412 11/19' and
 * 'Greenleaf Market 0388' are the same payee: lower case, punctuation and repeated spaces as one space, and without
 * store numbers, dates and ids, wherever they stand. What consists of nothing else is kept whole, as is a check with
 * its number (the next check has another payee). For comparing only, never for showing.
 */
export function normalizeDescription(text: string): string {
  const words = wordsOf(text)
  const whole = words.join(' ')
  if (numberedCheck.test(whole)) return whole
  const kept = words.filter((word) => !isNoise(word))
  return kept.length > 0 ? kept.join(' ') : whole
}
