import { codeFields } from '@evenkeel/api-client/contract/forms/sign-in'
import { useClient } from '@evenkeel/api-client/react'
import { FormDialog } from '@evenkeel/ui/form-dialog'
import { useRun } from '@evenkeel/ui/use-form'
import { useState } from 'react'
import * as words from '../words/sign-in.generated.ts'
import { SendAgain } from './send-again.tsx'
import { toSignInFailure } from './sign-in-failure.ts'
import { useTextForm } from './use-text-form.ts'

export interface EmailCodeDialogProps {
  readonly email: string
  readonly onClose: () => void
  /** The token proves for 15 minutes that the person owns the email. */
  readonly onVerified: (verificationToken: string) => void
}

/** The email verification modal: sends a code when it opens, and checks the typed one. */
export function EmailCodeDialog({ email, onClose, onVerified }: EmailCodeDialogProps) {
  const client = useClient()
  const sending = useRun(toSignInFailure)
  const [latest, setLatest] = useState<'sending' | 'verifying'>('sending')
  const send = () => {
    setLatest('sending')
    return sending.run(() => client.call('sendEmailCode', { body: { email } }))
  }
  const { frame, Field } = useTextForm({
    form: codeFields,
    defaults: { code: '' },
    submit: ({ code }) => {
      setLatest('verifying')
      return client.call('verifyEmailCode', { body: { email, code } })
    },
    toFailure: toSignInFailure,
    onDone: ({ verificationToken }) => onVerified(verificationToken),
  })
  // Of the latest call alone: the failure of an earlier one says nothing about what the person did last.
  const failure = latest === 'sending' ? sending.failure : frame
  return (
    <FormDialog
      {...frame}
      {...{ error: failure.error, refusals: failure.refusals }}
      onClose={onClose}
      dirty={false}
      title={words.verifyTitle()}
      description={words.codeSent({ email })}
      submitLabel={words.verify()}
    >
      <Field name="code" />
      <SendAgain first="now" onSend={send} />
    </FormDialog>
  )
}
