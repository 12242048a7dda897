import { pages } from '@evenkeel/widgets/shared/paths.ts'
import { TermsAgreement } from '@evenkeel/widgets/sign-in'
import { signOut } from '../../session.ts'
import { useGoOn } from './after-sign-in.ts'
import { AuthPage } from './auth-page.tsx'
import * as words from '../../words/auth.generated.ts'

/** Asks to accept the terms, which is required before the product opens; the other choice is to sign out. */
export function TermsPage() {
  const goOn = useGoOn()
  return (
    <AuthPage title={words.termsOfUse()} intro={words.termsIntro()}>
      <TermsAgreement onAccepted={() => goOn(pages.home)} onSignOut={signOut} />
    </AuthPage>
  )
}
