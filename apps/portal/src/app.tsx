import type { EndpointName } from '@evenkeel/api-client/contract/paths'
import { ApiProvider } from '@evenkeel/api-client/react'
import { FailureProvider } from '@evenkeel/widgets/shared/failure.tsx'
import { Provider as AtomProvider } from 'jotai'
import { type ComponentType, useEffect, useState } from 'react'
import { RouterProvider } from 'react-router/dom'
import { client, noteFailedRead } from './client.ts'
import type { PortalRouter } from './routes.tsx'
import { reportFailure } from './report-failure.ts'
import type { AfterStartProps } from './shell/after-start.tsx'
import { useApplyAppearance } from './shell/appearance.ts'
import { Privacy } from './shell/privacy.tsx'
import { SessionExpired } from './shell/session-expired.tsx'
import { store } from './state.ts'

/** Follows the chosen appearance; renders nothing. */
function Appearance() {
  useApplyAppearance()
  return null
}

/** How long the first screen has the connection for itself, in milliseconds. */
const startMs = 1000

const since = new Date()

function onFailedRead(reason: unknown, name: EndpointName) {
  noteFailedRead(reason, name)
  reportFailure(reason, name)
}

/** Loads what no screen waits for; asks again later if it does not load. */
function Deferred() {
  const [Part, setPart] = useState<ComponentType<AfterStartProps> | null>(null)
  useEffect(() => {
    let timer = setTimeout(load, startMs)
    function load() {
      import('./shell/after-start.tsx').then(
        ({ AfterStart }) => setPart(() => AfterStart),
        () => {
          timer = setTimeout(load, 20 * startMs)
        },
      )
    }
    return () => clearTimeout(timer)
  }, [])
  return Part !== null && <Part since={since} />
}

/** The router inside everything that all screens share. */
export function App({ router }: { readonly router: PortalRouter }) {
  return (
    <AtomProvider store={store}>
      <Appearance />
      <ApiProvider client={client} onFailure={onFailedRead}>
        <Privacy>
          <FailureProvider>
            <RouterProvider router={router} />
            <Deferred />
          </FailureProvider>
          <SessionExpired />
        </Privacy>
      </ApiProvider>
    </AtomProvider>
  )
}
