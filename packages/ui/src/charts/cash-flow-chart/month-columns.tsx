import type { Period } from '@evenkeel/engine'
import { useMemo, useRef } from 'react'
import { type Told, useFollow } from '../shared/told.ts'
import type { useItemWalk } from '../shared/use-item-walk.ts'
import type { CashFlowLayout, MonthShape } from './cash-flow-chart-geometry.ts'
import type { ColumnTexts } from './column-texts.ts'

type MonthColumnsProps = Pick<ReturnType<typeof useItemWalk>, 'stop' | 'handlers'> & {
  periods: readonly Period[]
  texts: readonly ColumnTexts[]
  layout: CashFlowLayout
  currentPeriod: Period
  told: Told
  /** The column lit while no mouse is over one; -1 for none. */
  lit: number
}

/**
 * The months of the plot as one tab stop, each with its labels below the base line, and the band under the lit one: all
 * that moves while pointing. A month stands in the flow of its row: a placed box for each costs more on every update
 * than all the bars. Its name is text and no attribute, for what is seen of it is short and says other words.
 */
export function MonthColumns({ periods, texts, layout, currentPeriod, told, lit, stop, handlers }: MonthColumnsProps) {
  const row = useRef<HTMLDivElement>(null)
  useFollow(told, (index, pointed) => {
    if (row.current) light(row.current, pointed ? index : lit, layout.months)
  })
  const place = useMemo(() => ({ paddingTop: layout.base + ABOVE_LABELS }), [layout.base])
  const shape = layout.months[lit]
  return (
    <div
      ref={row}
      role="toolbar"
      aria-label="Months"
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
          data-lit={index === lit ? '' : undefined}
          tabIndex={index === stop ? 0 : -1}
          className={periods[index] === currentPeriod ? RUNNING_COLUMN : COLUMN}
          style={place}
        >
          <span className="sr-only">{spoken}</span>
          <span aria-hidden="true">{seen}</span>
        </button>
      ))}
    </div>
  )
}

const BAND_MARGIN = 3
const WIDEST_BAND = 200

const bandWidth = (column: MonthShape | undefined): number =>
  column ? Math.min(column.width - 2 * BAND_MARGIN, WIDEST_BAND) : 0

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

const COLUMN =
  'min-w-0 flex-1 basis-0 rounded-md pb-[7px] text-caption leading-[22px] whitespace-pre text-text-muted outline-offset-0 data-lit:text-text'
const RUNNING_COLUMN = `${COLUMN} first-line:font-medium first-line:text-text`
const ABOVE_LABELS = 5
