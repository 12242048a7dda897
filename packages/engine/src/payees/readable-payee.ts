import { findKnownPayee } from './known-payees.ts'
import { countPrefixWords, payeeWords } from './payee-words.ts'

const stateCodes = new Set(
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA PR RI SC SD TN TX UT VT VA WA WV WI WY US USA'.split(
    ' ',
  ),
)

/** First words of cities with two. */
const cityBeginnings = new Set(
  'SAN LOS LAS NEW FORT FT ST SAINT SANTA EL LA NORTH SOUTH EAST WEST LAKE SALT MOUNT MT PALM BATON COLORADO KANSAS OKLAHOMA VIRGINIA LONG GRAND GREEN CEDAR BEVERLY DALY PALO MENLO WALNUT'.split(
    ' ',
  ),
)

/** Words that stay in capitals. */
const capitals = new Set('LLC USA US TV ATM BBQ NYC DMV HVAC YMCA UPS USPS AC II III CVS IRS AAA'.split(' '))
const smallWords = new Set(['and', 'of', 'the', 'at', 'for', 'to', 'by', 'in', 'on'])

const isNoise = (word: string) => /^[#*]?[\dx*#][\dx*/:.#-]*$/i.test(word) || (word.match(/\d/g) ?? []).length >= 3

/** Leaves out the place at the end: 'COPPER AND COMB PORTLAND OR' is in Portland. At least one word stays. */
function withoutPlace(words: readonly string[]): readonly string[] {
  const last = words.at(-1) ?? ''
  if (words.length < 3 || !stateCodes.has(last)) return words
  const isLongCity = words.length > 3 && cityBeginnings.has(words.at(-3) ?? '')
  return words.slice(0, isLongCity ? -3 : -2)
}

/** Cuts at a store's number, behind which is the place; what is in front of it has to be a name. */
function withoutNumbers(words: readonly string[]): readonly string[] {
  const first = words.findIndex(isNoise)
  const hasPlace = stateCodes.has(words.at(-1) ?? '')
  if (first > 0 && hasPlace) return words.slice(0, first)
  const kept = words.filter((word) => !isNoise(word))
  return withoutPlace(kept)
}

function inTitleCase(word: string, index: number): string {
  if (capitals.has(word) || /\p{Ll}/u.test(word)) return word
  const lower = word.toLowerCase()
  if (index > 0 && smallWords.has(lower)) return lower
  return lower.replaceAll(/(^|[-/.&])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
}

const isAllCapitals = (text: string) => /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text)

/** What some banks write behind the payee: 'EVERSOURCE DES:ELEC BILL ID:XXXXX1180', 'GEORGIA POWER TYPE: WEB PMT'. */
const bankFields =
  /(?<=\S)\s+(?:DES|TYPE|ID|INDN|CO|PPD|WEB|CONF#?|TRACE#?)\s?:.*$|\s+(?:PPD|WEB|TEL|CCD)(?: ID)?:?(?: \S+)?$/

/** Removes as many words from a text as the bank wrote in front of the payee. */
function withoutPrefix(text: string): string {
  const count = countPrefixWords(payeeWords(text))
  return Array.from({ length: count }).reduce<string>(
    (rest) => rest.replace(/^[^\p{L}\p{N}]*(?:\p{L}+|\p{N}+)[^\p{L}\p{N}]*/u, ''),
    text,
  )
}

/** Whether a bank's machine wrote a text: all of it in capitals, or capitals behind the bank's own words. */
function isBankText(text: string): boolean {
  if (isAllCapitals(text)) return true
  const rest = withoutPrefix(text)
  return rest !== text && isAllCapitals(rest.split(/\s/)[0] ?? '')
}

/**
 * Returns a payee to read for a bank's text: 'SQ *CORNER BAKERY 0021 PORTLAND OR' is 'Corner Bakery'. A text that a
 * bank already wrote for people, in small letters, stays as it is unless the payee is well known; so does a check's.
 */
export function readablePayee(text: string): string {
  const known = findKnownPayee(text)
  if (known) return known.name
  if (!isBankText(text)) return text
  if (/^\W*(?:CHECK|CHEQUE)\b/.test(text)) return text.charAt(0) + text.slice(1).toLowerCase()
  const words = withoutPrefix(text.replace(bankFields, ''))
    .split(/[\s*_|;"()]+/)
    .filter((word) => /[\p{L}\p{N}&]/u.test(word))
  const kept = withoutNumbers(words).map((word) => word.replaceAll(/^[^\p{L}\p{N}&]+|[^\p{L}\p{N}&)]+$/gu, ''))
  const named = kept.filter((word) => word !== '').map(inTitleCase)
  return named.length === 0 ? text : named.join(' ')
}
