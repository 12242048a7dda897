import { axisMarks } from '../shared/axis-marks.ts'
import { isNarrow } from '../shared/is-narrow.ts'
import { niceTicks } from '../shared/nice-ticks.ts'
import type { AxisPlace } from '../shared/place-axis.tsx'
import { type BandPoint, lengthened, type Point, round } from '../shared/points.ts'
import type { ValueTick } from '../shared/value-axis.tsx'
import { type EndName, type EndNameWish, placeEndNames } from './end-names.ts'
import type { SavingsFutures, SavingsPlan } from './savings-plan.ts'

const AXIS_WIDTH = 50
const NAMES_WIDTH = 66
const NARROW_RIGHT = 10
const PLOT_HEIGHT = { narrow: 208, usual: 328 } as const
const TOP_ROOM = 24
const LABELS_HEIGHT = 28
const AGE_STEPS = [1, 2, 5, 10, 20, 50]
const AGE_ROOM = { between: 44, first: 42, last: 30 } as const
/** The plan's highest point stands at least a third up. */
const PLAN_SHARE = 3

/** The whole drawing in px; y grows downwards, the base line lies at `base`, the ages stand below it. */
export type SavingsLayout = {
  width: number
  height: number
  base: number
  top: number
  left: number
  right: number
  ticks: ValueTick[]
  ages: AxisPlace[]
  /** One point a year. */
  plan: Point[]
  /** 5th to 95th percentile, cut off at `top`. */
  outer: BandPoint[]
  /** 25th to 75th percentile. */
  inner: BandPoint[]
  /** Where the plan stands at retirement; null when that lies outside the years. */
  retirement: Point | null
  /** What is needed at retirement; null where nobody asked or retirement lies outside. */
  needed: Point | null
  /** Names at the lines' right end, apart from each other; none in a narrow chart. */
  endNames: EndName[]
}

/** Lays a plan out over `width` px. Amounts are dollars; one below 0 stands on the base line. */
export function layOutSavings(plan: SavingsPlan, width: number): SavingsLayout {
  const { years, futures = [], retirementAge, needed } = plan
  const narrow = isNarrow(width)
  const base = PLOT_HEIGHT[narrow ? 'narrow' : 'usual']
  const left = AXIS_WIDTH
  const right = Math.max(left + 1, width - (narrow ? NARROW_RIGHT : NAMES_WIDTH))
  const highest = topOfScale(plan)
  const xOf = placeOfAge(years[0]?.age ?? 0, years.at(-1)?.age ?? 0, left, right)
  const yOf = (dollars: number) =>
    highest > 0 ? round(base - (Math.max(0, dollars) / highest) * (base - TOP_ROOM)) : base
  const points = years.map(({ age, balance }) => ({ x: xOf(age), y: yOf(balance) }))
  const atRetirement = years.find(({ age }) => age === retirementAge)
  const inside = atRetirement !== undefined && years.length > 1 && atRetirement !== years[0]
  const band = (low: keyof SavingsFutures, high: keyof SavingsFutures) =>
    lengthened(
      futures.map((year) => ({
        x: xOf(year.age),
        low: yOf(Math.min(highest, year[low])),
        high: yOf(Math.min(highest, year[high])),
      })),
    )
  return {
    width,
    height: base + LABELS_HEIGHT,
    base,
    top: TOP_ROOM,
    left,
    right,
    ticks: niceTicks(highest).flatMap((value) => (value <= highest ? [{ value, y: yOf(value) }] : [])),
    ages: agePlaces(
      years.map(({ age }) => age),
      xOf,
      right - left,
    ),
    plan: lengthened(points),
    outer: band('p5', 'p95'),
    inner: band('p25', 'p75'),
    retirement: inside ? { x: xOf(atRetirement.age), y: yOf(atRetirement.balance) } : null,
    needed: inside && needed !== undefined ? { x: xOf(atRetirement.age), y: yOf(needed) } : null,
    endNames: narrow ? [] : placeEndNames(endWishes(plan, highest, yOf), TOP_ROOM, base),
  }
}

/** So near to the plan its line would run through the words. In px. */
const NEAR_PLAN = 18
const LINE_OF_WORDS = 16

/** How high the words on what is needed stand: beside their mark; where the plan is near, above both, or below both at the top. */
export function heightOfNeededWords(
  { top, retirement }: Pick<SavingsLayout, 'top' | 'retirement'>,
  needed: Point,
): number {
  if (!retirement || Math.abs(retirement.y - needed.y) >= NEAR_PLAN) return needed.y
  const above = Math.min(retirement.y, needed.y) - LINE_OF_WORDS
  return above >= top ? above : Math.max(retirement.y, needed.y) + LINE_OF_WORDS
}

/**
 * The figure at the top of the scale: a round one that holds the plan, what is needed and the 75th percentile, and of the
 * 95th as much as leaves the plan's highest point a third of the height. 0 where there is nothing but zeros.
 */
export function topOfScale({ years, futures = [], needed = 0 }: SavingsPlan): number {
  const plan = Math.max(0, ...years.map(({ balance }) => balance))
  const least = Math.max(plan, needed, ...futures.map(({ p75 }) => p75))
  const most = Math.max(least, PLAN_SHARE * plan)
  const wanted = Math.min(most, Math.max(least, ...futures.map(({ p95 }) => p95)))
  if (!(wanted > 0)) return 0
  const lines = niceTicks(wanted)
  const step = lines[1] ?? wanted
  const above = Math.ceil(wanted / step - 1e-9) * step
  const halfway = Math.ceil((least / step) * 2) * (step / 2)
  return [above, Math.floor(most / step) * step, halfway].find((top) => top >= least && top <= most) ?? above
}

function placeOfAge(first: number, last: number, left: number, right: number): (age: number) => number {
  if (last <= first) return () => round((left + right) / 2)
  return (age) => round(left + ((age - first) / (last - first)) * (right - left))
}

function agePlaces(ages: readonly number[], xOf: (age: number) => number, width: number): AxisPlace[] {
  const [first] = ages
  const last = ages.at(-1)
  if (first === undefined || last === undefined) return []
  const marks = axisMarks(first, last, AGE_STEPS, { ...AGE_ROOM, width })
  return marks.map((age, index) => ({ x: xOf(age), text: index === 0 ? `Age ${age}` : String(age) }))
}

function endWishes(
  { years, futures = [] }: SavingsPlan,
  highest: number,
  yOf: (dollars: number) => number,
): EndNameWish[] {
  const end = years.at(-1)
  const reached = futures.at(-1)
  if (!end || years.length < 2) return []
  const plan: EndNameWish = { text: 'Your plan', y: yOf(end.balance), strong: true }
  if (!reached || reached.age !== end.age) return [plan]
  const named = [
    { text: '95th', value: reached.p95 },
    { text: '75th', value: reached.p75 },
    { text: '25th', value: reached.p25 },
  ]
  const inside = named.filter(({ value }) => value > 0 && value <= highest)
  return [plan, ...inside.map(({ text, value }) => ({ text, y: yOf(value), strong: false }))]
}
