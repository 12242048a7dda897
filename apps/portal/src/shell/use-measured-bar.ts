import { type RefObject, useLayoutEffect } from 'react'

const property = '--bar-bottom'

/** Says in a property of the page how much of its foot a fixed bar covers, so that the focus is scrolled from under it. */
export function useMeasuredBar(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const node = bar.current
    const { style } = document.documentElement
    if (node === null || typeof ResizeObserver === 'undefined') return
    const measure = () => {
      const isOverPage = getComputedStyle(node).position === 'fixed'
      style.setProperty(property, `${isOverPage ? node.getBoundingClientRect().height : 0}px`)
    }
    const observer = new ResizeObserver(measure)
    observer.observe(node)
    addEventListener('resize', measure)
    measure()
    return () => {
      observer.disconnect()
      removeEventListener('resize', measure)
      style.removeProperty(property)
    }
  }, [bar])
}
