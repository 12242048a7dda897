import { useEffect } from 'react'

/**
 * Calls `onDismiss` when a person presses, or the focus goes, outside both the element and its anchor, and when anything
 * but the element itself scrolls or the window changes its size. Listens in the element's own tree as well as on the
 * document: scrolling inside a shadow root is not heard outside it.
 */
export function useDismiss(element: HTMLElement | null, anchor: HTMLElement | null, onDismiss: () => void): void {
  useEffect(() => {
    if (!element) return
    const isOutside = (event: Event): boolean => {
      const path = event.composedPath()
      return !path.includes(element) && !(anchor && path.includes(anchor))
    }
    const onOutside = (event: Event): void => {
      if (isOutside(event)) onDismiss()
    }
    const onScroll = (event: Event): void => {
      if (!event.composedPath().includes(element)) onDismiss()
    }
    const root = element.getRootNode()
    const stop = new AbortController()
    const options = { capture: true, signal: stop.signal }
    document.addEventListener('pointerdown', onOutside, options)
    for (const tree of new Set([root, document])) {
      tree.addEventListener('focusin', onOutside, options)
      tree.addEventListener('scroll', onScroll, options)
    }
    window.addEventListener('resize', onDismiss, { signal: stop.signal })
    return () => stop.abort()
  }, [element, anchor, onDismiss])
}
