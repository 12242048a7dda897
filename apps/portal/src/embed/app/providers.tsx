import type { Client } from '@evenkeel/api-client/client'
import { ApiProvider, type OtherPages } from '@evenkeel/api-client/react'
import { FailureProvider } from '@evenkeel/widgets/shared/failure.tsx'
import { type Commands, HostProvider, type Links, type Stage } from '@evenkeel/widgets/shared/host.tsx'
import { LiveRegions } from '@evenkeel/widgets/shared/live-regions.tsx'
import type { OurWindow } from '@evenkeel/widgets/shared/our-window.ts'
import { ToastPlace } from '@evenkeel/widgets/shared/toasts.tsx'
import { type createStore, Provider } from 'jotai'
import type { ReactNode } from 'react'

interface FrameProvidersProps {
  readonly client: Client
  readonly others?: OtherPages | undefined
  readonly links: Links
  readonly ourWindow: OurWindow
  readonly commands: Commands
  readonly stage: Stage | null
  /** The state of the caller, if it shows the toasts elsewhere; then none are shown here. */
  readonly store?: ReturnType<typeof createStore>
  /** Whether a failure is said in the card, so that no dialog opens for it. */
  readonly isShownInCard?: (reason: unknown) => boolean
  readonly children: ReactNode
}

/** What every widget and every dialog on another page has around it. */
export function FrameProviders({ client, others, store, isShownInCard, children, ...means }: FrameProvidersProps) {
  return (
    <HostProvider {...means} isFramed>
      <ApiProvider client={client} others={others}>
        <Provider {...(store !== undefined && { store })}>
          <FailureProvider {...(isShownInCard !== undefined && { isShownElsewhere: isShownInCard })}>
            {children}
          </FailureProvider>
          {store === undefined && <ToastPlace />}
          <LiveRegions />
        </Provider>
      </ApiProvider>
    </HostProvider>
  )
}
