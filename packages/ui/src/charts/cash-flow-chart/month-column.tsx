import { memo } from 'react'

type MonthColumnProps = {
  index: number
  left: number
  width: number
  base: number
  height: number
  /** 'Oct' */
  name: string
  /** The net, or 'so far'. */
  below: string
  /** All of the month's figures, as a screen reader says them. */
  spoken: string
  current: boolean
  lit: boolean
  tabStop: boolean
}

/** One month of the plot with its two labels below the base line. Opens the month. */
export const MonthColumn = memo(function MonthColumn(props: MonthColumnProps) {
  const { index, left, width, base, height, name, below, spoken, current, lit, tabStop } = props
  return (
    <button
      type="button"
      data-index={index}
      data-lit={lit || undefined}
      tabIndex={tabStop ? 0 : -1}
      className={`absolute top-0 rounded-md text-caption leading-[22px] whitespace-pre text-text-muted outline-offset-0 data-lit:text-text ${current ? 'first-line:font-medium first-line:text-text' : ''}`}
      style={{ left, width, height, paddingTop: base + ABOVE_LABELS, paddingBottom: height - base - ABOVE_LABELS - LABEL_LINES }}
    >
      <span className="sr-only">{spoken}</span>
      <span aria-hidden="true">{`${name}\n${below}`}</span>
    </button>
  )
})

const ABOVE_LABELS = 5
const LABEL_LINES = 44

type LitBandProps = { left: number; width: number; height: number }

/** The band under the bars of the lit month: the one element that moves while pointing. */
export function LitBand({ left, width, height }: LitBandProps) {
  const wide = Math.min(width - 2 * BAND_MARGIN, WIDEST_BAND)
  return (
    <div
      className="pointer-events-none absolute top-0 left-0 rounded-md bg-band print:hidden"
      style={{ width: wide, height, transform: `translateX(${left + (width - wide) / 2}px)` }}
    />
  )
}

const BAND_MARGIN = 3
const WIDEST_BAND = 200
