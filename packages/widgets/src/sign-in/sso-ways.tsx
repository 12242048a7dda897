import type { SignInAnswer } from '@evenkeel/api-client/contract/auth'
import { Button } from '@evenkeel/ui/button'
import type { FormFailure } from '@evenkeel/ui/use-form'
import { useState } from 'react'
import * as words from '../words/sign-in.generated.ts'
import { hasPasskeys } from './sign-with-passkey.ts'
import { SsoCodeStep } from './sso-code-step.tsx'
import { SsoPasskeyStep } from './sso-passkey-step.tsx'
import { type ProvedEmail, SsoConfirmStep } from './sso-confirm-step.tsx'

interface SsoWaysProps {
  readonly ssoToken: string
  /** The call that uses the proof: whether it runs, and why it failed. */
  readonly proving: { readonly isBusy: boolean; readonly failure: FormFailure }
  readonly onProved: (proved: ProvedEmail) => void
  readonly onSignedIn: (answer: SignInAnswer) => void
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
            <Button key={name} variant="text" size="flush" onClick={() => choose(name)}>
              {ways[name]()}
            </Button>
          ))}
      </div>
    </>
  )
}
