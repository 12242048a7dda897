import { Group } from '@visx/group'
import { memo } from 'react'
import { useAmountLabels } from '../shared/amount-labels.ts'
import { type BarShape, type CashFlowLayout, insetBar } from './cash-flow-chart-geometry.ts'

const OUTLINE = 1.5

type CashFlowBarsProps = { layout: CashFlowLayout; currentIndex: number }

/** Grid, bars and axis. It depends on nothing that pointing changes, so lighting a month never draws it again. */
export const CashFlowBars = memo(function CashFlowBars({ layout, currentIndex }: CashFlowBarsProps) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width={layout.width}
      height={layout.height}
      className="pointer-events-none relative block overflow-visible"
    >
      <Grid layout={layout} />
      <Group
        className="scale-y-100 transition-[scale] duration-300 ease-out starting:scale-y-0 print:transition-none"
        style={{ transformOrigin: `0 ${layout.base}px` }}
      >
        {layout.months.map((month, index) => (
          <Group key={layout.months.length - index}>
            <FlowBar bar={month.income} flow="income" soFar={index === currentIndex} />
            <FlowBar bar={month.spending} flow="spending" soFar={index === currentIndex} />
          </Group>
        ))}
      </Group>
    </svg>
  )
})

const SOLID = { income: 'fill-flow-income', spending: 'fill-flow-spending' } as const
const OUTLINED = {
  income: 'fill-flow-income/18 stroke-flow-income',
  spending: 'fill-flow-spending/18 stroke-flow-spending',
} as const

function FlowBar({ bar, flow, soFar }: { bar: BarShape; flow: keyof typeof SOLID; soFar: boolean }) {
  if (!bar.d) return null
  if (!soFar) return <path d={bar.d} className={SOLID[flow]} />
  return <path d={insetBar(bar, OUTLINE).d} className={OUTLINED[flow]} strokeWidth={OUTLINE} />
}

function Grid({ layout }: { layout: CashFlowLayout }) {
  const labels = useAmountLabels()
  return (
    <Group>
      {layout.ticks.map(({ value, y }) => (
        <line
          key={value}
          x1={layout.axisWidth}
          x2={layout.width}
          y1={y}
          y2={y}
          shapeRendering="crispEdges"
          className={value === 0 ? 'stroke-border' : 'stroke-hairline'}
        />
      ))}
      <Group className="fill-text-subtle text-caption" textAnchor="end">
        {layout.ticks.map(({ value, y }) => (
          <text key={value} x={layout.axisWidth - AXIS_GAP} y={y} dy="0.35em">
            {labels.axis(value)}
          </text>
        ))}
        <text x={layout.axisWidth - AXIS_GAP} y={layout.base + NET_LINE} dy="0.35em">
          Net
        </text>
      </Group>
    </Group>
  )
}

const AXIS_GAP = 8
const NET_LINE = 38
