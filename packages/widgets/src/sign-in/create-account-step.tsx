import { reachFields } from '@evenkeel/api-client/contract/forms/registration'
import { useClient } from '@evenkeel/api-client/react'
import { useState } from 'react'
import { EmailCodeDialog } from '../shared/email-code-dialog.tsx'
import { toSignInFailure } from '../shared/sign-in-failure.ts'
import { useForm } from '../shared/use-form.ts'
import * as words from '../words/sign-in.generated.ts'
import type { Contact } from './registration-state.ts'
import { StepForm } from './step-form.tsx'

interface CreateAccountStepProps {
  readonly registrationToken: string
  /** The first values of the fields. */
  readonly start: Contact
  readonly onVerified: (contact: Contact, verificationToken: string) => void
}

/** Asks for email and phone; the email is proved by a mailed code. */
export function CreateAccountStep({ registrationToken, start, onVerified }: CreateAccountStepProps) {
  const [verifying, setVerifying] = useState<Contact | null>(null)
  const client = useClient()
  const { frame, Field } = useForm({
    form: reachFields,
    defaults: start,
    submit: async (contact) => {
      await client.call('checkUser', { body: { registrationToken, ...contact } })
      setVerifying(contact)
    },
    toFailure: toSignInFailure,
  })
  return (
    <>
      <StepForm label={words.yourContact()} frame={frame} submitLabel={words.goOn()}>
        <Field name="email" />
        <Field name="phone" />
      </StepForm>
      {verifying !== null && (
        <EmailCodeDialog
          email={verifying.email}
          onClose={() => setVerifying(null)}
          onVerified={(verificationToken) => onVerified(verifying, verificationToken)}
        />
      )}
    </>
  )
}
