import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** Whether the content of an element is wider than the element, kept up to date. */
function useOverflow(element: RefObject<HTMLElement | null>): boolean {
  const [isWider, setWider] = useState(false)
  useLayoutEffect(() => {
    const node = element.current
    if (node === null || typeof ResizeObserver === 'undefined') return
    const measure = () => setWider(node.scrollWidth > node.clientWidth + 1)
    const observer = new ResizeObserver(measure)
    observer.observe(node)
    for (const child of node.children) observer.observe(child)
    measure()
    return () => observer.disconnect()
  }, [element])
  return isWider
}

export interface ScrollRegionProps {
  /** What is in it, for people who move to it by keyboard. */
  label: string
  children: ReactNode
}

/** Content that may be too wide for the screen, such as a table: then it scrolls, also by keyboard, and nothing is cut off. */
export function ScrollRegion({ label, children }: ScrollRegionProps) {
  const ref = useRef<HTMLDivElement>(null)
  const isWider = useOverflow(ref)
  const region = isWider ? { role: 'region', tabIndex: 0, 'aria-label': label } : {}
  return (
    <div ref={ref} className="overflow-x-auto [contain:inline-size]" {...region}>
      {children}
    </div>
  )
}
