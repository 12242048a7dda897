import { consentFields } from '@evenkeel/api-client/contract/forms/password'
import { useClient } from '@evenkeel/api-client/react'
import { useState } from 'react'
import { isTaken, toSignInFailure } from '../shared/sign-in-failure.ts'
import { useTextForm } from '../shared/use-text-form.ts'
import { AccountExists } from './account-exists.tsx'
import type { ProvedEmail } from './sso-confirm-step.tsx'
import { StepForm } from './step-form.tsx'
import { Terms } from './terms.tsx'
import * as words from '../words/sign-in.generated.ts'

interface SsoRegisterStepProps {
  readonly ssoToken: string
  readonly proved: ProvedEmail
  readonly onRegistered: (redirectUrl: string) => void
}

/** Asks for the terms of use, then creates the account under the proved email and signs in. */
export function SsoRegisterStep({ ssoToken, proved, onRegistered }: SsoRegisterStepProps) {
  const [isEmailTaken, setTaken] = useState(false)
  const client = useClient()
  const { frame, Field } = useTextForm({
    form: consentFields,
    defaults: { acceptTermsOfUse: null },
    submit: (consent) => {
      setTaken(false)
      return client.call('ssoRegisterUser', { body: { ssoToken, ...proved, ...consent } })
    },
    onDone: ({ redirectUrl }) => onRegistered(redirectUrl),
    toFailure: (reason) => {
      setTaken(isTaken(reason))
      return toSignInFailure(reason)
    },
  })
  return (
    <>
      <StepForm label={words.yourAccount()} frame={frame} submitLabel={words.createYourAccount()}>
        <Terms />
        <Field name="acceptTermsOfUse" />
      </StepForm>
      {isEmailTaken && <AccountExists />}
    </>
  )
}
