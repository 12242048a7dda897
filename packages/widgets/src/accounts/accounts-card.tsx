import type { Account } from '@evenkeel/api-client/contract/accounts'
import { type QueryState, useQuery } from '@evenkeel/api-client/react'
import { Button } from '@evenkeel/ui/button'
import { Card, CardBody, CardFooter, CardHeader } from '@evenkeel/ui/card'
import { EmptyState } from '@evenkeel/ui/empty-state'
import { TextLink } from '@evenkeel/ui/link'
import { Notice, NoticeAction } from '@evenkeel/ui/notice'
import { Skeleton } from '@evenkeel/ui/skeleton'
import { type ReactNode, useCallback, useId, useState } from 'react'
import { useCommand } from '../embed/commands.tsx'
import { useBankConnections } from '../shared/bank-connections.tsx'
import { useLinks } from '../shared/links.tsx'
import { Loaded } from '../shared/loaded.tsx'
import { paths } from '../shared/paths.ts'
import { useNow } from '../shared/today.tsx'
import { AccountGroups } from './account-groups.tsx'
import { accountsView } from './account-sections.ts'
import { AddAccountButton } from './add-account-button.tsx'
import { asOfText, newestAsOf } from './as-of.ts'
import { ConnectionNotices } from './connection-notices.tsx'
import { EditAccountDialog } from './edit-account-dialog.tsx'
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

/** What is there stays while it could not be read again, or while nobody knows how a sync goes; this line says from when it is. */
function Outdated({ accounts }: { readonly accounts: QueryState<readonly Account[]> }) {
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

/** The way to the bank logins behind the accounts; nothing where there are none. */
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

/** What leads on from another page: accounts are deleted in the portal. */
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
  /** The quiet words at the right of the footer on other people's pages; there nothing is deleted and no bank is linked. */
  readonly signature?: ReactNode
}

/** Where the person stands: net worth, what it is made of, and the accounts behind it. */
export function AccountsCard({ signature }: AccountsCardProps) {
  const titleId = useId()
  const bank = useBankConnections()
  const accounts = useQuery('accounts', { body: {} })
  const [editing, setEditing] = useState<Account | null>(null)
  useCommand(
    'close',
    useCallback(() => setEditing(null), []),
  )
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
          <Loaded
            query={accounts}
            label="Loading accounts"
            skeleton={<AccountsSkeleton />}
            failedTitle="Your accounts did not load"
          >
            {() => <NoAccounts />}
          </Loaded>
        </CardBody>
      ) : (
        <>
          <div className="px-4 pt-2 pb-5 tablet:px-6">
            <Outdated accounts={accounts} />
            <ConnectionNotices connections={connections} />
            <NetWorthHeadline view={view} />
          </div>
          <AccountGroups sections={view.sections} connections={connections.data ?? []} onEdit={setEditing} />
        </>
      )}
      {isElsewhere && <PortalFooter signature={signature} />}
      <ConnectionsFooter hasAny={(connections.data ?? []).length > 0} />
      {editing !== null && (
        <EditAccountDialog account={editing} onClose={() => setEditing(null)} isDeletable={!isElsewhere} />
      )}
    </Card>
  )
}
