import { language } from '@evenkeel/engine'
import { useNow } from './today.tsx'

const inThisYear = new Intl.DateTimeFormat(language, {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})
const inAnotherYear = new Intl.DateTimeFormat(language, {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})

/** Returns a moment in the reader's own time zone: 'Nov 22, 3:05 PM', with its year if that is not the year of `now`. */
export function momentText(instant: string, now: Date): string {
  const moment = new Date(instant)
  return (moment.getFullYear() === now.getFullYear() ? inThisYear : inAnotherYear).format(moment)
}

/** A moment as text, without its year if that is this year. */
export function Moment({ at }: { readonly at: string }) {
  return <time dateTime={at}>{momentText(at, useNow())}</time>
}
