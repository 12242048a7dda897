import { Group } from '@visx/group'
import { memo, useMemo } from 'react'
import { Money } from '../../money/money.tsx'
import { useAmountLabels } from '../shared/amount-labels.ts'
import { ChartFrame } from '../shared/chart-frame.tsx'
import { useRovingIndex } from '../shared/use-roving-index.ts'
import { percentLabel, wholePercents } from '../shared/whole-percents.ts'
import {
  type DoughnutLayout,
  type DoughnutSlice,
  layOutDoughnut,
  type SliceArc,
  sliceOutline,
  sumSlices,
} from './doughnut-geometry.ts'
import * as words from '../../words/doughnut.generated.ts'

export { DoughnutLegend } from './doughnut-table.tsx'
export type { RenderSliceLink } from './doughnut-table.tsx'
export type { DoughnutSlice } from './doughnut-geometry.ts'

export type DoughnutProps = {
  slices: readonly DoughnutSlice[]
  /** Name of the whole and of the drawing: 'Spending by category'. */
  label: string
  /** Under the total in the middle: 'November so far'. */
  caption: string
  /** The id of the slice highlighted here and in a legend next to it. */
  active: string | null
  onActiveChange: (id: string | null) => void
  onOpen?: (id: string) => void
  /** The values are whole percents that add up to 100, not dollars. */
  percents?: boolean
  /** Diameter in px. */
  size?: number
}

const defaultSize = 188

/**
 * A ring of parts around their total. While a slice is highlighted, the middle shows its name and amount in place of the total. The page
 * lists the same slices next to it, in a `DoughnutLegend` or a table.
 */
export function Doughnut({ size = defaultSize, ...props }: DoughnutProps) {
  const { slices, label } = props
  const layout = useMemo(() => layOutDoughnut(slices, size), [slices, size])
  return (
    <ChartFrame summary={layout.arcs.length > 0 ? `${label}.` : words.noDataOf({ label })}>
      <div className="relative mx-auto" style={{ width: size, height: size }}>
        <Ring {...props} layout={layout} size={size} />
        <Middle {...props} size={size} />
      </div>
    </ChartFrame>
  )
}

type RingProps = Omit<DoughnutProps, 'caption' | 'size'> & { layout: DoughnutLayout; size: number }

function Ring({
  slices,
  label,
  active,
  onActiveChange,
  onOpen,
  layout,
  size,
  percents: isPercents = false,
}: RingProps) {
  const labels = useAmountLabels()
  const percents = useMemo(() => wholePercents(slices.map(({ value }) => value)), [slices])
  const activeArc = layout.arcs.findIndex(({ id }) => id === active)
  const idAt = (place: number | null) => (place === null ? null : (layout.arcs[place]?.id ?? null))
  const walk = useRovingIndex({
    count: layout.arcs.length,
    active: activeArc < 0 ? null : activeArc,
    start: 0,
    ring: true,
    onActive: (place) => onActiveChange(idAt(place)),
    onOpen: (place) => {
      const id = idAt(place)
      if (id !== null) onOpen?.(id)
    },
  })
  const spoken = ({ index }: SliceArc) => {
    const { label: name = '', value = 0 } = slices[index] ?? {}
    if (isPercents) return `${name}: ${percentLabel(value, value)}`
    const amount = labels.hidden ? 'amount hidden' : labels.exact(value)
    return `${name}: ${amount}, ${percentLabel(percents[index] ?? 0, value)}`
  }
  return (
    <svg
      role="group"
      aria-label={label}
      width={size}
      height={size}
      className="block overflow-visible"
      {...walk.handlers}
    >
      <Group top={size / 2} left={size / 2}>
        {layout.arcs.length === 0 && <EmptyRing layout={layout} />}
        {layout.arcs.map((arc, place) => (
          <Slice
            key={arc.id}
            arc={arc}
            layout={layout}
            place={place}
            color={slices[arc.index]?.color ?? ''}
            spoken={spoken(arc)}
            faded={activeArc >= 0 && place !== activeArc}
            tabStop={place === walk.stop}
            opens={onOpen !== undefined}
          />
        ))}
      </Group>
    </svg>
  )
}

type SliceProps = {
  arc: SliceArc
  layout: DoughnutLayout
  place: number
  color: string
  spoken: string
  faded: boolean
  tabStop: boolean
  opens: boolean
}

const Slice = memo(function Slice({ arc, layout, place, color, spoken, faded, tabStop, opens }: SliceProps) {
  return (
    <path
      d={sliceOutline(layout, arc)}
      fill={color}
      role={opens ? 'button' : 'img'}
      aria-label={spoken}
      tabIndex={tabStop ? 0 : -1}
      data-index={place}
      className={`transition-opacity duration-fast stroke-2 outline-none focus-visible:stroke-text ${faded ? 'opacity-40' : ''}`}
    />
  )
})

function EmptyRing({ layout }: { layout: DoughnutLayout }) {
  return <path d={sliceOutline(layout, { startAngle: 0, endAngle: 2 * Math.PI })} className="fill-hairline" />
}

type MiddleProps = Pick<DoughnutProps, 'slices' | 'caption' | 'active' | 'percents'> & { size: number }

const longAmount = 100_000

function Middle({ slices, caption, active, size, percents = false }: MiddleProps) {
  const highlighted = slices.find(({ id }) => id === active)
  const dollars = highlighted?.value ?? sumSlices(slices)
  return (
    <div
      aria-hidden={highlighted !== undefined || undefined}
      className="pointer-events-none absolute inset-0 flex flex-col items-center justify-center text-center"
    >
      <span
        className={`text-text ${Math.abs(dollars) >= longAmount ? 'text-card-title' : 'text-stat'}`}
        // A person's larger font must not push the amount out of the ring.
        style={Math.abs(dollars) >= longAmount ? undefined : { fontSize: `min(var(--text-stat), ${size * 0.17}px)` }}
      >
        {percents ? percentLabel(dollars, dollars) : <Money value={dollars} />}
      </span>
      <span className="text-center text-caption text-balance text-text-subtle" style={{ maxWidth: size * 0.62 }}>
        {highlighted?.label ?? caption}
      </span>
    </div>
  )
}
