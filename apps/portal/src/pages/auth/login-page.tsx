import { TextLink } from '@evenkeel/ui/link'
import { Notice } from '@evenkeel/ui/notice'
import { paths } from '@evenkeel/widgets/shared/paths.ts'
import { SignInForm, TermsLink } from '@evenkeel/widgets/sign-in'
import { useEffect, useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useAfterPassword } from './after-sign-in.ts'
import { AuthPage } from './auth-page.tsx'
import { takeOver, typedBefore } from './take-over.ts'
import * as words from '../../words/auth.generated.ts'

/** Returns the message of the page before, for example that the password was changed; null without one. */
function useWord(): string | null {
  const state: unknown = useLocation().state
  if (typeof state !== 'object' || state === null || !('word' in state)) return null
  return typeof state.word === 'string' ? state.word : null
}

/** Says what the page before did, in a region that is there before its text: one that comes with it is often not read. */
function WordBefore() {
  const word = useWord()
  const [said, setSaid] = useState<string | null>(null)
  useEffect(() => {
    const timer = setTimeout(setSaid, 0, word)
    return () => clearTimeout(timer)
  }, [word])
  return (
    <div role="status">
      {said !== null && (
        <div className="mb-4">
          <Notice tone="positive">{said}</Notice>
        </div>
      )}
    </div>
  )
}

/** Signs in with email and password. */
export function LoginPage() {
  const afterPassword = useAfterPassword()
  useLayoutEffect(takeOver, [])
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
      <WordBefore />
      <SignInForm onSignedIn={afterPassword} typed={typedBefore} />
    </AuthPage>
  )
}
