import { type ReactNode, type Ref, useEffect, useState, useSyncExternalStore } from 'react'

/** A drawing, or the same numbers as a table. */
export type ChartView = 'chart' | 'table'

type ChartFrameProps = {
  /** One sentence that says what the chart shows; read out first, not seen. Without amounts, so that it hides none. */
  summary: string
  /** The same numbers as a table, for those who cannot see the drawing; leave it out where one stands beside it. */
  table?: ReactNode
  /** Newer figures are on their way: the drawing stands, paler, until they come. */
  busy?: boolean
  /** For `useContainerWidth`. */
  widthRef?: Ref<HTMLDivElement>
  children: ReactNode
}

/**
 * The figure around a drawing, with its spoken summary and its numbers as text. Its width is its container's alone, and what
 * is wider is cut off: a drawing in its default width must not push a narrow page sideways before it has been measured.
 * The unseen table follows when the drawing has come to rest, so that it never holds up a slider that changes the drawing.
 */
export function ChartFrame({ summary, table, busy = false, widthRef, children }: ChartFrameProps) {
  const settled = useSettled(table)
  return (
    <figure aria-busy={busy || undefined} className={FRAME}>
      <div ref={widthRef} />
      <figcaption className="sr-only">{summary}</figcaption>
      {children}
      {table !== undefined && settled !== null && <div className="sr-only">{settled}</div>}
    </figure>
  )
}

const FRAME =
  'relative m-0 w-full min-w-0 overflow-x-clip [contain:inline-size] [overflow-clip-margin:4px] [&[aria-busy]_svg]:opacity-60'

const REST_MS = 300

const neverChanges = () => () => undefined

/** `node` as it was when it last stood still for a moment; at once on the server and for a page that comes from there. */
function useSettled(node: ReactNode): ReactNode {
  const [settled, setSettled] = useState<ReactNode>(null)
  const fromServer = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )
  useEffect(() => {
    const timer = setTimeout(() => setSettled(node), REST_MS)
    return () => clearTimeout(timer)
  }, [node])
  return fromServer ? node : settled
}
