import { useMemo } from 'react'
import { useAmountLabels } from '../shared/amount-labels.ts'
import { ChartFrame, type ChartView } from '../shared/chart-frame.tsx'
import { FigureTable, TableBox } from '../shared/figure-table.tsx'
import { PlaceAxis } from '../shared/place-axis.tsx'
import { bandThrough, lineThrough, type Point } from '../shared/points.ts'
import { ReadingPlot } from '../shared/reading-plot.tsx'
import { LineMark, ReadOutLine } from '../shared/read-out-line.tsx'
import { useContainerWidth } from '../shared/use-container-width.ts'
import { ValueAxis } from '../shared/value-axis.tsx'
import { Money } from '../../money/money.tsx'
import { layOutSigned, type SignedPlot, spread } from '../shared/signed-plot.ts'

/** A day of a balance. */
export interface BalancePoint {
  /** The day in words. */
  readonly name: string
  /** Null for a day without a known balance: a gap in the line. */
  readonly value: number | null
  /** False where the balance is the last one known: the line is dashed. */
  readonly isKnown: boolean
}

export interface BalanceLineProps {
  /** One sentence that says what the chart shows; it names no amounts. */
  summary: string
  /** The name of the points, for screen readers and the table: 'Balance by day'. */
  label: string
  /** The name of the figure: 'Balance'. */
  name: string
  /** The name of the table's first column: 'Day'. */
  dayName: string
  /** What a screen reader says for a day in a gap. */
  unknown: string
  /** One for each day, oldest first. */
  points: readonly BalancePoint[]
  /** The days that the table lists, as places among the points. */
  listed: readonly number[]
  /** The days that the axis names. */
  marks: readonly { readonly at: number; readonly text: string }[]
  currency?: string
  view?: ChartView
}

const defaultWidth = 584
const week = 7

/** A balance from day to day, as a line with gaps where nothing is known. */
export function BalanceLine({ view = 'chart', ...props }: BalanceLineProps) {
  const [ref, width] = useContainerWidth(defaultWidth)
  const { label, name, dayName, points, listed, currency, summary } = props
  const table = useMemo(
    () => (
      <FigureTable
        caption={label}
        columns={[
          { id: 'day', name: dayName },
          { id: 'balance', name },
        ]}
        rows={listed.toReversed().flatMap((at) => {
          const point = points[at]
          return point ? [{ name: point.name, figures: [point.value ?? undefined] }] : []
        })}
        render={(value) => <Money value={value} {...(currency === undefined ? {} : { currency })} />}
      />
    ),
    [label, name, dayName, points, listed, currency],
  )
  return (
    <ChartFrame widthRef={ref} summary={summary} table={view === 'chart' ? table : undefined}>
      {view === 'table' ? <TableBox label={label}>{table}</TableBox> : <BalancePlot {...props} width={width} />}
    </ChartFrame>
  )
}

function BalancePlot({ width, label, name, points, marks, unknown }: BalanceLineProps & { readonly width: number }) {
  const { hidden, exact } = useAmountLabels()
  const plot = useMemo(
    () =>
      layOutSigned(
        points.flatMap(({ value }) => value ?? []),
        width,
      ),
    [points, width],
  )
  const xs = useMemo(() => spread(plot, points.length), [plot, points])
  const textOf = (index: number) => {
    const value = points[index]?.value ?? null
    return value === null ? unknown : exact(value)
  }
  return (
    <ReadingPlot
      label={label}
      height={plot.height}
      xs={xs}
      start={points.length - 1}
      stride={week}
      spoken={(index) => `${points[index]?.name}: ${hidden ? '' : textOf(index)}`}
      readOut={(pointer) => (
        <ReadOutLine
          pointer={pointer}
          texts={(index) => [points[index]?.name ?? '', textOf(index)]}
          names={[{ id: 'balance', name, mark: <LineMark className="border-accent" /> }]}
        />
      )}
      top={plot.top}
      base={plot.base}
      dot={(index) => {
        const value = points[index]?.value
        return typeof value === 'number' ? plot.yOf(value) : undefined
      }}
    >
      <BalanceDrawing plot={plot} xs={xs} points={points} marks={marks} />
    </ReadingPlot>
  )
}

/** A stretch of points that are drawn alike, without a gap. */
interface Stretch {
  readonly isKnown: boolean
  readonly places: Point[]
}

function stretches(plot: SignedPlot, xs: readonly number[], points: readonly BalancePoint[]): Stretch[] {
  const all: Stretch[] = []
  for (const [index, { value, isKnown }] of points.entries()) {
    if (value === null) continue
    const place = { x: xs[index] ?? 0, y: plot.yOf(value) }
    const open = index > 0 && points[index - 1]?.value !== null ? all.at(-1) : undefined
    if (open?.isKnown === isKnown) open.places.push(place)
    else all.push({ isKnown, places: [...(open?.places.slice(-1) ?? []), place] })
  }
  return all
}

type DrawingProps = Pick<BalanceLineProps, 'points' | 'marks'> & {
  readonly plot: SignedPlot
  readonly xs: readonly number[]
}

function BalanceDrawing({ plot, xs, points, marks }: DrawingProps) {
  const parts = stretches(plot, xs, points)
  const last = parts.at(-1)?.places.at(-1)
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width={plot.width}
      height={plot.height}
      className="block overflow-visible"
    >
      <ValueAxis ticks={plot.ticks} left={plot.left} right={plot.right} />
      {parts.map(({ isKnown, places }) => (
        <g key={places.at(-1)?.x}>
          <path
            d={bandThrough(places.map(({ x, y }) => ({ x, low: plot.zero, high: y })))}
            className="fill-accent/10"
          />
          <path
            d={lineThrough(places)}
            strokeWidth={2}
            strokeLinejoin="round"
            strokeDasharray={isKnown ? undefined : '4 4'}
            className="fill-none stroke-accent"
          />
        </g>
      ))}
      {last && <circle cx={last.x} cy={last.y} r={4.5} strokeWidth={2} className="fill-accent stroke-surface" />}
      <PlaceAxis
        right={plot.right}
        places={marks.map(({ at, text }) => ({ x: xs[at] ?? 0, text }))}
        y={plot.base + 20}
      />
    </svg>
  )
}
