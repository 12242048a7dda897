import type { Account } from '@evenkeel/api-client/contract/accounts'
import { type QueryState, useQuery } from '@evenkeel/api-client/react'
import { Button } from '@evenkeel/ui/button'
import { Card, CardBody, CardFooter, CardHeader } from '@evenkeel/ui/card'
import { EmptyState } from '@evenkeel/ui/empty-state'
import { TextLink } from '@evenkeel/ui/link'
import { Notice, NoticeAction } from '@evenkeel/ui/notice'
import { Skeleton } from '@evenkeel/ui/skeleton'
import { type ReactNode, useId } from 'react'
import { useBankConnections } from '../shared/bank-connections.tsx'
import { useLinks } from '../shared/links.tsx'
import { QueryView } from '../shared/query-view.tsx'
import { paths } from '../shared/paths.ts'
import { useStage } from '../shared/stage.tsx'
import { useNow } from '../shared/today.tsx'
import { AccountGroups } from './account-groups.tsx'
import { accountsView } from '../account-modal/account-sections.ts'
import { AddAccountButton } from './add-account-button.tsx'
import { asOfText, newestAsOf } from '../account-modal/as-of.ts'
import { ConnectionNotices } from './connection-notices.tsx'
import { NetWorthHeadline } from './net-worth-headline.tsx'
import { NetWorthHelp } from './net-worth-help.tsx'

function AccountsSkeleton() {
  return (
    <div className="flex flex-col gap-4">
      <Skeleton width={220} height={40} />
      <Skeleton height={10} shape="pill" />
      <Skeleton width="36%" height={10} shape="pill" />
      <div className="mt-4 flex flex-col gap-5">
        {Array.from({ length: 6 }, (_, row) => (
          <Skeleton key={row} height={20} />
        ))}
      </div>
    </div>
  )
}

function NoAccounts() {
  return (
    <EmptyState icon="bank" title="No accounts yet" action={<AddAccountButton look="primary" />}>
      Add what you own and what you owe to see where you stand.
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
      <Notice tone="warning" announce="polite" action={<NoticeAction onClick={retry}>Retry</NoticeAction>}>
        {from === null
          ? 'Could not refresh. Showing earlier data.'
          : `Could not refresh. Showing data from ${asOfText(from.asOf, now)}.`}
      </Notice>
    </div>
  )
}

/** The link to the bank logins behind the accounts; renders nothing if there are none. */
function ConnectionsFooter({ hasAny }: { readonly hasAny: boolean }) {
  const bank = useBankConnections()
  if (bank === null || !hasAny) return null
  return (
    <CardFooter>
      <Button variant="text" size="flush" icon="bank" onClick={() => bank.open({ kind: 'manage' })}>
        Bank connections
      </Button>
    </CardFooter>
  )
}

/** Links to the portal, for what another page cannot do. */
function PortalFooter({ signature }: { readonly signature: ReactNode }) {
  const { href } = useLinks()
  return (
    <CardFooter secondary={signature}>
      <TextLink href={href(paths.home())} arrow>
        View accounts
      </TextLink>
    </CardFooter>
  )
}

export interface AccountsCardProps {
  /** The quiet words at the right of the footer on other people's pages. There no bank is linked. */
  readonly signature?: ReactNode
}

/** The person's net worth, what it is made of, and the accounts behind it. */
export function AccountsCard({ signature }: AccountsCardProps) {
  const titleId = useId()
  const bank = useBankConnections()
  const accounts = useQuery('accounts', { body: {} })
  const stage = useStage()
  const edit =
    stage === null ? null : (account: Account) => void stage.open('account', { accountId: account.userAccountId })
  const isElsewhere = signature !== undefined
  const list = accounts.data ?? []
  const connections = useQuery('connections', ...(bank !== null && accounts.data !== undefined ? [] : [null]))
  const view = accountsView(list)
  return (
    <Card labelledBy={titleId} fill>
      <CardHeader
        title="Net worth"
        titleId={titleId}
        beside={list.length > 0 && <NetWorthHelp view={view} />}
        action={list.length > 0 && <AddAccountButton />}
      />
      {list.length === 0 ? (
        <CardBody>
          <ConnectionNotices connections={connections} />
          <QueryView
            query={accounts}
            label="Loading accounts"
            skeleton={<AccountsSkeleton />}
            failedTitle="Your accounts did not load"
          >
            {() => <NoAccounts />}
          </QueryView>
        </CardBody>
      ) : (
        <>
          <div className="px-4 pt-2 pb-5 tablet:px-6">
            <StaleNotice accounts={accounts} />
            <ConnectionNotices connections={connections} />
            <NetWorthHeadline view={view} />
          </div>
          <AccountGroups sections={view.sections} connections={connections.data ?? []} onEdit={edit} />
        </>
      )}
      {isElsewhere && <PortalFooter signature={signature} />}
      <ConnectionsFooter hasAny={(connections.data ?? []).length > 0} />
    </Card>
  )
}
