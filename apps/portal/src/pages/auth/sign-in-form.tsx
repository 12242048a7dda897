import { loginForm, type LoginForm } from '@evenkeel/api-client/contract/auth'
import { Button } from '@evenkeel/ui/button'
import { Form } from '@evenkeel/ui/form'
import { PasswordField } from '@evenkeel/ui/password-field'
import { TextField } from '@evenkeel/ui/text-field'
import { showFailure } from '@evenkeel/widgets/shared/form-failure.ts'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { Controller, useForm } from 'react-hook-form'
import { client } from '../../client.ts'

const empty: LoginForm = { userName: '', password: '' }

function useSignIn(onSignedIn: (redirectUrl: string) => void) {
  const form = useForm<LoginForm, unknown, LoginForm>({ resolver: standardSchemaResolver(loginForm), defaultValues: empty })
  const submit = form.handleSubmit(async (body) => {
    try {
      const { redirectUrl } = await client.call('login', { body })
      onSignedIn(redirectUrl)
    } catch (reason) {
      form.resetField('password')
      showFailure(form.setError, reason, ['userName', 'password'])
    }
  })
  return { form, submit }
}

/** Email and password; what follows the sign-in is the page's to say. */
export function SignInForm({ onSignedIn }: { readonly onSignedIn: (redirectUrl: string) => void }) {
  const { form, submit } = useSignIn(onSignedIn)
  const { errors, isSubmitting } = form.formState
  return (
    <Form onSubmit={() => void submit()} busy={isSubmitting} label="Sign in" error={errors.root?.message}>
      <Controller
        control={form.control}
        name="userName"
        render={({ field, fieldState }) => (
          <TextField {...field} label="Email" type="email" autoComplete="username" error={fieldState.error?.message} />
        )}
      />
      <Controller
        control={form.control}
        name="password"
        render={({ field, fieldState }) => (
          <PasswordField {...field} label="Password" autoComplete="current-password" error={fieldState.error?.message} />
        )}
      />
      <Button type="submit" variant="primary" size="large" wide busy={isSubmitting}>
        Sign in
      </Button>
    </Form>
  )
}
