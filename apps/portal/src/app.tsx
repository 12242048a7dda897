import type { EndpointName } from '@evenkeel/api-client/contract/paths'
import { ApiProvider } from '@evenkeel/api-client/react'
import { FailureProvider } from '@evenkeel/widgets/shared/failure.tsx'
import { Provider as AtomProvider, useAtom, useAtomValue } from 'jotai'
import { type ComponentProps, type ReactNode, useEffect } from 'react'
import { RouterProvider } from 'react-router/dom'
import { client, noteFailedRead } from './client.ts'
import { otherTabs } from './other-tabs.ts'
import type { PortalRouter } from './routes.tsx'
import { reportFailure } from './report-failure.ts'
import { useApplyAppearance } from './shell/appearance.ts'
import { Deferred } from './shell/deferred.tsx'
import { sessionAtom, store } from './state.ts'
import { PrivacyProvider } from '@evenkeel/ui/privacy'
import { privacyAtom } from '@evenkeel/widgets/shared/state/privacy.ts'

const channelName = 'evenkeel-session'

/**
 * Keeps all tabs of a browser on their shared session. Each tab reports to the others who is signed in, or that no one is; a tab
 * that shows another person's money reloads, so that none of it stays on the screen and nothing is written for the wrong person.
 */
function useSessionAcrossTabs(): void {
  const userId = useAtomValue(sessionAtom)?.userId
  useEffect(() => {
    // Not known yet: this tab shows no money, and has nothing to report.
    if (userId === undefined) return
    const channel = new BroadcastChannel(channelName)
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (userId !== null && data !== userId) location.reload()
    })
    // A channel reaches only this origin, so there is no target to name.
    const tell = channel.postMessage.bind(channel)
    tell(userId)
    return () => channel.close()
  }, [userId])
}

/** Hides every amount while switched on, with the eye in the header or with the key H (`ShortcutKeys`). */
function Privacy({ children }: { readonly children: ReactNode }) {
  const [hidden, setHidden] = useAtom(privacyAtom)
  return (
    <PrivacyProvider hidden={hidden} onHiddenChange={setHidden}>
      {children}
    </PrivacyProvider>
  )
}

/** Follows the chosen appearance, and what another tab did to the session; renders nothing. */
function Followed() {
  useApplyAppearance()
  useSessionAcrossTabs()
  return null
}

const loadAfterStart = async () => (await import('./shell/after-start.tsx')).AfterStart

const since = new Date()

const tabs = otherTabs()

function onFailedRead(reason: unknown, name: EndpointName) {
  noteFailedRead(reason, name)
  reportFailure(reason, name)
}

interface AppProps {
  readonly router: PortalRouter
  /** What the first screen shows, as far as it is known. */
  readonly firstAnswers: ComponentProps<typeof ApiProvider>['first']
}

/** The router inside everything that all screens share. */
export function App({ router, firstAnswers }: AppProps) {
  return (
    <AtomProvider store={store}>
      <Followed />
      <ApiProvider client={client} first={firstAnswers} others={tabs} onFailure={onFailedRead}>
        <Privacy>
          <FailureProvider>
            <RouterProvider router={router} />
            <Deferred load={loadAfterStart} props={{ since, router }} />
          </FailureProvider>
        </Privacy>
      </ApiProvider>
    </AtomProvider>
  )
}
