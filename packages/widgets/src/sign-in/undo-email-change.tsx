import { useClient } from '@evenkeel/api-client/react'
import * as words from '../words/sign-in.generated.ts'
import { LinkStep } from './link-step.tsx'
import type { SignInPage } from './page.ts'

interface UndoEmailChangeProps {
  readonly Page: SignInPage
  /** From the link in the mail to the former address. */
  readonly undoToken: string
  /** Runs once the account has its former address again. */
  readonly onDone: () => void
}

/** Takes a change of the email back. */
export function UndoEmailChange({ Page, undoToken, onDone }: UndoEmailChangeProps) {
  const client = useClient()
  const texts = {
    title: words.undoTitle(),
    intro: words.undoIntro(),
    over: words.undoOver(),
    submit: words.undoSubmit(),
  }
  const undo = (token: string) => client.call('undoEmailChange', { body: { undoToken: token } })
  return <LinkStep Page={Page} token={undoToken} texts={texts} call={undo} onDone={onDone} />
}
