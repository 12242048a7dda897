import { addMonths, monthName, type Period, toPeriod, periodParts } from '@evenkeel/engine'
import * as words from '../../words/debts.generated.ts'

const monthsPerYear = 12

/** Returns '3 years and 5 months', '1 year', '7 months'. */
export function spanInWords(months: number): string {
  const years = Math.floor(months / monthsPerYear)
  const rest = months % monthsPerYear
  if (years === 0) return words.months({ months: rest })
  return rest === 0 ? words.years({ years }) : words.yearsAndMonths({ years, months: rest })
}

/** Returns 'June 2029'. */
export const monthInWords = (day: string): string => monthName(toPeriod(day))

/** Returns 'Jun 2029': the month that is `months` after the month of `asOf`. */
export function shortMonth(asOf: string, months: number): string {
  const period: Period = addMonths(toPeriod(asOf), months)
  return `${monthName(period, 'short')} ${String(periodParts(period).year)}`
}
