const inThisYear = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})
const inAnotherYear = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})

/** A moment in the reader's own time zone: 'Nov 22, 3:05 PM', and with its year where that is not the year of `now`. */
export function momentText(instant: string, now: Date): string {
  const moment = new Date(instant)
  return (moment.getFullYear() === now.getFullYear() ? inThisYear : inAnotherYear).format(moment)
}
