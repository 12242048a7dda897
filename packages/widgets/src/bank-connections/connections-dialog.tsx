import type { AccountConnection } from '@evenkeel/api-client/contract/account-connections'
import { useQuery } from '@evenkeel/api-client/react'
import { Button } from '@evenkeel/ui/button'
import { Dialog, DialogBody, DialogFooter } from '@evenkeel/ui/dialog'
import { EmptyState } from '@evenkeel/ui/empty-state'
import { Skeleton } from '@evenkeel/ui/skeleton'
import type { BankWish } from '../shared/bank-connections.tsx'
import { Loaded } from '../shared/loaded.tsx'
import { ConnectionRow } from './connection-row.tsx'

interface ConnectionsDialogProps {
  readonly onWish: (wish: BankWish | null) => void
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
}: ConnectionsDialogProps & { readonly connections: readonly AccountConnection[] }) {
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
        const { accountConnectionId: connectionId, name } = connection
        return (
          <ConnectionRow
            key={connectionId}
            connection={connection}
            onFix={() => onWish({ kind: 'repair', connectionId })}
            onSync={() => onSync(connectionId)}
            onDelete={() => onWish({ kind: 'delete', connectionId, name })}
          />
        )
      })}
    </ul>
  )
}

/** The person's bank logins, each with how it stands and what can be done about it. */
export function ConnectionsDialog({ onWish, onSync }: ConnectionsDialogProps) {
  const connections = useQuery('connections')
  const isByHandOnly = useQuery('companyInfo').data?.data.info.level1 ?? true
  const close = () => onWish(null)
  return (
    <Dialog open onClose={close} title="Bank connections" size="wide">
      <DialogBody>
        <Loaded
          query={connections}
          label="Loading bank connections"
          skeleton={<Rows />}
          failedTitle="Your bank connections did not load"
        >
          {(list) => <List connections={list} {...{ onWish, onSync }} />}
        </Loaded>
      </DialogBody>
      <DialogFooter>
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
