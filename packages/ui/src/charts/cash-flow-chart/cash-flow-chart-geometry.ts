import { scaleBand, scaleLinear } from '@visx/scale'
import type { NetStyle } from '../shared/amount-labels.ts'
import { isNarrow } from '../shared/is-narrow.ts'
import { niceTicks } from '../shared/nice-ticks.ts'
import type { CashFlowMonth } from './cash-flow-month.ts'

const wideFrom = 720

const valueAxisWidth = 42
const plotHeight = { narrow: 174, usual: 284 } as const
const topRoom = { narrow: 16, usual: 28 } as const
const labelsHeight = 56
const pairGap = 3
const barWidths = { usual: 20, wide: 40 } as const
/** How much of a crowded column its two bars fill, so that pairs stay apart from each other. */
const pairShare = 0.64
const minBar = 2
const topRadius = 3
/** Columns narrower than the first have no room for a whole-dollar net, narrower than the second not even for its dollar sign. */
const netRoom = { whole: 56, compact: 48 } as const
/** Columns narrower than this have room for the first letter of their month alone. */
const nameRoom = 34

/** How much the read-out has room for on its one line. */
export type ReadOutFit = { cents: boolean; monthInFull: boolean; soFarShown: boolean }

/**
 * Fits the read-out to `width` px, the same for all of these months so that nothing jumps while pointing: cents go
 * first, then the month's full name.
 */
export function fitReadOut(months: readonly CashFlowMonth[], soFar: boolean, width: number): ReadOutFit {
  const figures = months.flatMap(({ totalIncomes, totalExpenses }) => [Math.abs(totalIncomes), Math.abs(totalExpenses)])
  const short = Math.max(0, ...figures) < 10_000
  const roomForCents = isNarrow(width) ? width >= 300 : width >= 560
  return {
    cents: width >= 640 || (short && roomForCents),
    monthInFull: width >= (soFar ? 640 : 576),
    soFarShown: width >= 560,
  }
}

/** One bar: `d` is its outline, empty if nothing is drawn. */
export type BarShape = { x: number; y: number; width: number; height: number; d: string }

/** One month's place on the plot: its column (band) and its two bars. */
export type MonthShape = { left: number; width: number; income: BarShape; spending: BarShape }

/** The whole drawing in px; y grows downwards, the base line lies at `base`, the labels are below it. */
export type CashFlowLayout = {
  width: number
  height: number
  base: number
  axisWidth: number
  ticks: {
    value: number
    y: number
  }[]
  months: MonthShape[]
  netStyle: NetStyle
  /** Whether the columns have no room for the names and nets of their months. */
  isTight: boolean
}

/**
 * Lays the months out, left to right, over `width` px. Amounts are dollars. An amount that is not above 0 (no spending,
 * or refunds that exceed it) has no bar: the texts say its figure.
 */
export function layOutCashFlow(months: readonly CashFlowMonth[], width: number): CashFlowLayout {
  const form = isNarrow(width) ? 'narrow' : 'usual'
  const axisWidth = valueAxisWidth
  const base = plotHeight[form]
  const top = topRoom[form]
  const max = Math.max(0, ...months.flatMap((month) => [month.totalIncomes, month.totalExpenses]))
  const ticks = niceTicks(max)
  const domainTop = Math.max(max, ticks.at(-1) ?? 0)
  const heights = scaleLinear<number>({ domain: [0, domainTop || 1], range: [0, base - top] })
  const heightOf = (value: number) => (value > 0 ? Math.max(minBar, heights(value)) : 0)
  const columns = scaleBand<number>({ domain: [...months.keys()], range: [axisWidth, Math.max(axisWidth, width)] })
  const band = columns.bandwidth()
  return {
    width,
    height: base + labelsHeight,
    base,
    axisWidth,
    ticks: ticks.map((value) => ({ value, y: value > 0 ? base - heightOf(value) : base })),
    months: months.map((month, index) => layOutMonth(month, columns(index) ?? 0, band, width, base, heightOf)),
    netStyle: netStyle(band),
    isTight: months.length > 0 && band < nameRoom,
  }
}

function layOutMonth(
  month: CashFlowMonth,
  left: number,
  band: number,
  width: number,
  base: number,
  heightOf: (value: number) => number,
): MonthShape {
  const bar = barWidth(band, width)
  const first = left + (band - 2 * bar - pairGap) / 2
  return {
    left,
    width: band,
    income: standingBar(first, base, bar, heightOf(month.totalIncomes)),
    spending: standingBar(first + bar + pairGap, base, bar, heightOf(month.totalExpenses)),
  }
}

function netStyle(band: number): NetStyle {
  if (band >= netRoom.whole) return 'whole'
  return band >= netRoom.compact ? 'compact' : 'bare'
}

/** Returns the width of one bar in a month's column of `band` px: 20, or 40 in a wide chart, and less if there is no room. */
export function barWidth(band: number, width: number): number {
  const wanted = width >= wideFrom && band >= 2 * barWidths.wide + pairGap + 32 ? barWidths.wide : barWidths.usual
  const room = (band * pairShare - pairGap) / 2
  return Math.max(1, Math.min(wanted, room))
}

/** A bar from `base` upwards, its two top corners rounded by at most 3 px and never by more than its height. */
export function standingBar(x: number, base: number, width: number, height: number): BarShape {
  const y = base - height
  if (height <= 0 || width <= 0) return { x, y: base, width, height: 0, d: '' }
  const r = Math.min(topRadius, width / 2, height)
  const right = x + width
  const d = [
    `M${point(x, base)}V${round(y + r)}`,
    `Q${point(x, y)} ${point(x + r, y)}H${round(right - r)}`,
    `Q${point(right, y)} ${point(right, y + r)}V${round(base)}Z`,
  ].join('')
  return { x, y, width, height, d }
}

/** Returns the same bar drawn as an outline of `stroke` px that stays inside it. */
export function insetBar(bar: BarShape, stroke: number): BarShape {
  if (!bar.d) return bar
  const inset = stroke / 2
  const height = Math.max(inset, bar.height - stroke)
  return standingBar(bar.x + inset, bar.y + bar.height - inset, bar.width - stroke, height)
}

const round = (value: number) => Math.round(value * 100) / 100
const point = (x: number, y: number) => `${round(x)},${round(y)}`
