import { displayLocale, homeCurrency } from '../figures/display.ts'
import { roundHalfAway } from './cents.ts'

/** U+2212, the minus that is as wide as a digit. It goes before the currency sign. */
export const minusSign = '\u2212'

interface FormatMoneyOptions {
  /** 'minus' marks negative amounts only; 'always' marks positive ones with '+', too; 'never' shows no sign. */
  readonly sign?: 'minus' | 'always' | 'never'
  /** false shows whole dollars, rounded half away from zero. */
  readonly cents?: boolean
  /** ISO 4217 code. A currency other than USD is shown with its own sign or code. */
  readonly currency?: string
}

const formatters = new Map<string, Intl.NumberFormat>()

/** Keeps the formatters: creating one costs far more than using it, and a table formats thousands of amounts. */
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

/**
 * Writes a magnitude as en-US does, with 0 to 3 decimals, to which it is rounded: `1,234.50`. Takes no `Intl.NumberFormat`: a browser
 * needs 12 ms for its first one, which the first amount on a screen would wait for.
 */
export const groupedDigits = (magnitude: number, decimals: number): string =>
  magnitude.toFixed(decimals).replace(/\B(?=(\d{3})+\b)/g, ',')

/** A bank file may have a currency that is no code. It is then shown as written, so that the screen does not fail. */
function formatMagnitude(magnitude: number, currency: string, cents: boolean): string {
  if (currency === homeCurrency) return `$${groupedDigits(magnitude, cents ? 2 : 0)}`
  if (/^[A-Za-z]{3}$/.test(currency)) return formatterFor(currency, cents).format(magnitude)
  return `${currency} ${groupedDigits(magnitude, 2)}`
}

/** Returns the sign of a rounded amount; zero has none, even if it was rounded from a negative amount. */
function signText(rounded: number, sign: 'minus' | 'always' | 'never'): string {
  if (sign === 'never' || rounded === 0) return ''
  if (rounded < 0) return minusSign
  return sign === 'always' ? '+' : ''
}

/**
 * Returns an amount for people, in en-US: `$1,234.50`, `−$1,234.50`, and with sign 'always' `+$5.00`.
 *
 * Takes dollars. Rounds to cents (or, with cents false, to whole dollars) half away from zero before the sign is
 * chosen, so -0.001 is `$0.00`. Throws a RangeError when the amount is not finite.
 */
export function formatMoney(dollars: number, options: FormatMoneyOptions = {}): string {
  const { sign = 'minus', cents = true, currency = homeCurrency } = options
  const rounded = roundHalfAway(dollars, cents ? 2 : 0)
  return signText(rounded, sign) + formatMagnitude(Math.abs(rounded), currency, cents)
}

/** Whether an amount in a sentence is written with cents: only if it has some. */
export const showsCents = (dollars: number): boolean => !Number.isInteger(dollars)

const compactUnits = [
  { size: 1e9, suffix: 'B' },
  { size: 1e6, suffix: 'M' },
  { size: 1e3, suffix: 'k' },
] as const

/** Uses the next unit where the smaller one would write 1,000: 999.99 stays, 999,999 is 1M. */
function compactMagnitude(magnitude: number): string {
  const unit = compactUnits.find(({ size }) => roundHalfAway(magnitude / (size / 1000), 2) >= 1000)
  if (unit !== undefined) return `$${roundHalfAway(magnitude / unit.size, 2)}${unit.suffix}`
  return formatMoney(magnitude, { cents: showsCents(magnitude) })
}

/**
 * Returns a dollar amount for a chart's axis: `$0`, `$500`, `$1.5k`, `$6k`, `−$2k`, `$1.25M`. At most two decimals, no
 * trailing zeros. Throws a RangeError when the amount is not finite.
 */
export function formatCompactMoney(dollars: number): string {
  const rounded = roundHalfAway(dollars, 2)
  return signText(rounded, 'minus') + compactMagnitude(Math.abs(rounded))
}
