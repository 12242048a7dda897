import { addMonths, monthName, type Period, toPeriod, periodParts } from '@evenkeel/engine'

const monthsPerYear = 12

const counted = (count: number, one: string) => `${String(count)} ${one}${count === 1 ? '' : 's'}`

/** Returns '3 years and 5 months', '1 year', '7 months'. */
export function spanInWords(months: number): string {
  const years = Math.floor(months / monthsPerYear)
  const rest = months % monthsPerYear
  const parts = [years > 0 ? counted(years, 'year') : '', rest > 0 ? counted(rest, 'month') : ''].filter(Boolean)
  return parts.join(' and ')
}

/** Returns 'June 2029'. */
export const monthInWords = (day: string): string => monthName(toPeriod(day))

/** Returns 'Jun 2029': the month that is `months` after the month of `asOf`. */
export function shortMonth(asOf: string, months: number): string {
  const period: Period = addMonths(toPeriod(asOf), months)
  return `${monthName(period, 'short')} ${String(periodParts(period).year)}`
}
