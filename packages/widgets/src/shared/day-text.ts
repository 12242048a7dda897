import { dayOfMonth, type IsoDateOrInstant, monthName, toPeriod } from '@evenkeel/engine'
import * as words from '../words/days.generated.ts'

/** Returns a day in words: 'Nov 20', with its year if that is not the year of `today`. */
export function dayText(date: IsoDateOrInstant, today: IsoDateOrInstant): string {
  const parts = { month: monthName(toPeriod(date), 'short'), day: String(dayOfMonth(date)) }
  const year = date.slice(0, 4)
  return year === today.slice(0, 4) ? words.dayOfMonth(parts) : words.dayOfYear({ ...parts, year })
}

/** Returns a month in words: 'Nov 2026'. */
export const monthText = (date: IsoDateOrInstant): string => `${monthName(toPeriod(date), 'short')} ${date.slice(0, 4)}`
