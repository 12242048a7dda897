import type { Answer } from '@evenkeel/api-client/contract/endpoints'
import type { PasswordPolicy } from '@evenkeel/api-client/contract/password-rules'
import { WordInput } from '@evenkeel/ui/word-input'
import { useState } from 'react'
import { client } from '../../client.ts'
import { solvedBotCheck } from './bot-check.ts'
import { CodeInput, SendAgain } from './code-fields.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { StepForm } from './step-form.tsx'
import { useSubmission } from './use-submission.ts'

async function askForCode(userName: string): Promise<void> {
  await client.call('requestPasswordReset', { body: { userName, recaptchaToken: await solvedBotCheck(client) } })
}

/** Whose password it is. The next step is the same whether we know the name or not. */
export function UserNameStep({ onSent }: { readonly onSent: (userName: string) => void }) {
  const [userName, setUserName] = useState('')
  const submission = useSubmission()
  const submit = () =>
    submission.run(async () => {
      await askForCode(userName.trim())
      onSent(userName.trim())
    })
  return (
    <StepForm
      label="Your email"
      submission={submission}
      onSubmit={() => void submit()}
      submitLabel="Send a code"
      busyLabel="Checking..."
    >
      <WordInput
        type="email"
        name="userName"
        label="Email"
        required
        autoComplete="username"
        value={userName}
        onChange={setUserName}
      />
    </StepForm>
  )
}

interface VerifyCodeStepProps {
  readonly userName: string
  readonly onVerified: (verified: Answer<'verifyResetCode'>) => void
}

/** The mailed code. */
export function VerifyCodeStep({ userName, onVerified }: VerifyCodeStepProps) {
  const [code, setCode] = useState('')
  const submission = useSubmission()
  const submit = () =>
    submission.run(async () => onVerified(await client.call('verifyResetCode', { body: { userName, code } })))
  return (
    <StepForm label="Your code" submission={submission} onSubmit={() => void submit()} submitLabel="Continue">
      <CodeInput value={code} onChange={setCode} />
      <SendAgain first="before" onSend={() => submission.run(() => askForCode(userName))} />
    </StepForm>
  )
}

interface CompleteStepProps {
  readonly userName: string
  readonly resetToken: string
  readonly passwordPolicy: PasswordPolicy
  readonly onDone: () => void
}

/** The new password. */
export function CompleteStep({ userName, resetToken, passwordPolicy, onDone }: CompleteStepProps) {
  const [typed, setTyped] = useState({ password: '', confirmation: '' })
  const submission = useSubmission()
  const { password: newPassword, confirmation: confirmPassword } = typed
  const submit = () =>
    submission.run(async () => {
      await client.call('completePasswordReset', { body: { resetToken, newPassword, confirmPassword } })
      onDone()
    })
  return (
    <StepForm label="Your new password" submission={submission} onSubmit={() => void submit()} submitLabel="Save">
      <NewPasswordFields
        name="newPassword"
        policy={passwordPolicy}
        userName={userName}
        value={typed}
        onChange={setTyped}
      />
    </StepForm>
  )
}
