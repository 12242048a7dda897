import { displayLocale, homeCurrency } from '../figures/display.ts'
import { roundHalfAway } from './round.ts'

/** U+2212, the minus that is as wide as a digit; it stands before the currency sign. */
export const minusSign = '\u2212'

export interface FormatMoneyOptions {
  /** 'minus' marks negative amounts only; 'always' marks positive ones with '+' too; 'never' shows the bare amount. */
  readonly sign?: 'minus' | 'always' | 'never'
  /** false shows whole dollars, rounded half away from zero. */
  readonly cents?: boolean
  /** ISO 4217 code; another than USD is shown with its own sign or code. */
  readonly currency?: string
}

const formatters = new Map<string, Intl.NumberFormat>()

/** Making an Intl formatter costs far more than using one, and a table formats thousands of amounts. */
function formatterFor(currency: string, cents: boolean): Intl.NumberFormat {
  const key = `${currency} ${cents}`
  const known = formatters.get(key)
  if (known !== undefined) return known
  const made = new Intl.NumberFormat(displayLocale, {
    style: 'currency',
    currency,
    ...(cents ? {} : { minimumFractionDigits: 0, maximumFractionDigits: 0 }),
  })
  formatters.set(key, made)
  return made
}

const plainAmount = new Intl.NumberFormat(displayLocale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** A bank file may carry a currency that is no code at all; it is then shown as written instead of failing a screen. */
function formatMagnitude(magnitude: number, currency: string, cents: boolean): string {
  if (/^[A-Za-z]{3}$/.test(currency)) return formatterFor(currency, cents).format(magnitude)
  return `${currency} ${plainAmount.format(magnitude)}`
}

/** The sign that stands before an already rounded amount; zero has none, however it came about. */
function signOf(rounded: number, sign: 'minus' | 'always' | 'never'): string {
  if (sign === 'never' || rounded === 0) return ''
  if (rounded < 0) return minusSign
  return sign === 'always' ? '+' : ''
}

/**
 * An amount for people, in en-US: `$1,234.50`, `−$1,234.50`, and with sign 'always' `+$5.00`.
 *
 * Takes dollars; rounds to cents (or, with cents false, to whole dollars) half away from zero before the sign is
 * chosen, so -0.001 is `$0.00`. Throws a RangeError when the amount is not finite.
 */
export function formatMoney(dollars: number, options: FormatMoneyOptions = {}): string {
  const { sign = 'minus', cents = true, currency = homeCurrency } = options
  const rounded = roundHalfAway(dollars, cents ? 2 : 0)
  return signOf(rounded, sign) + formatMagnitude(Math.abs(rounded), currency, cents)
}

const compactUnits = [
  { size: 1e9, suffix: 'B' },
  { size: 1e6, suffix: 'M' },
  { size: 1e3, suffix: 'k' },
] as const

/** A unit is used from the amount on that the next smaller one would write as 1,000: 999.99 stays, 999,999 is 1M. */
function compactMagnitude(magnitude: number): string {
  const unit = compactUnits.find(({ size }) => roundHalfAway(magnitude / (size / 1000), 2) >= 1000)
  if (unit !== undefined) return `$${roundHalfAway(magnitude / unit.size, 2)}${unit.suffix}`
  return formatMoney(magnitude, { cents: !Number.isInteger(magnitude) })
}

/**
 * A dollar amount for a chart's axis: `$0`, `$500`, `$1.5k`, `$6k`, `−$2k`, `$1.25M`, at most two decimals and no
 * trailing zeros. Throws a RangeError when the amount is not finite.
 */
export function formatCompactMoney(dollars: number): string {
  const rounded = roundHalfAway(dollars, 2)
  return signOf(rounded, 'minus') + compactMagnitude(Math.abs(rounded))
}
