import { daysSinceEpoch } from '../calendar/iso-date.ts'
import { datesOf, type DayNumber, periodRules, type Schedule, schedulesOf } from './recurring-dates.ts'
import type { RecurringPeriod, RecurringRow } from './recurring-types.ts'

/** Rows on the dates of a schedule. */
export interface Fit {
  readonly schedule: Schedule
  /** The first row of each date that has one, oldest first. */
  readonly hits: readonly RecurringRow[]
  /** The date of each hit. */
  readonly dates: readonly DayNumber[]
  /** Rows on no date, or second ones of a date. */
  readonly extras: readonly RecurringRow[]
  readonly missed: number
  /** By how many days rows are off their date, on average. */
  readonly deviation: number
  /** Smaller is better. */
  readonly score: number
}

/** The rows of a payee with their days, oldest first. */
interface Days {
  readonly rows: readonly RecurringRow[]
  readonly days: readonly DayNumber[]
}

const isNearer = (one: DayNumber | undefined, other: DayNumber | undefined, day: DayNumber): boolean =>
  one !== undefined && Math.abs(one - day) < Math.abs((other ?? Number.MAX_SAFE_INTEGER) - day)

/** Puts each row on the nearest date of a schedule. Null once too many rows are off the dates. */
function place({ rows, days }: Days, schedule: Schedule): Fit | null {
  const { tolerance } = periodRules[schedule.period]
  const dates = datesOf(schedule, (days[0] ?? 0) - tolerance, (days.at(-1) ?? 0) + tolerance)
  const taken = new Map<number, RecurringRow>()
  const extras: RecurringRow[] = []
  let [at, off] = [0, 0]
  for (const [index, row] of rows.entries()) {
    const day = days[index] ?? 0
    while (isNearer(dates[at + 1], dates[at], day)) at += 1
    const distance = Math.abs((dates[at] ?? 0) - day)
    if (distance > tolerance || taken.has(at)) extras.push(row)
    else {
      taken.set(at, row)
      off += distance
    }
    if (extras.length > maxBeside(rows.length)) return null
  }
  const places = [...taken.keys()]
  const missed = (places.at(-1) ?? 0) - (places[0] ?? 0) + 1 - places.length
  const deviation = off / places.length
  return {
    schedule,
    hits: [...taken.values()],
    dates: places.map((place) => dates[place] ?? 0),
    extras,
    missed,
    deviation,
    score: deviation / tolerance + (4 * (missed + extras.length)) / places.length,
  }
}

/** How many of a number of rows may be missing, or be off the dates. */
const maxBeside = (hits: number): number => Math.max(hits >= 5 ? 1 : 0, Math.floor(hits / 6))

/** Whether enough rows are on time, few are missing, and few are off the dates. */
function isRegular({ hits, extras, missed, schedule }: Fit): boolean {
  const allowed = maxBeside(hits.length)
  return hits.length >= periodRules[schedule.period].fewest && missed <= allowed && extras.length <= allowed
}

const periods: readonly RecurringPeriod[] = [
  'month',
  'two weeks',
  'half month',
  'week',
  'quarter',
  'two months',
  'half year',
  'year',
]

/** Whether the mean distance of rows can belong to a period at all; saves most of the work. */
function canBe(period: RecurringPeriod, on: readonly DayNumber[]): boolean {
  if (on.length < 2) return false
  const mean = ((on.at(-1) ?? 0) - (on[0] ?? 0)) / (on.length - 1)
  const { days, months, tolerance } = periodRules[period]
  const length = days ?? (months === undefined ? 15.2 : months * 30.4)
  return mean > length * 0.7 - tolerance / 2 && mean < length * 1.5 + tolerance
}

/** Returns the period that rows keep best; null if they keep none. Rows are of one payee, oldest first. */
export function fitPeriod(rows: readonly RecurringRow[]): Fit | null {
  let best: Fit | null = null
  const days = rows.map(({ date }) => daysSinceEpoch(date))
  for (const period of periods) {
    if (!canBe(period, days)) continue
    for (const schedule of schedulesOf(period, days)) {
      const fit = place({ rows, days }, schedule)
      if (fit !== null && isRegular(fit) && (best === null || fit.score < best.score - 1e-9)) best = fit
    }
  }
  return best
}
