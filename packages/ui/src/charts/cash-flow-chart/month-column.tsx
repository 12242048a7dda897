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

/** One month of the plot: the band that lights up under its bars, and its labels. Opens the month. */
export const MonthColumn = memo(function MonthColumn(props: MonthColumnProps) {
  const { index, left, width, base, height, name, below, spoken, current, lit, tabStop } = props
  const strong = lit || current ? 'font-medium text-text' : ''
  return (
    <button
      type="button"
      data-index={index}
      data-lit={lit || undefined}
      tabIndex={tabStop ? 0 : -1}
      className="group absolute top-0 rounded-md text-caption text-text-muted outline-offset-0"
      style={{ left, width, height }}
    >
      <span className="sr-only">{spoken}</span>
      <span className="absolute inset-x-[3px] inset-y-0 mx-auto max-w-[200px] rounded-md transition-colors duration-fast group-data-lit:bg-band print:bg-transparent" />
      <span aria-hidden="true" className={`absolute inset-x-0 whitespace-nowrap ${strong}`} style={{ top: base + MONTH_LINE }}>
        {name}
      </span>
      <span
        aria-hidden="true"
        className={`absolute inset-x-0 whitespace-nowrap ${lit ? 'font-medium text-text' : ''}`}
        style={{ top: base + NET_LINE }}
      >
        {below}
      </span>
    </button>
  )
})

const MONTH_LINE = 8
const NET_LINE = 30
