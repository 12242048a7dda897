import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from 'react'
import { nearestPoint, pointAfter } from './reading-place.ts'

export type ReadingPlotProps = {
  /** What is walked through: 'Savings by age'. */
  label: string
  height: number
  /** Where each point stands, in px from the left, evenly. */
  xs: readonly number[]
  /** The point that is read while nobody points or walks. */
  start: number
  /** How many points Page Up and Page Down go. */
  stride: number
  /** All figures of a point, as a screen reader says them. */
  spoken: (index: number) => string
  /** The line above the plot that says a point's figures. */
  readOut: (index: number) => ReactNode
  /** From where to where the rule of the point that is read reaches, in px from the top. */
  top: number
  base: number
  /** Where a dot stands on the rule, in px from the top; none where there is nothing at that point. */
  dot: (index: number) => number | undefined
  /** The drawing; pointing and walking never render it again. */
  children: ReactNode
}

/**
 * A drawing of points along a line of time whose figures are read one point after the other: by pointing, by touch, or
 * by arrow keys from its one tab stop. Only the read-out and the mark change; the drawing stays as it is.
 */
export function ReadingPlot({ label, height, xs, start, stride, spoken, readOut, top, base, dot, children }: ReadingPlotProps) {
  const { told, lit, handlers } = useReading(xs, start, stride)
  return (
    <>
      {readOut(told)}
      <div className="relative mt-3.5" style={{ height }}>
        {children}
        {lit && <ReadMark x={xs[told] ?? 0} top={top} base={base} dot={dot(told)} />}
        <div
          role="slider"
          tabIndex={0}
          aria-label={label}
          aria-roledescription="chart"
          aria-valuemin={0}
          aria-valuemax={xs.length - 1}
          aria-valuenow={told}
          aria-valuetext={spoken(told)}
          className="absolute inset-0 cursor-crosshair touch-pan-y rounded-md -outline-offset-2"
          {...handlers}
        />
      </div>
    </>
  )
}

type ReadMarkProps = { x: number; top: number; base: number; dot: number | undefined }

/** The rule and the dot at the point that is read. They are moved and never drawn again, for pointing must cost nothing. */
function ReadMark({ x, top, base, dot }: ReadMarkProps) {
  return (
    <>
      <div
        className="pointer-events-none absolute left-0 w-px bg-text-subtle print:hidden"
        style={{ top, height: base - top, transform: `translateX(${Math.round(x)}px)` }}
      />
      {dot !== undefined && (
        <div
          className="pointer-events-none absolute -top-1.5 -left-1.5 size-3 rounded-pill border-2 border-surface bg-text print:hidden"
          style={{ transform: `translate(${x}px, ${dot}px)` }}
        />
      )}
    </>
  )
}

/** Which point is told: the one pointed at, else the one walked to, else the one to start with. */
function useReading(xs: readonly number[], start: number, stride: number) {
  const [pointed, setPointed] = useState<number | null>(null)
  const [walked, setWalked] = useState<number | null>(null)
  const told = Math.min(pointed ?? walked ?? start, xs.length - 1)
  const point = ({ nativeEvent }: PointerEvent) => setPointed(nearestPoint(nativeEvent.offsetX, xs))
  const handlers = {
    onPointerDown: point,
    onPointerMove: point,
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      // A finger that lifts leaves, too, and wants to go on reading.
      if (pointerType !== 'touch') setPointed(null)
    },
    onFocus: () => setWalked(told),
    onBlur: () => {
      setWalked(null)
      setPointed(null)
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return
      const next = pointAfter(event.key, told, xs.length, stride)
      if (next === null) return
      event.preventDefault()
      setPointed(null)
      setWalked(next)
    },
  }
  return { told, lit: pointed !== null || walked !== null, handlers }
}
