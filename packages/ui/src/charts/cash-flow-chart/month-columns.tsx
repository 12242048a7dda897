import type { Period } from '@evenkeel/engine'
import { useMemo, useRef } from 'react'
import { type ChartPointer, usePointed } from '../shared/pointer-store.ts'
import type { useRovingIndex } from '../shared/use-roving-index.ts'
import type { CashFlowLayout, MonthShape } from './cash-flow-chart-geometry.ts'
import type { ColumnTexts } from './column-texts.ts'
import * as words from '../../words/cash-flow-chart.generated.ts'

type MonthColumnsProps = Pick<ReturnType<typeof useRovingIndex>, 'stop' | 'handlers'> & {
  periods: readonly Period[]
  texts: readonly ColumnTexts[]
  layout: CashFlowLayout
  currentPeriod: Period
  pointer: ChartPointer
  /** The column highlighted while no mouse is over one; -1 for none. */
  highlighted: number
}

/**
 * The months of the plot as one tab stop: the labels below the base line, and the band under the highlighted month.
 * Nothing else changes while pointing. The columns are in the flow of their row: absolutely placed boxes cost more on
 * every update than all the bars. The spoken name is text and no attribute, because the visible text is short and says
 * other words.
 */
export function MonthColumns({
  periods,
  texts,
  layout,
  currentPeriod,
  pointer,
  highlighted,
  stop,
  handlers,
}: MonthColumnsProps) {
  const row = useRef<HTMLDivElement>(null)
  usePointed(pointer, (index, pointed) => {
    if (row.current) light(row.current, pointed ? index : highlighted, layout.months)
  })
  const place = useMemo(() => ({ paddingTop: layout.base + aboveLabels }), [layout.base])
  const shape = layout.months[highlighted]
  return (
    <div
      ref={row}
      role="toolbar"
      aria-label={words.months()}
      className="absolute inset-0 isolate flex"
      style={{ paddingLeft: layout.axisWidth }}
      {...handlers}
    >
      <div
        hidden={!shape}
        className="pointer-events-none absolute top-0 left-0 -z-10 h-full rounded-md bg-band print:hidden"
        style={{ width: bandWidth(layout.months[0]), transform: bandPlace(shape) }}
      />
      {texts.map(({ seen, spoken }, index) => (
        <button
          key={periods[index]}
          type="button"
          data-index={index}
          data-lit={index === highlighted ? '' : undefined}
          tabIndex={index === stop ? 0 : -1}
          className={periods[index] === currentPeriod ? runningColumn : columnClass}
          style={place}
        >
          <span className="sr-only">{spoken}</span>
          <span aria-hidden="true">{seen}</span>
        </button>
      ))}
    </div>
  )
}

const bandMargin = 3
const widestBand = 200

const bandWidth = (column: MonthShape | undefined): number =>
  column ? Math.min(column.width - 2 * bandMargin, widestBand) : 0

function bandPlace(column: MonthShape | undefined): string | undefined {
  return column && `translateX(${column.left + (column.width - bandWidth(column)) / 2}px)`
}

function light(row: HTMLElement, index: number, columns: readonly MonthShape[]): void {
  const [band, ...months] = row.children
  months.forEach((month, at) => {
    if (month.hasAttribute('data-lit') !== (at === index)) month.toggleAttribute('data-lit')
  })
  if (!(band instanceof HTMLElement)) return
  const shape = columns[index]
  band.hidden = !shape
  band.style.transform = bandPlace(shape) ?? ''
}

const columnClass =
  'min-w-0 flex-1 basis-0 rounded-md pb-[7px] text-caption leading-[22px] whitespace-pre text-text-muted outline-offset-0 data-lit:text-text'
const runningColumn = `${columnClass} first-line:font-medium first-line:text-text`
const aboveLabels = 5
