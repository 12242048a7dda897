import { type IsoDate, toIsoDate } from '@evenkeel/engine'

/** Returns the calendar day of a moment in the viewer's time zone. */
export function localDay(moment: Date): IsoDate {
  const midnight = Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate())
  return toIsoDate(new Date(midnight).toISOString())
}
