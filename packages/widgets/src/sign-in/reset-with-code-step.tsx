import { resetWithCodeFields } from '@evenkeel/api-client/contract/forms/own-code'
import { useClient } from '@evenkeel/api-client/react'
import type { PasswordPolicy } from '@evenkeel/engine'
import { NewPasswordFields } from '../shared/new-password-fields.tsx'
import { toSignInFailure } from '../shared/sign-in-failure.ts'
import { useTextForm } from '../shared/use-text-form.ts'
import * as words from '../words/sign-in.generated.ts'
import { StepForm } from './step-form.tsx'

interface ResetWithCodeStepProps {
  readonly userName: string
  readonly resetToken: string
  readonly passwordPolicy: PasswordPolicy
  readonly onDone: () => void
}

/** Asks for the new password and a code of the person's own, where the employer can read the mailbox. */
export function ResetWithCodeStep({ userName, resetToken, passwordPolicy, onDone }: ResetWithCodeStepProps) {
  const client = useClient()
  const { frame, Field, values } = useTextForm({
    form: resetWithCodeFields,
    defaults: { code: '', newPassword: '', confirmPassword: '' },
    submit: (body) => client.call('completePasswordReset', { body: { resetToken, ...body } }),
    toFailure: toSignInFailure,
    onDone,
  })
  return (
    <StepForm label={words.newPasswordLabel()} frame={frame} submitLabel={words.save()}>
      <p className="text-body text-text-muted">{words.resetCodeNote()}</p>
      <Field name="code" hint={words.codeHint()} />
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
