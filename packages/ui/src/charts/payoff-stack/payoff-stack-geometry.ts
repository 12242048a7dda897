import { scaleLinear } from '@visx/scale'
import { stack } from '@visx/shape'
import { axisMarks } from '../shared/axis-marks.ts'
import { isNarrow } from '../shared/is-narrow.ts'
import { niceTicks } from '../shared/nice-ticks.ts'
import type { AxisPlace } from '../shared/place-axis.tsx'
import { type BandPoint, lengthened, type Point, round } from '../shared/points.ts'
import type { ValueTick } from '../shared/value-axis.tsx'
import {
  debtFreeMonth,
  remainingBalance,
  leftAsToday,
  monthCount,
  type PayoffDebt,
  type PayoffPlan,
  shortMonth,
} from './payoff-plan.ts'

const valueAxisWidth = 50
const rightRoom = 6
const plotHeight = { narrow: 190, usual: 276 } as const
const topRoom = 12
const labelsHeight = 28
const monthSteps = [1, 3, 6, 12, 24, 60, 120, 240]
const monthRoom = { between: 84, first: 72, last: 92 } as const
/** How far along the line of today’s payments its name begins. */
const nameAt = 0.52
const nameRoom = 120

/** One debt, up to the month in which its balance reaches 0. */
type PayoffLayer = { id: string; color: string; points: BandPoint[] }
/** Words at a place of the plot. */
type PlacedWords = Point & { anchor: 'start' | 'end' }
/** The words at the end of all debts: at the top of a line of this length. */
export type DebtFreeMark = PlacedWords & { stem: number }

/** The whole drawing in px; y grows downwards, the base line lies at `base`, the months are below it. */
export type PayoffLayout = {
  width: number
  height: number
  base: number
  top: number
  left: number
  right: number
  ticks: ValueTick[]
  months: AxisPlace[]
  /** The x of each month. */
  xs: number[]
  /** The y of the total owed in each month. */
  tops: number[]
  /** In the order of the debts: the first lies on top. */
  layers: PayoffLayer[]
  /** What today’s payments would leave; empty if the plan has no such comparison. */
  today: Point[]
  todayName: PlacedWords | null
  debtFree: DebtFreeMark | null
}

/** Lays a plan out over `width` px, one layer a debt, the first to be paid on top. Amounts are dollars, never below 0. */
export function layOutPayoff(plan: PayoffPlan, width: number): PayoffLayout {
  const narrow = isNarrow(width)
  const base = plotHeight[narrow ? 'narrow' : 'usual']
  const left = valueAxisWidth
  const right = Math.max(left + 1, width - rightRoom)
  const count = monthCount(plan)
  const xs = spreadEvenly(count, left, right)
  const layers = stackDebts(plan.debts, count)
  const totals = layers[0]?.map((edges) => edges[1]) ?? []
  const most = Math.max(0, ...totals, ...(plan.today ?? []))
  const ticks = niceTicks(most)
  const highest = Math.max(most, ticks.at(-1) ?? 0)
  const scale = scaleLinear<number>({ domain: [0, highest || 1], range: [base, topRoom] })
  const yOf = (dollars: number) => round(scale(dollars))
  const today = lengthened(xs.flatMap((x, month) => toPoints(x, leftAsToday(plan, month), yOf)))
  const free = debtFreeMonth(plan)
  const tops = xs.map((_, month) => yOf(totals[month] ?? 0))
  return {
    width,
    height: base + labelsHeight,
    base,
    top: topRoom,
    left,
    right,
    ticks: ticks.map((value) => ({ value, y: yOf(value) })),
    months: monthPlaces(plan, xs, right - left),
    xs,
    tops,
    layers: plan.debts.map((debt, place) => toLayer(debt, layers[place] ?? [], xs, yOf)),
    today,
    todayName: nameOnLine(today, right),
    debtFree: free === null ? null : markAt({ x: xs[free] ?? right, y: base }, right, { xs, tops }),
  }
}

/** The lower and the upper edge of a debt in one month, in dollars. */
type Edges = Readonly<Record<0 | 1, number>>

/** Returns the edges of each debt in each month. A debt lies on top of all debts that are paid later. */
function stackDebts(debts: readonly PayoffDebt[], count: number): Edges[][] {
  const months = Array.from({ length: count }, (_, month) => month)
  const toStack = stack<number, PayoffDebt>({
    keys: debts.toReversed(),
    value: (month, debt) => remainingBalance(debt, month),
  })
  return toStack(months).toReversed()
}

function toLayer(
  debt: PayoffDebt,
  edges: readonly Edges[],
  xs: readonly number[],
  yOf: (dollars: number) => number,
): PayoffLayer {
  const paidOff = debt.balances.findLastIndex((balance) => balance > 0) + 1
  const owed = paidOff === 0 ? [] : xs.slice(0, paidOff + 1)
  const points = owed.map((x, month) => {
    const { 0: low, 1: high } = edges[month] ?? [0, 0]
    return { x, low: yOf(low), high: yOf(high) }
  })
  return { id: debt.id, color: debt.color, points: lengthened(points) }
}

/** Returns the x of each month; the middle for a single one. */
function spreadEvenly(count: number, left: number, right: number): number[] {
  const scale = scaleLinear<number>({ domain: [0, count - 1], range: [left, right] })
  return Array.from({ length: count }, (_, month) => round(scale(month)))
}

function monthPlaces({ start, debts, today }: PayoffPlan, xs: readonly number[], width: number): AxisPlace[] {
  const last = monthCount({ debts, start, today }) - 1
  if (last < 0) return []
  const marks = axisMarks(0, last, monthSteps, { ...monthRoom, width })
  return marks.map((month) => ({ x: xs[month] ?? 0, text: shortMonth(start, month) }))
}

const toPoints = (x: number, dollars: number | undefined, yOf: (dollars: number) => number): Point[] =>
  dollars === undefined ? [] : [{ x, y: yOf(dollars) }]

function nameOnLine(line: readonly Point[], right: number): PlacedWords | null {
  const at = line[Math.floor((line.length - 1) * nameAt)]
  if (!at || line.length < 3) return null
  const fits = at.x + nameRoom <= right
  return { x: fits ? at.x + 6 : right, y: at.y - 10, anchor: fits ? 'start' : 'end' }
}

const wordsRoom = 64

const minStem = 36

/** The height of the words' capitals, in px. */
export const capHeight = 9

/** Returns the y of what is owed at a place between two months. */
function topAt(x: number, { xs, tops }: Pick<PayoffLayout, 'xs' | 'tops'>): number {
  const next = xs.findIndex((place) => place >= x)
  const [fromX = x, toX = x] = [xs[next - 1], xs[next]]
  const [from = 0, to = 0] = [tops[next - 1] ?? tops[next], tops[next]]
  return toX === fromX ? to : from + ((to - from) * (x - fromX)) / (toX - fromX)
}

/** Places the words to the right, where nothing is owed any more, or, if there is no room, to the left above what is owed there. */
function markAt(place: Point, right: number, drawn: Pick<PayoffLayout, 'xs' | 'tops'>): DebtFreeMark {
  if (place.x + wordsRoom <= right) return { ...place, anchor: 'start', stem: minStem }
  const owed = topAt(Math.max(drawn.xs[0] ?? 0, place.x - wordsRoom), drawn)
  const room = place.y - owed + capHeight + 4
  return { ...place, anchor: 'end', stem: round(Math.min(place.y - topRoom, Math.max(minStem, room))) }
}
