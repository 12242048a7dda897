import type { AccountConnection } from '@evenkeel/api-client/contract/account-connections'
import { type QueryState } from '@evenkeel/api-client/react'
import { EmptyState } from '@evenkeel/ui/empty-state'
import { Skeleton } from '@evenkeel/ui/skeleton'
import { type BankDialog, useBankConnections } from '../shared/bank-connections.tsx'
import { QueryView } from '../shared/query-view.tsx'
import * as words from '../words/bank-connections.generated.ts'
import { ConnectionRow } from './connection-row.tsx'
import { useLoginNames } from './login-names.ts'
import { MissingRows } from './missing-rows.tsx'
import { SecondLogin } from './second-login.tsx'

export interface ConnectionListProps {
  readonly onWish: (wish: BankDialog | null) => void
  readonly onSync: (connectionId: number) => void
}

function Rows() {
  return (
    <div className="flex flex-col gap-6">
      {Array.from({ length: 3 }, (_, row) => (
        <div key={row} className="flex flex-col gap-2">
          <Skeleton width="48%" height={16} />
          <Skeleton width="32%" height={14} />
          <Skeleton width={132} height={32} />
        </div>
      ))}
    </div>
  )
}

function List({
  connections,
  onWish,
  onSync,
}: ConnectionListProps & { readonly connections: readonly AccountConnection[] }) {
  const nameOf = useLoginNames(connections)
  if (connections.length === 0) {
    return (
      <EmptyState icon="bank" title={words.noBanks()}>
        {words.noBanksText()}
      </EmptyState>
    )
  }
  return (
    <ul>
      {connections.map((connection) => {
        const { accountConnectionId: connectionId } = connection
        const login = nameOf(connection)
        return (
          <ConnectionRow
            key={connectionId}
            connection={connection}
            login={login}
            onFix={() => onWish({ kind: 'repair', connectionId })}
            onSync={() => onSync(connectionId)}
            onDelete={() => onWish({ kind: 'delete', connectionId, name: login.label })}
          />
        )
      })}
    </ul>
  )
}

/** Whether several connections can be updated at once, and none is being updated. */
export const canUpdateAll = (list: readonly AccountConnection[] = []) =>
  list.filter(({ needsRepair, provider }) => !needsRepair && provider !== null).length > 1 &&
  !list.some(({ syncInProgress }) => syncInProgress)

/** The person's bank logins, each with its state and the actions on it; first what is asked about them. */
export function ConnectionList({
  connections,
  ...actions
}: ConnectionListProps & { readonly connections: QueryState<readonly AccountConnection[]> }) {
  const bank = useBankConnections()
  return (
    <>
      {connections.data
        ?.filter(({ asksIfSame }) => asksIfSame !== undefined)
        .map((connection) => (
          <SecondLogin key={connection.accountConnectionId} connection={connection} onAnswered={() => bank?.follow()} />
        ))}
      <MissingRows />
      <QueryView
        query={connections}
        label={words.loadingConnections()}
        skeleton={<Rows />}
        failedTitle={words.connectionsFailed()}
      >
        {(list) => <List connections={list} {...actions} />}
      </QueryView>
    </>
  )
}
