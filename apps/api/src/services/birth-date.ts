import { defaultMinDate, type IsoDate } from '@evenkeel/engine'

/** What is wrong with a day of birth (`YYYY-MM-DD`), in the form's words; null where nothing is. */
export function birthDateFault(day: string, today: IsoDate): string | null {
  if (day > today) return 'Please enter a date in the past'
  if (day < defaultMinDate(today)) return 'Please enter a valid date. You cannot be older than 130.'
  return null
}
