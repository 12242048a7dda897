import type { Answer } from '@evenkeel/api-client/contract/endpoints'
import { useQuery } from '@evenkeel/api-client/react'
import { Button } from '@evenkeel/ui/button'
import { TextLink } from '@evenkeel/ui/link'
import { SkeletonText } from '@evenkeel/ui/skeleton'
import { paths } from '@evenkeel/widgets/shared/paths.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { AuthPage } from './auth-page.tsx'
import { CompleteStep, UserNameStep, VerifyCodeStep } from './password-reset-steps.tsx'

/** Where somebody stands; each step brings along what the ones before it found. */
type At =
  | { readonly step: 'userName' }
  | { readonly step: 'verifyCode'; readonly userName: string }
  | { readonly step: 'complete'; readonly userName: string; readonly verified: Answer<'verifyResetCode'> }

const titles = {
  userName: 'Reset your password',
  verifyCode: 'Enter your code',
  complete: 'Choose a new password',
} as const

/** The server's sentence about the step; the form works without it. */
function Intro({ step }: { readonly step: At['step'] }) {
  const first = useQuery('forgotPasswordStep')
  const second = useQuery('resetCodeStep')
  if (step === 'complete') return 'You will sign in with it right after.'
  const { data, isLoading } = step === 'userName' ? first : second
  return isLoading ? <SkeletonText lines={2} /> : data?.body
}

/** Forgot password: user name, mailed code, new password, and back to the sign-in page. */
export function PasswordResetPage() {
  const [at, go] = useState<At>({ step: 'userName' })
  const navigate = useNavigate()
  const onDone = () =>
    void navigate(paths.login(), { state: { word: 'Your password is changed. Sign in with the new one.' } })
  return (
    <AuthPage
      title={titles[at.step]}
      intro={<Intro step={at.step} />}
      foot={
        <>
          {at.step !== 'userName' && (
            <Button variant="text" size="flush" onClick={() => go({ step: 'userName' })}>
              Start again
            </Button>
          )}
          <TextLink href={`#${paths.login()}`}>Back to sign in</TextLink>
        </>
      }
    >
      {at.step === 'userName' && <UserNameStep onSent={(userName) => go({ step: 'verifyCode', userName })} />}
      {at.step === 'verifyCode' && (
        <VerifyCodeStep
          userName={at.userName}
          onVerified={(verified) => go({ step: 'complete', userName: at.userName, verified })}
        />
      )}
      {at.step === 'complete' && <CompleteStep userName={at.userName} {...at.verified} onDone={onDone} />}
    </AuthPage>
  )
}
