import type { MouseEvent, ReactNode } from 'react'
import { Money } from '../../money/money.tsx'
import { Swatch } from '../../swatch/swatch.tsx'
import { percentLabel, wholePercents } from '../shared/whole-percents.ts'
import type { DoughnutSlice } from './doughnut-geometry.ts'
import * as words from '../../words/doughnut.generated.ts'

/** Renders the link of one row; it must put `className` on the link and `children` inside it. */
export type RenderSliceLink = (slice: DoughnutSlice, link: { className: string; children: ReactNode }) => ReactNode

type DoughnutLegendProps = {
  slices: readonly DoughnutSlice[]
  /** Name of the whole and of the table. */
  label: string
  active?: string | null
  onActiveChange?: (id: string | null) => void
  /** Turns each name into a link. */
  renderLink: RenderSliceLink
}

const linkClass = 'block wrap-anywhere rounded-sm text-left text-body text-text'

/** The slices as rows under or next to the ring: swatch, name, amount, percent. It is also the ring's table of numbers. */
export function DoughnutLegend(props: DoughnutLegendProps) {
  const { slices, label, active = null, onActiveChange, renderLink } = props
  const percents = wholePercents(slices.map(({ value }) => value))
  return (
    <table className="w-full border-collapse text-body tabular-nums">
      <caption className="sr-only">{label}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{words.name()}</th>
          <th scope="col">{words.amount()}</th>
          <th scope="col">{words.share()}</th>
        </tr>
      </thead>
      <tbody>
        {slices.map((slice, index) => (
          <LegendRow
            key={slice.id}
            slice={slice}
            percent={percents[index] ?? 0}
            highlighted={slice.id === active}
            onLight={(on) => onActiveChange?.(on ? slice.id : null)}
            renderLink={renderLink}
          />
        ))}
      </tbody>
    </table>
  )
}

type LegendRowProps = {
  slice: DoughnutSlice
  percent: number
  highlighted: boolean
  onLight: (on: boolean) => void
  renderLink: RenderSliceLink
}

function LegendRow({ slice, percent, highlighted, onLight, renderLink }: LegendRowProps) {
  return (
    <tr
      data-lit={highlighted || undefined}
      className="h-[39px] cursor-pointer border-b border-hairline transition-colors duration-fast last:border-b-0 data-lit:bg-canvas pointer-coarse:h-control-coarse"
      onPointerEnter={() => onLight(true)}
      onPointerLeave={() => onLight(false)}
      onFocus={() => onLight(true)}
      onBlur={() => onLight(false)}
      onClick={followRow}
    >
      {/* The name takes the room that the figures leave, and is cut short if they need it. */}
      <th scope="row" className="w-full max-w-0 font-normal">
        <span className="flex items-center gap-2.5">
          <Swatch color={slice.color} />
          <span className="min-w-0 flex-1">{renderLink(slice, { className: linkClass, children: slice.label })}</span>
        </span>
      </th>
      <td className="pl-3 text-right whitespace-nowrap text-text">
        <Money value={slice.value} />
      </td>
      <td className="min-w-11 pl-3 text-right text-caption whitespace-nowrap text-text-subtle">
        {percentLabel(percent, slice.value)}
      </td>
    </tr>
  )
}

/** A click anywhere on the row does what a click on the name does. */
function followRow({ target, currentTarget }: MouseEvent<HTMLTableRowElement>) {
  if (target instanceof Element && target.closest('a')) return
  currentTarget.querySelector('a')?.click()
}
