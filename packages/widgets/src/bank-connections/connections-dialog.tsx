import type { AccountConnection } from '@evenkeel/api-client/contract/account-connections'
import { useQuery } from '@evenkeel/api-client/react'
import { Button } from '@evenkeel/ui/button'
import { Dialog, DialogBody, DialogFooter } from '@evenkeel/ui/dialog'
import { EmptyState } from '@evenkeel/ui/empty-state'
import { Skeleton } from '@evenkeel/ui/skeleton'
import { type BankDialog, useBankConnections } from '../shared/bank-connections.tsx'
import { QueryView } from '../shared/query-view.tsx'
import * as words from '../words/bank-connections.generated.ts'
import { ConnectionRow } from './connection-row.tsx'
import { useLoginNames } from './login-names.ts'
import { MissingRows } from './missing-rows.tsx'
import { SecondLogin } from './second-login.tsx'

interface ConnectionsDialogProps {
  readonly onWish: (wish: BankDialog | null) => void
  readonly onSync: (connectionId: number) => void
  /** Updates every connection, and follows that on the screen. */
  readonly onSyncAll: () => void
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
}: Omit<ConnectionsDialogProps, 'onSyncAll'> & { readonly connections: readonly AccountConnection[] }) {
  const nameOf = useLoginNames(connections)
  if (connections.length === 0) {
    return (
      <EmptyState icon="bank" title="No banks connected">
        Connect a bank, and its accounts keep themselves up to date.
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
const canUpdateAll = (list: readonly AccountConnection[] = []) =>
  list.filter(({ needsRepair, provider }) => !needsRepair && provider !== null).length > 1 &&
  !list.some(({ syncInProgress }) => syncInProgress)

/** The person's bank logins, each with its state and the actions on it. */
export function ConnectionsDialog({ onWish, onSync, onSyncAll }: ConnectionsDialogProps) {
  const connections = useQuery('connections')
  const isByHandOnly = useQuery('companyInfo').data?.data.info.level1 ?? true
  const bank = useBankConnections()
  const close = () => onWish(null)
  return (
    <Dialog open onClose={close} title="Bank connections" size="wide">
      <DialogBody>
        {connections.data
          ?.filter(({ asksIfSame }) => asksIfSame !== undefined)
          .map((connection) => (
            <SecondLogin
              key={connection.accountConnectionId}
              connection={connection}
              onAnswered={() => bank?.follow()}
            />
          ))}
        <MissingRows />
        <QueryView
          query={connections}
          label="Loading bank connections"
          skeleton={<Rows />}
          failedTitle="Your bank connections did not load"
        >
          {(list) => <List connections={list} {...{ onWish, onSync }} />}
        </QueryView>
      </DialogBody>
      <DialogFooter>
        {canUpdateAll(connections.data) && (
          <Button icon="refresh" onClick={onSyncAll}>
            {words.updateAll()}
          </Button>
        )}
        <Button onClick={close}>Close</Button>
        {!isByHandOnly && (
          <Button variant="primary" icon="plus" onClick={() => onWish({ kind: 'connect' })}>
            Connect an account
          </Button>
        )}
      </DialogFooter>
    </Dialog>
  )
}
