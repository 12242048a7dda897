import { ApiFailure } from '@evenkeel/api-client/client'
import { loginForm, type LoginForm, type SignInAnswer } from '@evenkeel/api-client/contract/auth'
import { Button } from '@evenkeel/ui/button'
import { Form } from '@evenkeel/ui/form'
import { TextLink } from '@evenkeel/ui/link'
import { PasswordField } from '@evenkeel/ui/password-field'
import { TextField } from '@evenkeel/ui/text-field'
import { showFailure } from '@evenkeel/widgets/shared/form-failure.ts'
import { paths } from '@evenkeel/widgets/shared/paths.ts'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { client } from '../../client.ts'
import { wordsOf } from './failure-words.ts'
import { signIn } from './sign-in.ts'

const empty: LoginForm = { userName: '', password: '' }

function useSignIn(onSignedIn: (answer: SignInAnswer) => void) {
  const [isChecking, setChecking] = useState(false)
  const form = useForm<LoginForm, unknown, LoginForm>({ resolver: standardSchemaResolver(loginForm), defaultValues: empty })
  const submit = form.handleSubmit(async (body) => {
    try {
      onSignedIn(await signIn(client, body, () => setChecking(true)))
    } catch (reason) {
      form.resetField('password')
      if (reason instanceof ApiFailure && reason.items.length > 0) showFailure(form.setError, reason, ['userName', 'password'])
      else form.setError('root', { message: wordsOf(reason) })
    } finally {
      setChecking(false)
    }
  })
  return { form, submit, isChecking }
}

/** Email and password; what follows the sign-in is the page's to say. */
export function SignInForm({ onSignedIn }: { readonly onSignedIn: (answer: SignInAnswer) => void }) {
  const { form, submit, isChecking } = useSignIn(onSignedIn)
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
          <PasswordField
            {...field}
            label="Password"
            beside={<TextLink href={`#${paths.passwordReset()}`}>Forgot password?</TextLink>}
            autoComplete="current-password"
            error={fieldState.error?.message}
          />
        )}
      />
      <Button type="submit" variant="primary" size="large" wide busy={isSubmitting}>
        {isChecking ? 'Checking...' : 'Sign in'}
      </Button>
    </Form>
  )
}
