import { useLayoutEffect, useState, type RefObject } from 'react'

/** The font size of the browser at which a pixel of the design is one on the screen. */
const usualFontSize = 16

/** Returns a length of the design on this screen: the sizes of the style sheet follow the font size of the browser. */
const onScreen = (px: number) =>
  (px * (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || usualFontSize)) / usualFontSize

/**
 * Whether the element is narrower than `width` px of the design, kept up to date as it changes; false if nothing can be
 * measured.
 */
export function useIsNarrow(element: RefObject<HTMLElement | null>, width: number): boolean {
  const [narrow, setNarrow] = useState(false)
  useLayoutEffect(() => {
    const node = element.current
    if (!node || typeof ResizeObserver === 'undefined') return
    const measure = () => setNarrow(node.clientWidth > 0 && node.clientWidth < onScreen(width))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(node)
    return () => observer.disconnect()
  }, [element, width])
  return narrow
}
