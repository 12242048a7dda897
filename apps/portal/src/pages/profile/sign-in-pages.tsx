import { DevicesCard, SecondStepCard, PasswordCard } from '@evenkeel/widgets/sign-in-settings'
import { useAtomValue } from 'jotai'
import { openSignIn } from '../../session.ts'
import { sessionAtom } from '../../state.ts'
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

/** Changes the person's password. */
export function UpdatePasswordPage() {
  return (
    <SectionPage>
      <PasswordCard email={useAtomValue(sessionAtom)?.email ?? ''} />
    </SectionPage>
  )
}
