import { ApiFailure } from '@evenkeel/api-client/client'
import type { SignInAnswer } from '@evenkeel/api-client/contract/auth'
import { useClient } from '@evenkeel/api-client/react'
import { useRun } from '@evenkeel/ui/use-form'
import { toSignInFailure } from '../shared/sign-in-failure.ts'
import * as words from '../words/sign-in.generated.ts'
import { signWithPasskey } from './sign-with-passkey.ts'
import { StepForm } from './step-form.tsx'

/** The server's code for "leads to no account", which does not reveal whether there is one. */
const leadsNowhere = 30001

interface SsoPasskeyStepProps {
  readonly ssoToken: string
  readonly onSignedIn: (answer: SignInAnswer) => void
}

/** Asks for the account's passkey, which the employer does not have. */
export function SsoPasskeyStep({ ssoToken, onSignedIn }: SsoPasskeyStepProps) {
  const client = useClient()
  const { isBusy, failure, run } = useRun((reason) =>
    reason instanceof ApiFailure && reason.code === leadsNowhere
      ? { error: words.noSuchPasskey(), refusals: [] }
      : toSignInFailure(reason),
  )
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
