import { useEffect, useLayoutEffect, useRef } from 'react'
import { type PlaceOptions, placeBeside, viewportSize } from './place.ts'

/**
 * How far, in pixels, an anchor may move before what stands beside it is let go. A phone that opens something moves the
 * page by the height of its address bar; whoever scrolls on means to leave.
 */
const reach = 64

/** On which side of its anchor, and how far from it. */
type Wanted = { [Option in 'side' | 'align' | 'gap']?: PlaceOptions[Option] | undefined }

export interface FollowOptions extends Wanted {
  /** Follows as far as the anchor can be seen, as the list under a box that is typed into has to. */
  stays?: boolean | undefined
}

/**
 * Puts an element beside its anchor and keeps it there while the page scrolls or changes its size a little. Calls `onLost`
 * when the anchor went too far or out of sight.
 */
export function useFollow(
  element: HTMLElement | null,
  anchor: HTMLElement | null,
  options: FollowOptions,
  onLost: () => void,
): void {
  const { side, align, gap, stays = false } = options
  const start = useRef<DOMRect>(null)
  useLayoutEffect(() => {
    if (!element || !anchor) return
    start.current = anchor.getBoundingClientRect()
    moveBeside(element, anchor, { side, align, gap })
  }, [element, anchor, side, align, gap])
  useEffect(() => {
    if (!element || !anchor) return
    const follow = (event: Event): void => {
      if (event.composedPath().includes(element)) return
      if (isLost(anchor, stays ? null : start.current)) onLost()
      else moveBeside(element, anchor, { side, align, gap })
    }
    const stop = new AbortController()
    const heard = { capture: true, signal: stop.signal }
    // Scrolling inside a shadow root is not heard outside it.
    for (const tree of new Set([element.getRootNode(), document])) tree.addEventListener('scroll', follow, heard)
    window.addEventListener('resize', follow, heard)
    window.visualViewport?.addEventListener('resize', follow, heard)
    const resized = new ResizeObserver(() => moveBeside(element, anchor, { side, align, gap }))
    resized.observe(element)
    return () => {
      stop.abort()
      resized.disconnect()
    }
  }, [element, anchor, side, align, gap, stays, onLost])
}

function isLost(anchor: HTMLElement, start: DOMRect | null): boolean {
  const { left, top, right, bottom } = anchor.getBoundingClientRect()
  const { width, height } = viewportSize()
  if (bottom <= 0 || right <= 0 || top >= height || left >= width) return true
  return start !== null && Math.max(Math.abs(left - start.left), Math.abs(top - start.top)) > reach
}

function moveBeside(element: HTMLElement, anchor: HTMLElement, { side, align, gap }: Wanted): void {
  const { width, height } = element.getBoundingClientRect()
  const { side: stood } = element.dataset
  // Where it stands already it stays while it fits: a list must not jump over its box with each key.
  const wanted = stood === 'top' || stood === 'bottom' ? stood : side
  const options = { ...(wanted && { side: wanted }), ...(align && { align }), ...(gap === undefined ? {} : { gap }) }
  const place = placeBeside(anchor.getBoundingClientRect(), { width, height }, viewportSize(), options)
  element.style.left = `${String(place.left)}px`
  element.style.top = `${String(place.top)}px`
  element.dataset['side'] = place.side
}
