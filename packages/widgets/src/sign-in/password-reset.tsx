import type { Answer } from '@evenkeel/api-client/contract/endpoints'
import { useClient, useQuery } from '@evenkeel/api-client/react'
import { TextButton } from '@evenkeel/ui/button'
import { TextLink } from '@evenkeel/ui/link'
import { SkeletonText } from '@evenkeel/ui/skeleton'
import { useState } from 'react'
import { useLinks } from '../shared/links.ts'
import { paths } from '../shared/paths.ts'
import type { SignInPage } from './page.ts'
import { CompleteStep, UserNameStep, VerifyCodeStep } from './password-reset-steps.tsx'
import * as words from '../words/sign-in.generated.ts'
import { resetWithCodeFields } from '@evenkeel/api-client/contract/forms/own-code'
import type { PasswordPolicy } from '@evenkeel/engine'
import { NewPasswordFields } from '../shared/new-password-fields.tsx'
import { toSignInFailure } from '../shared/sign-in-failure.ts'
import { useTextForm } from '../shared/use-text-form.ts'
import { StepForm } from './step-form.tsx'

interface ResetWithCodeStepProps {
  readonly userName: string
  readonly resetToken: string
  readonly passwordPolicy: PasswordPolicy
  readonly onDone: () => void
}

/** Asks for the new password and a code of the person's own, where the employer can read the mailbox. */
function ResetWithCodeStep({ userName, resetToken, passwordPolicy, onDone }: ResetWithCodeStepProps) {
  const client = useClient()
  const { frame, Field, values } = useTextForm({
    form: resetWithCodeFields,
    defaults: { code: '', newPassword: '', confirmPassword: '' },
    submit: (body) => client.call('completePasswordReset', { body: { resetToken, ...body } }),
    toFailure: toSignInFailure,
    onDone,
  })
  return (
    <StepForm label={words.newPasswordLabel()} frame={frame} submitLabel={words.save()}>
      <p className="text-body text-text-muted">{words.resetCodeNote()}</p>
      <Field name="code" hint={words.codeHint()} />
      <NewPasswordFields
        Field={Field}
        name="newPassword"
        policy={passwordPolicy}
        userName={userName}
        password={values.newPassword ?? ''}
      />
    </StepForm>
  )
}

/** The current step, with what the earlier steps returned. */
type At =
  | { readonly step: 'userName' }
  | { readonly step: 'verifyCode'; readonly userName: string }
  | { readonly step: 'complete'; readonly userName: string; readonly verified: Answer<'verifyResetCode'> }

const titles = {
  userName: words.resetTitle,
  verifyCode: words.resetCodeTitle,
  complete: words.choosePasswordTitle,
} as const

/** Shows the server's sentence about the step; the form works without it. */
function Intro({ step }: { readonly step: At['step'] }) {
  const first = useQuery('forgotPasswordStep')
  const second = useQuery('resetCodeStep')
  if (step === 'complete') return words.newPasswordIntro()
  const { data, isLoading } = step === 'userName' ? first : second
  return isLoading ? <SkeletonText lines={2} /> : data?.body
}

/** The new password alone, or with a code of the person's own. */
function LastStep({ isFactorNeeded, ...step }: Answer<'verifyResetCode'> & Parameters<typeof CompleteStep>[0]) {
  return isFactorNeeded ? <ResetWithCodeStep {...step} /> : <CompleteStep {...step} />
}

interface PasswordResetProps {
  readonly Page: SignInPage
  /** Runs once the password is changed. */
  readonly onDone: () => void
}

/** Forgot password: asks for user name, mailed code and new password. */
export function PasswordReset({ Page, onDone }: PasswordResetProps) {
  const [at, go] = useState<At>({ step: 'userName' })
  const { href } = useLinks()
  return (
    <Page
      title={titles[at.step]()}
      intro={<Intro step={at.step} />}
      foot={
        <>
          {at.step !== 'userName' && (
            <TextButton onClick={() => go({ step: 'userName' })}>{words.startOver()}</TextButton>
          )}
          <TextLink href={href(paths.login())}>{words.backToSignIn()}</TextLink>
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
      {at.step === 'complete' && <LastStep userName={at.userName} {...at.verified} onDone={onDone} />}
    </Page>
  )
}
