import type { Client } from '@evenkeel/api-client/client'
import { ApiProvider } from '@evenkeel/api-client/react'
import { type Commands, CommandsProvider } from '@evenkeel/widgets/shared/commands.tsx'
import { FailureProvider } from '@evenkeel/widgets/shared/failure.tsx'
import { LiveRegions } from '@evenkeel/widgets/shared/live-regions.tsx'
import { type Links, LinksProvider } from '@evenkeel/widgets/shared/links.tsx'
import { type OurWindow, OurWindowProvider } from '@evenkeel/widgets/shared/our-window.tsx'
import { FramedContext } from '@evenkeel/widgets/shared/signature.tsx'
import { type Stage, StageProvider } from '@evenkeel/widgets/shared/stage.tsx'
import { ToastPlace } from '@evenkeel/widgets/shared/toasts.tsx'
import { type createStore, Provider } from 'jotai'
import type { ReactNode } from 'react'

interface FrameProvidersProps {
  readonly client: Client
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
export function FrameProviders({
  client,
  links,
  ourWindow,
  commands,
  stage,
  store,
  isShownInCard,
  children,
}: FrameProvidersProps) {
  return (
    <FramedContext value={true}>
      <ApiProvider client={client}>
        <LinksProvider links={links}>
          <OurWindowProvider ourWindow={ourWindow}>
            <CommandsProvider commands={commands}>
              <StageProvider stage={stage}>
                <Provider {...(store !== undefined && { store })}>
                  <FailureProvider {...(isShownInCard !== undefined && { isShownElsewhere: isShownInCard })}>
                    {children}
                  </FailureProvider>
                  {store === undefined && <ToastPlace />}
                  <LiveRegions />
                </Provider>
              </StageProvider>
            </CommandsProvider>
          </OurWindowProvider>
        </LinksProvider>
      </ApiProvider>
    </FramedContext>
  )
}
