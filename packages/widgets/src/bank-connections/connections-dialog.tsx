import { useQuery } from '@evenkeel/api-client/react'
import { Button } from '@evenkeel/ui/button'
import { Dialog, DialogBody, DialogFooter } from '@evenkeel/ui/dialog'
import * as words from '../words/bank-connections.generated.ts'
import { canUpdateAll, ConnectionList, type ConnectionListProps } from './connection-list.tsx'

interface ConnectionsDialogProps extends ConnectionListProps {
  /** Updates every connection, and follows that on the screen. */
  readonly onSyncAll: () => void
}

/** The person's bank logins over another screen. */
export function ConnectionsDialog({ onWish, onSync, onSyncAll }: ConnectionsDialogProps) {
  const connections = useQuery('connections')
  const isByHandOnly = useQuery('companyInfo').data?.data.info.level1 ?? true
  const close = () => onWish(null)
  return (
    <Dialog onClose={close} title={words.bankConnections()} size="wide">
      <DialogBody>
        <ConnectionList connections={connections} {...{ onWish, onSync }} />
      </DialogBody>
      <DialogFooter>
        {canUpdateAll(connections.data) && (
          <Button icon="refresh" onClick={onSyncAll}>
            {words.updateAll()}
          </Button>
        )}
        <Button onClick={close}>{words.close()}</Button>
        {!isByHandOnly && (
          <Button variant="primary" icon="plus" onClick={() => onWish({ kind: 'connect' })}>
            {words.connect()}
          </Button>
        )}
      </DialogFooter>
    </Dialog>
  )
}
