import type { Client } from '@evenkeel/api-client/client'
import { ApiProvider } from '@evenkeel/api-client/react'
import { PrivacyProvider } from '@evenkeel/ui/privacy'
import { FailureProvider } from '@evenkeel/widgets/shared/failure.tsx'
import { TodayProvider } from '@evenkeel/widgets/shared/today.tsx'
import { Provider } from 'jotai'
import { type ReactNode, useState } from 'react'
import { today } from '../api/story-clock.ts'
import { ToastPlace } from '@evenkeel/widgets/shared/toasts.tsx'

interface PortalFrameProps {
  readonly client: Client
  readonly areAmountsHidden: boolean
  readonly children: ReactNode
}

/** What the portal renders around every screen, on the day of the stories. */
export function PortalFrame({ client, areAmountsHidden, children }: PortalFrameProps) {
  const [isHidden, setHidden] = useState(areAmountsHidden)
  return (
    <ApiProvider client={client}>
      <PrivacyProvider hidden={isHidden} onHiddenChange={setHidden}>
        <Provider>
          <TodayProvider today={today}>
            <FailureProvider>{children}</FailureProvider>
          </TodayProvider>
          <ToastPlace />
        </Provider>
      </PrivacyProvider>
    </ApiProvider>
  )
}
