import type { Account } from '@evenkeel/api-client/contract/accounts'
import { useQuery } from '@evenkeel/api-client/react'
import { Card, CardBody } from '@evenkeel/ui/card'
import { EmptyState } from '@evenkeel/ui/empty-state'
import { ButtonLink, TextLink } from '@evenkeel/ui/link'
import { EditAccountDialog } from '@evenkeel/widgets/accounts'
import {
  AccountDetails,
  BalanceSkeleton,
  DetailsSkeleton,
  AccountManage,
  AccountTransactions,
  BalanceCard,
  PositionsCard,
} from '@evenkeel/widgets/history'
import { AccountComingUp } from '@evenkeel/widgets/recurring'
import { paths, patterns } from '@evenkeel/widgets/shared/paths.ts'
import { QueryView } from '@evenkeel/widgets/shared/query-view.tsx'
import * as words from '../../words/account-page.generated.ts'
import { useState } from 'react'
import { useParams } from 'react-router'
import { PageHeader } from '../../shell/page-header.tsx'

/** One account: its balance over time, its transactions, what it is, and what can be done with it. */
export function AccountPage() {
  const { id } = useParams()
  // Among all accounts, so that one that was just deleted is gone rather than a failure.
  const accounts = useQuery('accounts', { body: {} })
  const account = accounts.data?.find((one) => String(one.userAccountId) === id)
  return (
    <>
      <PageHeader {...(account && { title: account.name })} />
      <div className="mt-6">
        <QueryView
          query={accounts}
          label={words.loading()}
          skeleton={
            <div className={columns}>
              <BalanceSkeleton />
              <DetailsSkeleton />
            </div>
          }
          failedTitle={words.failed()}
        >
          {() => (account ? <Parts key={account.userAccountId} account={account} /> : <UnknownAccount />)}
        </QueryView>
      </div>
    </>
  )
}

function UnknownAccount() {
  return (
    <Card>
      <CardBody>
        <EmptyState
          title={words.unknown()}
          action={<ButtonLink href={`#${paths.home()}`}>{words.goHome()}</ButtonLink>}
        >
          {words.unknownText()}
        </EmptyState>
      </CardBody>
    </Card>
  )
}

const columns =
  'grid grid-cols-1 items-start gap-4 tablet:gap-6 desktop:grid-cols-[minmax(0,632fr)_minmax(280px,320fr)]'
const column = 'flex min-w-0 flex-col gap-4 tablet:gap-6'

function Parts({ account }: { readonly account: Account }) {
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null)
  const edit = () => setOpen('edit')
  const { userAccountId } = account
  return (
    <div className={columns}>
      <div className={column}>
        <BalanceCard account={account} onEdit={edit} />
        <PositionsCard account={account} />
        <AccountTransactions userAccountId={userAccountId} />
      </div>
      <div className={column}>
        <AccountDetails account={account} onEdit={edit} />
        <AccountManage account={account} onDelete={() => setOpen('delete')} />
        {/* The last, because no one knows how much is due before it has loaded. */}
        <AccountComingUp userAccountId={userAccountId} />
        <p className="px-4 text-body tablet:px-6">
          <TextLink href={`#${patterns.netWorth}`} arrow>
            {words.netWorth()}
          </TextLink>
        </p>
      </div>
      {open !== null && (
        <EditAccountDialog account={account} isDeleted={open === 'delete'} onClose={() => setOpen(null)} />
      )}
    </div>
  )
}
