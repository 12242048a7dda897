import { TextLink } from '@evenkeel/ui/link'
import { Notice } from '@evenkeel/ui/notice'
import { paths } from '@evenkeel/widgets/shared/paths.ts'
import { useLocation } from 'react-router'
import { AuthPage } from './auth-page.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { useAfterPassword } from './use-after-password.ts'

/** What the page before has to say, such as that the password is changed. */
function useWord(): string | null {
  const state: unknown = useLocation().state
  if (typeof state !== 'object' || state === null || !('word' in state)) return null
  return typeof state.word === 'string' ? state.word : null
}

/** Sign in with email and password. */
export function LoginPage() {
  const afterPassword = useAfterPassword()
  const word = useWord()
  return (
    <AuthPage
      title="Sign in"
      intro="Your goals and finances, offered by your employer."
      foot={
        <p>
          New here? <TextLink href={`#${paths.registration()}`}>Create your account</TextLink>
        </p>
      }
    >
      {word !== null && (
        <div className="mb-4">
          <Notice tone="positive" announce="polite">
            {word}
          </Notice>
        </div>
      )}
      <SignInForm onSignedIn={afterPassword} />
    </AuthPage>
  )
}
