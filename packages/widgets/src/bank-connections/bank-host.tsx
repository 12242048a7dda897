import { useClient, useQuery } from '@evenkeel/api-client/react'
import { syncAfterLinking } from '@evenkeel/engine'
import { useEffect } from 'react'
import { useSWRConfig } from 'swr'
import type { BankHostProps, BankWish } from '../shared/bank-connections.tsx'
import { ConnectionsDialog } from './connections-dialog.tsx'
import { DeleteConnectionDialog } from './delete-connection-dialog.tsx'
import { DuplicatesDialog } from './duplicates-dialog.tsx'
import { LinkDialog, type LinkDialogProps } from './link-dialog.tsx'
import { useBankSync } from './use-bank-sync.ts'
import { useDeleteConnection } from './use-delete-connection.ts'
import type { LinkOutcome, LinkWish } from './use-link-flow.ts'

type LinkKind = Extract<BankWish, { kind: 'connect' | 'repair' | 'resume' }>

const isLink = (wish: BankWish | null): wish is LinkKind => wish?.kind === 'connect' || wish?.kind === 'repair' || wish?.kind === 'resume'

const linkOf = (wish: LinkKind): LinkWish => ({
  connectionId: wish.kind === 'repair' ? wish.connectionId : null,
  isReturn: wish.kind === 'resume',
  oauthStateId: wish.kind === 'resume' ? wish.oauthStateId : null,
})

/** What is synchronised once a link dialog has closed (SYNC-03 to SYNC-05). */
function useSyncAfterLinking(start: ReturnType<typeof useBankSync>) {
  const client = useClient()
  const { mutate } = useSWRConfig()
  return (outcome: LinkOutcome) => {
    const { sync, connectionId, forcesLoader } = syncAfterLinking(outcome)
    if (sync === 'all') start({ request: client.change('fullSync', { body: {} }), forcesLoader, isFull: true })
    else if (connectionId !== null) start({ request: client.change('syncConnection', { body: { accountId: connectionId } }), forcesLoader, isFull: false })
    else void mutate(['connections'])
  }
}

/** Follows a sync that runs already whenever that is wanted anew. */
function useFollow(follows: number, start: ReturnType<typeof useBankSync>) {
  useEffect(() => {
    if (follows > 0) start({ request: Promise.resolve(), forcesLoader: false, isFull: false })
  }, [follows, start])
}

/** The dialogs of bank connections, one at a time, and what goes on in the background after them. */
export function BankHost({ wish, follows, onWish, onSync, leave }: BankHostProps & Pick<LinkDialogProps, 'leave'>) {
  const start = useBankSync(onSync)
  const afterLinking = useSyncAfterLinking(start)
  const remove = useDeleteConnection()
  const client = useClient()
  useFollow(follows, start)
  const repairedId = wish?.kind === 'repair' ? wish.connectionId : null
  const connections = useQuery('connections', ...(repairedId === null ? [null] : [])).data ?? []
  const repairedName = connections.find(({ accountConnectionId }) => accountConnectionId === repairedId)?.name
  const close = () => onWish(null)

  if (isLink(wish)) {
    const closed = (outcome: LinkOutcome) => {
      close()
      if (wish.kind === 'resume') wish.onClosed()
      afterLinking(outcome)
    }
    return <LinkDialog {...linkOf(wish)} {...{ repairedName }} {...(leave && { leave })} onClosed={closed} />
  }
  if (wish?.kind === 'manage') {
    const update = (accountId: number) =>
      start({ request: client.change('syncConnection', { body: { accountId } }), forcesLoader: true, isFull: false })
    return <ConnectionsDialog onWish={onWish} onSync={update} />
  }
  if (wish?.kind === 'duplicates') return <DuplicatesDialog onClose={close} />
  if (wish?.kind === 'delete') {
    const { connectionId, name } = wish
    const accept = () => {
      close()
      void remove(connectionId, name)
    }
    return <DeleteConnectionDialog name={name} onAccept={accept} onCancel={close} />
  }
  return null
}
