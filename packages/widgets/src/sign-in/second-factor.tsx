import { ApiFailure, type Client } from '@evenkeel/api-client/client'
import type { SecondFactorKind } from '@evenkeel/api-client/contract/auth'
import type { Input } from '@evenkeel/api-client/contract/endpoints'
import { codeFields } from '@evenkeel/api-client/contract/forms/sign-in'
import { useClient, useQuery } from '@evenkeel/api-client/react'
import { TextButton } from '@evenkeel/ui/button'
import { TextLink } from '@evenkeel/ui/link'
import { useRun } from '@evenkeel/ui/use-form'
import { useState } from 'react'
import { FieldsSkeleton } from '../shared/field-skeletons.tsx'
import { SendAgain } from '../shared/send-again.tsx'
import { useLinks } from '../shared/links.ts'
import { paths } from '../shared/paths.ts'
import { QueryView } from '../shared/query-view.tsx'
import { toSignInFailure } from '../shared/sign-in-failure.ts'
import { useTextForm } from '../shared/use-text-form.ts'
import * as words from '../words/sign-in.generated.ts'
import { FactorRecovery } from './factor-recovery.tsx'
import { hasPasskeys, signWithPasskey } from './sign-with-passkey.ts'
import { StepForm } from './step-form.tsx'
import type { SignInPage } from './page.ts'

interface FormProps {
  /** Whether a code was mailed when the sign-in began: mail is then the only way. */
  readonly isMailed: boolean
  readonly onVerified: (redirectUrl: string) => void
}

const hints = {
  authenticator: words.authenticatorHint,
  recovery: words.recoveryHint,
  mail: words.mailHint,
} as const

/** Throws the failure, with its own sentence when the wait for the second factor expired: the person has to sign in again. */
const startAgain = (reason: unknown) => {
  if (reason instanceof ApiFailure && reason.status === 401) throw new Error(words.signInEnded(), { cause: reason })
  throw reason
}

const verify = (client: Client, body: Input<'verifySecondFactor'>['body']) =>
  client.call('verifySecondFactor', { body }).catch(startAgain)

const sendMail = (client: Client) => client.call('secondFactorChallenge', { body: { kind: 'mail' } }).catch(startAgain)

function CodeForm({ kind, isMailed, onVerified }: FormProps & { readonly kind: keyof typeof hints }) {
  const client = useClient()
  const { frame, Field, run } = useTextForm({
    form: codeFields,
    defaults: { code: '' },
    submit: (body) => verify(client, body),
    toFailure: toSignInFailure,
    onDone: ({ redirectUrl }) => onVerified(redirectUrl),
  })
  return (
    <StepForm label={words.secondStep()} frame={frame} submitLabel={words.goOn()}>
      <p className="text-body text-text-muted">{hints[kind]()}</p>
      <Field name="code" {...(kind === 'recovery' && { label: words.recoveryCode })} />
      {kind === 'mail' && <SendAgain first={isMailed ? 'before' : 'now'} onSend={() => run(() => sendMail(client))} />}
    </StepForm>
  )
}

function PasskeyForm({ onVerified }: Pick<FormProps, 'onVerified'>) {
  const client = useClient()
  const { isBusy, failure, run } = useRun(toSignInFailure)
  const submit = () =>
    run(async () => {
      const { passkey } = await client.call('secondFactorChallenge', { body: { kind: 'passkey' } }).catch(startAgain)
      if (passkey === null) throw new Error(words.passkeyUnusable())
      onVerified((await verify(client, { credential: await signWithPasskey(passkey) })).redirectUrl)
    })
  const frame = { error: failure.error ?? failure.refusals[0]?.errors[0], busy: isBusy, onSubmit: () => void submit() }
  return (
    <StepForm label={words.secondStep()} frame={frame} submitLabel={otherWays.passkey()}>
      <p className="text-body text-text-muted">{words.passkeyWaits()}</p>
    </StepForm>
  )
}

/** Asks for the second factor of one kind; a correct one completes the sign-in. */
function SecondFactorForm({ kind, ...form }: FormProps & { readonly kind: SecondFactorKind }) {
  return kind === 'passkey' ? <PasskeyForm onVerified={form.onVerified} /> : <CodeForm kind={kind} {...form} />
}

const otherWays: Readonly<Record<SecondFactorKind, () => string>> = {
  authenticator: words.byAuthenticator,
  passkey: words.byPasskeyOnly,
  recovery: words.byRecoveryCode,
  mail: words.byEmailedCode,
}

interface SecondFactorProps {
  readonly Page: SignInPage
  /** Runs once the sign-in is complete. */
  readonly onVerified: (redirectUrl: string) => void
}

/** The form of one kind of second factor, and a button for each of the person's other kinds. */
export function SecondFactorWays({
  kinds,
  onVerified,
}: Pick<SecondFactorProps, 'onVerified'> & { readonly kinds: readonly SecondFactorKind[] }) {
  const usable = kinds.filter((kind) => kind !== 'passkey' || hasPasskeys())
  const [chosen, choose] = useState<SecondFactorKind>(usable[0] ?? 'recovery')
  const others = usable.filter((kind) => kind !== chosen)
  return (
    <>
      <SecondFactorForm key={chosen} kind={chosen} isMailed={kinds.length === 1} onVerified={onVerified} />
      <div className="mt-4 flex flex-col items-start">
        {others.map((kind) => (
          <TextButton key={kind} onClick={() => choose(kind)}>
            {otherWays[kind]()}
          </TextButton>
        ))}
      </div>
    </>
  )
}

/** Asks for the second factor, after the password and before the product opens. */
export function SecondFactor({ Page, onVerified }: SecondFactorProps) {
  const { href } = useLinks()
  const challenge = useQuery('secondFactorChallenge', { body: {} })
  const isOver = challenge.failure?.status === 401
  const [isLost, setLost] = useState(false)
  const intro = isOver ? words.factorOver() : words.factorIntro()
  return (
    <Page
      title={words.factorTitle()}
      intro={intro}
      foot={<TextLink href={href(paths.login())}>{words.backToSignIn()}</TextLink>}
    >
      {!isOver && (
        <QueryView
          query={challenge}
          label={words.loading()}
          skeleton={<FieldsSkeleton rows={[1]} />}
          failedTitle={words.pageFailed()}
        >
          {({ kinds, recovery }) => (
            <>
              {!isLost && <SecondFactorWays kinds={kinds} onVerified={onVerified} />}
              {recovery && (
                <FactorRecovery
                  opensAt={recovery.opensAt}
                  isOpen={kinds.includes('mail')}
                  isLost={isLost}
                  onLost={setLost}
                />
              )}
            </>
          )}
        </QueryView>
      )}
    </Page>
  )
}
