import type { SignInAnswer } from '@evenkeel/api-client/contract/auth'
import { TextButton } from '@evenkeel/ui/button'
import { type FormFailure, useRun } from '@evenkeel/ui/use-form'
import { useState } from 'react'
import * as words from '../words/sign-in.generated.ts'
import { hasPasskeys, signWithPasskey } from './sign-with-passkey.ts'
import { type ProvedEmail, SsoConfirmStep } from './sso-confirm-step.tsx'
import { ownCodeFields } from '@evenkeel/api-client/contract/forms/own-code'
import { useClient } from '@evenkeel/api-client/react'
import { toSignInFailure } from '../shared/sign-in-failure.ts'
import { useTextForm } from '../shared/use-text-form.ts'
import { leadsNowhere } from './sso-token.ts'
import { StepForm } from './step-form.tsx'

const toNowhere = (reason: unknown, error: string): FormFailure =>
  leadsNowhere(reason) ? { error, refusals: [] } : toSignInFailure(reason)

interface SsoStepProps {
  readonly ssoToken: string
  readonly onSignedIn: (answer: SignInAnswer) => void
}

/** Asks for the account's email and a code of its authenticator app or of paper, in a browser that does not know it. */
function SsoCodeStep({ ssoToken, onSignedIn }: SsoStepProps) {
  const client = useClient()
  const { frame, Field } = useTextForm({
    form: ownCodeFields,
    defaults: { email: '', code: '' },
    submit: (typed) => client.call('loginSso', { body: { ssoToken, ...typed } }),
    onDone: onSignedIn,
    toFailure: (reason) => toNowhere(reason, words.noSuchAccount()),
  })
  return (
    <StepForm label={words.confirmLabel()} frame={frame} submitLabel={words.continueLabel()}>
      <Field name="email" />
      <Field name="code" hint={words.codeHint()} />
    </StepForm>
  )
}

/** Asks for the account's passkey, which the employer does not have. */
function SsoPasskeyStep({ ssoToken, onSignedIn }: SsoStepProps) {
  const client = useClient()
  const { isBusy, failure, run } = useRun((reason) => toNowhere(reason, words.noSuchPasskey()))
  const submit = () =>
    run(async () => {
      const { passkey } = await client.call('ssoPasskey', { body: { ssoToken } })
      const credential = await signWithPasskey(passkey)
      onSignedIn(await client.call('loginSso', { body: { ssoToken, credential } }))
    })
  return (
    <StepForm
      label={words.confirmLabel()}
      frame={{ ...failure, busy: isBusy, onSubmit: () => void submit() }}
      submitLabel={words.byPasskey()}
    >
      <p className="text-body text-text-muted">{words.passkeyHint()}</p>
    </StepForm>
  )
}

interface SsoWaysProps extends SsoStepProps {
  /** The call that uses the proof: whether it runs, and why it failed. */
  readonly proving: { readonly isBusy: boolean; readonly failure: FormFailure }
  readonly onProved: (proved: ProvedEmail) => void
}

const ways = {
  passkey: words.byPasskey,
  mail: words.byMailedCode,
  code: words.byOwnCode,
} as const
type Way = keyof typeof ways

const isWay = (name: string): name is Way => name in ways

/** The ways to confirm who comes by the employer's sign-on: a mailed code, or a passkey or code that the employer cannot read. */
export function SsoWays({ ssoToken, proving, onProved, onSignedIn }: SsoWaysProps) {
  const [chosen, choose] = useState<Way>('mail')
  const usable = Object.keys(ways)
    .filter(isWay)
    .filter((name) => name !== 'passkey' || hasPasskeys())
  return (
    <>
      {chosen === 'mail' && <SsoConfirmStep proving={proving} onProved={onProved} />}
      {chosen === 'code' && <SsoCodeStep ssoToken={ssoToken} onSignedIn={onSignedIn} />}
      {chosen === 'passkey' && <SsoPasskeyStep ssoToken={ssoToken} onSignedIn={onSignedIn} />}
      <div className="mt-4 flex flex-col items-start">
        {usable
          .filter((name) => name !== chosen)
          .map((name) => (
            <TextButton key={name} onClick={() => choose(name)}>
              {ways[name]()}
            </TextButton>
          ))}
      </div>
    </>
  )
}
