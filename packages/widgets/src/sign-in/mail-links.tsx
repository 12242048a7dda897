import { ApiFailure } from '@evenkeel/api-client/client'
import { useClient } from '@evenkeel/api-client/react'
import { TextLink } from '@evenkeel/ui/link'
import { useRun } from '@evenkeel/ui/use-form'
import { useState } from 'react'
import { useLinks } from '../shared/links.ts'
import { paths } from '../shared/paths.ts'
import { toSignInFailure } from '../shared/sign-in-failure.ts'
import * as words from '../words/sign-in.generated.ts'
import type { SignInPage } from './page.ts'
import { StepForm } from './step-form.tsx'

/** The server's code for a link that was used, or is too old. */
const isOverCode = 60002

interface MailLinkProps {
  readonly Page: SignInPage
  /** From the link in a mail; empty without one. */
  readonly token: string
  /** Runs once what the link is for is done. */
  readonly onDone: () => void
}

interface LinkStepProps extends MailLinkProps {
  readonly texts: { readonly title: string; readonly intro: string; readonly over: string; readonly submit: string }
  readonly call: (token: string) => Promise<unknown>
}

/** Does what a link in a mail is for. It asks first, because programs that check mail open the links in it. */
function LinkStep({ Page, token, texts, call, onDone }: LinkStepProps) {
  const { href } = useLinks()
  const [isOver, setOver] = useState(token === '')
  const { run, failure, isBusy } = useRun(toSignInFailure)
  const submit = async () => {
    try {
      await call(token)
    } catch (reason) {
      if (!(reason instanceof ApiFailure && reason.code === isOverCode)) throw reason
      setOver(true)
      return
    }
    onDone()
  }
  return (
    <Page
      title={texts.title}
      intro={isOver ? texts.over : texts.intro}
      foot={<TextLink href={href(paths.login())}>{words.backToSignIn()}</TextLink>}
    >
      {!isOver && (
        <StepForm
          label={texts.title}
          frame={{ ...failure, busy: isBusy, onSubmit: () => void run(submit) }}
          submitLabel={texts.submit}
        >
          {null}
        </StepForm>
      )}
    </Page>
  )
}

/** Stops the wait of a person who said that the second step is lost. The link is in a mail about the wait. */
export function StopRecovery(props: MailLinkProps) {
  const client = useClient()
  const texts = {
    title: words.stopTitle(),
    intro: words.stopIntro(),
    over: words.stopOver(),
    submit: words.stopSubmit(),
  }
  const stop = (stopToken: string) => client.call('stopFactorRecovery', { body: { stopToken } })
  return <LinkStep {...props} texts={texts} call={stop} />
}

/** Takes a change of the email back. The link is in the mail to the former address. */
export function UndoEmailChange(props: MailLinkProps) {
  const client = useClient()
  const texts = {
    title: words.undoTitle(),
    intro: words.undoIntro(),
    over: words.undoOver(),
    submit: words.undoSubmit(),
  }
  const undo = (undoToken: string) => client.call('undoEmailChange', { body: { undoToken } })
  return <LinkStep {...props} texts={texts} call={undo} />
}
