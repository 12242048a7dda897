import { SecondFactor } from '@evenkeel/widgets/sign-in'
import { useGoOn } from './after-sign-in.ts'
import { AuthPage } from './auth-page.tsx'

/** Asks for the second factor, after the password and before the product opens. */
export function SecondFactorPage() {
  return <SecondFactor Page={AuthPage} onVerified={useGoOn()} />
}
