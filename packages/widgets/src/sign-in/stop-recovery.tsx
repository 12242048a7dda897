import { useClient } from '@evenkeel/api-client/react'
import * as words from '../words/sign-in.generated.ts'
import { LinkStep } from './link-step.tsx'
import type { SignInPage } from './page.ts'

interface StopRecoveryProps {
  readonly Page: SignInPage
  /** From the link in a mail about the wait. */
  readonly stopToken: string
  /** Runs once no one waits any more. */
  readonly onDone: () => void
}

/** Stops the wait of a person who said that the second step is lost. */
export function StopRecovery({ Page, stopToken, onDone }: StopRecoveryProps) {
  const client = useClient()
  const texts = {
    title: words.stopTitle(),
    intro: words.stopIntro(),
    over: words.stopOver(),
    submit: words.stopSubmit(),
  }
  const stop = (token: string) => client.call('stopFactorRecovery', { body: { stopToken: token } })
  return <LinkStep Page={Page} token={stopToken} texts={texts} call={stop} onDone={onDone} />
}
