import { accountPasswordFields } from '@evenkeel/api-client/contract/forms/password'
import { useClient } from '@evenkeel/api-client/react'
import type { PasswordPolicy } from '@evenkeel/engine'
import { useState } from 'react'
import { NewPasswordFields } from '../shared/new-password-fields.tsx'
import { isTaken, toSignInFailure } from '../shared/sign-in-failure.ts'
import { useTextForm } from '../shared/use-text-form.ts'
import { AccountExists } from './account-exists.tsx'
import type { Contact } from './registration-state.ts'
import { StepForm } from './step-form.tsx'
import { Terms } from './terms.tsx'
import * as words from '../words/sign-in.generated.ts'

interface CreatePasswordStepProps {
  readonly registrationToken: string
  readonly passwordPolicy: PasswordPolicy
  readonly verificationToken: string
  readonly contact: Contact
  readonly onRegistered: (redirectUrl: string) => void
}

/** Asks for the password and the terms of use, then creates the account and signs in. */
export function CreatePasswordStep({
  contact,
  registrationToken,
  passwordPolicy,
  verificationToken,
  onRegistered,
}: CreatePasswordStepProps) {
  const [isEmailTaken, setTaken] = useState(false)
  const client = useClient()
  const { frame, Field, values } = useTextForm({
    form: accountPasswordFields,
    defaults: { password: '', confirmPassword: '', acceptTermsOfUse: null },
    submit: (typed) => {
      setTaken(false)
      return client.call('registerUser', { body: { ...contact, registrationToken, verificationToken, ...typed } })
    },
    onDone: ({ redirectUrl }) => onRegistered(redirectUrl),
    toFailure: (reason) => {
      setTaken(isTaken(reason))
      return toSignInFailure(reason)
    },
  })
  return (
    <>
      <StepForm label={words.yourPassword()} frame={frame} submitLabel={words.createYourAccount()}>
        <NewPasswordFields
          Field={Field}
          name="password"
          policy={passwordPolicy}
          userName={contact.email}
          password={values.password ?? ''}
        />
        <Terms />
        <Field name="acceptTermsOfUse" />
      </StepForm>
      {isEmailTaken && <AccountExists />}
    </>
  )
}
