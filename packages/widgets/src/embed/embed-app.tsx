import { ApiProvider } from '@evenkeel/api-client/react'
import { ToastProvider, ToastRegion } from '@evenkeel/ui/toast'
import { type ReactNode, useCallback, useEffect, useSyncExternalStore } from 'react'
import { useSWRConfig } from 'swr'
import { FailureProvider } from '../shared/failure.tsx'
import { type Links, LinksProvider } from '../shared/links.tsx'
import { type Commands, CommandsProvider, useCommand } from './commands.tsx'
import { ConnectCard } from './connect-card.tsx'
import type { EmbedStore } from './embed-store.ts'
import type { Say } from './events.ts'
import { type LinkWindow, LinkWindowProvider } from './link-window.tsx'
import { FramedContext } from './signature.tsx'

interface EmbedAppProps {
  readonly say: Say
  readonly store: EmbedStore
  readonly commands: Commands
  readonly links: Links
  readonly linkWindow: LinkWindow
  readonly title: string
  readonly isFramed: boolean
  readonly children: ReactNode
}

/** Says 'ready' once the content stands, and reads everything again when the page asks for it. */
function Connected({ say, children }: Pick<EmbedAppProps, 'say' | 'children'>) {
  const { mutate } = useSWRConfig()
  useCommand(
    'refresh',
    useCallback(() => void mutate(() => true), [mutate]),
  )
  useEffect(() => void say('evenkeel:ready'), [say])
  return children
}

/** What every widget on another page has around it: the person's leave first, then a client, links and messages. */
export function EmbedApp({ say, store, commands, links, linkWindow, title, isFramed, children }: EmbedAppProps) {
  const state = useSyncExternalStore(store.subscribe, store.getState)
  return (
    <FramedContext value={isFramed}>
      {state.status === 'connected' ? (
        <ApiProvider client={store.client}>
          <LinksProvider links={links}>
            <LinkWindowProvider linkWindow={linkWindow}>
              <CommandsProvider commands={commands}>
                <ToastProvider>
                  <FailureProvider>
                    <Connected say={say}>{children}</Connected>
                  </FailureProvider>
                  <ToastRegion />
                </ToastProvider>
              </CommandsProvider>
            </LinkWindowProvider>
          </LinksProvider>
        </ApiProvider>
      ) : (
        <ConnectCard title={title} state={state} onConnect={store.connect} />
      )}
    </FramedContext>
  )
}
