import type { Client } from '@evenkeel/api-client/client'
import { newPasswordFields } from '@evenkeel/api-client/contract/forms/password'
import { codeFields, userNameFields } from '@evenkeel/api-client/contract/forms/sign-in'
import type { Answer } from '@evenkeel/api-client/contract/endpoints'
import { useClient } from '@evenkeel/api-client/react'
import type { PasswordPolicy } from '@evenkeel/engine'
import { NewPasswordFields } from '../shared/new-password-fields.tsx'
import { SendAgain } from '../shared/send-again.tsx'
import { toSignInFailure } from '../shared/sign-in-failure.ts'
import { useTextForm } from '../shared/use-text-form.ts'
import * as words from '../words/sign-in.generated.ts'
import { solvedBotCheck } from './bot-check.ts'
import { StepForm } from './step-form.tsx'

async function askForCode(client: Client, userName: string): Promise<void> {
  await client.call('requestPasswordReset', { body: { userName, recaptchaToken: await solvedBotCheck(client) } })
}

/** Asks for the user name. The next step is the same for known and unknown names. */
export function UserNameStep({ onSent }: { readonly onSent: (userName: string) => void }) {
  const client = useClient()
  const { frame, Field } = useTextForm({
    form: userNameFields,
    defaults: { userName: '' },
    submit: async ({ userName }) => {
      await askForCode(client, userName)
      onSent(userName)
    },
    toFailure: toSignInFailure,
  })
  return (
    <StepForm label={words.yourEmail()} frame={frame} submitLabel={words.sendCode()} busyLabel={words.checking()}>
      <Field name="userName" />
    </StepForm>
  )
}

interface VerifyCodeStepProps {
  readonly userName: string
  readonly onVerified: (verified: Answer<'verifyResetCode'>) => void
}

/** Asks for the mailed code. */
export function VerifyCodeStep({ userName, onVerified }: VerifyCodeStepProps) {
  const client = useClient()
  const { frame, Field, run } = useTextForm({
    form: codeFields,
    defaults: { code: '' },
    submit: ({ code }) => client.call('verifyResetCode', { body: { userName, code } }),
    toFailure: toSignInFailure,
    onDone: onVerified,
  })
  return (
    <StepForm label={words.yourCode()} frame={frame} submitLabel={words.goOn()}>
      <Field name="code" />
      <SendAgain first="before" onSend={() => run(() => askForCode(client, userName))} />
    </StepForm>
  )
}

interface CompleteStepProps {
  readonly userName: string
  readonly resetToken: string
  readonly passwordPolicy: PasswordPolicy
  readonly onDone: () => void
}

/** Asks for the new password. */
export function CompleteStep({ userName, resetToken, passwordPolicy, onDone }: CompleteStepProps) {
  const client = useClient()
  const { frame, Field, values } = useTextForm({
    form: newPasswordFields,
    defaults: { newPassword: '', confirmPassword: '' },
    submit: (body) => client.call('completePasswordReset', { body: { resetToken, ...body } }),
    toFailure: toSignInFailure,
    onDone,
  })
  return (
    <StepForm label={words.newPassword()} frame={frame} submitLabel={words.save()}>
      <NewPasswordFields
        Field={Field}
        name="newPassword"
        policy={passwordPolicy}
        userName={userName}
        password={values.newPassword ?? ''}
      />
    </StepForm>
  )
}
