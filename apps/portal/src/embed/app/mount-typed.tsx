import './app.css'
import './style-elements.ts'
import { Skeleton } from '@evenkeel/ui/skeleton'
import { FailureProvider } from '@evenkeel/widgets/shared/failure.tsx'
import { FramedContext, Signature } from '@evenkeel/widgets/shared/signature.tsx'
import { Provider } from 'jotai'
import { lazy, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import type { MountTyped } from '../frame/session.ts'

const calculators = {
  'retirement-calculator': lazy(async () => ({
    default: (await import('../cards/typed-calculator.ts')).TypedCalculator,
  })),
  'debt-wizard': lazy(async () => ({ default: (await import('../cards/typed-debts.ts')).TypedDebts })),
} as const

/** Shows a calculator before anybody is connected: on typed values, in the frame alone. It has no client, so nothing can be sent. */
export const mountTyped: MountTyped = (place, widget, connect) => {
  const Calculator = calculators[widget]
  const root = createRoot(place)
  root.render(
    <FramedContext value={true}>
      <Provider>
        <FailureProvider>
          <Suspense fallback={<Skeleton height={320} />}>
            <Calculator signature={<Signature />} onOwnFigures={connect} />
          </Suspense>
        </FailureProvider>
      </Provider>
    </FramedContext>,
  )
  return () => root.unmount()
}
