import { TextLink } from '@evenkeel/ui/link'
import { Notice } from '@evenkeel/ui/notice'
import { paths } from '@evenkeel/widgets/shared/paths.ts'
import { SignInForm, TermsLink } from '@evenkeel/widgets/sign-in'
import { useLocation } from 'react-router'
import { useAfterPassword } from './after-sign-in.ts'
import { AuthPage } from './auth-page.tsx'
import * as words from '../../words/auth.generated.ts'

/** Returns the message of the page before, for example that the password was changed; null without one. */
function useWord(): string | null {
  const state: unknown = useLocation().state
  if (typeof state !== 'object' || state === null || !('word' in state)) return null
  return typeof state.word === 'string' ? state.word : null
}

/** Signs in with email and password. */
export function LoginPage() {
  const afterPassword = useAfterPassword()
  const word = useWord()
  return (
    <AuthPage
      title={words.signIn()}
      intro={words.loginIntro()}
      legal={<TermsLink />}
      foot={
        <p>
          {words.newHere()} <TextLink href={`#${paths.registration()}`}>{words.createYourAccount()}</TextLink>
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
