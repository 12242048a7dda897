import type { Account } from '@evenkeel/api-client/contract/accounts'
import { type QueryState, useQuery } from '@evenkeel/api-client/react'
import { Card, CardBody, CardHeader } from '@evenkeel/ui/card'
import { EmptyState } from '@evenkeel/ui/empty-state'
import { Notice, NoticeAction } from '@evenkeel/ui/notice'
import { Skeleton } from '@evenkeel/ui/skeleton'
import { useId, useState } from 'react'
import { lazyDialog } from '../shared/lazy-dialog.tsx'
import { Loaded } from '../shared/loaded.tsx'
import { AccountGroups } from './account-groups.tsx'
import { accountsView } from './account-sections.ts'
import { AddAccountButton } from './add-account-button.tsx'
import { NetWorthHeadline } from './net-worth-headline.tsx'
import { NetWorthHelp } from './net-worth-help.tsx'

const EditAccount = lazyDialog(async () => (await import('./edit-account.tsx')).EditAccount)

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

/** What is there stays while it could not be read again; this line says so. */
function Outdated({ accounts }: { readonly accounts: QueryState<readonly Account[]> }) {
  if (accounts.failure === undefined) return null
  return (
    <div className="mb-4">
      <Notice tone="warning" announce="polite" action={<NoticeAction onClick={accounts.retry}>Retry</NoticeAction>}>
        Could not refresh. Showing earlier data.
      </Notice>
    </div>
  )
}

/** Where the person stands: net worth, what it is made of, and the accounts behind it. */
export function AccountsCard() {
  const titleId = useId()
  const accounts = useQuery('accounts', { body: {} })
  const [editing, setEditing] = useState<Account | null>(null)
  const list = accounts.data ?? []
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
          <Loaded query={accounts} label="Loading accounts" skeleton={<AccountsSkeleton />} failedTitle="Your accounts did not load">
            {() => <NoAccounts />}
          </Loaded>
        </CardBody>
      ) : (
        <>
          <div className="px-4 pt-2 pb-5 tablet:px-6">
            <Outdated accounts={accounts} />
            <NetWorthHeadline view={view} />
          </div>
          <AccountGroups sections={view.sections} onEdit={setEditing} />
        </>
      )}
      {editing !== null && <EditAccount account={editing} onClose={() => setEditing(null)} />}
    </Card>
  )
}
