import { dayOfMonth, type IsoDateOrInstant, monthName, toPeriod } from '@evenkeel/engine'

/** Returns a day in words: 'Nov 20', with its year if that is not the year of `today`. */
export function dayText(date: IsoDateOrInstant, today: IsoDateOrInstant): string {
  const day = `${monthName(toPeriod(date), 'short')} ${dayOfMonth(date)}`
  return date.slice(0, 4) === today.slice(0, 4) ? day : `${day}, ${date.slice(0, 4)}`
}

/** Returns a month in words: 'Nov 2026'. */
export const monthText = (date: IsoDateOrInstant): string => `${monthName(toPeriod(date), 'short')} ${date.slice(0, 4)}`
