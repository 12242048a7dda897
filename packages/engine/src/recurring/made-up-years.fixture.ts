import { addDays, daysSinceEpoch, type IsoDate, toIsoDate } from '../calendar/iso-date.ts'
import { addMonths, daysInMonth, toPeriod } from '../calendar/period.ts'
import type { RecurringFlow, RecurringPeriod, RecurringRow } from './recurring-types.ts'

/** What was made up to be recurring, to be compared with what is found. */
export interface TrueStream {
  readonly payee: string
  readonly period: RecurringPeriod
  readonly rowIds: ReadonlySet<number>
}

export interface MadeUpPerson {
  readonly rows: readonly RecurringRow[]
  readonly streams: readonly TrueStream[]
}

type Random = () => number

/** The same numbers in every run (mulberry32). */
function createRandom(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

interface Kind {
  readonly period: RecurringPeriod
  readonly flow: RecurringFlow
  readonly cents: readonly [least: number, most: number]
  /** By which part the amount varies. */
  readonly spread?: number
  readonly isEveryday?: boolean
  /** How likely a person has it. */
  readonly share: number
}

/** What people pay and earn again and again. */
const kinds: Readonly<Record<string, Kind>> = {
  rent: { period: 'month', flow: 'bill', cents: [70_000, 300_000], share: 0.8 },
  power: { period: 'month', flow: 'bill', cents: [5_000, 14_000], spread: 0.4, share: 0.8 },
  water: { period: 'two months', flow: 'bill', cents: [4_000, 9_000], spread: 0.2, share: 0.4 },
  phone: { period: 'month', flow: 'bill', cents: [3_000, 9_000], share: 0.9 },
  internet: { period: 'month', flow: 'bill', cents: [4_000, 9_000], share: 0.8 },
  music: { period: 'month', flow: 'bill', cents: [900, 1_600], isEveryday: true, share: 0.8 },
  films: { period: 'month', flow: 'bill', cents: [900, 2_300], isEveryday: true, share: 0.8 },
  gym: { period: 'month', flow: 'bill', cents: [1_000, 9_000], isEveryday: true, share: 0.5 },
  lessons: { period: 'week', flow: 'bill', cents: [2_000, 6_000], isEveryday: true, share: 0.2 },
  cleaner: { period: 'two weeks', flow: 'bill', cents: [6_000, 12_000], isEveryday: true, share: 0.2 },
  insurance: { period: 'half year', flow: 'bill', cents: [30_000, 90_000], share: 0.4 },
  taxes: { period: 'quarter', flow: 'bill', cents: [20_000, 90_000], spread: 0.05, share: 0.3 },
  membership: { period: 'year', flow: 'bill', cents: [4_000, 15_000], share: 0.5 },
  loan: { period: 'month', flow: 'bill', cents: [9_000, 60_000], share: 0.6 },
  card: { period: 'month', flow: 'transfer', cents: [40_000, 200_000], spread: 0.4, share: 0.6 },
  savings: { period: 'month', flow: 'transfer', cents: [5_000, 60_000], share: 0.5 },
  salary: { period: 'two weeks', flow: 'income', cents: [120_000, 400_000], spread: 0.02, share: 0.5 },
  pay: { period: 'half month', flow: 'income', cents: [120_000, 400_000], share: 0.4 },
  pension: { period: 'month', flow: 'income', cents: [90_000, 300_000], share: 0.2 },
  interest: { period: 'month', flow: 'income', cents: [500, 4_000], spread: 0.1, share: 0.5 },
}

const onePrice: Kind = { period: 'month', flow: 'bill', cents: [1_499, 1_500], isEveryday: true, share: 1 }

const monthsOf: Partial<Record<RecurringPeriod, number>> = {
  month: 1,
  'two months': 2,
  quarter: 3,
  'half year': 6,
  year: 12,
}
const daysOf: Partial<Record<RecurringPeriod, number>> = { week: 7, 'two weeks': 14 }

const dayIn = (period: string, day: number): IsoDate =>
  `${period}-${String(Math.min(day, daysInMonth(period))).padStart(2, '0')}`

/** The weekday after a weekend for bills, the one before for pay. */
function onWeekday(date: IsoDate, isBefore: boolean): IsoDate {
  const weekday = (daysSinceEpoch(date) + 4) % 7
  if (weekday === 6) return addDays(date, isBefore ? -1 : 2)
  return weekday === 0 ? addDays(date, isBefore ? -2 : 1) : date
}

function datesBetween(period: RecurringPeriod, from: IsoDate, to: IsoDate, random: Random): IsoDate[] {
  const dates: IsoDate[] = []
  const every = daysOf[period]
  if (every !== undefined) {
    for (let day = addDays(from, Math.floor(random() * every)); day <= to; day = addDays(day, every)) dates.push(day)
    return dates
  }
  const months = monthsOf[period] ?? 1
  const day = 1 + Math.floor(random() * 31)
  for (
    let month = addMonths(toPeriod(from), Math.floor(random() * months));
    `${month}-01` <= to;
    month = addMonths(month, months)
  )
    dates.push(...(period === 'half month' ? [dayIn(month, 15), dayIn(month, 31)] : [dayIn(month, day)]))
  return dates.filter((date) => date >= from && date <= to)
}

interface Making {
  readonly random: Random
  readonly today: IsoDate
  readonly rows: RecurringRow[]
  nextId: number
}

const between = (random: Random, [least, most]: readonly [number, number]): number =>
  Math.round(least + random() * (most - least))

function add(making: Making, row: Omit<RecurringRow, 'id'>): number {
  making.nextId += 1
  making.rows.push({ ...row, id: making.nextId })
  return making.nextId
}

/** Adds a stream with a later price, a missing row, and weekends. Null if it has ended or has too few rows to be one. */
function addStream(making: Making, payee: string, kind: Kind, accountId: number): TrueStream | null {
  const { random, today } = making
  const start = addDays(today, -790 + Math.floor(random() * (kind.period === 'year' ? 20 : 500)))
  const end = random() < 0.1 ? addDays(start, 200) : today
  const dates = datesBetween(kind.period, start, end, random)
  let cents = between(random, kind.cents)
  const changeAt = random() < 0.25 ? Math.floor(random() * dates.length) : -1
  const missAt = dates.length > 8 && random() < 0.15 ? 3 + Math.floor(random() * (dates.length - 5)) : -1
  // Some people pay their bills by hand, when they think of it.
  const isByHand = kind.flow === 'bill' && monthsOf[kind.period] !== undefined && random() < 0.2
  const sign = kind.flow === 'income' ? 1 : -1
  const ids = dates.flatMap((planned, index) => {
    if (index === changeAt) cents = Math.round(cents * 1.12)
    const late = isByHand ? Math.floor(random() * 6) : random() < 0.12 ? 1 : 0
    const date = onWeekday(addDays(planned, kind.period === 'week' ? 0 : late), kind.flow === 'income')
    if (index === missAt || date > today) return []
    const spread = kind.spread ?? 0
    const valueCents = sign * Math.round(cents * (1 + (random() * 2 - 1) * spread))
    const isEveryday = kind.isEveryday ?? false
    return [add(making, { date, valueCents, payee, accountId, flow: kind.flow, isEveryday })]
  })
  const fewest = { year: 2, week: 4, 'half month': 4 }[String(kind.period)] ?? 3
  return end < today || ids.length < fewest ? null : { payee, period: kind.period, rowIds: new Set(ids) }
}

/** Shops that are visited as life goes, and what is bought there. */
const shops: readonly (readonly [payee: string, everyDays: number, cents: readonly [number, number]])[] = [
  ['greenleaf market', 4, [1_500, 14_000]],
  ['corner bakery', 6, [400, 2_000]],
  ['coffee cart', 3, [350, 700]],
  ['beacon fuel', 11, [2_500, 6_000]],
  ['nori sushi house', 17, [1_800, 7_000]],
  ['department store', 20, [1_000, 16_000]],
  ['online bazaar', 8, [600, 12_000]],
  ['pharmacy', 26, [500, 6_000]],
  ['hardware', 40, [800, 20_000]],
  ['cinema', 33, [1_200, 4_000]],
  ['city parking', 13, [200, 1_800]],
  ['veterinarian', 120, [4_000, 30_000]],
]

function addLife(making: Making): void {
  const { random, today } = making
  for (const [payee, every, cents] of shops) {
    const isOnePrice = payee === 'coffee cart' || random() < 0.1
    const price = between(random, cents)
    for (let date = addDays(today, -790); date <= today; date = addDays(date, 1 + Math.floor(random() * 2 * every)))
      add(making, {
        date,
        valueCents: -(isOnePrice ? price : between(random, cents)),
        payee,
        accountId: 2,
        flow: 'bill',
        isEveryday: true,
      })
  }
  // Money to and from friends: any amount, now and then, in no category.
  for (let date = addDays(today, -700); date <= today; date = addDays(date, 5 + Math.floor(random() * 50)))
    add(making, {
      date,
      valueCents: (random() < 0.4 ? 1 : -1) * between(random, [500, 20_000]),
      payee: 'quickpay',
      accountId: 1,
      flow: random() < 0.4 ? 'income' : 'bill',
      isEveryday: false,
    })
  for (let count = 0; count < 25; count += 1)
    add(making, {
      date: addDays(today, -Math.floor(random() * 790)),
      valueCents: -between(random, [2_000, 90_000]),
      payee: `once ${count % 18}`,
      accountId: 1,
      flow: 'bill',
      isEveryday: random() < 0.5,
    })
}

/** Returns two years of a made-up person's rows, and what is recurring in them. */
export function madeUpPerson(seed: number, today: IsoDate): MadeUpPerson {
  const random = createRandom(seed)
  const making: Making = { random, today: toIsoDate(today), rows: [], nextId: 0 }
  const streams = Object.entries(kinds).flatMap(([payee, kind]) => {
    if (random() >= kind.share) return []
    return addStream(making, payee, kind, payee === 'interest' ? 3 : random() < 0.5 ? 1 : 2) ?? []
  })
  // A subscription at a shop where other things are bought.
  const bazaar = random() < 0.5 ? addStream(making, 'online bazaar', onePrice, 2) : null
  addLife(making)
  return { rows: making.rows, streams: bazaar ? [...streams, bazaar] : streams }
}
