import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { focusHeading } from './focus-heading.ts'

/** How long a place on a page is looked for while its content is still loading. */
const restoreMs = 2000

/** Scrolls to a place as soon as the page is long enough, unless the person scrolls meanwhile. Returns a function that stops it. */
function restoreScroll(top: number): () => void {
  const until = performance.now() + restoreMs
  let frame = 0
  const stop = () => {
    cancelAnimationFrame(frame)
    for (const event of ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const) removeEventListener(event, stop)
  }
  const look = () => {
    scrollTo(0, top)
    if (Math.abs(scrollY - top) > 1 && performance.now() < until) frame = requestAnimationFrame(look)
    else stop()
  }
  for (const event of ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const)
    addEventListener(event, stop, { passive: true })
  look()
  return stop
}

/** Where the person was on each entry of the history, by its key. */
const places = new Map<string, number>()
let shownEntry = ''

/** Returns the key of the shown entry. The router names no entry that a plain link made. */
function keyOfEntry(routerKey: string): string {
  if (routerKey !== 'default') return routerKey
  const state: unknown = history.state
  const known = typeof state === 'object' ? { ...state } : {}
  if ('key' in known && typeof known.key === 'string') return known.key
  const key = `link ${performance.now()}`
  history.replaceState({ ...known, key }, '')
  return key
}

function useKeptPlaces() {
  useEffect(() => {
    history.scrollRestoration = 'manual'
    const keep = () => places.set(shownEntry, scrollY)
    addEventListener('scroll', keep, { passive: true })
    return () => removeEventListener('scroll', keep)
  }, [])
}

/**
 * Follows each change of the screen: the focus goes to its heading, which announces it, and the page to its top, or to the
 * kept place after Back. A choice within a screen, which changes only the query of its address, leaves both as they are.
 */
export function useScreenChange(): void {
  const { pathname, key } = useLocation()
  const shown = useRef(pathname)
  useKeptPlaces()
  useLayoutEffect(() => {
    shownEntry = keyOfEntry(key)
    if (shown.current === pathname) return
    shown.current = pathname
    focusHeading()
    return restoreScroll(places.get(shownEntry) ?? 0)
  }, [pathname, key])
}
