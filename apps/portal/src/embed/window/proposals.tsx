import { ApiProvider } from '@evenkeel/api-client/react'
import { type ReactNode, useEffect, useState } from 'react'
import type { Ask, Decided } from '@evenkeel/widgets/shared/our-window.ts'
import type { AskedMessage } from '../window-messages.ts'
import { ChangeAccount } from './change-account.tsx'
import { createClientForPage } from './client-for-page.ts'
import { DeleteAccount } from './delete-account.tsx'
import { DialogHere } from './dialog-here.tsx'
import { KeepShowing } from './keep-showing.tsx'
import { LinkBank } from './link-bank.tsx'
import { openerLink } from './opener-link.ts'
import { pageName } from './page-name.ts'
import { LinkAccounts, SavePlan } from './plan-decision.tsx'
import { WindowTitle } from './window-title.tsx'
import * as words from '../../words/embed-window.generated.ts'

/** What a card asks a person to decide, one after the other. After the last its opener closes the window. */
export function Proposals({ asked }: { readonly asked: AskedMessage }) {
  const { proposals, page, widget } = asked
  const [client] = useState(() => createClientForPage({ widget, page }))
  const [decided, setDecided] = useState<readonly string[]>([])
  const open = proposals.find(({ id }) => !decided.includes(id))
  const isOver = open === undefined
  useEffect(() => {
    if (isOver) return openerLink.closeIfLeft()
    return undefined
  }, [isOver])
  const decide = (id: string) => (outcome: Decided) => {
    openerLink.tell({ type: 'evenkeel:decided', id, decided: outcome })
    setDecided((before) => [...before, id])
  }
  if (open === undefined) return <WindowTitle>{words.canClose()}</WindowTitle>
  const draw = (ask: Ask, onDecided: (decided: Decided) => void): ReactNode => {
    if (ask.kind === 'link-bank') return <LinkBank onDecided={onDecided} />
    if (ask.kind === 'change-account') return <ChangeAccount body={ask.body} onDecided={onDecided} />
    if (ask.kind === 'delete-account') return <DeleteAccount accountId={ask.accountId} onDecided={onDecided} />
    if (ask.kind === 'link-accounts') return <LinkAccounts plan={ask.plan} onDecided={onDecided} />
    if (ask.kind === 'save-plan') return <SavePlan plan={ask.plan} onDecided={onDecided} />
    if (ask.kind === 'keep-showing') return <KeepShowing {...{ asked, onDecided }} />
    return <DialogHere {...{ widget, onDecided }} dialog={ask.dialog} about={ask.about} renderAsked={draw} />
  }
  return (
    <ApiProvider key={open.id} client={client}>
      {draw(open, decide(open.id))}
      <p className="text-label text-text-subtle">{words.askedOn({ page: pageName(page) })}</p>
    </ApiProvider>
  )
}
