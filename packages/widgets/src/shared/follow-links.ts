/** Whether the person asked the browser for something else: a new tab, a download. */
const isOwnWish = ({ button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented }: MouseEvent) =>
  defaultPrevented || button !== 0 || ctrlKey || metaKey || shiftKey || altKey

/**
 * A plain press on a link to the portal must not lead the host page away: passes its address on instead. Returns a function
 * that stops that.
 */
export function followLinks(surface: HTMLElement, follow: (href: string) => void): () => void {
  const onClick = (event: MouseEvent) => {
    if (isOwnWish(event) || !(event.target instanceof Element)) return
    const link = event.target.closest('a')
    if (link === null) return
    event.preventDefault()
    follow(link.href)
  }
  surface.addEventListener('click', onClick)
  return () => surface.removeEventListener('click', onClick)
}
