import type { SignInAnswer } from '@evenkeel/api-client/contract/auth'
import { Button } from '@evenkeel/ui/button'
import type { FormFailure } from '@evenkeel/ui/use-form'
import { useState } from 'react'
import * as words from '../words/sign-in.generated.ts'
import { SsoCodeStep } from './sso-code-step.tsx'
import { type ProvedEmail, SsoConfirmStep } from './sso-confirm-step.tsx'

interface SsoWaysProps {
  readonly ssoToken: string
  /** The call that uses the proof: whether it runs, and why it failed. */
  readonly proving: { readonly isBusy: boolean; readonly failure: FormFailure }
  readonly onProved: (proved: ProvedEmail) => void
  readonly onSignedIn: (answer: SignInAnswer) => void
}

/** The ways to confirm who comes by the employer's sign-on: a mailed code, or a code that the employer cannot read. */
export function SsoWays({ ssoToken, proving, onProved, onSignedIn }: SsoWaysProps) {
  const [isMailed, setMailed] = useState(true)
  return (
    <>
      {isMailed ? (
        <SsoConfirmStep proving={proving} onProved={onProved} />
      ) : (
        <SsoCodeStep ssoToken={ssoToken} onSignedIn={onSignedIn} />
      )}
      <div className="mt-4">
        <Button variant="text" size="flush" onClick={() => setMailed(!isMailed)}>
          {isMailed ? words.byOwnCode() : words.byMailedCode()}
        </Button>
      </div>
    </>
  )
}
