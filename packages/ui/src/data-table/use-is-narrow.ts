import { useLayoutEffect, useState, type RefObject } from 'react'

/** Whether the element is narrower than `width` px, kept up as it changes; false where nothing can be measured. */
export function useIsNarrow(element: RefObject<HTMLElement | null>, width: number): boolean {
  const [narrow, setNarrow] = useState(false)
  useLayoutEffect(() => {
    const node = element.current
    if (!node || typeof ResizeObserver === 'undefined') return
    const measure = () => setNarrow(node.clientWidth > 0 && node.clientWidth < width)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(node)
    return () => observer.disconnect()
  }, [element, width])
  return narrow
}
