import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** The px of a card's inside on A4 with a browser's usual margins. */
const paperWidth = 600

/**
 * Returns the width of a container in whole px, kept up to date as it changes, and a ref. The ref goes on an empty
 * element as wide as the container: it has no height that a redrawn chart could change. It is measured before anything
 * is painted, because a chart of another height would move what is below it. The width is `defaultWidth` on the server, on the first render
 * and without layout, so that a chart has a shape from the start; a right guess costs nothing. A chart measures its box
 * and never the window, because it may be in a narrow column of a wide page.
 */
export function useContainerWidth(defaultWidth: number): [RefObject<HTMLDivElement | null>, number] {
  const ref = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(defaultWidth)

  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return undefined
    const take = (measured: number) => {
      if (measured > 0) setWidth(Math.floor(measured))
    }
    take(element.getBoundingClientRect().width)
    if (typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver((entries) => flushSync(() => take(entries[0]?.contentRect.width ?? 0)))
    observer.observe(element)
    // A browser that prints reports no size, and would cut off what is wider than the paper.
    const narrow = () => flushSync(() => setWidth((shown) => Math.min(shown, paperWidth)))
    const widen = () => take(element.getBoundingClientRect().width)
    addEventListener('beforeprint', narrow)
    addEventListener('afterprint', widen)
    return () => {
      observer.disconnect()
      removeEventListener('beforeprint', narrow)
      removeEventListener('afterprint', widen)
    }
  }, [])

  return [ref, width]
}
