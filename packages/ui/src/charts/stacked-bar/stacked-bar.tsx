import { Money } from '../../money/money.tsx'
import { type BarLayout, layOutBars, type StackedRow } from './stacked-bar-geometry.ts'

export type { BarSegment, StackedRow } from './stacked-bar-geometry.ts'

export type StackedBarProps = {
  /** All have one scale: the longest fills the width. */
  rows: readonly StackedRow[]
}

/**
 * Named figures, each with a bar of its parts. The bars are decoration: the figures are next to them as text, and the
 * card lists the parts.
 */
export function StackedBar({ rows }: StackedBarProps) {
  const bars = layOutBars(rows)
  return (
    <div className="@container w-full">
      <dl className="m-0 flex flex-col gap-3 @narrow:gap-2.5">
        {rows.map((row, index) => (
          <div
            key={row.label}
            className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-2 @narrow:grid-cols-[80px_1fr_minmax(100px,auto)]"
          >
            <dt className="text-label font-normal text-text-muted">{row.label}</dt>
            <dd className="m-0 text-right text-body font-medium text-text @narrow:order-last">
              <Money value={row.total} />
            </dd>
            <Bar layout={bars[index] ?? { length: 0, parts: [] }} />
          </div>
        ))}
      </dl>
    </div>
  )
}

function Bar({ layout }: { layout: BarLayout }) {
  return (
    <dd aria-hidden="true" className="col-span-2 m-0 h-2.5 @narrow:col-span-1">
      <span
        className="flex h-full gap-0.5 overflow-hidden rounded-pill"
        style={{ width: `${(layout.length * 100).toFixed(2)}%` }}
      >
        {layout.parts.map(({ id, color, share }) => (
          <span
            key={id}
            data-swatch=""
            className="h-full min-w-0.5 rounded-[2px] [print-color-adjust:exact]"
            style={{ flexGrow: share, flexBasis: 0, backgroundColor: color }}
          />
        ))}
      </span>
    </dd>
  )
}
