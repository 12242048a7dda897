import './app.css'
import './style-elements.ts'
import { FailureProvider } from '@evenkeel/widgets/shared/failure.tsx'
import { FramedContext, Signature } from '@evenkeel/widgets/shared/signature.tsx'
import { Provider } from 'jotai'
import { createRoot } from 'react-dom/client'
import type { MountTyped } from '../frame/session.ts'

/** Shows a calculator before anybody is connected: on typed values, in the frame alone. It has no client, so nothing can be sent. */
export const mountTyped: MountTyped = (place, Calculator, connect) => {
  const root = createRoot(place)
  root.render(
    <FramedContext value={true}>
      <Provider>
        <FailureProvider>
          <Calculator signature={<Signature />} onOwnFigures={connect} />
        </FailureProvider>
      </Provider>
    </FramedContext>,
  )
  return () => root.unmount()
}
