import { paths } from '@evenkeel/widgets/shared/paths.ts'
import { PasswordReset } from '@evenkeel/widgets/sign-in'
import { useNavigate } from 'react-router'
import { AuthPage } from './auth-page.tsx'
import * as words from '../../words/auth.generated.ts'

/** Sets a new password by a mailed code, then returns to the sign-in page. */
export function PasswordResetPage() {
  const navigate = useNavigate()
  const onDone = () =>
    void navigate(paths.login(), {
      replace: true,
      state: { word: words.passwordChanged() },
    })
  return <PasswordReset Page={AuthPage} onDone={onDone} />
}
