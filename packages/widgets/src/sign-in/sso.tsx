import type { Client } from '@evenkeel/api-client/client'
import type { SignInAnswer } from '@evenkeel/api-client/contract/auth'
import { useClient } from '@evenkeel/api-client/react'
import { TextLink } from '@evenkeel/ui/link'
import { useRun } from '@evenkeel/ui/use-form'
import { useState } from 'react'
import { useLinks } from '../shared/links.ts'
import { paths } from '../shared/paths.ts'
import { toSignInFailure, isTaken } from '../shared/sign-in-failure.ts'
import type { SignInPage } from './page.ts'
import type { ProvedEmail } from './sso-confirm-step.tsx'
import { leadsNowhere, readSsoToken } from './sso-token.ts'
import { SsoWays } from './sso-ways.tsx'
import { StepForm } from './step-form.tsx'
import * as words from '../words/sign-in.generated.ts'
import { consentFields } from '@evenkeel/api-client/contract/forms/password'
import { useTextForm } from '../shared/use-text-form.ts'
import { AccountExists } from './account-exists.tsx'
import { Terms } from './terms.tsx'

interface SsoRegisterStepProps {
  readonly ssoToken: string
  readonly proved: ProvedEmail
  readonly onRegistered: (redirectUrl: string) => void
}

/** Asks for the terms of use, then creates the account under the proved email and signs in. */
function SsoRegisterStep({ ssoToken, proved, onRegistered }: SsoRegisterStepProps) {
  const [isEmailTaken, setTaken] = useState(false)
  const client = useClient()
  const { frame, Field } = useTextForm({
    form: consentFields,
    defaults: { acceptTermsOfUse: null },
    submit: (consent) => {
      setTaken(false)
      return client.call('ssoRegisterUser', { body: { ssoToken, ...proved, ...consent } })
    },
    onDone: ({ redirectUrl }) => onRegistered(redirectUrl),
    toFailure: (reason) => {
      setTaken(isTaken(reason))
      return toSignInFailure(reason)
    },
  })
  return (
    <>
      <StepForm label={words.yourAccount()} frame={frame} submitLabel={words.createYourAccount()}>
        <Terms />
        <Field name="acceptTermsOfUse" />
      </StepForm>
      {isEmailTaken && <AccountExists />}
    </>
  )
}

type SsoState =
  | { readonly step: 'begin' }
  | { readonly step: 'confirm' }
  | { readonly step: 'register'; readonly proved: ProvedEmail }

const titles = {
  begin: [words.welcome, words.ssoIntro],
  confirm: [words.ssoConfirmTitle, words.ssoConfirmText],
  register: [words.createAccount, words.ssoRegisterText],
} as const

/** Signs in; null if this browser, or this email, has no account with the sign-on. */
async function trySignIn(client: Client, ssoToken: string, proved?: ProvedEmail): Promise<SignInAnswer | null> {
  try {
    return await client.call('loginSso', { body: { ssoToken, ...proved } })
  } catch (reason) {
    if (leadsNowhere(reason)) return null
    throw reason
  }
}

interface SsoProps {
  readonly Page: SignInPage
  /** The token of the employer's sign-on; empty without one. */
  readonly ssoToken: string
  readonly onSignedIn: (answer: SignInAnswer) => void
  readonly onRegistered: (redirectUrl: string) => void
}

function useSsoSteps({ ssoToken, onSignedIn }: Pick<SsoProps, 'ssoToken' | 'onSignedIn'>) {
  const client = useClient()
  const [state, setState] = useState<SsoState>({ step: 'begin' })
  const proving = useRun(toSignInFailure)
  const signIn = (otherwise: SsoState, proved?: ProvedEmail) =>
    void proving.run(async () => {
      const answer = await trySignIn(client, ssoToken, proved)
      if (answer === null) setState(otherwise)
      else onSignedIn(answer)
    })
  return {
    state,
    proving,
    begin: () => signIn({ step: 'confirm' }),
    confirm: (proved: ProvedEmail) => signIn({ step: 'register', proved }, proved),
  }
}

function Steps({
  ssoToken,
  state,
  proving,
  begin,
  confirm,
  onSignedIn,
  onRegistered,
}: ReturnType<typeof useSsoSteps> & Pick<SsoProps, 'ssoToken' | 'onSignedIn' | 'onRegistered'>) {
  if (state.step === 'register')
    return <SsoRegisterStep ssoToken={ssoToken} proved={state.proved} onRegistered={onRegistered} />
  if (state.step === 'confirm') return <SsoWays {...{ ssoToken, proving, onSignedIn }} onProved={confirm} />
  return (
    <StepForm
      label={words.signIn()}
      frame={{ ...proving.failure, busy: proving.isBusy, onSubmit: begin }}
      submitLabel={words.goOn()}
    >
      {null}
    </StepForm>
  )
}

/** Continues after the employer's sign-on: signs in, or creates an account the first time. */
export function Sso({ Page, ssoToken, onSignedIn, onRegistered }: SsoProps) {
  const { href } = useLinks()
  const [openedAt] = useState(() => Date.now())
  const steps = useSsoSteps({ ssoToken, onSignedIn })
  const content = readSsoToken(ssoToken)
  const isOver = content === null || content.expiresAt <= openedAt
  const [title, intro] = titles[steps.state.step]
  return (
    <Page
      title={title()}
      intro={isOver ? words.ssoOver() : intro()}
      foot={<TextLink href={href(paths.login())}>{words.backToSignIn()}</TextLink>}
    >
      {!isOver && (
        <>
          <p className="mb-4 text-body">
            {content.name}
            {steps.state.step === 'register' && (
              <span className="block text-text-muted">{steps.state.proved.email}</span>
            )}
          </p>
          <Steps {...steps} {...{ ssoToken, onSignedIn, onRegistered }} />
        </>
      )}
    </Page>
  )
}
