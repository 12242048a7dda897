import { useMemo } from 'react'
import { Money } from '../../money/money.tsx'
import { ChartFrame } from '../shared/chart-frame.tsx'
import { FigureTable } from '../shared/figure-table.tsx'
import { isNarrow } from '../shared/is-narrow.ts'
import { PlaceAxis } from '../shared/place-axis.tsx'
import { bandThrough, lengthened, lineThrough, type Point } from '../shared/points.ts'
import { useContainerWidth } from '../shared/use-container-width.ts'
import { ValueAxis, type ValueTick } from '../shared/value-axis.tsx'
import { scaleLinear } from '@visx/scale'

/** A plot between the round amounts around its values; y grows downwards. */
interface TrendPlot {
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

/** A figure at the end of a month. */
export interface TrendPoint {
  /** The month in words. */
  readonly name: string
  readonly value: number
}

export interface TrendLineProps {
  /** One sentence that says what the line shows; it names no amounts. */
  summary: string
  /** What the table for screen readers lists: 'Net worth by month'. */
  label: string
  /** The names of its columns: 'Month', 'Net worth'. */
  names: { readonly month: string; readonly value: string }
  /** Oldest first; the last one is today. */
  points: readonly TrendPoint[]
  /** The points that the axis names, as places among them; where there is little room, every other one. */
  marks: readonly { readonly at: number; readonly text: string }[]
  /** An example is gray, has no table, and says only its summary. */
  isExample?: boolean
}

const defaultWidth = 584

const looks = {
  real: { band: 'fill-accent/12', line: 'stroke-accent', dot: 'fill-accent stroke-surface' },
  example: { band: 'fill-text-subtle/10', line: 'stroke-text-subtle', dot: 'hidden' },
} as const

/** A figure over a year, small: its line between the round amounts around it. The page behind it has the whole chart. */
export function TrendLine({ summary, label, names, points, marks, isExample = false }: TrendLineProps) {
  const [ref, width] = useContainerWidth(defaultWidth)
  const table = useMemo(
    () => (
      <FigureTable
        caption={label}
        columns={[
          { id: 'month', name: names.month },
          { id: 'value', name: names.value },
        ]}
        rows={points.toReversed().map(({ name, value }) => ({ name, figures: [value] }))}
        render={(value) => <Money value={value} />}
      />
    ),
    [label, names, points],
  )
  return (
    <ChartFrame widthRef={ref} summary={summary} table={isExample ? undefined : table}>
      <Drawing points={points} marks={marks} width={width} look={looks[isExample ? 'example' : 'real']} />
    </ChartFrame>
  )
}

interface DrawingProps extends Pick<TrendLineProps, 'points' | 'marks'> {
  readonly width: number
  readonly look: (typeof looks)[keyof typeof looks]
}

function Drawing({ points, marks, width, look }: DrawingProps) {
  const plot = useMemo(
    () =>
      layOutTrend(
        points.map(({ value }) => value),
        width,
      ),
    [points, width],
  )
  const last = plot.places.at(-1)
  const places = lengthened([...plot.places])
  return (
    <svg aria-hidden focusable="false" width={width} height={plot.height} className="block overflow-visible">
      <ValueAxis ticks={plot.ticks} left={plot.left} right={plot.right} />
      <path d={bandThrough(places.map(({ x, y }) => ({ x, low: plot.base, high: y })))} className={look.band} />
      <path d={lineThrough(places)} strokeWidth={2} strokeLinejoin="round" className={`fill-none ${look.line}`} />
      {last && <circle cx={last.x} cy={last.y} r={4.5} strokeWidth={2} className={look.dot} />}
      <PlaceAxis
        right={plot.right}
        places={(isNarrow(width) && marks.length > 3 ? marks.filter((_, index) => index % 2 === 0) : marks).map(
          ({ at, text }) => ({ x: plot.places[at]?.x ?? 0, text }),
        )}
        y={plot.base + 20}
      />
    </svg>
  )
}
