let locks = 0
let restore = (): void => undefined

/**
 * Stops the page behind a modal from scrolling, without a jump: where a scrollbar goes, its gutter stays. Set as inline
 * important properties, which beat a host page's own sheet, and put back exactly as they were by the last release.
 */
export function lockPageScroll(): () => void {
  if (locks++ === 0) restore = setImportant(document.documentElement, wanted())
  let released = false
  return () => {
    if (released) return
    released = true
    if (--locks === 0) restore()
  }
}

function wanted(): Record<string, string> {
  const root = document.documentElement
  const hasScrollbar = window.innerWidth > root.clientWidth
  return hasScrollbar ? { overflow: 'hidden', 'scrollbar-gutter': 'stable' } : { overflow: 'hidden' }
}

function setImportant(element: HTMLElement, properties: Record<string, string>): () => void {
  const hadStyle = element.hasAttribute('style')
  const before = Object.keys(properties).map(
    (name) => [name, element.style.getPropertyValue(name), element.style.getPropertyPriority(name)] as const,
  )
  for (const [name, value] of Object.entries(properties)) element.style.setProperty(name, value, 'important')
  return () => {
    for (const [name, value, priority] of before) {
      if (value) element.style.setProperty(name, value, priority)
      else element.style.removeProperty(name)
    }
    // Asked by its attribute, not by its style: only that makes Chromium write the attribute it then can remove.
    if (!hadStyle && element.getAttribute('style') === '') element.removeAttribute('style')
  }
}
