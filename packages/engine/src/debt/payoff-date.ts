import { dayOfMonth, type IsoDate, isoDateOf } from '../calendar/iso-date.ts'
import { addMonths, daysInMonth, periodOf } from '../calendar/period.ts'

/**
 * The day on which the last of that many monthly payments is made. The first is due a month after `asOf`, on the same
 * day of the month, or on the month's last day where it has no such day. A plan may promise a date too late, never too
 * early: so the first payment is not taken to be made today. Throws a RangeError for a malformed date, or months that are
 * not a whole number of at least 1.
 *
 * Worked example: 3 months from 2026-11-30 is 2027-02-28.
 *
 * Source: Q-DEBT-4 and Q-STU-1 name the field and leave the reckoning open.
 */
export function payoffDate(asOf: IsoDate, months: number): IsoDate {
  if (!(Number.isSafeInteger(months) && months >= 1)) throw new RangeError('months must be a whole number, at least 1')
  const period = addMonths(periodOf(asOf), months)
  const day = Math.min(dayOfMonth(asOf), daysInMonth(period))
  return isoDateOf(`${period}-${String(day).padStart(2, '0')}`)
}
