import { scaleLinear } from '@visx/scale'
import type { Point } from '../shared/points.ts'
import type { ValueTick } from '../shared/value-axis.tsx'

/** A plot between the round amounts around its values; y grows downwards. */
export interface TrendPlot {
  readonly height: number
  readonly left: number
  readonly right: number
  /** The lower end of the plot; names are below it. */
  readonly base: number
  readonly ticks: readonly ValueTick[]
  readonly places: readonly Point[]
}

const [top, base, namesHeight] = [8, 132, 24] as const
const left = 45
const rightInset = 10
const maxSteps = 4
const leads = [1, 2, 5, 10] as const
/** The least that the axis spans, so that its names differ. */
const minSpan = { dollars: 10, share: 0.02 } as const

/** Returns the round amounts below, between and above all values: two to five. */
export function trendTicks(values: readonly number[]): number[] {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const span = Math.max(most - least, minSpan.dollars, minSpan.share * Math.max(Math.abs(least), Math.abs(most)))
  const power = 10 ** Math.floor(Math.log10(span / maxSteps))
  const spanned = (step: number) =>
    [Math.floor(least / step), Math.max(Math.ceil(most / step), Math.floor(least / step) + 1)] as const
  const step =
    leads
      .map((lead) => lead * power)
      .find((candidate) => {
        const [from, to] = spanned(candidate)
        return candidate * maxSteps >= span && to - from <= maxSteps
      }) ?? 20 * power
  const [from, to] = spanned(step)
  return Array.from({ length: to - from + 1 }, (_, index) => (from + index) * step)
}

/** Lays out a line of figures, oldest first, in `width` px. */
export function layOutTrend(values: readonly number[], width: number): TrendPlot {
  const amounts = trendTicks(values)
  const scale = scaleLinear<number>({ domain: [amounts[0] ?? 0, amounts.at(-1) ?? 1], range: [base, top] })
  const right = Math.max(left, width - rightInset)
  const step = values.length > 1 ? (right - left) / (values.length - 1) : 0
  return {
    height: base + namesHeight,
    left,
    right,
    base,
    ticks: amounts.map((value) => ({ value, y: scale(value) })),
    places: values.map((value, index) => ({
      x: values.length === 1 ? right : left + index * step,
      y: scale(value),
    })),
  }
}
