import { passwordChangeFields } from '@evenkeel/api-client/contract/forms/password'
import type { OwnSignIn } from '@evenkeel/api-client/contract/sessions'
import { useChange, useQuery } from '@evenkeel/api-client/react'
import { EmptyState } from '@evenkeel/ui/empty-state'
import { Form, SubmitButton } from '@evenkeel/ui/form'
import { useToast } from '../shared/toasts.tsx'
import { NewPasswordFields } from '../shared/new-password-fields.tsx'
import { ChoicesShape, FieldsSkeleton } from '../shared/field-skeletons.tsx'
import { QueryCard } from '../shared/query-card.tsx'
import { toSignInFailure } from '../shared/sign-in-failure.ts'
import { useTextForm } from '../shared/use-text-form.ts'
import * as words from '../words/sign-in-settings.generated.ts'

const nothing = { currentPassword: '', newPassword: '', confirmPassword: '' }

interface PasswordCardProps {
  /** The person's email: no part of it may be in the password. */
  readonly email: string
}

function PasswordForm({ email, passwordPolicy }: PasswordCardProps & Pick<OwnSignIn, 'passwordPolicy'>) {
  const update = useChange('updatePassword')
  const toast = useToast()
  const { frame, Field, values, isBusy, reset } = useTextForm({
    form: passwordChangeFields,
    name: words.changeYourPassword(),
    defaults: nothing,
    submit: (body) => update.run({ body }),
    toFailure: toSignInFailure,
    onDone: () => {
      reset()
      toast.show({ text: words.passwordChanged() })
    },
  })
  return (
    <Form {...frame} label={words.changeYourPassword()}>
      <Field name="currentPassword" />
      <NewPasswordFields
        Field={Field}
        name="newPassword"
        policy={passwordPolicy}
        userName={email}
        password={values.newPassword ?? ''}
      />
      <SubmitButton busy={isBusy}>{words.changePassword()}</SubmitButton>
    </Form>
  )
}

/** Changes the password; a person who signs in only by the company's sign-on has none. */
export function PasswordCard({ email }: PasswordCardProps) {
  const query = useQuery('ownSignIn')
  return (
    <QueryCard
      title={words.changeYourPassword()}
      query={query}
      label={words.loading()}
      skeleton={
        <FieldsSkeleton rows={[1, 1, 1]}>
          <ChoicesShape widths={[28, 36, 20, 40, 34]} />
        </FieldsSkeleton>
      }
      failedTitle={words.thisFailed()}
    >
      {({ hasPassword, passwordPolicy }) =>
        hasPassword ? (
          <PasswordForm email={email} passwordPolicy={passwordPolicy} />
        ) : (
          <EmptyState title={words.noPassword()}>{words.noPasswordText()}</EmptyState>
        )
      }
    </QueryCard>
  )
}
