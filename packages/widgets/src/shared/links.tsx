import { createContext, type ReactNode, useContext } from 'react'
import { pages } from './paths.ts'

/** How a link to a place in the portal is made and followed, on any page that shows the widget. */
export interface Links {
  /** Returns the address for a link's href, from a path of `paths`. */
  readonly href: (path: string) => string
  /** Opens the path, as a click on such a link would. */
  readonly open: (path: string) => void
}

const inPortal: Links = {
  href: (path) => `#${path}`,
  open: (path) => {
    location.hash = path
  },
}

const LinksContext = createContext<Links>(inPortal)

/** Sets how links are made. Widgets on other people's pages link to the portal's address, and announce it to the page first. */
export function LinksProvider({ links, children }: { readonly links: Links; readonly children: ReactNode }) {
  return <LinksContext value={links}>{children}</LinksContext>
}

export function useLinks(): Links {
  return useContext(LinksContext)
}

/** Returns links for a page that is not ours: the portal's full address, opened in a new tab. */
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
