import type { Client } from '@evenkeel/api-client/client'
import { ApiProvider } from '@evenkeel/api-client/react'
import { PrivacyProvider } from '@evenkeel/ui/privacy'
import { ToastProvider, ToastRegion } from '@evenkeel/ui/toast'
import { FailureProvider } from '@evenkeel/widgets/shared/failure.tsx'
import { TodayProvider } from '@evenkeel/widgets/shared/today.tsx'
import { type ReactNode, useState } from 'react'
import { TODAY } from '../api/story-clock.ts'

interface PortalFrameProps {
  readonly client: Client
  readonly areAmountsHidden: boolean
  readonly children: ReactNode
}

/** What the portal has around every screen, on the day of the stories. */
export function PortalFrame({ client, areAmountsHidden, children }: PortalFrameProps) {
  const [isHidden, setHidden] = useState(areAmountsHidden)
  return (
    <ApiProvider client={client}>
      <PrivacyProvider hidden={isHidden} onHiddenChange={setHidden}>
        <ToastProvider>
          <TodayProvider today={TODAY}>
            <FailureProvider>{children}</FailureProvider>
          </TodayProvider>
          <ToastRegion />
        </ToastProvider>
      </PrivacyProvider>
    </ApiProvider>
  )
}
