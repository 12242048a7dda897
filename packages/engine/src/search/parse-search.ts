import { textWords } from './text-words.ts'

/** Cents without a sign, both inclusive; null is no limit. */
export interface AmountRange {
  readonly fromCents: number
  readonly toCents: number | null
}

/** What a person looks for: words, an amount, or, for a number that may be either, one of the two. */
interface Search {
  readonly words: readonly string[]
  readonly amount: AmountRange | null
  readonly isEither: boolean
}

const number = String.raw`[-+\u2212]?\$?((?:\d{1,3}(?:,\d{3})+|\d{1,10})(?:\.\d{1,2})?)`
const single = new RegExp(`^(<=|>=|<|>|=|\u2264|\u2265)?\\s*${number}$`, 'u')
const between = new RegExp(`^${number}\\s*(?:-|\u2013|\\.\\.|to)\\s*${number}$`, 'u')

const toCents = (text: string) => Math.round(Number(text.replaceAll(',', '')) * 100)

const ranges: Readonly<Record<string, (cents: number) => AmountRange>> = {
  '<': (cents) => ({ fromCents: 0, toCents: Math.max(0, cents - 1) }),
  '<=': (cents) => ({ fromCents: 0, toCents: cents }),
  '\u2264': (cents) => ({ fromCents: 0, toCents: cents }),
  '>': (cents) => ({ fromCents: cents + 1, toCents: null }),
  '>=': (cents) => ({ fromCents: cents, toCents: null }),
  '\u2265': (cents) => ({ fromCents: cents, toCents: null }),
}

function parseAmount(text: string): { readonly range: AmountRange; readonly isBare: boolean } | null {
  const [, low, high] = between.exec(text) ?? []
  if (low !== undefined && high !== undefined) {
    const [one, other] = [toCents(low), toCents(high)]
    return { range: { fromCents: Math.min(one, other), toCents: Math.max(one, other) }, isBare: false }
  }
  const [, sign = '=', digits] = single.exec(text) ?? []
  if (digits === undefined) return null
  const cents = toCents(digits)
  const range = ranges[sign]?.(cents) ?? { fromCents: cents, toCents: cents }
  return { range, isBare: /^\d+$/.test(text) }
}

/**
 * Reads what a person typed into the search: '58.77', '>100' and '20-30' are amounts, '0388' may be an amount or a
 * store's number, everything else is words.
 */
export function parseSearch(text: string): Search {
  const trimmed = text.trim()
  const amount = parseAmount(trimmed)
  if (amount === null) return { words: textWords(trimmed), amount: null, isEither: false }
  return { words: amount.isBare ? [trimmed] : [], amount: amount.range, isEither: amount.isBare }
}
