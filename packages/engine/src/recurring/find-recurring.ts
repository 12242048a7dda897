import { addDays, daysBetween, daysSinceEpoch, type IsoDate } from '../calendar/iso-date.ts'
import { type Fit, fitPeriod } from './fit-period.ts'
import { changedPrice, expectedAmount, isSameAmount, isSteady, mayVary } from './recurring-amounts.ts'
import { datesOf, periodRules } from './recurring-dates.ts'
import type { RecurringPeriod, RecurringRow, RecurringStream } from './recurring-types.ts'

/** How long rows are looked back at: three yearly ones, less a few days. */
export const recurringMonths = 26

/** How far ahead dates are listed. */
const listedDays = 62

const epoch = '1970-01-01'
/** More than two dates of a period, and more than are listed. */
const farAhead: Readonly<Record<RecurringPeriod, number>> = {
  week: 70,
  'two weeks': 90,
  'half month': 90,
  month: 100,
  'two months': 200,
  quarter: 300,
  'half year': 600,
  year: 1200,
}

const byDate = (one: RecurringRow, other: RecurringRow): number =>
  one.date < other.date ? -1 : Number(one.date > other.date) || one.id - other.id

/** Whether the accounts of a payee's rows follow each other, as after a new card, rather than take turns. */
function isMove(rows: readonly RecurringRow[]): boolean {
  const accounts = new Set(rows.map(({ accountId }) => accountId))
  const turns = rows.filter((row, index) => index > 0 && rows[index - 1]?.accountId !== row.accountId).length
  return turns < accounts.size
}

/** Returns the dates at which something is due after the last row, up to some time after today. */
function comingDates({ schedule, dates }: Fit, today: IsoDate): IsoDate[] {
  const last = dates.at(-1) ?? 0
  const until = Math.max(last, daysSinceEpoch(today)) + farAhead[schedule.period]
  return datesOf(schedule, last, until)
    .filter((day) => day > last)
    .map((day) => addDays(epoch, day))
}

/** Whether a fit's amounts are those of one stream. */
function hasFittingAmounts({ hits, schedule, deviation }: Fit): boolean {
  const cents = hits.map(({ valueCents }) => valueCents)
  if (schedule.period === 'year' && hits.length === 2) return mayVary(hits, 'year', deviation) || isSteadyPair(cents)
  return isSteady(cents) || mayVary(hits, schedule.period, deviation)
}

const isSteadyPair = ([one = 0, other = 0]: readonly number[]): boolean => isSameAmount(one, other)

/** The day of a second payment in one of the last two periods; null if there is none. */
function doubledDate({ hits, extras, schedule }: Fit): IsoDate | null {
  const [hit, before] = [hits.at(-1), hits.at(-2)]
  const second = extras.findLast(({ date, valueCents }) =>
    [hit, before].some(
      (one) =>
        one !== undefined &&
        isSameAmount(one.valueCents, valueCents) &&
        Math.abs(daysBetween(one.date, date)) <= periodRules[schedule.period].tolerance,
    ),
  )
  return second?.date ?? null
}

/** Returns the stream of a fit; null if it has ended. */
function toStream(fit: Fit, today: IsoDate): RecurringStream | null {
  const { hits, schedule } = fit
  const { tolerance, sure } = periodRules[schedule.period]
  const [first, last] = [hits[0], hits.at(-1)]
  const coming = comingDates(fit, today)
  const due = coming.find((date) => addDays(date, tolerance) >= today)
  const nextDate = due === undefined || due < today ? today : due
  const overdue = coming.filter((date) => addDays(date, tolerance) < today)
  if (!first || !last || overdue.length > 1) return null
  const doubled = doubledDate(fit)
  const rows = [...hits, ...fit.extras.filter(({ date }) => date === doubled)].toSorted(byDate)
  return {
    payee: last.payee,
    flow: last.flow,
    period: schedule.period,
    certainty: hits.length >= sure ? 'found' : 'suggested',
    rowIds: rows.map(({ id }) => id),
    accountId: last.accountId,
    lastDate: last.date,
    lastCents: last.valueCents,
    ...expectedAmount(hits.map(({ valueCents }) => valueCents)),
    nextDate,
    dates: [nextDate, ...coming.filter((date) => date > nextDate && date <= addDays(today, listedDays))],
    changedPrice: changedPrice(hits),
    missedDate: overdue[0] ?? null,
    doubledDate: doubled,
  }
}

/** Returns the fits of rows of one amount each, and the rows that are in none. */
function byAmount(rows: readonly RecurringRow[]): { fits: Fit[]; others: RecurringRow[] } {
  const fits = [...Map.groupBy(rows, ({ valueCents }) => valueCents).values()].flatMap((same) => {
    const fit = same.length < 3 ? null : fitPeriod(same)
    return fit !== null && (fit.missed === 0 || fit.hits.length >= 6) ? [fit] : []
  })
  const taken = new Set(fits.flatMap(({ hits }) => hits))
  return { fits, others: rows.filter((row) => !taken.has(row)) }
}

/** Returns the streams among the rows of one payee and direction. */
function streamsOf(rows: readonly RecurringRow[]): Fit[] {
  const whole = fitPeriod(rows)
  if (whole !== null && hasFittingAmounts(whole)) return [whole]
  const { fits, others } = byAmount(rows)
  const rest = fits.length === 0 ? null : fitPeriod(others)
  return rest !== null && hasFittingAmounts(rest) ? [...fits, rest] : fits
}

/**
 * Finds what comes again and again: rent, a salary, a subscription. Rows that are not part of a stream are left out, and
 * streams that have ended too. The result depends on nothing but the rows and the day.
 */
export function findRecurring(rows: readonly RecurringRow[], today: IsoDate): RecurringStream[] {
  const past = rows.filter(({ date, valueCents }) => date <= today && valueCents !== 0).toSorted(byDate)
  const payees = Map.groupBy(past, ({ payee, flow, valueCents }) => `${flow} ${valueCents > 0} ${payee}`)
  return [...payees.values()]
    .flatMap((ofPayee) =>
      ofPayee.length < 2
        ? []
        : isMove(ofPayee)
          ? [ofPayee]
          : [...Map.groupBy(ofPayee, ({ accountId }) => accountId).values()],
    )
    .flatMap(streamsOf)
    .flatMap((fit) => toStream(fit, today) ?? [])
    .toSorted((one, other) => (one.nextDate < other.nextDate ? -1 : Number(one.nextDate > other.nextDate)))
}
