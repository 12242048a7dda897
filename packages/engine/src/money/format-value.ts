import { inputLimits } from '../figures/input-limits.ts'
import { formatMoney, groupedDigits, minusSign } from './format-money.ts'
import { roundHalfAway } from './cents.ts'

/** How a figure is shown (ACCT-20; numbers from Q-API-6). */
export const ValueStyle = { normal: 0, percentage: 1, currency: 2 } as const
export type ValueStyle = (typeof ValueStyle)[keyof typeof ValueStyle]

/** Writes a number that is rounded to these decimals, with the minus of the screens. */
const asDigits = (rounded: number, decimals: number): string =>
  (rounded < 0 ? minusSign : '') + groupedDigits(Math.abs(rounded), decimals)

/** The same without zeros at the end of its decimals. */
const asShortDigits = (rounded: number, decimals: number): string => asDigits(rounded, decimals).replace(/\.?0+$/, '')

/**
 * Formats a fraction as a percentage with a fixed number of decimals: 0.58 as `58%`, (0.0525, 2) as `5.25%`. Rounds
 * half away from zero. Throws a RangeError when the fraction is not finite.
 */
export function formatPercent(fraction: number, decimals = 0): string {
  return `${asDigits(roundHalfAway(fraction, decimals + 2) * 100, decimals)}%`
}

const asPercentage = (fraction: number): string =>
  `${asShortDigits(roundHalfAway(fraction, inputLimits.percentDecimals + 2) * 100, inputLimits.percentDecimals)}%`

const asNumber = (value: number): string => asShortDigits(roundHalfAway(value, 2), 2)

/**
 * Formats a figure in its display style: (1234.5, currency) as `$1,234.50`, (0.05, percentage) as `5%`, (5, normal)
 * as `5`. Percentages come as fractions and show at most two decimals, as do plain numbers. Throws a RangeError when
 * the value is not finite.
 */
export function formatValue(value: number, style: ValueStyle): string {
  switch (style) {
    case ValueStyle.currency:
      return formatMoney(value)
    case ValueStyle.percentage:
      return asPercentage(value)
    case ValueStyle.normal:
      return asNumber(value)
    default:
      throw new RangeError('style must be a ValueStyle')
  }
}
