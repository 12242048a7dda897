import { DevicesCard, SecondStepCard } from '@evenkeel/widgets/sign-in-settings'
import { openSignIn } from '../../session.ts'
import { SectionPage } from './section-page.tsx'

/** How the person signs in: second steps, and where they are signed in. */
export function SignInPage() {
  return (
    <SectionPage>
      <SecondStepCard />
      <DevicesCard onSignedOut={openSignIn} />
    </SectionPage>
  )
}
