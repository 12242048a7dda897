import type { AccountConnection } from '@evenkeel/api-client/contract/account-connections'
import { type QueryState, useQuery } from '@evenkeel/api-client/react'
import { Notice, NoticeAction } from '@evenkeel/ui/notice'
import { useEffect } from 'react'
import { type BankConnections, useBankConnections } from '../shared/bank-connections.tsx'
import * as words from '../words/account-list.generated.ts'
import { missingTitle } from '../words/bank-connections.generated.ts'
import { syncProgress } from '../shared/sync-progress.ts'

interface ConnectionNoticesProps {
  readonly connections: QueryState<readonly AccountConnection[]>
}

/** Shows the progress of a first sync, which takes time. Later syncs only show the toast. */
function FirstSync({ connection }: { readonly connection: AccountConnection }) {
  return (
    <Notice icon="refresh" announce="polite">
      {connection.name}: {syncProgress(connection)}
    </Notice>
  )
}

/** Red if the person has to sign in again, amber if the connection still works or recovers by itself. */
function Issue({
  connection,
  bank,
}: {
  readonly connection: AccountConnection
  readonly bank: BankConnections | null
}) {
  const { accountConnectionId: connectionId, name, issue, issueMessage, needsRepair, asksIfSame } = connection
  const fix = () => bank?.open({ kind: 'repair', connectionId })
  const isBroken = needsRepair && issue !== 'pending-disconnect'
  return (
    <Notice
      tone={isBroken ? 'danger' : 'warning'}
      action={
        bank !== null &&
        (needsRepair ? (
          <NoticeAction onClick={fix}>{words.fixConnection()}</NoticeAction>
        ) : (
          asksIfSame && <NoticeAction onClick={() => bank.open({ kind: 'manage' })}>{words.answerLogin()}</NoticeAction>
        ))
      }
    >
      <strong className="font-semibold">{name}:</strong> {issueMessage}
    </Notice>
  )
}

function Twice({ onReview }: { readonly onReview: () => void }) {
  const found = useQuery('suspectedDuplicates').data?.length ?? 0
  const accounts = useQuery('suspectedAccounts').data?.length ?? 0
  if (found + accounts === 0) return null
  return (
    <Notice tone="warning" action={<NoticeAction onClick={onReview}>{words.review()}</NoticeAction>}>
      {words.possibleDuplicates({ accounts, found, both: accounts > 0 && found > 0 ? 'both' : 'one' })}
    </Notice>
  )
}

function Missing({ onReview }: { readonly onReview: () => void }) {
  const count = useQuery('missingRows').data?.missing.length ?? 0
  if (count === 0) return null
  return (
    <Notice tone="warning" action={<NoticeAction onClick={onReview}>{words.review()}</NoticeAction>}>
      {missingTitle({ count })}.
    </Notice>
  )
}

/** Follows a sync that already runs when the screen opens to its end, like one that was started here. */
function useFollowRunning(isRunning: boolean, bank: BankConnections | null) {
  const follow = bank?.follow
  useEffect(() => {
    if (isRunning) follow?.()
  }, [isRunning, follow])
}

/** Notices about the banks behind the accounts: a running sync, problems, possible duplicates, and rows that a bank no longer lists. */
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
      {bank !== null && list.length > 0 && (
        <>
          <Twice onReview={() => bank.open({ kind: 'duplicates' })} />
          <Missing onReview={() => bank.open({ kind: 'manage' })} />
        </>
      )}
    </div>
  )
}
