import { maximumCents } from '@evenkeel/engine'

/** Why a text is no amount of money; the catalog `bank-file-notes` words it. */
type AmountFault = 'notAnAmount' | 'tooLarge' | 'tooFine' | 'bothSigns'

/** Cents, or why the text is no amount. */
export type AmountReading = { ok: true; cents: number } | { ok: false; reason: AmountFault }

/** 'exact' refuses a part of a cent; 'nearest' rounds it half away from zero, as brokers' four-decimal amounts need. */
export type CentRule = 'exact' | 'nearest'

const notAnAmount = { ok: false, reason: 'notAnAmount' } as const
const tooLarge = { ok: false, reason: 'tooLarge' } as const
const tooFine = { ok: false, reason: 'tooFine' } as const

// Longer text is no amount; matching a pattern against it would waste time.
const maxTextLength = 64

function toCents(whole: string, fraction: string, isNegative: boolean, rule: CentRule): AmountReading {
  const rest = fraction.slice(2)
  if (rule === 'exact' && /[1-9]/.test(rest)) return tooFine
  const roundedUp = rule === 'nearest' && rest.charAt(0) >= '5' ? 1 : 0
  const cents = Number(whole) * 100 + Number(fraction.slice(0, 2).padEnd(2, '0')) + roundedUp
  if (cents > maximumCents) return tooLarge
  return { ok: true, cents: isNegative && cents !== 0 ? -cents : cents }
}

const plainAmount = /^([+-]?)(\d*)(?:[.,](\d*))?$/
const groupedAmount = /^([+-]?)(?:(\d{1,3}(?:,\d{3})+)\.(\d*)|(\d{1,3}(?:\.\d{3})+),(\d*))$/

/**
 * Reads an amount as OFX and CAMT write it: an optional sign, digits, and a decimal point or comma. Thousands
 * separators are allowed only if the other mark follows. `1,234` alone has three decimals and is refused.
 */
export function readPlainAmount(text: string, rule: CentRule = 'exact'): AmountReading {
  if (text.length > maxTextLength) return notAnAmount
  const trimmed = text.trim()
  const plain = plainAmount.exec(trimmed)
  if (plain) {
    const [, sign, whole = '', fraction = ''] = plain
    return whole + fraction === '' ? notAnAmount : toCents(whole, fraction, sign === '-', rule)
  }
  const grouped = groupedAmount.exec(trimmed)
  if (!grouped) return notAnAmount
  const whole = (grouped[2] ?? grouped[4] ?? '').replace(/[.,]/g, '')
  return toCents(whole, grouped[3] ?? grouped[5] ?? '', grouped[1] === '-', rule)
}

/**
 * Returns cents times a decimal rate, rounded to the nearest cent, half away from zero; null if the rate is no positive
 * number.
 */
export function timesRate(cents: number, rate: string): number | null {
  const match = /^\+?(\d{1,12})(?:[.,](\d{0,12}))?$/.exec(rate.trim())
  if (!match) return null
  const [, whole = '', fraction = ''] = match
  const numerator = BigInt(whole + fraction)
  if (numerator === 0n) return null
  const scale = 10n ** BigInt(fraction.length)
  const size = (BigInt(Math.abs(cents)) * numerator * 2n + scale) / (2n * scale)
  if (size > BigInt(maximumCents)) return null
  return cents < 0 ? -Number(size) : Number(size)
}

const writtenBody = {
  '.': /^(\d+|\d{1,3}(?:[,'’ \u00a0\u202f]\d{2,3})*[,'’ \u00a0\u202f]\d{3})?(?:\.(\d*))?$/,
  ',': /^(\d+|\d{1,3}(?:[.'’ \u00a0\u202f]\d{2,3})*[.'’ \u00a0\u202f]\d{3})?(?:,(\d*))?$/,
} as const

const currencySign = /^(?:(?:US|CA|AU|NZ|HK)?\p{Sc}|[A-Z]{3}(?![A-Za-z]))\s*|\s*(?:\p{Sc}|(?<![A-Za-z])[A-Z]{3})$/gu

/**
 * Reads an amount as people and spreadsheets write it: `$1,234.50`, `(12.00)`, `12.00-`, `1.234,50 EUR`, `12.00 DR`.
 * Parentheses, a minus on either side and DR mean money out, CR money in.
 */
export function readWrittenAmount(text: string, decimalSeparator: '.' | ',', rule: CentRule = 'exact'): AmountReading {
  if (text.length > maxTextLength) return notAnAmount
  // Nearly every cell has this form: worth a shortcut in a file of 50,000 rows.
  if (decimalSeparator === '.' && /^-?\d{1,9}\.\d\d$/.test(text))
    return { ok: true, cents: Number(text.replace('.', '')) + 0 }
  let body = text.trim().replace(/[\u2212\u2013]/g, '-')
  let isNegative = false
  const side = /\s*(?<![A-Za-z])(CR|DR)\.?$/i.exec(body)
  if (side) body = body.slice(0, side.index)
  const isBracketed = body.startsWith('(') && body.endsWith(')')
  if (isBracketed) body = body.slice(1, -1).trim()
  const takeSign = () => {
    const bare = body.replace(/^[+-]\s*|\s*-$/, (sign) => {
      isNegative ||= sign.includes('-')
      return ''
    })
    body = bare.trim()
  }
  takeSign()
  body = body.replace(currencySign, '').trim()
  takeSign()
  const match = writtenBody[decimalSeparator].exec(body)
  if (!match || !/\d/.test(body)) return notAnAmount
  const isDebit = side?.[1]?.toUpperCase() === 'DR'
  if (side && !isDebit && (isNegative || isBracketed)) return { ok: false, reason: 'bothSigns' }
  return toCents((match[1] ?? '').replace(/\D/g, ''), match[2] ?? '', isNegative || isBracketed || isDebit, rule)
}

/**
 * Returns the decimal mark used in a file's amounts: the mark that is followed by one or two last digits somewhere, or
 * that comes last in an amount with both marks. `1,234` alone shows a thousands comma. `1.234` alone is ambiguous: null
 * means that a person has to decide.
 */
export function guessDecimalSeparator(amounts: readonly string[]): '.' | ',' | null {
  let hasDotGroup = false
  for (const amount of amounts) {
    if (amount.length > maxTextLength) continue
    const marks = /(?:^|[^\d])(\d[\d.,'’ \u00a0\u202f]*|[.,]\d+)/.exec(amount)?.[1]?.replace(/[^\d.,]+/g, '') ?? ''
    const last = /([.,])(\d*)$/.exec(marks)
    if (!last) continue
    const mark = last[1] === ',' ? ',' : '.'
    const other = mark === ',' ? '.' : ','
    const isRepeated = marks.indexOf(mark) !== marks.lastIndexOf(mark)
    if (isRepeated) return other
    if ((last[2] ?? '').length !== 3 || marks.includes(other)) return mark
    if (mark === '.') hasDotGroup = true
  }
  return hasDotGroup ? null : '.'
}
