import { useRef } from 'react'
import { type Told, useFollow } from './told.ts'

type ReadMarkProps = {
  told: Told
  /** Whether keys have walked to the point that is told at rest; the mark shows there, else only under a mouse. */
  walked: boolean
  xs: readonly number[]
  /** From where to where the rule reaches, in px from the top. */
  top: number
  base: number
  /** Where the dot stands on the rule; none where there is nothing at that point. */
  dot: (index: number) => number | undefined
}

/** The rule and the dot at the point that is read. They are moved and never drawn again, for pointing must cost nothing. */
export function ReadMark({ told, walked, xs, top, base, dot }: ReadMarkProps) {
  const rule = useRef<HTMLDivElement>(null)
  const point = useRef<HTMLDivElement>(null)
  const ruleAt = (index: number) => `translateX(${Math.round(xs[index] ?? 0)}px)`
  const dotAt = (index: number) => `translate(${xs[index] ?? 0}px, ${dot(index) ?? 0}px)`
  useFollow(told, (index, pointed) => {
    place(rule.current, pointed || walked, ruleAt(index))
    place(point.current, (pointed || walked) && dot(index) !== undefined, dotAt(index))
  })
  return (
    <>
      <div
        ref={rule}
        hidden={!walked}
        className="pointer-events-none absolute left-0 w-px bg-text-subtle print:hidden"
        style={{ top, height: base - top, transform: walked ? ruleAt(told.rest) : undefined }}
      />
      <div
        ref={point}
        hidden={!walked || dot(told.rest) === undefined}
        className="pointer-events-none absolute -top-1.5 -left-1.5 size-3 rounded-pill border-2 border-surface bg-text print:hidden"
        style={{ transform: walked ? dotAt(told.rest) : undefined }}
      />
    </>
  )
}

function place(mark: HTMLElement | null, shown: boolean, transform: string): void {
  if (!mark) return
  mark.hidden = !shown
  mark.style.transform = transform
}
