import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react'
import { ReadMark } from './read-mark.tsx'
import { nearestPoint, pointAfter } from './reading-place.ts'
import { type Told, useFollow, useTold } from './told.ts'

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
  /** The line above the plot that says the told point's figures. */
  readOut: (told: Told) => ReactNode
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
  const { told, walked, handlers } = useReading(xs, start, stride)
  const slider = useRef<HTMLDivElement>(null)
  useFollow(told, (index) => {
    slider.current?.setAttribute('aria-valuenow', String(index))
    slider.current?.setAttribute('aria-valuetext', spoken(index))
  })
  return (
    <>
      {readOut(told)}
      <div className="relative mt-3.5" style={{ height }}>
        {children}
        <ReadMark told={told} walked={walked} xs={xs} top={top} base={base} dot={dot} />
        <div
          ref={slider}
          role="slider"
          tabIndex={0}
          aria-label={label}
          aria-roledescription="chart"
          aria-valuemin={0}
          aria-valuemax={xs.length - 1}
          aria-valuenow={told.rest}
          aria-valuetext={spoken(told.rest)}
          className="absolute inset-0 cursor-crosshair touch-pan-y rounded-md -outline-offset-2"
          {...handlers}
        />
      </div>
    </>
  )
}

/** Which point is told: the one pointed at, else the one walked to, else the one to start with. */
function useReading(xs: readonly number[], start: number, stride: number) {
  const [walked, setWalked] = useState<number | null>(null)
  const last = xs.length - 1
  const told = useTold(Math.min(walked ?? start, last))
  const current = () => Math.min(told.pointed() ?? told.rest, last)
  const walk = (index: number | null) => {
    told.point(null)
    setWalked(index)
  }
  const onPointer = ({ nativeEvent }: PointerEvent) => told.point(nearestPoint(nativeEvent.offsetX, xs))
  const handlers = {
    onPointerDown: onPointer,
    onPointerMove: onPointer,
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      // A finger that lifts leaves, too, and wants to go on reading.
      if (pointerType !== 'touch') told.point(null)
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
  return { told, walked: walked !== null, handlers }
}
