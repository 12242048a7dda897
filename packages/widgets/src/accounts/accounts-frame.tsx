import type { Account } from '@evenkeel/api-client/contract/accounts'
import { type QueryState, useQuery } from '@evenkeel/api-client/react'
import { Card, CardBody } from '@evenkeel/ui/card'
import { EmptyState } from '@evenkeel/ui/empty-state'
import { Notice, NoticeAction } from '@evenkeel/ui/notice'
import type { ReactNode } from 'react'
import { type AccountsView, accountsView } from '../account-modal/account-sections.ts'
import { asOfText, newestAsOf } from '../account-modal/as-of.ts'
import { useBankConnections } from '../shared/bank-connections.tsx'
import { LazyPart } from '../shared/lazy-card.tsx'
import { QueryView } from '../shared/query-view.tsx'
import { useNow } from '../shared/today.tsx'
import * as words from '../words/accounts.generated.ts'
import { AddAccountButton } from './add-account-button.tsx'
import { explainNetWorth } from '@evenkeel/engine'
import { ExplainedHelp } from '../shared/explained-help.tsx'
import * as netWorthHelpWords from '../words/net-worth-help.generated.ts'

/** How the net worth is calculated, and how many accounts are not included. */
function NetWorthHelp({ view }: { readonly view: AccountsView }) {
  const { sections, sums, leftOut } = view
  const categories = sections.flatMap((section) =>
    section.categories.flatMap(({ label, total }) => (total === null ? [] : [{ label, total }])),
  )
  return (
    <ExplainedHelp
      title={netWorthHelpWords.howNetWorth()}
      explanation={explainNetWorth({ ...sums, categories, notCounted: leftOut.length })}
    />
  )
}

function NoAccounts() {
  return (
    <EmptyState icon="bank" title={words.noAccounts()} action={<AddAccountButton look="primary" />}>
      {words.addToSee()}
    </EmptyState>
  )
}

/** Shows the age of the figures while they cannot be reloaded or the state of a sync is unknown. The previous figures stay visible. */
function StaleNotice({ accounts }: { readonly accounts: QueryState<readonly Account[]> }) {
  const bank = useBankConnections()
  const now = useNow()
  const isSyncLost = bank?.sync.isFailed ?? false
  if (accounts.failure === undefined && !isSyncLost) return null
  const from = isSyncLost ? newestAsOf(accounts.data ?? []) : null
  const retry = () => {
    if (isSyncLost) bank?.follow()
    accounts.retry()
  }
  return (
    <div className="mb-4">
      <Notice tone="warning" announce="polite" action={<NoticeAction onClick={retry}>{words.retry()}</NoticeAction>}>
        {from === null ? words.staleData() : words.staleFrom({ date: asOfText(from.asOf, now) })}
      </Notice>
    </div>
  )
}

const loadNotices = async () => (await import('./connection-notices.tsx')).ConnectionNotices

/** What is to be said of the banks; its code loads once there are any. */
function Notices({ connections }: Pick<AccountsFrameProps, 'connections'>) {
  if ((connections.data ?? []).length === 0) return null
  return (
    <LazyPart isWanted title={words.banks()} load={loadNotices} props={{ connections }}>
      {null}
    </LazyPart>
  )
}

/** The accounts, the bank logins behind them where banks are linked, and what the card shows of them. */
export function useAccounts() {
  const bank = useBankConnections()
  const accounts = useQuery('accounts', { body: {} })
  const connections = useQuery('connections', ...(bank !== null && accounts.data !== undefined ? [] : [null]))
  return { accounts, connections, view: accountsView(accounts.data ?? []) }
}

interface AccountsFrameProps extends ReturnType<typeof useAccounts> {
  readonly skeleton: ReactNode
  /** The net worth. */
  readonly headline: (view: AccountsView) => ReactNode
  /** Below the headline, once there are accounts. */
  readonly children: ReactNode
  /** Also without accounts. */
  readonly footer?: ReactNode
}

export const headlineClass = 'flex-1 px-4 pt-1 pb-3 tablet:px-6'

/** The card of the net worth: its title, its states, what is wrong with its banks, and the way to add an account. */
export function AccountsFrame({
  accounts,
  connections,
  view,
  skeleton,
  headline,
  children,
  footer,
}: AccountsFrameProps) {
  const hasAny = (accounts.data ?? []).length > 0
  return (
    <Card
      title={words.netWorth()}
      beside={hasAny && <NetWorthHelp view={view} />}
      action={hasAny && <AddAccountButton />}
      fill
    >
      {hasAny ? (
        <>
          <div className={headlineClass}>
            <StaleNotice accounts={accounts} />
            <Notices connections={connections} />
            {headline(view)}
          </div>
          {children}
        </>
      ) : (
        <QueryView
          query={accounts}
          label={words.loading()}
          skeleton={skeleton}
          failedTitle={words.failed()}
          failedIn={(failure) => <CardBody>{failure}</CardBody>}
        >
          {() => (
            <CardBody>
              <Notices connections={connections} />
              <NoAccounts />
            </CardBody>
          )}
        </QueryView>
      )}
      {footer}
    </Card>
  )
}
