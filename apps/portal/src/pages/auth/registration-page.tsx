import { Registration } from '@evenkeel/widgets/sign-in'
import { openPage } from '../../shell/open-page.ts'
import { AuthPage } from './auth-page.tsx'

/** Registration: finds the employer, matches its records, asks for email, phone and a password, and ends signed in. */
export function RegistrationPage() {
  return <Registration Page={AuthPage} onRegistered={openPage} />
}
