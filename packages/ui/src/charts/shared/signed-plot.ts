import { scaleLinear } from '@visx/scale'
import { isNarrow } from './is-narrow.ts'
import { niceTicks } from './nice-ticks.ts'
import type { ValueTick } from './value-axis.tsx'

/** A plot of amounts above and below zero; y grows downwards. */
export interface SignedPlot {
  readonly width: number
  readonly height: number
  readonly left: number
  readonly right: number
  readonly top: number
  /** The lower end of the plot; names are below it. */
  readonly base: number
  readonly zero: number
  readonly ticks: readonly ValueTick[]
  readonly yOf: (value: number) => number
}

const axisWidth = 56
const namesHeight = 28
const heights = { narrow: 180, usual: 232 } as const
const top = 10

/** Lays out the grid for values, with zero always in it. */
export function layOutSigned(values: readonly number[], width: number): SignedPlot {
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)]
  const [, step = 1] = niceTicks(Math.max(most - least, 1))
  const [from, to] = [Math.floor(least / step) * step, Math.ceil(most / step) * step]
  const base = heights[isNarrow(width) ? 'narrow' : 'usual']
  const scale = scaleLinear<number>({ domain: [from, to > from ? to : from + step], range: [base, top] })
  const count = Math.round((to - from) / step)
  const marks = Array.from({ length: count + 1 }, (_, index) => from + index * step)
  return {
    width,
    height: base + namesHeight,
    left: axisWidth,
    right: Math.max(axisWidth, width - 8),
    top,
    base,
    zero: scale(0),
    ticks: marks.map((value) => ({ value, y: scale(value) })),
    yOf: (value) => scale(value),
  }
}

/** Returns evenly spaced places from the left to the right; a single one is at the right. */
export function spread({ left, right }: SignedPlot, count: number, inset = 0): number[] {
  const room = right - left - 2 * inset
  if (count === 1) return [right - inset]
  return Array.from({ length: count }, (_, index) => left + inset + (room * index) / (count - 1))
}
