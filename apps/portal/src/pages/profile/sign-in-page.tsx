import { DevicesCard } from './devices-card.tsx'
import { SecondStepCard } from './second-step-card.tsx'
import { SectionPage } from './section-page.tsx'

/** How somebody gets in: second steps, and where they are signed in. */
export function SignInPage() {
  return (
    <SectionPage>
      <SecondStepCard />
      <DevicesCard />
    </SectionPage>
  )
}
