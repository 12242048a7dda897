import { createContext, type ReactNode, useContext } from 'react'
import { pages } from '../shared/paths.ts'
import type { Say } from './events.ts'
import { whenClosed } from './when-closed.ts'

/** What the person reads where the browser blocks our windows. */
export const blockedWords = 'Your browser blocked the window. Allow pop-ups for this page and try again.'

/** How our windows look: beside the page, which stays. */
export const popupFeatures = 'popup,width=520,height=760'

interface LinkWindowParts {
  readonly origin: string
  readonly say: Say
  /** The window is gone: what it may have changed is to be read again. */
  readonly onClosed: () => void
}

/**
 * The window in which a bank is linked: a bank's login is never asked for on a page of others. One at a time; `open` has to come
 * from a press, and gives false where the browser blocked the window.
 */
export function createLinkWindow({ origin, say, onClosed }: LinkWindowParts) {
  let opened: Window | null = null
  let stopLooking = () => {}
  return {
    open(): boolean {
      if (opened !== null) {
        opened.focus()
        return true
      }
      const href = `${origin}${pages.linkAccount}`
      if (!say('evenkeel:navigate', { href })) return true
      opened = globalThis.open(href, '_blank', popupFeatures)
      if (opened === null) return false
      stopLooking = whenClosed(opened, () => {
        opened = null
        onClosed()
      })
      return true
    },
    /** Looks at no window any more. The window itself is left to the person. */
    forget() {
      stopLooking()
      opened = null
    },
  }
}

export type LinkWindow = Pick<ReturnType<typeof createLinkWindow>, 'open'>

const LinkWindowContext = createContext<LinkWindow | null>(null)

export function LinkWindowProvider({
  linkWindow,
  children,
}: {
  readonly linkWindow: LinkWindow
  readonly children: ReactNode
}) {
  return <LinkWindowContext value={linkWindow}>{children}</LinkWindowContext>
}

/** Null in the portal, where banks are linked in place. */
export function useLinkWindow(): LinkWindow | null {
  return useContext(LinkWindowContext)
}
