/** Days of one month, both inclusive, whose entries are added to, or subtracted from, the sums of whole months. */
export interface Edge {
  readonly from: string
  readonly to: string
  readonly sign: 1 | -1
}

/** How a stretch of days is composed of whole months. */
export interface MonthCover {
  /** Whole months, from the first to before the second; both null if there are none. Compared as text. */
  readonly months: { readonly from: string; readonly before: string } | null
  /** What the months lack or have too much of; at most half a month at either end. */
  readonly edges: readonly Edge[]
}

/** Text that sorts after a month and all of its days, and before the next month. */
export const afterMonth = (period: string) => `${period}~`

// Days are compared as text: a filter may name any day from the year 0 to 9999, and the engine's calendar begins later.
const toPeriod = (day: string) => day.slice(0, 7)
const dayOfMonth = (day: string) => Number(day.slice(8, 10))

/** The calendar repeats every 400 years. */
const lastDay = (day: string) => {
  const [year = 0, month = 0] = toPeriod(day).split('-').map(Number)
  return `${toPeriod(day)}-${new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate()}`
}

const isLateDay = (day: string) => dayOfMonth(day) > 16

const dayBefore = (day: string) => `${toPeriod(day)}-${String(dayOfMonth(day) - 1).padStart(2, '0')}`
const dayAfter = (day: string) => `${toPeriod(day)}-${String(dayOfMonth(day) + 1).padStart(2, '0')}`

interface Start {
  readonly from: string
  readonly edge?: Edge
}

interface End {
  readonly before: string
  readonly edge?: Edge
}

function startAt(day: string | undefined): Start {
  if (day === undefined) return { from: '' }
  const period = toPeriod(day)
  if (dayOfMonth(day) === 1) return { from: period }
  if (isLateDay(day)) return { from: afterMonth(period), edge: { from: day, to: lastDay(day), sign: 1 } }
  return { from: period, edge: { from: `${period}-01`, to: dayBefore(day), sign: -1 } }
}

function endAt(day: string | undefined): End {
  if (day === undefined) return { before: '~' }
  const period = toPeriod(day)
  if (day === lastDay(day)) return { before: afterMonth(period) }
  if (isLateDay(day)) return { before: afterMonth(period), edge: { from: dayAfter(day), to: lastDay(day), sign: -1 } }
  return { before: period, edge: { from: `${period}-01`, to: day, sign: 1 } }
}

/**
 * Returns a stretch of days (both inclusive; undefined means open-ended) as whole months plus what to add or subtract
 * at either end, whichever reads less. Days within one incomplete month are read directly.
 */
export function coverByMonths(from: string | undefined, to: string | undefined): MonthCover {
  if (from !== undefined && to !== undefined) {
    if (from > to) return { months: null, edges: [] }
    const isWhole = dayOfMonth(from) === 1 && to === lastDay(to)
    if (toPeriod(from) === toPeriod(to) && !isWhole) return { months: null, edges: [{ from, to, sign: 1 }] }
  }
  const [start, end] = [startAt(from), endAt(to)]
  const edges = [start.edge, end.edge].filter((edge) => edge !== undefined)
  return { months: { from: start.from, before: end.before }, edges }
}
