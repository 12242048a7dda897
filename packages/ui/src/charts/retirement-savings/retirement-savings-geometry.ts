import { scaleLinear } from '@visx/scale'
import * as words from '../../words/savings-chart.generated.ts'
import { axisMarks } from '../shared/axis-marks.ts'
import { isNarrow } from '../shared/is-narrow.ts'
import { niceTicks } from '../shared/nice-ticks.ts'
import type { AxisPlace } from '../shared/place-axis.tsx'
import { type BandPoint, lengthened, type Point, round } from '../shared/points.ts'
import type { ValueTick } from '../shared/value-axis.tsx'
import type { SavingsFutures, SavingsPlan, SavingsYear } from './savings-plan.ts'

const gapWidth = 15

/** A name to place next to its line's end, at `y` px. */
type WantedEndName = { text: string; y: number; strong: boolean }
type EndName = WantedEndName

/**
 * Moves names apart so that none covers another. From the top down, each is at least a line below the one before; if
 * the lowest would then leave the plot, they move back up from `bottom`.
 */
export function placeEndNames(wanted: readonly WantedEndName[], top: number, bottom: number): EndName[] {
  const placed = wanted.toSorted((a, b) => a.y - b.y).map((wish) => ({ ...wish }))
  let above = top - gapWidth
  for (const name of placed) {
    name.y = Math.max(name.y, above + gapWidth)
    above = name.y
  }
  let below = bottom + gapWidth
  for (const name of placed.toReversed()) {
    name.y = Math.min(name.y, below - gapWidth)
    below = name.y
  }
  return placed
}

const valueAxisWidth = 50
const namesWidth = 66
const narrowRight = 10
const plotHeight = { narrow: 208, usual: 328 } as const
const topRoom = 24
const labelsHeight = 28
const ageSteps = [1, 2, 5, 10, 20, 50]
const ageRoom = { between: 44, first: 42, last: 30 } as const
/** The plan's highest point is at least a third of the height above the base line. */
const planShare = 3

/** The whole drawing in px; y grows downwards, the base line lies at `base`, the ages are below it. */
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
  /** The saved plan, one point a year; empty where the plan is the saved one. */
  saved: Point[]
  /** 5th to 95th percentile, cut off at `top`. */
  outer: BandPoint[]
  /** 25th to 75th percentile. */
  inner: BandPoint[]
  /** The plan's point at retirement; null if that lies outside the years. */
  retirement: Point | null
  /** Names at the lines' right end, apart from each other; none in a narrow chart. */
  endNames: EndName[]
}

/**
 * Lays the plan out over `width` px, with `highest` dollars at the top. Amounts are dollars; one below 0 is drawn on the
 * base line, and one above `highest` above the plot.
 */
export function layOutSavings(plan: SavingsPlan, width: number, highest: number = topOfScale(plan)): SavingsLayout {
  const { years, futures = [], saved = [], retirementAge } = plan
  const narrow = isNarrow(width)
  const base = plotHeight[narrow ? 'narrow' : 'usual']
  const left = valueAxisWidth
  const right = Math.max(left + 1, width - (narrow ? narrowRight : namesWidth))
  const ages = scaleLinear<number>({ domain: [years[0]?.age ?? 0, years.at(-1)?.age ?? 0], range: [left, right] })
  const amounts = scaleLinear<number>({ domain: [0, highest || 1], range: [base, topRoom] })
  const xOf = (age: number) => round(ages(age))
  const yOf = (dollars: number) => round(amounts(Math.max(0, dollars)))
  const pointOf = ({ age, balance }: SavingsYear) => ({ x: xOf(age), y: yOf(balance) })
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
    height: base + labelsHeight,
    base,
    top: topRoom,
    left,
    right,
    ticks: niceTicks(highest).flatMap((value) => (value <= highest ? [{ value, y: yOf(value) }] : [])),
    ages: agePlaces(
      years.map(({ age }) => age),
      xOf,
      right - left,
    ),
    plan: lengthened(years.map(pointOf)),
    saved: saved.map(pointOf),
    outer: band('p5', 'p95'),
    inner: band('p25', 'p75'),
    retirement: inside ? pointOf(atRetirement) : null,
    endNames: narrow ? [] : placeEndNames(wantedEndNames(plan, highest, yOf), topRoom, base),
  }
}

/**
 * Returns the figure at the top of the scale. It is round and at least as high as the plan, the saved one, and the 75th percentile. It holds as much of the 95th as leaves the plan's highest point at a third of the height or above. 0 if
 * there are only zeros.
 */
export function topOfScale({ years, futures = [], saved = [] }: SavingsPlan): number {
  const plan = Math.max(0, ...[...years, ...saved].map(({ balance }) => balance))
  const least = Math.max(plan, ...futures.map(({ p75 }) => p75))
  const most = Math.max(least, planShare * plan)
  const wanted = Math.min(most, Math.max(least, ...futures.map(({ p95 }) => p95)))
  if (!(wanted > 0)) return 0
  const lines = niceTicks(wanted)
  const step = lines[1] ?? wanted
  const above = Math.ceil(wanted / step - 1e-9) * step
  const halfway = Math.ceil((least / step) * 2) * (step / 2)
  return [above, Math.floor(most / step) * step, halfway].find((top) => top >= least && top <= most) ?? above
}

function agePlaces(ages: readonly number[], xOf: (age: number) => number, width: number): AxisPlace[] {
  const [first] = ages
  const last = ages.at(-1)
  if (first === undefined || last === undefined) return []
  const marks = axisMarks(first, last, ageSteps, { ...ageRoom, width })
  return marks.map((age, index) => ({
    x: xOf(age),
    text: index === 0 ? words.ageOf({ age: String(age) }) : String(age),
  }))
}

function wantedEndNames(
  { years, futures = [] }: SavingsPlan,
  highest: number,
  yOf: (dollars: number) => number,
): WantedEndName[] {
  const end = years.at(-1)
  const reached = futures.at(-1)
  if (!end || years.length < 2) return []
  const plan: WantedEndName = { text: words.yourPlan(), y: yOf(end.balance), strong: true }
  if (!reached || reached.age !== end.age) return [plan]
  const named = [
    { text: words.short95(), value: reached.p95 },
    { text: words.short75(), value: reached.p75 },
    { text: words.short25(), value: reached.p25 },
  ]
  const inside = named.filter(({ value }) => value > 0 && value <= highest)
  return [plan, ...inside.map(({ text, value }) => ({ text, y: yOf(value), strong: false }))]
}
