import { emailFields } from '@evenkeel/api-client/contract/forms/sign-in'
import type { FormFailure } from '@evenkeel/ui/use-form'
import { useState } from 'react'
import { EmailCodeDialog } from '../shared/email-code-dialog.tsx'
import { useTextForm } from '../shared/use-text-form.ts'
import * as words from '../words/sign-in.generated.ts'
import { StepForm } from './step-form.tsx'

/** An email that the person proved to own, and the proof. */
export interface ProvedEmail {
  readonly email: string
  readonly verificationToken: string
}

interface SsoConfirmStepProps {
  /** The call that uses the proof: whether it runs, and why it failed. */
  readonly proving: { readonly isBusy: boolean; readonly failure: FormFailure }
  readonly onProved: (proved: ProvedEmail) => void
}

/** Asks for a proof of an email when this browser does not know the person, with an account or before creating one. */
export function SsoConfirmStep({ proving, onProved }: SsoConfirmStepProps) {
  const [verifying, setVerifying] = useState<string | null>(null)
  const { frame, Field } = useTextForm({
    form: emailFields,
    defaults: { email: '' },
    submit: async ({ email }) => setVerifying(email),
  })
  const verified = (proved: ProvedEmail) => {
    setVerifying(null)
    onProved(proved)
  }
  return (
    <>
      <StepForm
        label={words.yourEmail()}
        frame={{ ...frame, ...proving.failure, busy: proving.isBusy }}
        submitLabel={words.sendMeCode()}
      >
        <Field name="email" />
      </StepForm>
      {verifying !== null && (
        <EmailCodeDialog
          email={verifying}
          onClose={() => setVerifying(null)}
          onVerified={(verificationToken) => verified({ email: verifying, verificationToken })}
        />
      )}
    </>
  )
}
