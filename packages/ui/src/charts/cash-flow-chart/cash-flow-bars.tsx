import { memo } from 'react'
import { ValueAxis } from '../shared/value-axis.tsx'
import { type CashFlowLayout, insetBar, type MonthShape } from './cash-flow-chart-geometry.ts'

const OUTLINE = 1.5

type CashFlowBarsProps = { layout: CashFlowLayout; currentIndex: number }

/** Grid, bars and axis. It depends on nothing that pointing changes, so lighting a month never draws it again. */
export const CashFlowBars = memo(function CashFlowBars({ layout, currentIndex }: CashFlowBarsProps) {
  const { axisWidth, width, base, months } = layout
  const current = months.slice(currentIndex, currentIndex < 0 ? 0 : currentIndex + 1)
  const over = months.filter((_, index) => index !== currentIndex)
  return (
    <>
      <svg aria-hidden="true" focusable="false" width={width} height={layout.height} className={SHEET}>
        <ValueAxis ticks={layout.ticks} left={axisWidth} right={width}>
          <text x={axisWidth - AXIS_GAP} y={base + NET_LINE} dy="0.35em">
            Net
          </text>
        </ValueAxis>
      </svg>
      <svg
        aria-hidden="true"
        focusable="false"
        width={width}
        height={layout.height}
        className={`${SHEET} ${GROWS}`}
        style={{ transformOrigin: `0 ${base}px` }}
      >
        <Bars d={outlinesOf(over, 'income', 0)} className="fill-flow-income" />
        <Bars d={outlinesOf(over, 'spending', 0)} className="fill-flow-spending" />
        <Bars d={outlinesOf(current, 'income', OUTLINE)} className="fill-flow-income/18 stroke-flow-income" />
        <Bars d={outlinesOf(current, 'spending', OUTLINE)} className="fill-flow-spending/18 stroke-flow-spending" />
      </svg>
    </>
  )
})

const SHEET = 'pointer-events-none absolute top-0 left-0 overflow-visible'

/** The bars have a sheet of their own, which grows as a whole: moving a sheet draws nothing again. */
const GROWS = 'scale-y-100 transition-[scale] duration-300 ease-out starting:scale-y-0 print:transition-none'

/** All bars of one kind in one path: a quarter of the elements, which is what mounting and updating costs. */
const outlinesOf = (months: readonly MonthShape[], flow: 'income' | 'spending', stroke: number): string =>
  months.map((month) => (stroke > 0 ? insetBar(month[flow], stroke) : month[flow]).d).join('')

function Bars({ d, className }: { d: string; className: string }) {
  return d === '' ? null : <path d={d} strokeWidth={OUTLINE} className={className} />
}

const AXIS_GAP = 8
const NET_LINE = 38
