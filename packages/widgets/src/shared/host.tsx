import { createContext, type ReactNode, useContext } from 'react'
import type { OurWindow } from './our-window.ts'

/** How a link to a place in the portal is made and followed, on any page that shows the widget. */
export interface Links {
  /** Returns the address for a link's href, from a path of `paths`. */
  readonly href: (path: string) => string
  /** Opens the path, as a click on such a link would. */
  readonly open: (path: string) => void
}

/**
 * The room for dialogs that cover another page, outside of the small frame of a card. A dialog there reads for itself what it shows, so
 * `about` holds ids and the like only.
 */
export interface Stage {
  /** Resolves once the dialog is closed, and what it changed is read again. It opens in our window if the page has no stage. */
  open(dialog: string, about: unknown): Promise<void>
}

export type Command = 'open' | 'close' | 'refresh'

/** The commands of the page around a widget, such as `element.open()`. */
export interface Commands {
  readonly send: (command: Command) => void
  /** Returns the function that ends it. */
  readonly on: (command: Command, listener: () => void) => () => void
}

/** What the page around hands in. These are means, not state: they stay the same while the page is shown. */
interface Host {
  readonly links: Links
  /** Null in the portal, where a dialog has the whole window. */
  readonly stage: Stage | null
  /** Null in the portal and in the window itself, where everything is done in place. */
  readonly ourWindow: OurWindow | null
  /** The portal sends none. */
  readonly commands: Commands | null
  /** The clock. */
  readonly now: () => Date
  /** Whether the widget is in a frame on our own origin, which the page around it cannot read. */
  readonly isFramed: boolean
  /** Whether the person's accounts may be read: on other people's pages a token reads transactions only, without any balance. */
  readonly knowsAccounts: boolean
}

const HostContext = createContext<Host>({
  links: {
    href: (path) => `#${path}`,
    open: (path) => {
      location.hash = path
    },
  },
  stage: null,
  ourWindow: null,
  commands: null,
  now: () => new Date(),
  isFramed: false,
  knowsAccounts: true,
})

/** Hands in what differs from the portal, or from the host around. */
export function HostProvider({ children, ...means }: Partial<Host> & { readonly children: ReactNode }) {
  return <HostContext value={{ ...useHost(), ...means }}>{children}</HostContext>
}

/** Returns what the page around hands in; without one, the portal's. */
export const useHost = (): Host => useContext(HostContext)
