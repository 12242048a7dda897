import { useQuery } from '@evenkeel/api-client/react'
import { Brand } from '@evenkeel/ui/brand-mark'
import { SkeletonText } from '@evenkeel/ui/skeleton'
import { QueryView } from '@evenkeel/widgets/shared/query-view.tsx'
import { type ReactNode, useEffect, useState } from 'react'
import type { AskedMessage } from '../window-messages.ts'
import { watchLostFocus } from '../../shell/lost-focus.ts'
import { Consent } from './consent.tsx'
import { openerLink } from './opener-link.ts'
import { Proposals } from './proposals.tsx'
import { SignInHere } from './sign-in-here.tsx'
import { WindowTitle } from './window-title.tsx'
import * as words from '../../words/embed-window.generated.ts'

/** What the opener asks for; undefined before an answer, null for an opener that is not ours. */
function useAsked(): AskedMessage | null | undefined {
  const [asked, setAsked] = useState<AskedMessage | null>()
  useEffect(() => openerLink.listen(setAsked), [])
  return asked
}

/** Our own window next to a page with widgets: a person signs in, agrees, and confirms there, out of the page's reach. */
export function OurWindow() {
  const asked = useAsked()
  useEffect(() => watchLostFocus(), [])
  const session = useQuery('session')
  const email = session.data?.email ?? null
  return (
    <div className="flex min-h-dvh flex-col bg-canvas text-text">
      <header className="flex items-center justify-between gap-4 border-b border-hairline bg-surface px-6 py-3">
        <Brand />
        {asked && email !== null && <span className="min-w-0 truncate text-label text-text-muted">{email}</span>}
      </header>
      <main className="mx-auto flex w-full max-w-130 flex-col gap-6 px-6 py-6">
        {asked === undefined && <SkeletonText lines={4} />}
        {asked === null && <NotOpenedByUs />}
        {asked && (
          <QueryView
            query={session}
            label={words.loading()}
            skeleton={<SkeletonText lines={4} />}
            failedTitle={words.noAnswer()}
          >
            {({ isSignedIn }) => (isSignedIn ? <Requested asked={asked} /> : <SignInHere asked={asked} />)}
          </QueryView>
        )}
      </main>
    </div>
  )
}

function Requested({ asked }: { readonly asked: AskedMessage }): ReactNode {
  return asked.proposals.length > 0 ? <Proposals asked={asked} /> : <Consent asked={asked} />
}

/** Never a form: the page that opened this window may wait for a person to sign in here. */
function NotOpenedByUs() {
  return (
    <>
      <WindowTitle>{words.notByWidget()}</WindowTitle>
      <p className="text-body text-text-muted">{words.notByWidgetText()}</p>
    </>
  )
}
