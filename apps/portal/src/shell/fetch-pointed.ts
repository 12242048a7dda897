import { matchRoutes } from 'react-router'
import type { PortalRouter } from '../routes.tsx'

const signs = ['pointerover', 'touchstart', 'focusin'] as const

/**
 * Loads the code of a screen as soon as a link to it is pointed at, touched, or focused, so that it is there when it is opened; if
 * that fails, it loads with the screen. Returns what ends it.
 */
export function fetchPointed({ routes }: Pick<PortalRouter, 'routes'>): () => void {
  function fetchScreen({ target }: Event): void {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#/"]') : null
    if (link === null) return
    const [path = ''] = link.hash.slice(1).split('?')
    for (const { route } of matchRoutes([...routes], path) ?? [])
      if (typeof route.lazy === 'function') route.lazy().catch(() => undefined)
  }
  for (const sign of signs) document.addEventListener(sign, fetchScreen, { passive: true })
  return () => {
    for (const sign of signs) document.removeEventListener(sign, fetchScreen)
  }
}
