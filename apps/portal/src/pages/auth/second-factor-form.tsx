import { ApiFailure } from '@evenkeel/api-client/client'
import type { SecondFactorKind } from '@evenkeel/api-client/contract/auth'
import { Button } from '@evenkeel/ui/button'
import { Form } from '@evenkeel/ui/form'
import { useState } from 'react'
import { client } from '../../client.ts'
import { CodeInput, SendAgain } from './code-fields.tsx'
import { signWithPasskey } from './passkey.ts'
import { type Submission, useSubmission } from './use-submission.ts'

interface FormProps {
  readonly onVerified: (redirectUrl: string) => void
}

const hints = {
  authenticator: 'Enter the 6 digits that your authenticator app shows.',
  recovery: 'Enter one of your recovery codes. Each works once.',
  mail: 'We sent a code of 6 digits to your email. It is good for 10 minutes and can be used once.',
} as const

/** The wait for the second factor has ended: only the password helps now. */
const startAgain = (reason: unknown) => {
  if (reason instanceof ApiFailure && reason.status === 401)
    throw new Error('This sign-in has ended. Go back and sign in again.', { cause: reason })
  throw reason
}

const verify = (body: Parameters<typeof client.call<'verifySecondFactor'>>[1]) =>
  client.call('verifySecondFactor', body).catch(startAgain)

async function sendMail({ run }: Submission) {
  return run(
    async () => void (await client.call('secondFactorChallenge', { body: { kind: 'mail' } }).catch(startAgain)),
  )
}

function CodeForm({ kind, onVerified }: FormProps & { readonly kind: keyof typeof hints }) {
  const [code, setCode] = useState('')
  const submission = useSubmission()
  const { busy, error, refusals, run } = submission
  const submit = () => run(async () => onVerified((await verify({ body: { code } })).redirectUrl))
  return (
    <Form label="Second step" onSubmit={() => void submit()} busy={busy} error={error} refusals={refusals}>
      <p className="text-body text-text-muted">{hints[kind]}</p>
      <CodeInput label={kind === 'recovery' ? 'Recovery code' : 'Code'} value={code} onChange={setCode} />
      {kind === 'mail' && <SendAgain first="before" onSend={() => sendMail(submission)} />}
      <Button type="submit" variant="primary" size="large" wide busy={busy}>
        Continue
      </Button>
    </Form>
  )
}

function PasskeyForm({ onVerified }: FormProps) {
  const { busy, error, refusals, run } = useSubmission()
  const submit = () =>
    run(async () => {
      const { passkey } = await client.call('secondFactorChallenge', { body: { kind: 'passkey' } }).catch(startAgain)
      if (passkey === null) throw new Error('Your passkey cannot be used here. Choose another way.')
      onVerified((await verify({ body: { credential: await signWithPasskey(passkey) } })).redirectUrl)
    })
  return (
    <Form label="Second step" onSubmit={() => void submit()} busy={busy} error={error ?? refusals[0]?.errors[0]}>
      <p className="text-body text-text-muted">Your browser asks for your passkey.</p>
      <Button type="submit" variant="primary" size="large" wide busy={busy}>
        Use your passkey
      </Button>
    </Form>
  )
}

/** The second factor of one kind; a right one has signed in. */
export function SecondFactorForm({ kind, onVerified }: FormProps & { readonly kind: SecondFactorKind }) {
  return kind === 'passkey' ? <PasskeyForm onVerified={onVerified} /> : <CodeForm kind={kind} onVerified={onVerified} />
}
