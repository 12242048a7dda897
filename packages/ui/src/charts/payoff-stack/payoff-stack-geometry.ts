import { axisMarks } from '../shared/axis-marks.ts'
import { isNarrow } from '../shared/is-narrow.ts'
import { niceTicks } from '../shared/nice-ticks.ts'
import type { AxisPlace } from '../shared/place-axis.tsx'
import { type BandPoint, lengthened, type Point, round } from '../shared/points.ts'
import type { ValueTick } from '../shared/value-axis.tsx'
import {
  debtFreeMonth,
  leftOf,
  leftWithMinimums,
  monthCount,
  type PayoffDebt,
  type PayoffPlan,
  shortMonth,
} from './payoff-plan.ts'

const AXIS_WIDTH = 50
const RIGHT_ROOM = 6
const PLOT_HEIGHT = { narrow: 190, usual: 276 } as const
const TOP_ROOM = 12
const LABELS_HEIGHT = 28
const MONTH_STEPS = [1, 3, 6, 12, 24, 60, 120, 240]
const MONTH_ROOM = { between: 84, first: 72, last: 92 } as const
/** How far along the line of minimum payments its name begins. */
const NAME_AT = 0.52
const NAME_ROOM = 120

/** One debt, up to the month in which nothing of it is left. */
export type PayoffLayer = { id: string; color: string; points: BandPoint[] }
/** Words at a place of the plot. */
export type PlacedWords = Point & { anchor: 'start' | 'end' }

/** The whole drawing in px; y grows downwards, the base line lies at `base`, the months stand below it. */
export type PayoffLayout = {
  width: number
  height: number
  base: number
  top: number
  left: number
  right: number
  ticks: ValueTick[]
  months: AxisPlace[]
  /** Where each month stands. */
  xs: number[]
  /** Where all that is owed reaches in each month. */
  tops: number[]
  /** In the order of the debts: the first lies on top. */
  layers: PayoffLayer[]
  /** What minimum payments alone would leave; empty where nobody reckoned them. */
  minimums: Point[]
  minimumsName: PlacedWords | null
  debtFree: PlacedWords | null
}

/** Lays a plan out over `width` px, one layer a debt, the first to be paid on top. Amounts are dollars, never below 0. */
export function layOutPayoff(plan: PayoffPlan, width: number): PayoffLayout {
  const narrow = isNarrow(width)
  const base = PLOT_HEIGHT[narrow ? 'narrow' : 'usual']
  const left = AXIS_WIDTH
  const right = Math.max(left + 1, width - RIGHT_ROOM)
  const count = monthCount(plan)
  const xs = placesOf(count, left, right)
  const stack = stackOf(plan.debts, count)
  const most = Math.max(0, ...(stack[0] ?? []), ...(plan.minimums ?? []))
  const ticks = niceTicks(most)
  const highest = Math.max(most, ticks.at(-1) ?? 0)
  const yOf = (dollars: number) => (highest > 0 ? round(base - (dollars / highest) * (base - TOP_ROOM)) : base)
  const minimums = lengthened(xs.flatMap((x, month) => pointOf(x, leftWithMinimums(plan, month), yOf)))
  const free = debtFreeMonth(plan)
  return {
    width,
    height: base + LABELS_HEIGHT,
    base,
    top: TOP_ROOM,
    left,
    right,
    ticks: ticks.map((value) => ({ value, y: yOf(value) })),
    months: monthPlaces(plan, xs, right - left),
    xs,
    tops: xs.map((_, month) => yOf(stack[0]?.[month] ?? 0)),
    layers: plan.debts.map((debt, place) => layerOf(debt, stack[place] ?? [], stack[place + 1], xs, yOf)),
    minimums,
    minimumsName: nameOnLine(minimums, right),
    debtFree: free === null ? null : wordsAt(xs[free] ?? right, base, right),
  }
}

/** The top edge of each debt in each month, in dollars: its own balance and all that lies below, which is paid later. */
function stackOf(debts: readonly PayoffDebt[], count: number): number[][] {
  const below = Array.from({ length: count }, () => 0)
  return debts
    .toReversed()
    .map((debt) => {
      below.forEach((sum, month) => {
        below[month] = sum + leftOf(debt, month)
      })
      return [...below]
    })
    .toReversed()
}

function layerOf(
  debt: PayoffDebt,
  tops: readonly number[],
  bottoms: readonly number[] | undefined,
  xs: readonly number[],
  yOf: (dollars: number) => number,
): PayoffLayer {
  const paidOff = debt.balances.findLastIndex((balance) => balance > 0) + 1
  const owed = paidOff === 0 ? [] : xs.slice(0, paidOff + 1)
  const points = owed.map((x, month) => ({ x, low: yOf(bottoms?.[month] ?? 0), high: yOf(tops[month] ?? 0) }))
  return { id: debt.id, color: debt.color, points: lengthened(points) }
}

function placesOf(count: number, left: number, right: number): number[] {
  if (count === 1) return [round((left + right) / 2)]
  return Array.from({ length: count }, (_, month) => round(left + (month / (count - 1)) * (right - left)))
}

function monthPlaces({ start, debts, minimums }: PayoffPlan, xs: readonly number[], width: number): AxisPlace[] {
  const last = monthCount({ debts, start, minimums }) - 1
  if (last < 0) return []
  const marks = axisMarks(0, last, MONTH_STEPS, { ...MONTH_ROOM, width })
  return marks.map((month) => ({ x: xs[month] ?? 0, text: shortMonth(start, month) }))
}

const pointOf = (x: number, dollars: number | undefined, yOf: (dollars: number) => number): Point[] =>
  dollars === undefined ? [] : [{ x, y: yOf(dollars) }]

function nameOnLine(line: readonly Point[], right: number): PlacedWords | null {
  const at = line[Math.floor((line.length - 1) * NAME_AT)]
  if (!at || line.length < 3) return null
  const fits = at.x + NAME_ROOM <= right
  return { x: fits ? at.x + 6 : right, y: at.y - 10, anchor: fits ? 'start' : 'end' }
}

const WORDS_ROOM = 64

/** To the right, where nothing is owed any more, or where that does not fit to the left. */
const wordsAt = (x: number, y: number, right: number): PlacedWords => ({
  x,
  y,
  anchor: x + WORDS_ROOM > right ? 'end' : 'start',
})
