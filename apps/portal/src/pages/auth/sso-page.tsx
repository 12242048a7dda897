import { Sso } from '@evenkeel/widgets/sign-in'
import { useSearchParams } from 'react-router'
import { openPage } from '../../shell/open-page.ts'
import { useAfterPassword } from './after-sign-in.ts'
import { AuthPage } from './auth-page.tsx'

/** The page after the employer’s sign-on, with its token in the address: signs in, or creates an account the first time. */
export function SsoPage() {
  const ssoToken = useSearchParams()[0].get('ssoToken') ?? ''
  return <Sso Page={AuthPage} ssoToken={ssoToken} onSignedIn={useAfterPassword()} onRegistered={openPage} />
}
