import { ApiFailure } from '@evenkeel/api-client/client'
import { useClient } from '@evenkeel/api-client/react'
import { TextLink } from '@evenkeel/ui/link'
import { useRun } from '@evenkeel/ui/use-form'
import { useState } from 'react'
import { useLinks } from '../shared/links.tsx'
import { paths } from '../shared/paths.ts'
import { toSignInFailure } from '../shared/sign-in-failure.ts'
import * as words from '../words/sign-in.generated.ts'
import type { SignInPage } from './page.ts'
import { StepForm } from './step-form.tsx'

/** The server's code for a link that was used, or is too old. */
const isOverCode = 60002

interface UndoEmailChangeProps {
  readonly Page: SignInPage
  /** From the link in the mail to the former address. */
  readonly undoToken: string
  /** Runs once the account has its former address again. */
  readonly onDone: () => void
}

/** Takes a change of the email back. It asks first, because programs that check mail open the links in it. */
export function UndoEmailChange({ Page, undoToken, onDone }: UndoEmailChangeProps) {
  const client = useClient()
  const { href } = useLinks()
  const [isOver, setOver] = useState(undoToken === '')
  const { run, failure, isBusy } = useRun(toSignInFailure)
  const undo = async () => {
    try {
      await client.call('undoEmailChange', { body: { undoToken } })
    } catch (reason) {
      if (!(reason instanceof ApiFailure && reason.code === isOverCode)) throw reason
      setOver(true)
      return
    }
    onDone()
  }
  return (
    <Page
      title={words.undoTitle()}
      intro={isOver ? words.undoOver() : words.undoIntro()}
      foot={<TextLink href={href(paths.login())}>{words.backToSignIn()}</TextLink>}
    >
      {!isOver && (
        <StepForm
          label={words.undoTitle()}
          frame={{ ...failure, busy: isBusy, onSubmit: () => void run(undo) }}
          submitLabel={words.undoSubmit()}
        >
          {null}
        </StepForm>
      )}
    </Page>
  )
}
