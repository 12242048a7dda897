import type { SecondFactorKind, SignInAnswer } from '@evenkeel/api-client/contract/auth'
import { followLinks } from '@evenkeel/widgets/shared/follow-links.ts'
import { pages } from '@evenkeel/widgets/shared/paths.ts'
import { useEffect, useRef, useState } from 'react'
import { SecondFactorWays, SignInForm, TermsAgreement } from '@evenkeel/widgets/sign-in'
import type { AskedMessage } from '../window-messages.ts'
import { pageName } from './page-name.ts'
import { WindowTitle } from './window-title.tsx'
import * as words from '../../words/embed-window.generated.ts'

/** Where the sign-in is; a list of second factors is for the person to choose from. */
type Step = 'password' | 'terms' | readonly SecondFactorKind[]

/** The window starts over, so that it has the cookies of the session. */
const startOver = () => location.reload()

/** The sign-in, in the window itself. A page that opened it sees nothing of it, and links open the portal in a tab. */
export function SignInHere({ asked }: { readonly asked: AskedMessage }) {
  const [step, setStep] = useState<Step>('password')
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (place.current === null) return
    return followLinks(place.current, (href) => {
      open(`${pages.signIn}${new URL(href).hash}`, '_blank', 'noopener')
    })
  }, [])
  const goOn = ({ secondFactor, areTermsAccepted }: SignInAnswer) => {
    if (secondFactor !== undefined) setStep(secondFactor)
    else if (areTermsAccepted) startOver()
    else setStep('terms')
  }
  return (
    <div ref={place} className="flex flex-col gap-6">
      <WindowTitle>{step === 'terms' ? words.termsOfUse() : words.signInToEvenkeel()}</WindowTitle>
      {step !== 'terms' && (
        <p className="text-body text-text-muted">{words.pageCantSee({ page: pageName(asked.page) })}</p>
      )}
      {step === 'password' && <SignInForm onSignedIn={goOn} />}
      {step === 'terms' && <TermsAgreement onAccepted={startOver} onSignOut={() => close()} />}
      {typeof step === 'object' && <SecondFactorWays kinds={step} onVerified={startOver} />}
    </div>
  )
}
