import { useMemo } from 'react'
import { Money } from '../../money/money.tsx'
import { ChartFrame } from '../shared/chart-frame.tsx'
import { FigureTable } from '../shared/figure-table.tsx'
import { isNarrow } from '../shared/is-narrow.ts'
import { PlaceAxis } from '../shared/place-axis.tsx'
import { bandThrough, lengthened, lineThrough } from '../shared/points.ts'
import { useContainerWidth } from '../shared/use-container-width.ts'
import { ValueAxis } from '../shared/value-axis.tsx'
import { layOutTrend } from './trend-plot.ts'

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
        inside
        places={(isNarrow(width) && marks.length > 3 ? marks.filter((_, index) => index % 2 === 0) : marks).map(
          ({ at, text }) => ({ x: plot.places[at]?.x ?? 0, text }),
        )}
        y={plot.base + 20}
      />
    </svg>
  )
}
