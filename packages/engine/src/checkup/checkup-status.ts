import { dayOfMonth, type IsoDate, isoDateOf, type IsoDateOrInstant } from '../calendar/iso-date.ts'
import { addMonths, daysInMonth, periodOf } from '../calendar/period.ts'

/** Months after which a checkup is asked for again (Q-CHECKUP-1). */
const checkupIntervalMonths = 12

export interface CheckupStatus {
  readonly isCompleted: boolean
  /** null when never. */
  readonly lastCompletedOn: IsoDate | null
  readonly isDue: boolean
}

/** The same day of the month a year on; of 29 February the 28th. */
function dueOn(completedOn: IsoDate): IsoDate {
  const period = addMonths(periodOf(completedOn), checkupIntervalMonths)
  const day = Math.min(dayOfMonth(completedOn), daysInMonth(period))
  return `${period}-${String(day).padStart(2, '0')}`
}

/**
 * Whether a checkup has been done and whether it is due: never done, or done twelve months ago or longer. Done on
 * 2025-11-21 it is due from 2026-11-21 on. Throws a RangeError when a date is not a real day. Source: Q-CHECKUP-1.
 */
export function checkupStatus(lastCompletedOn: IsoDateOrInstant | null, asOf: IsoDate): CheckupStatus {
  const today = isoDateOf(asOf)
  if (lastCompletedOn === null) return { isCompleted: false, lastCompletedOn, isDue: true }
  const completedOn = isoDateOf(lastCompletedOn)
  return { isCompleted: true, lastCompletedOn: completedOn, isDue: today >= dueOn(completedOn) }
}
