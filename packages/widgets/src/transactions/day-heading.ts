import { formatWeekday, type IsoDate, toIsoDate } from '@evenkeel/engine'
import * as words from '../words/transactions.generated.ts'

/** Returns the heading over a day's transactions: 'Today, Sunday, November 22', or with its year if that is another one. */
export function dayHeading(date: string, today: IsoDate): string {
  const day = formatWeekday(toIsoDate(date))
  if (toIsoDate(date) === today) return words.dayToday({ day })
  return date.slice(0, 4) === today.slice(0, 4) ? day : words.dayOfYear({ day, year: date.slice(0, 4) })
}
