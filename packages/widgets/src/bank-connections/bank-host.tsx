import { useClient, useQuery, useChange, useUndo } from '@evenkeel/api-client/react'
import { Dialog } from '@evenkeel/ui/dialog'
import { useEffect, useEffectEvent, useMemo, useCallback } from 'react'
import { useSWRConfig } from 'swr'
import type { BankHostProps, BankDialog } from '../shared/bank-connections.tsx'
import { useConnectivityType } from '../shared/use-connectivity-type.ts'
import { ConnectionsDialog } from './connections-dialog.tsx'
import { DuplicatesDialog } from './duplicates-dialog.tsx'
import { LinkDialog, type LinkDialogProps, Waiting } from './link-dialog.tsx'
import { type LinkStyle, linkStyle } from './link-style.ts'
import { syncAfterLinking } from './sync-after-linking.ts'
import { useBankSync } from './use-bank-sync.ts'
import type { LinkOutcome, LinkRequest } from './use-link-flow.ts'
import * as words from '../words/bank-link.generated.ts'
import { ConfirmDialog } from '@evenkeel/ui/confirm-dialog'
import * as bankConnectionsWords from '../words/bank-connections.generated.ts'
import { useToast } from '../shared/toasts.tsx'
import { useFailure } from '../shared/failure.tsx'

/**
 * Deletes a connection after its dialog has closed. A loader is shown until the server has answered, whether it succeeds or fails
 * (CONN-12 to CONN-14, Q-CONN-3, ERR-21). The deletion can be undone.
 */
function useDeleteConnection() {
  const toast = useToast()
  const undo = useUndo()
  const showFailure = useFailure()
  const { run } = useChange('deleteConnection')
  return useCallback(
    async (connectionId: number, name: string) => {
      const loader = toast.show({ text: bankConnectionsWords.deleting({ name }), icon: 'trash', duration: null })
      try {
        const { changeId } = await run({ body: { connectionId } })
        const takeBack = () => void undo(changeId ?? 0).catch(showFailure)
        toast.dismiss(loader)
        toast.show({
          text: bankConnectionsWords.deleted({ name }),
          ...(changeId === null ? {} : { action: { label: bankConnectionsWords.undo(), onAction: takeBack } }),
        })
      } catch (reason) {
        toast.dismiss(loader)
        showFailure(reason, bankConnectionsWords.deleteFailed())
      }
    },
    [toast, undo, showFailure, run],
  )
}

interface DeleteConnectionDialogProps {
  readonly name: string
  readonly onAccept: () => void
  readonly onCancel: () => void
}

/** Asks for confirmation before a connection is deleted with all the data that came through it (CONN-11, Q-CONN-7). */
function DeleteConnectionDialog({ name, onAccept, onCancel }: DeleteConnectionDialogProps) {
  return (
    <ConfirmDialog
      title={bankConnectionsWords.deleteWarning()}
      subtitle={bankConnectionsWords.deleteText({ name })}
      icon="alert-triangle"
      danger
      acceptLabel={bankConnectionsWords.deleteIt()}
      cancelLabel={bankConnectionsWords.cancel()}
      onAccept={onAccept}
      onCancel={onCancel}
    />
  )
}

type LinkKind = Extract<BankDialog, { kind: 'connect' | 'repair' | 'resume' }>

const isLink = (wish: BankDialog | null): wish is LinkKind =>
  wish?.kind === 'connect' || wish?.kind === 'repair' || wish?.kind === 'resume'

const toLinkRequest = (wish: LinkKind): LinkRequest => ({
  connectionId: wish.kind === 'repair' ? wish.connectionId : null,
  isReturn: wish.kind === 'resume',
  oauthStateId: wish.kind === 'resume' ? wish.oauthStateId : null,
})

/** Starts the sync that is due once a link dialog has closed (SYNC-03 to SYNC-05). */
function useSyncAfterLinking(style: LinkStyle, start: ReturnType<typeof useBankSync>) {
  const { mutate } = useSWRConfig()
  return (outcome: LinkOutcome) => {
    const { sync, connectionId, forcesLoader } = syncAfterLinking(outcome)
    if (sync === 'all') start({ request: style.syncAll(), forcesLoader, isFull: true })
    else if (connectionId !== null) start({ request: style.syncOne(connectionId), forcesLoader, isFull: false })
    else void mutate(['connections'])
  }
}

/** Follows a sync that is already running each time `follows` increases. */
function useLink(follows: number, start: ReturnType<typeof useBankSync>) {
  useEffect(() => {
    if (follows > 0) start({ request: Promise.resolve(), forcesLoader: false, isFull: false })
  }, [follows, start])
}

/** Reads a bank again, or all of them, when a screen wishes it. */
function useUpdate(
  wish: BankDialog | null,
  update: (connectionId: number | null) => void,
  onWish: HostProps['onWish'],
) {
  const isWished = wish?.kind === 'update'
  const connectionId = isWished ? wish.connectionId : null
  const ask = useEffectEvent(() => {
    onWish(null)
    update(connectionId)
  })
  useEffect(() => {
    if (isWished) ask()
  }, [isWished])
}

type HostProps = BankHostProps & Pick<LinkDialogProps, 'leave'>

function StyledHost({ style, wish, follows, onWish, onSync, leave }: HostProps & { readonly style: LinkStyle }) {
  const start = useBankSync(style, onSync)
  const afterLinking = useSyncAfterLinking(style, start)
  const remove = useDeleteConnection()
  useLink(follows, start)
  const repairedId = wish?.kind === 'repair' ? wish.connectionId : null
  const connections = useQuery('connections', ...(repairedId === null ? [null] : [])).data ?? []
  const repairedName = connections.find(({ accountConnectionId }) => accountConnectionId === repairedId)?.name
  const close = () => onWish(null)
  const update = (connectionId: number | null) => {
    const request = connectionId === null ? style.syncAll() : style.syncOne(connectionId)
    start({ request, forcesLoader: true, isFull: connectionId === null })
  }
  useUpdate(wish, update, onWish)

  if (isLink(wish)) {
    const closed = (outcome: LinkOutcome) => {
      close()
      if (wish.kind === 'resume') wish.onClosed()
      afterLinking(outcome)
    }
    return (
      <LinkDialog {...toLinkRequest(wish)} {...{ style, repairedName }} {...(leave && { leave })} onClosed={closed} />
    )
  }
  if (wish?.kind === 'manage') {
    return <ConnectionsDialog onWish={onWish} onSync={update} onSyncAll={() => update(null)} />
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

/** Shown until it is known by which calls the person links. A dialog that was asked for opens at once. */
function Coming({ wish, onWish }: Pick<HostProps, 'wish' | 'onWish'>) {
  if (!isLink(wish)) return null
  return (
    <Dialog
      onClose={() => onWish(null)}
      title={wish.kind === 'repair' ? words.fixConnection() : words.connectAnAccount()}
    >
      <Waiting label={words.openingYourBank()} />
    </Dialog>
  )
}

/** The dialogs of bank connections, one at a time, and the background sync that follows them. */
export function BankHost(props: HostProps) {
  const client = useClient()
  const type = useConnectivityType(true)
  const style = useMemo(() => (type === null ? null : linkStyle(client, type)), [client, type])
  return style === null ? <Coming {...props} /> : <StyledHost {...props} style={style} />
}
