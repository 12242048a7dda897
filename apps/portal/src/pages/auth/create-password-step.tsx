import type { PasswordPolicy } from '@evenkeel/api-client/contract/password-rules'
import { Checkbox } from '@evenkeel/ui/checkbox'
import { useState } from 'react'
import { client } from '../../client.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import type { Contact } from './registration-state.ts'
import { StepForm } from './step-form.tsx'
import { Terms } from './terms.tsx'
import { useSubmission } from './use-submission.ts'

interface CreatePasswordStepProps {
  readonly registrationToken: string
  readonly passwordPolicy: PasswordPolicy
  readonly verificationToken: string
  readonly contact: Contact
}

/** The password and the terms of use; makes the account and signs in. */
export function CreatePasswordStep({
  contact,
  registrationToken,
  passwordPolicy,
  verificationToken,
}: CreatePasswordStepProps) {
  const [typed, setTyped] = useState({ password: '', confirmation: '' })
  const [isAgreed, setAgreed] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const submission = useSubmission()
  const missing = isAsked && !isAgreed ? 'Field required' : undefined
  const submit = async () => {
    setAsked(true)
    if (!isAgreed) return
    await submission.run(async () => {
      const { password, confirmation: confirmPassword } = typed
      const body = {
        ...contact,
        registrationToken,
        verificationToken,
        password,
        confirmPassword,
        acceptTermsOfUse: true,
      } as const
      location.assign((await client.call('registerUser', { body })).redirectUrl)
    })
  }
  return (
    <StepForm
      label="Your password"
      submission={submission}
      onSubmit={() => void submit()}
      submitLabel="Create your account"
      fieldErrors={missing === undefined ? [] : [{ name: 'acceptTermsOfUse', label: 'Terms of use', message: missing }]}
    >
      <NewPasswordFields
        name="password"
        policy={passwordPolicy}
        userName={contact.email}
        value={typed}
        onChange={setTyped}
      />
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
