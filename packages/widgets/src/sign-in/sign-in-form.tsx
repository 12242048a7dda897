import { ApiFailure, type Client } from '@evenkeel/api-client/client'
import type { LoginForm, SignInAnswer } from '@evenkeel/api-client/contract/auth'
import { signInFields } from '@evenkeel/api-client/contract/forms/sign-in'
import { useClient } from '@evenkeel/api-client/react'
import { TextLink } from '@evenkeel/ui/link'
import { useEffectEvent, useLayoutEffect, useState } from 'react'
import { useLinks } from '../shared/links.ts'
import { paths } from '../shared/paths.ts'
import { toSignInFailure } from '../shared/sign-in-failure.ts'
import { useTextForm } from '../shared/use-text-form.ts'
import * as words from '../words/sign-in.generated.ts'
import { solvedBotCheck } from './bot-check.ts'
import { StepForm } from './step-form.tsx'

const asksForBotCheck = (reason: unknown) =>
  reason instanceof ApiFailure && reason.messageFor('recaptchaToken') !== null

/** Signs in. If the server wants the bot check first, calls `onCheck`, solves the check and tries once more. */
async function signIn(client: Client, body: LoginForm, onCheck: () => void): Promise<SignInAnswer> {
  try {
    return await client.call('login', { body })
  } catch (reason) {
    if (!asksForBotCheck(reason)) throw reason
    onCheck()
    return client.call('login', { body: { ...body, recaptchaToken: await solvedBotCheck(client) } })
  }
}

function useSignIn(onSignedIn: (answer: SignInAnswer) => void) {
  const client = useClient()
  const [isChecking, setChecking] = useState(false)
  // After a refusal the password is empty; the field shows no error for that until the empty form is sent.
  const [isEmptied, setEmptied] = useState(false)
  const form = useTextForm({
    form: signInFields,
    defaults: { userName: '', password: '' },
    submit: (body) => signIn(client, body, () => setChecking(true)).finally(() => setChecking(false)),
    onDone: onSignedIn,
    toFailure: (reason) => {
      form.set('password', '')
      setEmptied(true)
      return toSignInFailure(reason)
    },
  })
  return { ...form, isChecking, isEmptied, onType: () => setEmptied(false) }
}

interface SignInFormProps {
  readonly onSignedIn: (answer: SignInAnswer) => void
  /** Returns what the person typed before this form was drawn. */
  readonly typed?: () => Partial<LoginForm>
}

/** Asks for email and password; the page decides what follows the sign-in. */
export function SignInForm({ onSignedIn, typed }: SignInFormProps) {
  const { frame, Field, put, isChecking, isEmptied, onType } = useSignIn(onSignedIn)
  const { href } = useLinks()
  const takeOver = useEffectEvent(() => typed && put(typed))
  useLayoutEffect(() => takeOver(), [])
  return (
    <StepForm
      frame={frame}
      label={words.signIn()}
      submitLabel={words.signIn()}
      busyLabel={isChecking ? words.checking() : undefined}
    >
      <Field name="userName" onChange={onType} />
      <Field
        name="password"
        beside={<TextLink href={href(paths.passwordReset())}>{words.forgotPassword()}</TextLink>}
        onChange={onType}
        check={() => (isEmptied ? null : undefined)}
      />
    </StepForm>
  )
}
