import { localPoint } from '@visx/event'
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react'
import { type ChartPointer, usePointed, usePointer } from './pointer-store.ts'

/** Returns the index of the point nearest to `x` px. The points are evenly spaced from `xs[0]` on; 0 for a single point. */
export function nearestPoint(x: number, xs: readonly number[]): number {
  const last = xs.length - 1
  const [first = 0] = xs
  const span = (xs[last] ?? first) - first
  if (span <= 0) return 0
  return Math.max(0, Math.min(Math.round(((x - first) / span) * last), last))
}

/**
 * Returns the index that `key` leads to from `index`, or null for a key that does not move: arrows move by one, Page Up
 * and Page Down by `stride`, Home and End to the ends.
 */
export function pointAfter(key: string, index: number, count: number, stride: number): number | null {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const steps = new Map([
    ['ArrowRight', 1],
    ['ArrowUp', 1],
    ['PageUp', stride],
    ['ArrowLeft', -1],
    ['ArrowDown', -1],
    ['PageDown', -stride],
  ])
  const step = steps.get(key)
  return step === undefined ? null : Math.max(0, Math.min(index + step, count - 1))
}

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
function ReadMark({ pointer, walked, xs, top, base, dot }: ReadMarkProps) {
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

export type ReadingPlotProps = {
  /** Name of the points, for screen readers: 'Savings by age'. */
  label: string
  height: number
  /** The x of each point in px from the left, evenly spaced. */
  xs: readonly number[]
  /** The current point until a person points or moves with the keys. */
  start: number
  /** How many points Page Up and Page Down go. */
  stride: number
  /** All figures of a point, as a screen reader says them. */
  spoken: (index: number) => string
  /** The line above the plot with the figures of the current point. */
  readOut: (pointer: ChartPointer) => ReactNode
  /** The top and bottom of the rule at the current point, in px from the top. */
  top: number
  base: number
  /** The y of the dot on the rule, in px from the top; no dot if that point has no figure. */
  dot: (index: number) => number | undefined
  /** The drawing; pointing and moving by keys never render it again. */
  children: ReactNode
}

/**
 * A drawing of points along a line of time whose figures are read one point at a time: by pointing, by touch, or by
 * arrow keys from its one tab stop. Only the read-out and the mark change; the drawing stays as it is.
 */
export function ReadingPlot({
  label,
  height,
  xs,
  start,
  stride,
  spoken,
  readOut,
  top,
  base,
  dot,
  children,
}: ReadingPlotProps) {
  const { pointer, walked, handlers } = useReading(xs, start, stride)
  const slider = useRef<HTMLDivElement>(null)
  usePointed(pointer, (index) => {
    slider.current?.setAttribute('aria-valuenow', String(index))
    slider.current?.setAttribute('aria-valuetext', spoken(index))
  })
  return (
    <>
      {readOut(pointer)}
      <div className="relative mt-3.5" style={{ height }}>
        {children}
        <ReadMark pointer={pointer} walked={walked} xs={xs} top={top} base={base} dot={dot} />
        <div
          ref={slider}
          role="slider"
          tabIndex={0}
          aria-label={label}
          aria-roledescription="chart"
          aria-valuemin={0}
          aria-valuemax={xs.length - 1}
          aria-valuenow={pointer.rest}
          aria-valuetext={spoken(pointer.rest)}
          className="absolute inset-0 cursor-crosshair touch-pan-y rounded-md -outline-offset-2"
          {...handlers}
        />
      </div>
    </>
  )
}

/** Returns the current point: the one under the mouse, else the one reached by keys, else the one to start with. */
function useReading(xs: readonly number[], start: number, stride: number) {
  const [walked, setWalked] = useState<number | null>(null)
  const last = xs.length - 1
  const pointer = usePointer(Math.min(walked ?? start, last))
  const current = () => Math.min(pointer.pointed() ?? pointer.rest, last)
  const walk = (index: number | null) => {
    pointer.point(null)
    setWalked(index)
  }
  const onPointer = (event: PointerEvent) => pointer.point(nearestPoint(localPoint(event)?.x ?? 0, xs))
  const handlers = {
    onPointerDown: onPointer,
    onPointerMove: onPointer,
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      // Lifting a finger fires a leave event too, but the person wants to go on reading.
      if (pointerType !== 'touch') pointer.point(null)
    },
    onFocus: () => setWalked(current()),
    onBlur: () => walk(null),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return
      const next = pointAfter(event.key, current(), xs.length, stride)
      if (next === null) return
      event.preventDefault()
      walk(next)
    },
  }
  return { pointer, walked: walked !== null, handlers }
}
