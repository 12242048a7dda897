import { FormDialog } from '@evenkeel/ui/form-dialog'
import { useState } from 'react'
import { client } from '../../client.ts'
import { CodeInput, SendAgain } from './code-fields.tsx'
import { useSubmission } from './use-submission.ts'

export interface EmailCodeDialogProps {
  readonly email: string
  readonly onClose: () => void
  /** The token proves for 15 minutes that the email is one's own. */
  readonly onVerified: (verificationToken: string) => void
}

/** The email verification modal: sends a code as it opens, and takes it. */
export function EmailCodeDialog({ email, onClose, onVerified }: EmailCodeDialogProps) {
  const [code, setCode] = useState('')
  const sending = useSubmission()
  const verifying = useSubmission()
  const send = () => sending.run(async () => void (await client.call('sendEmailCode', { body: { email } })))
  const submit = () =>
    verifying.run(async () =>
      onVerified((await client.call('verifyEmailCode', { body: { email, code } })).verificationToken),
    )
  const { error, refusals } = verifying.error !== undefined || verifying.refusals.length > 0 ? verifying : sending
  return (
    <FormDialog
      open
      onClose={onClose}
      title="Verify your email"
      description={`We sent a code of 6 digits to ${email}. It is good for 10 minutes.`}
      submitLabel="Verify"
      busy={verifying.busy}
      error={error}
      refusals={refusals}
      onSubmit={() => void submit()}
    >
      <CodeInput value={code} onChange={setCode} />
      <SendAgain first="now" onSend={send} />
    </FormDialog>
  )
}
