import './app.css'
import './style-elements.ts'
import { FailureProvider } from '@evenkeel/widgets/shared/failure.tsx'
import { HostProvider } from '@evenkeel/widgets/shared/host.tsx'
import { Signature } from '@evenkeel/widgets/shared/signature.tsx'
import { Provider } from 'jotai'
import type { MountTyped } from '../frame/session.ts'
import { createGuardedRoot } from '../../shell/guarded-root.ts'

/** Shows a calculator before anybody is connected: on typed values, in the frame alone. It has no client, so nothing can be sent. */
export const mountTyped: MountTyped = (place, Calculator, { connect, fail }) => {
  const root = createGuardedRoot(place, fail)
  root.render(
    <HostProvider isFramed>
      <Provider>
        <FailureProvider>
          <Calculator signature={<Signature />} onOwnFigures={connect} />
        </FailureProvider>
      </Provider>
    </HostProvider>,
  )
  return () => root.unmount()
}
