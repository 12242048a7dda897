import { useLayoutEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'

/**
 * The inner width of the element that carries the returned ref, in whole px, kept up to date as its container changes.
 * It is `defaultWidth` on the server, on the first render and where nothing is laid out, so that a chart has a shape
 * from the start. A chart asks its own box and never the window: in a widget the window belongs to the host page.
 */
export function useContainerWidth<T extends Element>(defaultWidth: number): [RefObject<T | null>, number] {
  const ref = useRef<T>(null)
  const [width, setWidth] = useState(defaultWidth)

  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return undefined
    const take = (measured: number) => {
      if (measured > 0) setWidth(Math.floor(measured))
    }
    take(element.getBoundingClientRect().width)
    if (typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver((entries) => take(entries[0]?.contentRect.width ?? 0))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  return [ref, width]
}
