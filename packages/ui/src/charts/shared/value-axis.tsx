import { Group } from '@visx/group'
import type { ReactNode } from 'react'
import { useAmountLabels } from './amount-labels.ts'

/** One horizontal grid line: its figure in dollars and its place in px. */
export type ValueTick = { value: number; y: number }

type ValueAxisProps = {
  ticks: readonly ValueTick[]
  left: number
  right: number
  /** More words of the axis. */
  children?: ReactNode
}

const gapWidth = 8

/** The grid lines from `left` to `right` px with their figures to the left; the line of 0 is the base. */
export function ValueAxis({ ticks, left, right, children }: ValueAxisProps) {
  const labels = useAmountLabels()
  const lines = (base: boolean) =>
    ticks.map(({ value, y }) => ((value === 0) === base ? `M${left},${y}H${right}` : '')).join('')
  return (
    <Group className="fill-text-subtle text-caption" textAnchor="end">
      <path d={lines(false)} shapeRendering="crispEdges" className="stroke-hairline" />
      <path d={lines(true)} shapeRendering="crispEdges" className="stroke-border" />
      {ticks.map(({ value, y }) => (
        <text key={value} x={left - gapWidth} y={y} dy="0.35em">
          {labels.axis(value)}
        </text>
      ))}
      {children}
    </Group>
  )
}
