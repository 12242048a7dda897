/** Days of one month, both included, whose entries are added to, or taken from, the sums of whole months. */
export interface Edge {
  readonly from: string
  readonly to: string
  readonly sign: 1 | -1
}

/** How a stretch of days is made up from whole months. */
export interface MonthCover {
  /** Whole months, from the first to before the second; both null where the stretch takes none. Compared as text. */
  readonly months: { readonly from: string; readonly before: string } | null
  /** What the months lack or have too much of; at most half a month at either end. */
  readonly edges: readonly Edge[]
}

/** Text behind a month and all of its days, and before the next month. */
const after = (period: string) => `${period}~`

// Days are taken as text: a filter may name any day from the year 0 to 9999, and the engine's calendar begins later.
const periodOf = (day: string) => day.slice(0, 7)
const dayOfMonth = (day: string) => Number(day.slice(8, 10))

/** The calendar repeats itself every 400 years. */
const lastDay = (day: string) => {
  const [year = 0, month = 0] = periodOf(day).split('-').map(Number)
  return `${periodOf(day)}-${new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate()}`
}

const isLateDay = (day: string) => dayOfMonth(day) > 16

const dayBefore = (day: string) => `${periodOf(day)}-${String(dayOfMonth(day) - 1).padStart(2, '0')}`
const dayAfter = (day: string) => `${periodOf(day)}-${String(dayOfMonth(day) + 1).padStart(2, '0')}`

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
  const period = periodOf(day)
  if (dayOfMonth(day) === 1) return { from: period }
  if (isLateDay(day)) return { from: after(period), edge: { from: day, to: lastDay(day), sign: 1 } }
  return { from: period, edge: { from: `${period}-01`, to: dayBefore(day), sign: -1 } }
}

function endAt(day: string | undefined): End {
  if (day === undefined) return { before: '~' }
  const period = periodOf(day)
  if (day === lastDay(day)) return { before: after(period) }
  if (isLateDay(day)) return { before: after(period), edge: { from: dayAfter(day), to: lastDay(day), sign: -1 } }
  return { before: period, edge: { from: `${period}-01`, to: day, sign: 1 } }
}

/**
 * A stretch of days (both included; without a word it has no beginning or no end) as whole months and what is to be added
 * or taken away at either end, whichever is less to read. The days of one month that are no whole one are read as they are.
 */
export function coverByMonths(from: string | undefined, to: string | undefined): MonthCover {
  if (from !== undefined && to !== undefined) {
    if (from > to) return { months: null, edges: [] }
    const isWhole = dayOfMonth(from) === 1 && to === lastDay(to)
    if (periodOf(from) === periodOf(to) && !isWhole) return { months: null, edges: [{ from, to, sign: 1 }] }
  }
  const [start, end] = [startAt(from), endAt(to)]
  const edges = [start.edge, end.edge].filter((edge) => edge !== undefined)
  return { months: { from: start.from, before: end.before }, edges }
}
