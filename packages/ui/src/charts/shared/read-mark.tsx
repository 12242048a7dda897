import { useRef } from 'react'
import { type ChartPointer, usePointed } from './pointer-store.ts'

type ReadMarkProps = {
  pointer: ChartPointer
  /** Whether keys moved to the point at rest. If so, the mark shows there; otherwise only under a mouse. */
  walked: boolean
  xs: readonly number[]
  /** The top and bottom of the rule, in px from the top. */
  top: number
  base: number
  /** The y of the dot on the rule; no dot if that point has no figure. */
  dot: (index: number) => number | undefined
}

/** The rule and the dot at the current point. Pointing moves them and never draws them again, because it has to cost nothing. */
export function ReadMark({ pointer, walked, xs, top, base, dot }: ReadMarkProps) {
  const rule = useRef<HTMLDivElement>(null)
  const point = useRef<HTMLDivElement>(null)
  const ruleAt = (index: number) => `translateX(${Math.round(xs[index] ?? 0)}px)`
  const dotAt = (index: number) => `translate(${xs[index] ?? 0}px, ${dot(index) ?? 0}px)`
  usePointed(pointer, (index, pointed) => {
    place(rule.current, pointed || walked, ruleAt(index))
    place(point.current, (pointed || walked) && dot(index) !== undefined, dotAt(index))
  })
  return (
    <>
      <div
        ref={rule}
        hidden={!walked}
        className="pointer-events-none absolute left-0 w-px bg-text-subtle print:hidden"
        style={{ top, height: base - top, transform: walked ? ruleAt(pointer.rest) : undefined }}
      />
      <div
        ref={point}
        hidden={!walked || dot(pointer.rest) === undefined}
        className="pointer-events-none absolute -top-1.5 -left-1.5 size-3 rounded-pill border-2 border-surface bg-text print:hidden"
        style={{ transform: walked ? dotAt(pointer.rest) : undefined }}
      />
    </>
  )
}

function place(mark: HTMLElement | null, shown: boolean, transform: string): void {
  if (!mark) return
  mark.hidden = !shown
  mark.style.transform = transform
}
