import { type Links, useHost } from './host.tsx'
import { pages } from './paths.ts'

export const useLinks = (): Links => useHost().links

/** Returns links for a page that is not ours: the portal's full address, opened in a new tab, announced to the page first. */
export function linksToPortal(
  origin: string,
  beforeOpen: (href: string) => boolean,
): Links & { readonly follow: (href: string) => void } {
  const href = (path: string) => `${origin}${pages.home}#${path}`
  const follow = (address: string) => {
    if (beforeOpen(address)) globalThis.open(address, '_blank', 'noopener')
  }
  return { href, follow, open: (path) => follow(href(path)) }
}
