import type { ReactNode, Ref } from 'react'

/** A drawing, or the same numbers as a table. */
export type ChartView = 'chart' | 'table'

type ChartFrameProps = {
  /** One sentence that says what the chart shows; read out first, not seen. Without amounts, so that it hides none. */
  summary: string
  /** The same numbers as a table, for those who cannot see the drawing; leave it out where one stands beside it. */
  table?: ReactNode
  frameRef?: Ref<HTMLElement>
  children: ReactNode
}

/**
 * The figure around a drawing, with its spoken summary and its numbers as text. Its width is its container's alone, and what
 * is wider is cut off: a drawing in its default width must not push a narrow page sideways before it has been measured.
 */
export function ChartFrame({ summary, table, frameRef, children }: ChartFrameProps) {
  return (
    <figure ref={frameRef} className="relative m-0 w-full min-w-0 overflow-x-clip [contain:inline-size] [overflow-clip-margin:4px]">
      <figcaption className="sr-only">{summary}</figcaption>
      {children}
      {table !== undefined && <div className="sr-only">{table}</div>}
    </figure>
  )
}
