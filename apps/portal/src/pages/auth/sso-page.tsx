import { ApiFailure } from '@evenkeel/api-client/client'
import type { Answer } from '@evenkeel/api-client/contract/endpoints'
import { useQuery } from '@evenkeel/api-client/react'
import { Checkbox } from '@evenkeel/ui/checkbox'
import { TextLink } from '@evenkeel/ui/link'
import { Skeleton } from '@evenkeel/ui/skeleton'
import { Loaded } from '@evenkeel/widgets/shared/loaded.tsx'
import { paths } from '@evenkeel/widgets/shared/paths.ts'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { client } from '../../client.ts'
import { AuthPage } from './auth-page.tsx'
import { StepForm } from './step-form.tsx'
import { Terms } from './terms.tsx'
import { useAfterPassword } from './use-after-password.ts'
import { useSubmission } from './use-submission.ts'

interface TokenProps {
  readonly ssoToken: string
}

function SignIn({ ssoToken }: TokenProps) {
  const submission = useSubmission()
  const goOn = useAfterPassword()
  const submit = () => submission.run(async () => goOn(await client.call('loginSso', { body: { ssoToken } })))
  return (
    <StepForm label="Sign in" submission={submission} onSubmit={() => void submit()} submitLabel="Continue">
      {null}
    </StepForm>
  )
}

function Register({ ssoToken }: TokenProps) {
  const [isAgreed, setAgreed] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const submission = useSubmission()
  const missing = isAsked && !isAgreed ? 'Field required' : undefined
  const submit = async () => {
    setAsked(true)
    if (!isAgreed) return
    await submission.run(async () => {
      const { redirectUrl } = await client.call('ssoRegisterUser', { body: { ssoToken, acceptTermsOfUse: true } })
      location.assign(redirectUrl)
    })
  }
  return (
    <StepForm
      label="Your account"
      submission={submission}
      onSubmit={() => void submit()}
      submitLabel="Create your account"
    >
      <Terms />
      <Checkbox
        name="acceptTermsOfUse"
        label="I accept the terms of use"
        required
        checked={isAgreed}
        onChange={setAgreed}
        error={missing}
      />
    </StepForm>
  )
}

/** Whom the employer's sign-on named, and what can be done as that person. */
function Person({
  person: { firstName, lastName, email, isRegistered },
  ssoToken,
}: TokenProps & { readonly person: Answer<'ssoCheckUser'> }) {
  return (
    <>
      <p className="mb-4 text-body">
        {firstName} {lastName}
        <span className="block text-text-muted">{email}</span>
      </p>
      {isRegistered ? <SignIn ssoToken={ssoToken} /> : <Register ssoToken={ssoToken} />}
    </>
  )
}

/** Back from the employer's sign-on, whose token stands in the address: sign in, or make an account the first time. */
export function SsoPage() {
  const ssoToken = useSearchParams()[0].get('ssoToken') ?? ''
  const query = useQuery('ssoCheckUser', { body: { ssoToken } })
  const isRefused = query.failure instanceof ApiFailure && query.failure.status === 400
  return (
    <AuthPage
      title="Welcome"
      intro={
        isRefused
          ? 'This sign-on is good no more. Please start again at your employer.'
          : 'Your employer’s sign-on has led you here.'
      }
      foot={<TextLink href={`#${paths.login()}`}>Back to sign in</TextLink>}
    >
      {!isRefused && (
        <Loaded query={query} label="Loading" skeleton={<Skeleton height={160} />} failedTitle="This page did not load">
          {(person) => <Person person={person} ssoToken={ssoToken} />}
        </Loaded>
      )}
    </AuthPage>
  )
}
