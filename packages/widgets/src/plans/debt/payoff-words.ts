import { addMonths, type AmountSentence, monthName, type Period, periodOf, periodParts } from '@evenkeel/engine'
import type { PayoffView } from './payoff-view.ts'

const MONTHS = 12

const counted = (count: number, one: string) => `${String(count)} ${one}${count === 1 ? '' : 's'}`

/** '3 years and 5 months', '1 year', '7 months'. */
export function spanInWords(months: number): string {
  const years = Math.floor(months / MONTHS)
  const rest = months % MONTHS
  const parts = [years > 0 ? counted(years, 'year') : '', rest > 0 ? counted(rest, 'month') : ''].filter(Boolean)
  return parts.join(' and ')
}

/** 'June 2029'. */
export const monthInWords = (day: string): string => monthName(periodOf(day))

/** 'Jun 2029', so many months after the month of a day. */
export function shortMonth(asOf: string, months: number): string {
  const period: Period = addMonths(periodOf(asOf), months)
  return `${monthName(period, 'short')} ${String(periodParts(period).year)}`
}

/** What the plan is worth against minimum payments alone. */
export function savingSentence({ monthsSaved, interestSaved, minimumsOnly }: PayoffView): AmountSentence {
  const nothing = { amount: null, after: '' }
  if (minimumsOnly === null)
    return { before: 'With minimum payments alone it would take more than 50 years.', ...nothing }
  if (!monthsSaved && !interestSaved) return { before: 'That is as fast as with minimum payments.', ...nothing }
  const sooner = monthsSaved
    ? `That is ${spanInWords(monthsSaved)} sooner than with minimum payments, and you save `
    : 'Against minimum payments you save '
  return { before: sooner, amount: interestSaved ?? 0, after: ' in interest.' }
}
