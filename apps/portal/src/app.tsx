import { ApiProvider } from '@evenkeel/api-client/react'
import { ToastProvider } from '@evenkeel/ui/toast'
import { FailureProvider } from '@evenkeel/widgets/shared/failure.tsx'
import { Provider as AtomProvider } from 'jotai'
import { RouterProvider } from 'react-router/dom'
import { client } from './client.ts'
import type { PortalRouter } from './routes.tsx'
import { reportFailure, toasts } from './report-failure.ts'
import { useApplyAppearance } from './shell/appearance.ts'
import { Privacy } from './shell/privacy.tsx'
import { SessionExpired } from './shell/session-expired.tsx'
import { store } from './state.ts'

/** Follows the chosen appearance; draws nothing of its own. */
function Appearance() {
  useApplyAppearance()
  return null
}

/** Everything that all screens share, around the one router. */
export function App({ router }: { readonly router: PortalRouter }) {
  return (
    <AtomProvider store={store}>
      <Appearance />
      <ApiProvider client={client} onFailure={reportFailure}>
        <Privacy>
          <ToastProvider store={toasts}>
            <FailureProvider>
              <RouterProvider router={router} />
            </FailureProvider>
            <SessionExpired />
          </ToastProvider>
        </Privacy>
      </ApiProvider>
    </AtomProvider>
  )
}
