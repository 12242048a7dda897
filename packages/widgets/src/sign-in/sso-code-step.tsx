import { ApiFailure } from '@evenkeel/api-client/client'
import type { SignInAnswer } from '@evenkeel/api-client/contract/auth'
import { ownCodeFields } from '@evenkeel/api-client/contract/forms/own-code'
import { useClient } from '@evenkeel/api-client/react'
import { toSignInFailure } from '../shared/sign-in-failure.ts'
import { useTextForm } from '../shared/use-text-form.ts'
import * as words from '../words/sign-in.generated.ts'
import { StepForm } from './step-form.tsx'

/** The server's code for "leads to no account", which does not reveal whether there is one. */
const leadsNowhere = 30001

interface SsoCodeStepProps {
  readonly ssoToken: string
  readonly onSignedIn: (answer: SignInAnswer) => void
}

/** Asks for the account's email and a code of its authenticator app or of paper, in a browser that does not know it. */
export function SsoCodeStep({ ssoToken, onSignedIn }: SsoCodeStepProps) {
  const client = useClient()
  const { frame, Field } = useTextForm({
    form: ownCodeFields,
    defaults: { email: '', code: '' },
    submit: (typed) => client.call('loginSso', { body: { ssoToken, ...typed } }),
    onDone: onSignedIn,
    toFailure: (reason) =>
      reason instanceof ApiFailure && reason.code === leadsNowhere
        ? { error: words.noSuchAccount(), refusals: [] }
        : toSignInFailure(reason),
  })
  return (
    <StepForm label={words.confirmLabel()} frame={frame} submitLabel={words.continueLabel()}>
      <Field name="email" />
      <Field name="code" hint={words.codeHint()} />
    </StepForm>
  )
}
