import { memo } from 'react'
import { ValueAxis } from '../shared/value-axis.tsx'
import { type CashFlowLayout, insetBar, type MonthShape } from './cash-flow-chart-geometry.ts'
import * as words from '../../words/cash-flow-chart.generated.ts'

const outline = 1.5

type CashFlowBarsProps = { layout: CashFlowLayout; currentIndex: number }

/** Grid, bars and axis. None of its props change while pointing, so highlighting a month never draws it again. */
export const CashFlowBars = memo(function CashFlowBars({ layout, currentIndex }: CashFlowBarsProps) {
  const { axisWidth, width, base, months } = layout
  const current = months.slice(currentIndex, currentIndex < 0 ? 0 : currentIndex + 1)
  const over = months.filter((_, index) => index !== currentIndex)
  return (
    <>
      <svg aria-hidden="true" focusable="false" width={width} height={layout.height} className={sheet}>
        <ValueAxis ticks={layout.ticks} left={axisWidth} right={width}>
          {!layout.isTight && (
            <text x={axisWidth - axisGap} y={base + netLine} dy="0.35em">
              {words.net()}
            </text>
          )}
        </ValueAxis>
      </svg>
      <svg
        aria-hidden="true"
        focusable="false"
        width={width}
        height={layout.height}
        className={`${sheet} ${growClass}`}
        style={{ transformOrigin: `0 ${base}px` }}
      >
        <Bars d={outlinePath(over, 'income', 0)} className="fill-flow-income" />
        <Bars d={outlinePath(over, 'spending', 0)} className="fill-flow-spending" />
        <Bars d={outlinePath(current, 'income', outline)} className="fill-flow-income/18 stroke-flow-income" />
        <Bars d={outlinePath(current, 'spending', outline)} className="fill-flow-spending/18 stroke-flow-spending" />
      </svg>
    </>
  )
})

const sheet = 'pointer-events-none absolute top-0 left-0 overflow-visible'

/** The bars are a separate layer, which grows as a whole: moving a layer draws nothing again. */
const growClass = 'scale-y-100 transition-[scale] duration-300 ease-out starting:scale-y-0 print:transition-none'

/** All bars of one kind in one path: it needs a quarter of the elements, whose number decides how long mounting and updating take. */
const outlinePath = (months: readonly MonthShape[], flow: 'income' | 'spending', stroke: number): string =>
  months.map((month) => (stroke > 0 ? insetBar(month[flow], stroke) : month[flow]).d).join('')

function Bars({ d, className }: { d: string; className: string }) {
  return d === '' ? null : <path d={d} strokeWidth={outline} className={className} />
}

const axisGap = 8
const netLine = 38
