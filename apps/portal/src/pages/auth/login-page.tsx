import { Brand } from '@evenkeel/ui/brand-mark'
import { useNavigate, useSearchParams } from 'react-router'
import { forgetSession } from '../../session.ts'
import { usePageTitle } from '../../shell/use-page-title.ts'
import { SeaPicture } from './sea-picture.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { wantedPathOf } from './wanted-path.ts'

/** On to the screen that somebody wanted, else to where the server says. */
function useGoOn() {
  const navigate = useNavigate()
  const wanted = wantedPathOf(useSearchParams()[0])
  return (redirectUrl: string) => {
    if (wanted === null) return location.assign(redirectUrl)
    forgetSession()
    void navigate(wanted, { replace: true })
  }
}

/** Sign in: the form at the left, a quiet picture with the promise at the right where there is room. */
export function LoginPage() {
  usePageTitle()
  const goOn = useGoOn()
  return (
    <div className="flex min-h-dvh bg-surface text-text">
      <main className="flex w-full flex-col justify-between px-4 py-8 tablet:px-24 min-[900px]:w-[44%]">
        <Brand />
        <div className="w-full max-w-92">
          <h1 className="text-display text-text">Sign in</h1>
          <p className="mt-2 mb-6 text-input text-balance text-text-muted">Your goals and finances, offered by your employer.</p>
          <SignInForm onSignedIn={goOn} />
        </div>
        <p className="text-label text-text-subtle">Evenkeel</p>
      </main>
      <SeaPicture />
    </div>
  )
}
