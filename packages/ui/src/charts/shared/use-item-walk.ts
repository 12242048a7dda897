import { useRef, useState } from 'react'
import type { FocusEvent, KeyboardEvent, MouseEvent, PointerEvent } from 'react'

/** Why an item is lit: a mouse came over it, a mouse left them all, or focus or a touch chose it. */
export type LitCause = 'over' | 'left' | 'chosen'

type ItemWalkOptions = {
  /** How many items there are; each carries its place as `data-index`. */
  count: number
  /** The item that is lit, or null. */
  active: number | null
  /** The item that Tab reaches first. */
  start: number
  /** A ring: all four arrows walk and the walk goes round. Else left and right only, with a stop at each end. */
  ring?: boolean
  onActive: (index: number | null, cause: LitCause) => void
  onOpen?: ((index: number) => void) | undefined
}

/**
 * Makes a row or ring of chart parts one tab stop that arrow keys walk through: pointing and focus light an item, Enter
 * or a click opens it, and a touch lights first and opens the second time. The handlers go on the container, so that
 * pointing never redraws the parts. `stop` is the item with tabIndex 0; `focused` is null while focus is elsewhere.
 */
export function useItemWalk({ count, active, start, ring = false, onActive, onOpen }: ItemWalkOptions) {
  const [walked, setWalked] = useState<number | null>(null)
  const [focused, setFocused] = useState<number | null>(null)
  const pointing = usePointing(active, focused, onActive, onOpen)
  const focusing = {
    onFocus: (event: FocusEvent) => {
      const index = indexAt(event)
      setFocused(index)
      setWalked(index)
      onActive(index, 'chosen')
    },
    onBlur: ({ relatedTarget, currentTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return
      setFocused(null)
      onActive(null, 'chosen')
    },
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const index = indexAt(event)
    if (index === null || event.altKey || event.ctrlKey || event.metaKey) return
    const opens = event.key === 'Enter' || event.key === ' '
    const next = placeAfter(event.key, index, count, ring)
    if (!opens && next === null) return
    event.preventDefault()
    if (opens) onOpen?.(index)
    else if (next !== null) focusItem(event.currentTarget, next)
  }
  const stop = Math.max(0, Math.min(walked ?? start, count - 1))
  return { stop, focused, handlers: { ...pointing, ...focusing, onKeyDown } }
}

/** How the pointer went down: a touch on an item that was not lit yet only lights it. */
type Press = { touch: boolean; lit: boolean }

/** A mouse lights what it is over and, on leaving, gives back to the focused item; a click opens. */
function usePointing(
  active: number | null,
  focused: number | null,
  onActive: ItemWalkOptions['onActive'],
  onOpen: ((index: number) => void) | undefined,
) {
  const press = useRef<Press | null>(null)
  return {
    onPointerDown: (event: PointerEvent) => {
      press.current = { touch: event.pointerType === 'touch', lit: indexAt(event) === active }
    },
    onPointerOver: (event: PointerEvent) => {
      const index = indexAt(event)
      if (event.pointerType !== 'touch' && index !== null) onActive(index, 'over')
    },
    onPointerLeave: (event: PointerEvent) => {
      if (event.pointerType !== 'touch') onActive(focused, 'left')
    },
    onClick: (event: MouseEvent) => {
      const index = indexAt(event)
      const firstTouch = press.current?.touch === true && !press.current.lit
      press.current = null
      if (index === null) return
      if (firstTouch) onActive(index, 'chosen')
      else onOpen?.(index)
    },
  }
}

function indexAt({ target }: { target: EventTarget }): number | null {
  const index = target instanceof Element ? target.closest('[data-index]')?.getAttribute('data-index') : null
  return typeof index === 'string' ? Number(index) : null
}

function focusItem(container: Element, index: number) {
  const item = container.querySelector(`[data-index="${index}"]`)
  if (item instanceof HTMLElement || item instanceof SVGElement) item.focus()
}

/** The place that `key` leads to from `index`, or null for a key that does not walk. */
function placeAfter(key: string, index: number, count: number, ring: boolean): number | null {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = stepOf(key, ring)
  if (step === 0) return null
  const next = index + step
  return ring ? (next + count) % count : Math.max(0, Math.min(next, count - 1))
}

function stepOf(key: string, ring: boolean): number {
  if (key === 'ArrowRight' || (ring && key === 'ArrowDown')) return 1
  if (key === 'ArrowLeft' || (ring && key === 'ArrowUp')) return -1
  return 0
}
