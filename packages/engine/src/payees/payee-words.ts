let last: { readonly text: string; readonly words: readonly string[] } | undefined

/**
 * Splits a bank's text, or a payee's name, into words for comparing them: "O'REILLY #0412" is 'oreilly', '0412'. Letters
 * and digits that a bank glued together become separate words. The last answer is kept, because the name of a row, its
 * payee, and its category all ask.
 */
export function payeeWords(text: string): readonly string[] {
  if (last?.text !== text) last = { text, words: splitWords(text) }
  return last.words
}

const splitWords = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’]+/gu, '')
    .toLowerCase()
    .replaceAll(/(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/gu, ' ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

/** What banks and payment services write in front of the payee; longer ones first. */
const prefixes = [
  'debit card purchase visa',
  'purchase authorized on',
  'recurring payment authorized on',
  'debit card purchase',
  'debit purchase visa',
  'debit card',
  'pos debit visa',
  'pos purchase',
  'pos debit',
  'pos withdrawal',
  'pos pin',
  'pos',
  'eftpos wdl handyway',
  'eftpos wdl',
  'eftpos',
  'checkcard',
  'check card purchase',
  'check card',
  'card purchase',
  'recurring payment',
  'recurring',
  'ach debit',
  'ach withdrawal',
  'ach',
  'external withdrawal',
  'automatic withdrawal',
  'electronic withdrawal',
  'preauthorized debit',
  'web authorized pmt',
  'bill pay',
  'bill payment',
  'online payment',
  'online pmt',
  'withdrawal',
  'direct deposit',
  'deposit',
  'purchase',
  'visa',
  'mastercard',
  'signature',
  'sq',
  'tst',
  'paypal inst xfer',
  'paypal',
  'pp',
  'pypl',
  'sp',
  'py',
  'ic',
  'fs',
  'in',
  'dd',
  'gpay',
  'google pay',
  'apple pay',
  'aplpay',
  'toast',
  'clover',
  'stripe',
  'wpy',
  'ppd',
  'web',
  'the',
].map((prefix) => prefix.split(' '))

/** By their first word: few texts begin with one, and each is asked several times. */
const prefixesByFirstWord = Map.groupBy(prefixes, ([first]) => first)

/** Whether words from a place on begin with a prefix, and go on after it. */
const beginsAt = (words: readonly string[], start: number, prefix: readonly string[]) =>
  prefix.length < words.length - start && prefix.every((word, index) => words[start + index] === word)

const isNumber = (word: string | undefined) => word !== undefined && /^\d+$/.test(word)

const paymentsToPeople = new Set(['zelle', 'venmo', 'cashapp'])

/** Whether a text is of a payment to or from another person: names in it are people's, not payees'. */
export function isBetweenPeople(words: readonly string[]): boolean {
  const begin = countPrefixWords(words)
  const [first = '', second = ''] = [words[begin], words[begin + 1]]
  return paymentsToPeople.has(first) || (first === 'cash' && second === 'app')
}

/** Returns how many words at the beginning are the bank's own: 'POS DEBIT 11/19 SQ *CORNER BAKERY' has five. */
export function countPrefixWords(words: readonly string[]): number {
  let start = 0
  for (;;) {
    const begin = start
    const prefix = prefixesByFirstWord.get(words[begin])?.find((one) => beginsAt(words, begin, one))
    // A number in front of the payee is a date or a card's; '7 Eleven' and '1 800 Contacts' are known payees, found before.
    const taken = prefix?.length ?? (start > 0 && isNumber(words[start]) && words.length - start > 1 ? 1 : 0)
    if (taken === 0) return start
    start += taken
  }
}
