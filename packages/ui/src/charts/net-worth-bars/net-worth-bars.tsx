import { useMemo } from 'react'
import { Money } from '../../money/money.tsx'
import { Swatch } from '../../swatch/swatch.tsx'
import { flowColors } from '../../tokens/tokens.ts'
import { useAmountLabels } from '../shared/amount-labels.ts'
import { ChartFrame, type ChartView } from '../shared/chart-frame.tsx'
import { FigureTable, TableBox } from '../shared/figure-table.tsx'
import { withRoom } from '../shared/axis-marks.ts'
import { PlaceAxis } from '../shared/place-axis.tsx'
import { lineThrough } from '../shared/points.ts'
import { ReadingPlot } from '../shared/reading-plot.tsx'
import { LineMark, ReadOutLine } from '../shared/read-out-line.tsx'
import { useContainerWidth } from '../shared/use-container-width.ts'
import { ValueAxis } from '../shared/value-axis.tsx'
import { layOutSigned, type SignedPlot, spread } from '../shared/signed-plot.ts'

/** What is owned, what is owed (negative or 0), and the difference, at the end of a month. */
export interface NetWorthPoint {
  /** The month in words. */
  readonly name: string
  /** The month under its bar, as 'Dec', where every bar has room for one. */
  readonly shortName: string
  readonly owned: number
  readonly owed: number
  readonly net: number
}

export interface NetWorthBarsProps {
  /** One sentence that says what the chart shows; it names no amounts. */
  summary: string
  /** The name of the points, for screen readers and the table: 'Net worth by month'. */
  label: string
  /** The names of the columns and figures: 'Month', 'Net worth', 'You own', 'You owe'. */
  names: { readonly month: string; readonly net: string; readonly owned: string; readonly owed: string }
  /** Oldest first; the last one is today. */
  months: readonly NetWorthPoint[]
  /** The months that the axis names where it has no room for all. */
  marks: readonly { readonly at: number; readonly text: string }[]
  view?: ChartView
}

const defaultWidth = 840
const year = 12
/** Three figures with their names fit next to the month. */
const widthOfOneLine = 640

/** What is owned above zero, what is owed below, and net worth as a line. */
export function NetWorthBars({ view = 'chart', ...props }: NetWorthBarsProps) {
  const [ref, width] = useContainerWidth(defaultWidth)
  const { label, names, months, summary } = props
  const table = useMemo(
    () => (
      <FigureTable
        caption={label}
        columns={[
          { id: 'month', name: names.month },
          { id: 'owned', name: names.owned },
          { id: 'owed', name: names.owed },
          { id: 'net', name: names.net },
        ]}
        rows={months.toReversed().map(({ name, owned, owed, net }) => ({ name, figures: [owned, owed, net] }))}
        render={(value) => <Money value={value} />}
      />
    ),
    [label, names, months],
  )
  return (
    <ChartFrame widthRef={ref} summary={summary} table={view === 'chart' ? table : undefined}>
      {view === 'table' ? <TableBox label={label}>{table}</TableBox> : <WorthPlot {...props} width={width} />}
    </ChartFrame>
  )
}

function WorthPlot({ width, label, names, months, marks }: NetWorthBarsProps & { readonly width: number }) {
  const { exact } = useAmountLabels()
  const plot = useMemo(
    () =>
      layOutSigned(
        months.flatMap(({ owned, owed, net }) => [owned, owed, net]),
        width,
      ),
    [months, width],
  )
  const band = (plot.right - plot.left) / months.length
  const xs = useMemo(() => spread(plot, months.length, band / 2), [plot, months, band])
  const figures = (index: number) => {
    const { net = 0, owned = 0, owed = 0 } = months[index] ?? {}
    return [exact(net), exact(owned), exact(owed)]
  }
  return (
    <ReadingPlot
      label={label}
      height={plot.height}
      xs={xs}
      start={months.length - 1}
      stride={year}
      spoken={(index) => {
        const [net, owned, owed] = figures(index)
        return `${months[index]?.name}: ${names.net} ${net}, ${names.owned} ${owned}, ${names.owed} ${owed}`
      }}
      readOut={(pointer) => (
        <ReadOutLine
          pointer={pointer}
          isOneLine={width >= widthOfOneLine}
          texts={(index) => [months[index]?.name ?? '', ...figures(index)]}
          names={[
            { id: 'net', name: names.net, mark: <LineMark className="border-text" /> },
            { id: 'owned', name: names.owned, mark: <Swatch color={flowColors.income} /> },
            { id: 'owed', name: names.owed, mark: <Swatch color={flowColors.spending} /> },
          ]}
        />
      )}
      top={plot.top}
      base={plot.base}
      dot={(index) => plot.yOf(months[index]?.net ?? 0)}
    >
      <WorthDrawing plot={plot} xs={xs} band={band} months={months} marks={marks} />
    </ReadingPlot>
  )
}

type DrawingProps = Pick<NetWorthBarsProps, 'months' | 'marks'> & {
  readonly plot: SignedPlot
  readonly xs: readonly number[]
  readonly band: number
}

const widestBar = 28
/** `Nov 2025` with room to the next, in px. */
const nameWidth = 64
/** `Today`, which is the last name. */
const todayWidth = 40
/** `Jan 2026` under a bar, with room to its neighbors. */
const shortNameWidth = 56
/** More dots than this would hide the line. */
const maxDots = 24

function WorthDrawing({ plot, xs, band, months, marks }: DrawingProps) {
  const bar = Math.max(1, Math.min(widestBar, band * 0.6))
  const places = marks.map(({ at, text }) => ({ x: xs[at] ?? 0, text }))
  const line = months.map(({ net }, index) => ({ x: xs[index] ?? 0, y: plot.yOf(net) }))
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width={plot.width}
      height={plot.height}
      className="block overflow-visible"
    >
      <ValueAxis ticks={plot.ticks} left={plot.left} right={plot.right} />
      {months.map(({ name, owned, owed }, index) => (
        <g key={name} transform={`translate(${(xs[index] ?? 0) - bar / 2} 0)`}>
          <Bar from={plot.zero} to={plot.yOf(owned)} width={bar} color={flowColors.income} />
          <Bar from={plot.zero} to={plot.yOf(owed)} width={bar} color={flowColors.spending} />
        </g>
      ))}
      <path d={lineThrough(line)} strokeWidth={4.5} className="fill-none stroke-surface" />
      <path d={lineThrough(line)} strokeWidth={2} className="fill-none stroke-text" />
      {months.length <= maxDots &&
        line.map(({ x, y }) => (
          <circle key={x} cx={x} cy={y} r={4} strokeWidth={2} className="fill-text stroke-surface" />
        ))}
      {band >= shortNameWidth ? (
        <PlaceAxis
          places={months.map(({ shortName }, index) => ({ x: xs[index] ?? 0, text: shortName }))}
          y={plot.base + 20}
        />
      ) : (
        <PlaceAxis places={withRoom(places, nameWidth, todayWidth)} y={plot.base + 20} right={plot.right} />
      )}
    </svg>
  )
}

function Bar({ from, to, width, color }: { from: number; to: number; width: number; color: string }) {
  if (Math.abs(to - from) < 0.5) return null
  return (
    <rect y={Math.min(from, to)} width={width} height={Math.abs(to - from)} rx={Math.min(2, width / 2)} fill={color} />
  )
}
