import type { AccountConnection } from '@evenkeel/api-client/contract/account-connections'
import { type QueryState, useQuery } from '@evenkeel/api-client/react'
import { Notice, NoticeAction } from '@evenkeel/ui/notice'
import { useEffect } from 'react'
import { type BankConnections, useBankConnections } from '../shared/bank-connections.tsx'
import { syncProgress } from '../shared/sync-progress.ts'

interface ConnectionNoticesProps {
  readonly connections: QueryState<readonly AccountConnection[]>
}

/** A first sync takes its time: how far it has come. Later ones are told by the toast alone. */
function FirstSync({ connection }: { readonly connection: AccountConnection }) {
  return (
    <Notice icon="refresh" announce="polite">
      {connection.name}: {syncProgress(connection)}
    </Notice>
  )
}

/** Red where the person has to sign in again, amber where it still works or mends itself. */
function Issue({
  connection,
  bank,
}: {
  readonly connection: AccountConnection
  readonly bank: BankConnections | null
}) {
  const { accountConnectionId: connectionId, name, issue, issueMessage, needsRepair } = connection
  const fix = () => bank?.open({ kind: 'repair', connectionId })
  const isBroken = needsRepair && issue !== 'pending-disconnect'
  return (
    <Notice
      tone={isBroken ? 'danger' : 'warning'}
      action={needsRepair && bank !== null && <NoticeAction onClick={fix}>Fix connection</NoticeAction>}
    >
      <strong className="font-semibold">{name}:</strong> {issueMessage}
    </Notice>
  )
}

const counted = (count: number, what: string) =>
  count === 0 ? null : `${count.toLocaleString('en-US')} ${what}${count === 1 ? '' : 's'}`

function Twice({ onReview }: { readonly onReview: () => void }) {
  const found = useQuery('suspectedDuplicates').data?.length ?? 0
  const accounts = useQuery('suspectedAccounts').data?.length ?? 0
  if (found + accounts === 0) return null
  return (
    <Notice tone="warning" action={<NoticeAction onClick={onReview}>Review</NoticeAction>}>
      {[counted(accounts, 'account'), counted(found, 'transaction')].filter((words) => words !== null).join(' and ')}{' '}
      may be there twice.
    </Notice>
  )
}

/** A sync that runs when the screen opens is followed to its end, as one that was started here. */
function useFollowRunning(isRunning: boolean, bank: BankConnections | null) {
  const follow = bank?.follow
  useEffect(() => {
    if (isRunning) follow?.()
  }, [isRunning, follow])
}

/** What is to be known of the banks behind the accounts: a sync that runs, what is wrong, and what may be there twice. */
export function ConnectionNotices({ connections }: ConnectionNoticesProps) {
  const bank = useBankConnections()
  const list = connections.data ?? []
  useFollowRunning(
    list.some(({ syncInProgress }) => syncInProgress),
    bank,
  )
  const first = list.filter(({ syncInProgress, lastSyncedAt }) => syncInProgress && lastSyncedAt === null)
  const broken = list.filter(({ issue, issueMessage }) => issue !== null && issueMessage !== null)
  return (
    <div className="mb-4 flex flex-col gap-2 empty:hidden">
      {first.map((connection) => (
        <FirstSync key={connection.accountConnectionId} connection={connection} />
      ))}
      {broken.map((connection) => (
        <Issue key={connection.accountConnectionId} {...{ connection, bank }} />
      ))}
      {bank !== null && list.length > 0 && <Twice onReview={() => bank.open({ kind: 'duplicates' })} />}
    </div>
  )
}
