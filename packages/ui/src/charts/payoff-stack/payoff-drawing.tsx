import { memo } from 'react'
import { PlaceAxis } from '../shared/place-axis.tsx'
import { bandThrough, lineThrough } from '../shared/points.ts'
import { ValueAxis } from '../shared/value-axis.tsx'
import { capHeight, type DebtFreeMark, type PayoffLayout } from './payoff-stack-geometry.ts'
import * as words from '../../words/payoff-chart.generated.ts'

const gapWidth = 1.5

/** Grid, layers, line and names. None of its props change while pointing. */
export const PayoffDrawing = memo(function PayoffDrawing({ layout }: { layout: PayoffLayout }) {
  const { width, height, base, left, right, todayName, debtFree } = layout
  return (
    <svg aria-hidden="true" focusable="false" width={width} height={height} className="block overflow-visible">
      <ValueAxis ticks={layout.ticks} left={left} right={right} />
      {layout.layers.map(({ id, color, points }) => (
        <path key={id} d={bandThrough(points)} fill={color} strokeWidth={gapWidth} className="stroke-surface" />
      ))}
      <path
        d={lineThrough(layout.today)}
        strokeWidth={gapWidth}
        strokeDasharray="5 4"
        className="fill-none stroke-text-muted"
      />
      {todayName && (
        <text
          x={todayName.x}
          y={todayName.y}
          textAnchor={todayName.anchor}
          strokeWidth={3}
          className={`fill-text-muted ${edged}`}
        >
          {words.asYouPayToday()}
        </text>
      )}
      {debtFree && <DebtFree at={debtFree} />}
      <PlaceAxis places={layout.months} y={base + 20} right={right} />
    </svg>
  )
})

/** Words over the drawing get an edge in the card's color, so that no line crosses a letter. */
const edged = 'text-caption stroke-surface/80 [paint-order:stroke]'

const nameGap = 6

function DebtFree({ at }: { at: DebtFreeMark }) {
  const top = at.y - at.stem
  return (
    <>
      <line x1={at.x} x2={at.x} y1={top} y2={at.y} strokeWidth={1.5} className="stroke-positive" />
      <circle cx={at.x} cy={at.y} r={5} strokeWidth={2} className="fill-positive stroke-surface" />
      <text
        x={at.x + (at.anchor === 'start' ? nameGap : -nameGap)}
        y={top + capHeight}
        textAnchor={at.anchor}
        strokeWidth={3}
        className={`fill-positive font-semibold ${edged}`}
      >
        {words.debtFree()}
      </text>
    </>
  )
}
