import type { LoginForm, SignInAnswer } from '@evenkeel/api-client/contract/auth'
import { Button } from '@evenkeel/ui/button'
import { Form } from '@evenkeel/ui/form'
import { WordInput } from '@evenkeel/ui/word-input'
import { TextLink } from '@evenkeel/ui/link'
import { paths } from '@evenkeel/widgets/shared/paths.ts'
import { useState } from 'react'
import { client } from '../../client.ts'
import { signIn } from './sign-in.ts'
import { useSubmission } from './use-submission.ts'

const empty: LoginForm = { userName: '', password: '' }

/** Passwords are as long as the server takes them, not as a line of text. */
const longestPassword = 128

function useSignIn(onSignedIn: (answer: SignInAnswer) => void) {
  const { busy, error, refusals, run } = useSubmission()
  const [typed, setTyped] = useState(empty)
  const [isChecking, setChecking] = useState(false)
  // Whoever was refused sees an empty password that nobody complains about, until it is sent once more as it is.
  const [isEmptied, setEmptied] = useState(false)
  const put = (change: Partial<LoginForm>) => {
    setEmptied(false)
    setTyped({ ...typed, ...change })
  }
  const submit = async () => {
    setEmptied(false)
    if (isEmptied) return
    const body = { ...typed, userName: typed.userName.trim() }
    const isDone = await run(async () => onSignedIn(await signIn(client, body, () => setChecking(true))))
    setChecking(false)
    if (isDone) return
    setTyped({ ...typed, password: '' })
    setEmptied(true)
  }
  return { typed, put, submit, busy, failure: { error, refusals }, isChecking, isEmptied }
}

/** Email and password; what follows the sign-in is the page's to say. */
export function SignInForm({ onSignedIn }: { readonly onSignedIn: (answer: SignInAnswer) => void }) {
  const { typed, put, submit, busy, failure, isChecking, isEmptied } = useSignIn(onSignedIn)
  return (
    <Form onSubmit={() => void submit()} busy={busy} label="Sign in" {...failure}>
      <WordInput
        type="email"
        name="userName"
        label="Email"
        required
        autoComplete="username"
        value={typed.userName}
        onChange={(userName) => put({ userName })}
      />
      <WordInput
        type="password"
        name="password"
        label="Password"
        required
        beside={<TextLink href={`#${paths.passwordReset()}`}>Forgot password?</TextLink>}
        autoComplete="current-password"
        maxLength={longestPassword}
        value={typed.password}
        onChange={(password) => put({ password })}
        validate={() => (isEmptied ? null : undefined)}
      />
      <Button type="submit" variant="primary" size="large" wide busy={busy}>
        {isChecking ? 'Checking...' : 'Sign in'}
      </Button>
    </Form>
  )
}
