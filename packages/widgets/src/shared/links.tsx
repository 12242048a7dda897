import { createContext, type ReactNode, useContext } from 'react'
import { pages } from './paths.ts'

/** How a link to a place in the portal is made and followed, wherever the widget stands. */
export interface Links {
  /** The address for a link's href, from a path of `paths`. */
  readonly href: (path: string) => string
  /** Goes there, as a click on such a link would. */
  readonly open: (path: string) => void
}

const inPortal: Links = {
  href: (path) => `#${path}`,
  open: (path) => {
    location.hash = path
  },
}

const LinksContext = createContext<Links>(inPortal)

/** Other people's pages give links of their own kind: to the portal's address, said to the page first. */
export function LinksProvider({ links, children }: { readonly links: Links; readonly children: ReactNode }) {
  return <LinksContext value={links}>{children}</LinksContext>
}

export function useLinks(): Links {
  return useContext(LinksContext)
}

/** Links for a page that is not ours: the portal's full address, followed in a tab of its own. */
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
