import { type ReactNode, type Ref, useEffect, useState, useSyncExternalStore } from 'react'

/** A drawing, or the same numbers as a table. */
export type ChartView = 'chart' | 'table'

type ChartFrameProps = {
  /** One sentence that says what the chart shows, for screen readers only. It names no amounts, so that privacy has nothing to hide. */
  summary: string
  /** The same numbers as a table, for people who cannot see the drawing; leave it out if the page shows such a table. */
  table?: ReactNode
  /** Newer figures are on their way: the drawing stays, paler, until they come. */
  busy?: boolean
  /** The ref of `useContainerWidth`. */
  widthRef?: Ref<HTMLDivElement>
  children: ReactNode
}

/**
 * The figure around a drawing, with its spoken summary and its numbers as text. Its width depends on its container
 * alone, and content that is wider is cut off: a drawing in its default width must not widen a narrow page before it
 * has been measured. The hidden table is rendered after the drawing has stopped changing, so that it never slows down a
 * slider that changes the drawing.
 */
export function ChartFrame({ summary, table, busy = false, widthRef, children }: ChartFrameProps) {
  const settled = useSettled(table)
  return (
    <figure aria-busy={busy || undefined} className={frame} data-print="whole">
      <div ref={widthRef} />
      <figcaption className="sr-only">{summary}</figcaption>
      {children}
      {table !== undefined && settled !== null && <div className="sr-only">{settled}</div>}
    </figure>
  )
}

// Chromium ignores the clip margin unless both axes are clipped.
const frame =
  'relative m-0 w-full min-w-0 overflow-clip [contain:inline-size] [overflow-clip-margin:0.75rem] [&[aria-busy]_svg]:opacity-60'

const restMs = 300

const neverChanges = () => () => undefined

/** Returns `node` as it was when it last stayed the same for a moment; at once on the server and while hydrating. */
function useSettled(node: ReactNode): ReactNode {
  const [settled, setSettled] = useState<ReactNode>(null)
  const fromServer = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )
  useEffect(() => {
    const timer = setTimeout(() => setSettled(node), restMs)
    return () => clearTimeout(timer)
  }, [node])
  return fromServer ? node : settled
}

/** One sentence instead of a drawing that has nothing to draw. */
export function NothingToShow({ children }: { children: ReactNode }) {
  return <p className="flex min-h-40 items-center justify-center text-center text-body text-text-muted">{children}</p>
}
