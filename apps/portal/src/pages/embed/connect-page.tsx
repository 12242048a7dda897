import { ApiFailure } from '@evenkeel/api-client/client'
import { Brand } from '@evenkeel/ui/brand-mark'
import { Button } from '@evenkeel/ui/button'
import { Heading } from '@evenkeel/ui/heading'
import { Notice } from '@evenkeel/ui/notice'
import type { CodeMessage } from '@evenkeel/widgets/embed'
import { messageOf } from '@evenkeel/widgets/shared/form-failure.ts'
import { useAtomValue } from 'jotai'
import { type ReactNode, useEffect, useState } from 'react'
import { client } from '../../client.ts'
import { usePageTitle } from '../../shell/use-page-title.ts'
import { sessionAtom } from '../../state.ts'
import { SignInForm } from '../auth/sign-in-form.tsx'
import { type ConnectRequest, connectRequestOf, isLinkRequest } from './connect-request.ts'
import { LinkAccount } from './link-account.tsx'
import { widgetWords } from './widget-words.ts'

const words = {
  incomplete: 'This window was opened without a page to connect. Close it and press Connect on the page again.',
  orphaned: 'The page that opened this window is gone. Close the window and press Connect on the page again.',
  notAllowed: 'Your employer has not allowed Evenkeel on this page, so nothing is shown there.',
} as const

/** Our own window, in which an employee lets a widget on another page show their figures, or links a bank for it. */
export function ConnectPage() {
  usePageTitle()
  const isSignedIn = useAtomValue(sessionAtom)?.isSignedIn ?? false
  const isLinking = isLinkRequest(location.search)
  useEffect(() => {
    if (isLinking) document.title = 'Link an account'
  }, [isLinking])
  return (
    <div className="min-h-dvh bg-surface text-text">
      <main className="mx-auto flex max-w-110 flex-col gap-6 px-6 py-8">
        <Brand />
        {isLinking ? <LinkBank isSignedIn={isSignedIn} /> : <ConnectWidget isSignedIn={isSignedIn} />}
      </main>
    </div>
  )
}

interface WindowProps {
  readonly isSignedIn: boolean
}

function ConnectWidget({ isSignedIn }: WindowProps) {
  const request = connectRequestOf(location.search)
  if (request === null) return <Title>{words.incomplete}</Title>
  if (isSignedIn) return <Agree {...request} />
  return (
    <SignInFirst
      title={`Sign in to connect ${widgetWords[request.widget].name}`}
      why="This page asks to show it to you. It never sees your password."
    >
      <PageOrigin origin={request.origin} />
    </SignInFirst>
  )
}

function LinkBank({ isSignedIn }: WindowProps) {
  return isSignedIn ? (
    <LinkAccount />
  ) : (
    <SignInFirst title="Sign in to link an account" why="The page you came from never sees your password." />
  )
}

const Title = ({ children }: { readonly children: ReactNode }) => (
  <Heading look="page" level={1}>
    {children}
  </Heading>
)

function PageOrigin({ origin }: Pick<ConnectRequest, 'origin'>) {
  return <p className="rounded-md bg-sunken px-4 py-3 text-body font-medium break-all text-text">{origin}</p>
}

/** After the sign-in the window is read again, with the session's own anti-forgery cookies. */
function SignInFirst({
  title,
  why,
  children,
}: {
  readonly title: string
  readonly why: string
  readonly children?: ReactNode
}) {
  return (
    <>
      <Title>{title}</Title>
      <p className="text-body text-text-muted">{why}</p>
      {children}
      <SignInForm onSignedIn={() => location.reload()} />
    </>
  )
}

/** Gets the one-time code and hands it to the page that opened this window, if it is of the agreed origin. */
function useAgree(request: ConnectRequest) {
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const agree = async () => {
    if (opener === null) return setProblem(words.orphaned)
    setIsBusy(true)
    try {
      const { code } = await client.call('embedCode', { body: request })
      const message: CodeMessage = { type: 'evenkeel:code', code }
      opener.postMessage(message, request.origin)
      close()
    } catch (reason) {
      setProblem(reason instanceof ApiFailure && reason.status === 403 ? words.notAllowed : messageOf(reason))
      setIsBusy(false)
    }
  }
  return { agree, isBusy, problem }
}

function Agree(request: ConnectRequest) {
  const { agree, isBusy, problem } = useAgree(request)
  const { name, reads, changes } = widgetWords[request.widget]
  const isOurs = request.origin === location.origin
  return (
    <>
      <Title>Show {name} on this page?</Title>
      <PageOrigin origin={request.origin} />
      <div className="flex flex-col gap-3 text-body text-text-muted">
        <p>
          {isOurs
            ? 'It stands in a frame of ours. The page around the frame cannot read:'
            : 'What stands on a page can be read by whoever runs it. There that is:'}
        </p>
        <ul className="list-disc pl-5">
          {reads.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        {changes !== null && <p>{changes}</p>}
        <p>Nothing else of yours is open to it.</p>
      </div>
      {problem !== null && (
        <Notice tone="danger" announce="assertive">
          {problem}
        </Notice>
      )}
      <div className="flex justify-end gap-3">
        <Button onClick={() => close()}>Cancel</Button>
        <Button variant="primary" busy={isBusy} onClick={() => void agree()}>
          Agree
        </Button>
      </div>
    </>
  )
}
