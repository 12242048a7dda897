import { Input } from '@evenkeel/ui/input'
import { useState } from 'react'
import { client } from '../../client.ts'
import { EmailCodeDialog } from './email-code-dialog.tsx'
import type { Contact } from './registration-state.ts'
import { StepForm } from './step-form.tsx'
import { useSubmission } from './use-submission.ts'

interface CreateAccountStepProps {
  readonly registrationToken: string
  /** What stands in the fields at first. */
  readonly start: Contact
  readonly onVerified: (contact: Contact, verificationToken: string) => void
}

/** Email and phone; the email has to be proved by a mailed code. */
export function CreateAccountStep({ registrationToken, start, onVerified }: CreateAccountStepProps) {
  const [email, setEmail] = useState(start.email)
  const [phone, setPhone] = useState(start.phone)
  const [verifying, setVerifying] = useState<Contact | null>(null)
  const submission = useSubmission()
  const submit = () =>
    submission.run(async () => {
      const contact = { email: email.trim(), phone }
      await client.call('checkUser', { body: { registrationToken, ...contact } })
      setVerifying(contact)
    })
  return (
    <>
      <StepForm label="Your contact" submission={submission} onSubmit={() => void submit()} submitLabel="Continue">
        <Input type="email" name="email" label="Email" required value={email} onChange={setEmail} />
        <Input
          type="phone"
          name="phone"
          label="Phone"
          required
          autoComplete="tel-national"
          value={phone}
          onChange={setPhone}
        />
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
