import type { Client } from '@evenkeel/api-client/client'
import { ApiProvider } from '@evenkeel/api-client/react'
import { Provider } from 'jotai'
import { type ComponentProps, type ReactNode, useMemo } from 'react'
import { FailureProvider } from '../shared/failure.tsx'
import { HostProvider } from '../shared/host.tsx'
import { ToastPlace } from '../shared/toasts.tsx'

export interface EvenkeelProviderProps {
  readonly client: Client
  /** How links to the portal's places are made and followed; by default as the hash of the page's own address. */
  readonly links?: {
    /** Returns the address for a link's `href`, from a path such as `/accounts`. */
    readonly href?: (path: string) => string
    /** Follows such an address. */
    readonly follow: (href: string) => void
  }
  /** Called for every failed read, in addition to what the component shows. */
  readonly onFailure?: ComponentProps<typeof ApiProvider>['onFailure']
  readonly children: ReactNode
}

const toHash = (path: string) => `#${path}`
const followHash = { follow: (href: string) => location.assign(href) }

/** What every component of this package needs around it: a client, a cache, links, the failure dialog, and messages. */
export function EvenkeelProvider({ client, links: given = followHash, onFailure, children }: EvenkeelProviderProps) {
  const links = useMemo(() => {
    const { href = toHash, follow } = given
    return { href, open: (path: string) => follow(href(path)) }
  }, [given])
  return (
    <ApiProvider client={client} {...(onFailure && { onFailure })}>
      <HostProvider links={links}>
        <Provider>
          <FailureProvider>{children}</FailureProvider>
          <ToastPlace />
        </Provider>
      </HostProvider>
    </ApiProvider>
  )
}
