import { useRef, useState } from 'react'
import type { FocusEvent, KeyboardEvent, MouseEvent, PointerEvent } from 'react'

/** Why the highlight changed: a mouse came over an item, the mouse left them all, or focus or a touch chose an item. */
type LitCause = 'over' | 'left' | 'chosen'

type ItemWalkOptions = {
  /** How many items there are; each has its index as `data-index`. */
  count: number
  /** The item that is highlighted, or null. */
  active: number | null
  /** The item that Tab reaches first. */
  start: number
  /** A ring: all four arrows move, and go around the ends. Otherwise only left and right, and each end stops. */
  ring?: boolean
  onActive: (index: number | null, cause: LitCause) => void
  onOpen?: ((index: number) => void) | undefined
}

/**
 * Makes a row or ring of chart parts one tab stop that arrow keys move through. Pointing and focus highlight an item,
 * Enter or a click opens it, and a touch highlights first and opens the second time. The handlers go on the container,
 * so that pointing never redraws the parts. `stop` is the item with tabIndex 0; `focused` is null while focus is
 * elsewhere.
 */
export function useRovingIndex({ count, active, start, ring = false, onActive, onOpen }: ItemWalkOptions) {
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

/** How the pointer went down: a touch on an item that is not highlighted yet only highlights it. */
type Press = { touch: boolean; highlighted: boolean }

/** Handlers of the mouse: it highlights the item under it, the focused item is highlighted again when it leaves, and a click opens. */
function usePointing(
  active: number | null,
  focused: number | null,
  onActive: ItemWalkOptions['onActive'],
  onOpen: ((index: number) => void) | undefined,
) {
  const press = useRef<Press | null>(null)
  return {
    onPointerDown: (event: PointerEvent) => {
      press.current = { touch: event.pointerType === 'touch', highlighted: indexAt(event) === active }
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
      const firstTouch = press.current?.touch === true && !press.current.highlighted
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

/** Returns the index that `key` leads to from `index`, or null for a key that does not move. */
function placeAfter(key: string, index: number, count: number, ring: boolean): number | null {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = toIndexStep(key, ring)
  if (step === 0) return null
  const next = index + step
  return ring ? (next + count) % count : Math.max(0, Math.min(next, count - 1))
}

function toIndexStep(key: string, ring: boolean): number {
  if (key === 'ArrowRight' || (ring && key === 'ArrowDown')) return 1
  if (key === 'ArrowLeft' || (ring && key === 'ArrowUp')) return -1
  return 0
}
