import type { NetStyle } from '../shared/amount-labels.ts'
import { isNarrow } from '../shared/is-narrow.ts'
import { niceTicks } from '../shared/nice-ticks.ts'
import type { CashFlowMonth } from './cash-flow-month.ts'

const WIDE_FROM = 720

const AXIS_WIDTH = 42
const PLOT_HEIGHT = { narrow: 174, usual: 284 } as const
const TOP_ROOM = { narrow: 16, usual: 28 } as const
const LABELS_HEIGHT = 56
const PAIR_GAP = 3
const BAR_WIDTH = { usual: 20, wide: 40 } as const
/** How much of a crowded column its two bars fill, so that pairs stay apart from each other. */
const PAIR_SHARE = 0.64
const LEAST_BAR = 2
const TOP_RADIUS = 3
/** Columns narrower than this have no room for a whole-dollar net, narrower than that not even for its dollar sign. */
const NET_ROOM = { whole: 56, compact: 48 } as const

/** What the read-out has room for on its one line. */
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

/** One bar: `d` is its outline, empty where nothing is drawn. */
export type BarShape = { x: number; y: number; width: number; height: number; d: string }

/** One month's place on the plot: its column (band) and its two bars. */
export type MonthShape = { left: number; width: number; income: BarShape; spending: BarShape }

/** The whole drawing in px; y grows downwards, the base line lies at `base`, the labels stand below it. */
export type CashFlowLayout = {
  width: number
  height: number
  base: number
  axisWidth: number
  ticks: { value: number; y: number }[]
  months: MonthShape[]
  netStyle: NetStyle
}

/**
 * Lays the months out, left to right, over `width` px. Amounts are dollars; one that is not above 0 (a month without
 * any, or one whose refunds exceed its spending) has no bar: its figure is said in words.
 */
export function layOutCashFlow(months: readonly CashFlowMonth[], width: number): CashFlowLayout {
  const form = isNarrow(width) ? 'narrow' : 'usual'
  const axisWidth = AXIS_WIDTH
  const base = PLOT_HEIGHT[form]
  const top = TOP_ROOM[form]
  const max = Math.max(0, ...months.flatMap((month) => [month.totalIncomes, month.totalExpenses]))
  const ticks = niceTicks(max)
  const domainTop = Math.max(max, ticks.at(-1) ?? 0)
  const heightOf = (value: number) => (value > 0 ? Math.max(LEAST_BAR, (value / domainTop) * (base - top)) : 0)
  const band = months.length > 0 ? Math.max(0, width - axisWidth) / months.length : 0
  return {
    width,
    height: base + LABELS_HEIGHT,
    base,
    axisWidth,
    ticks: ticks.map((value) => ({ value, y: value > 0 ? base - heightOf(value) : base })),
    months: months.map((month, index) => layOutMonth(month, axisWidth + index * band, band, width, base, heightOf)),
    netStyle: netStyle(band),
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
  const first = left + (band - 2 * bar - PAIR_GAP) / 2
  return {
    left,
    width: band,
    income: standingBar(first, base, bar, heightOf(month.totalIncomes)),
    spending: standingBar(first + bar + PAIR_GAP, base, bar, heightOf(month.totalExpenses)),
  }
}

function netStyle(band: number): NetStyle {
  if (band >= NET_ROOM.whole) return 'whole'
  return band >= NET_ROOM.compact ? 'compact' : 'bare'
}

/** The width of one bar in a month's column of `band` px: 20, or 40 in a wide chart, and less where there is no room. */
export function barWidth(band: number, width: number): number {
  const wanted = width >= WIDE_FROM && band >= 2 * BAR_WIDTH.wide + PAIR_GAP + 32 ? BAR_WIDTH.wide : BAR_WIDTH.usual
  const room = (band * PAIR_SHARE - PAIR_GAP) / 2
  return Math.max(1, Math.min(wanted, room))
}

/** A bar that stands on `base`, its two top corners rounded by at most 3 px and never by more than it is high. */
export function standingBar(x: number, base: number, width: number, height: number): BarShape {
  const y = base - height
  if (height <= 0 || width <= 0) return { x, y: base, width, height: 0, d: '' }
  const r = Math.min(TOP_RADIUS, width / 2, height)
  const right = x + width
  const d = [
    `M${point(x, base)}V${round(y + r)}`,
    `Q${point(x, y)} ${point(x + r, y)}H${round(right - r)}`,
    `Q${point(right, y)} ${point(right, y + r)}V${round(base)}Z`,
  ].join('')
  return { x, y, width, height, d }
}

/** The same bar drawn as an outline of `stroke` px that stays inside it. */
export function insetBar(bar: BarShape, stroke: number): BarShape {
  if (!bar.d) return bar
  const inset = stroke / 2
  const height = Math.max(inset, bar.height - stroke)
  return standingBar(bar.x + inset, bar.y + bar.height - inset, bar.width - stroke, height)
}

const round = (value: number) => Math.round(value * 100) / 100
const point = (x: number, y: number) => `${round(x)},${round(y)}`
