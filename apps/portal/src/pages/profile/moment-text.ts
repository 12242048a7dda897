const format = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' })

/** A moment in the reader's own time zone: 'Nov 22, 3:05 PM'. */
export const momentText = (instant: string): string => format.format(new Date(instant))
