import { formatMoment } from '@evenkeel/engine'
import { useNow } from './today.tsx'

/** Returns a moment in the reader's own time zone: 'Nov 22, 3:05 PM', with its year if that is not the year of `now`. */
export function momentText(instant: string, now: Date): string {
  const moment = new Date(instant)
  return formatMoment(moment, moment.getFullYear() === now.getFullYear() ? 'day' : 'dayOfAnyYear')
}

/** A moment as text, without its year if that is this year. */
export function Moment({ at }: { readonly at: string }) {
  return <time dateTime={at}>{momentText(at, useNow())}</time>
}
