import { addMonths, type AmountSentence, monthName, type Period, toPeriod, periodParts } from '@evenkeel/engine'
import type { PayoffView } from './payoff-view.ts'

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

/** Returns the plan's advantage over minimum payments alone, as a sentence. */
export function savingSentence({
  monthsSaved,
  interestSaved,
  minimumsOnly,
  minimumPayment,
}: PayoffView): AmountSentence {
  const nothing = { amount: null, after: '' }
  if (minimumPayment === null)
    return { before: 'What you save cannot be said yet: a minimum payment is missing.', ...nothing }
  if (minimumsOnly === null)
    return { before: 'With minimum payments alone it would take more than 50 years.', ...nothing }
  if (!monthsSaved && !interestSaved) return { before: 'That is as fast as with minimum payments.', ...nothing }
  const sooner = monthsSaved
    ? `That is ${spanInWords(monthsSaved)} sooner than with minimum payments, and you save `
    : 'Against minimum payments you save '
  return { before: sooner, amount: interestSaved ?? 0, after: ' in interest.' }
}
