import { memo } from 'react'
import { PlaceAxis } from '../shared/place-axis.tsx'
import { bandThrough, lineThrough, type Point } from '../shared/points.ts'
import { ValueAxis } from '../shared/value-axis.tsx'
import * as words from '../../words/savings-chart.generated.ts'
import type { SavingsLayout } from './retirement-savings-geometry.ts'

type SavingsDrawingProps = {
  layout: SavingsLayout
  retirementAge: number
}

/** Grid, bands, line and names. None of its props change while pointing. */
export const SavingsDrawing = memo(function SavingsDrawing({ layout, retirementAge }: SavingsDrawingProps) {
  const { width, height, base, left, right, retirement } = layout
  return (
    <svg aria-hidden="true" focusable="false" width={width} height={height} className="block overflow-visible">
      <ValueAxis ticks={layout.ticks} left={left} right={right} />
      <path d={bandThrough(layout.outer)} className="fill-fan/16" />
      <path d={bandThrough(layout.inner)} className="fill-fan/26" />
      {retirement && <RetirementLine layout={layout} at={retirement} age={retirementAge} />}
      <Lines layout={layout} />
      {retirement && retirement.y > 0 && <PlanDot at={retirement} />}
      <EndNames layout={layout} />
      <PlaceAxis places={layout.ages} y={base + 20} />
    </svg>
  )
})

/** The saved plan and the plan. While the scale is held, a line leaves the plot at its top. */
function Lines({ layout: { width, base, saved, plan } }: { layout: SavingsLayout }) {
  return (
    <svg width={width} height={base + 2}>
      {saved.length > 0 && (
        <path
          d={lineThrough(saved)}
          strokeWidth={1.25}
          strokeDasharray="5 4"
          data-line="saved"
          className="fill-none stroke-text-muted"
        />
      )}
      <path
        d={lineThrough(plan)}
        strokeWidth={2.25}
        strokeLinecap="round"
        strokeLinejoin="round"
        className="fill-none stroke-accent"
      />
    </svg>
  )
}

function PlanDot({ at }: { at: Point }) {
  return <circle cx={at.x} cy={at.y} r={5} strokeWidth={2} className="fill-accent stroke-surface" />
}

const labelRoom = 110

/** On which side of a point in the plot there is room for words. */
function besides(x: number, right: number, gap: number) {
  return x + labelRoom <= right
    ? ({ x: x + gap, textAnchor: 'start' } as const)
    : ({ x: x - gap, textAnchor: 'end' } as const)
}

function RetirementLine({ layout: { top, base, right }, at, age }: { layout: SavingsLayout; at: Point; age: number }) {
  return (
    <>
      <line x1={at.x} x2={at.x} y1={top - 18} y2={base} strokeDasharray="3 4" className="stroke-text-muted" />
      <text {...besides(at.x, right, 8)} y={top - 9} className="fill-text text-caption">
        {words.retireAt({ age: String(age) })}
      </text>
    </>
  )
}

function EndNames({ layout: { endNames, right } }: { layout: SavingsLayout }) {
  return (
    <>
      {endNames.map(({ text, y, strong }) => (
        <text
          key={text}
          x={right + 8}
          y={y}
          dy="0.35em"
          className={`text-caption ${strong ? 'fill-text font-medium' : 'fill-text-subtle'}`}
        >
          {text}
        </text>
      ))}
    </>
  )
}
