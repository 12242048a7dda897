import { useEffect } from 'react'

/**
 * Calls `onDismiss` when a person presses, or the focus goes, outside both the element and its anchor. Listens in the
 * element's own tree as well as on the document: the focus moving inside a shadow root is not heard outside it.
 */
export function useDismiss(element: HTMLElement | null, anchor: HTMLElement | null, onDismiss: () => void): void {
  useEffect(() => {
    if (!element) return
    const onOutside = (event: Event): void => {
      const path = event.composedPath()
      if (!path.includes(element) && !(anchor && path.includes(anchor))) onDismiss()
    }
    const stop = new AbortController()
    const options = { capture: true, signal: stop.signal }
    document.addEventListener('pointerdown', onOutside, options)
    for (const tree of new Set([element.getRootNode(), document])) tree.addEventListener('focusin', onOutside, options)
    return () => stop.abort()
  }, [element, anchor, onDismiss])
}
