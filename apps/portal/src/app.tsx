import type { EndpointName } from '@evenkeel/api-client/contract/paths'
import { ApiProvider } from '@evenkeel/api-client/react'
import { FailureProvider } from '@evenkeel/widgets/shared/failure.tsx'
import { Provider as AtomProvider } from 'jotai'
import type { ComponentProps } from 'react'
import { RouterProvider } from 'react-router/dom'
import { client, noteFailedRead } from './client.ts'
import type { PortalRouter } from './routes.tsx'
import { reportFailure } from './report-failure.ts'
import { useApplyAppearance } from './shell/appearance.ts'
import { Deferred } from './shell/deferred.tsx'
import { Privacy } from './shell/privacy.tsx'
import { useSessionAcrossTabs } from './shell/use-session-across-tabs.ts'
import { store } from './state.ts'

/** Follows the chosen appearance, and what another tab did to the session; renders nothing. */
function Followed() {
  useApplyAppearance()
  useSessionAcrossTabs()
  return null
}

const loadAfterStart = async () => (await import('./shell/after-start.tsx')).AfterStart

const since = new Date()

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
      <ApiProvider client={client} first={firstAnswers} onFailure={onFailedRead}>
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
