import { type ComponentType, createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react'

/** What a person wants of their bank connections; each opens a dialog. */
export type BankWish =
  | { readonly kind: 'connect' }
  | { readonly kind: 'repair'; readonly connectionId: number }
  /** Back from a bank's own page; `onClosed` is called when the link is done, given up, or could not be taken up again. */
  | { readonly kind: 'resume'; readonly oauthStateId: string | null; readonly onClosed: () => void }
  | { readonly kind: 'manage' }
  | { readonly kind: 'delete'; readonly connectionId: number; readonly name: string }
  | { readonly kind: 'duplicates' }

/** How the synchronisation in the background stands, for what is said beside the figures. */
export interface BankSyncState {
  readonly isRunning: boolean
  /** Three looks in a row failed: nothing is asked any more until the person wants it. */
  readonly isFailed: boolean
}

export interface BankConnections {
  readonly open: (wish: BankWish) => void
  readonly sync: BankSyncState
  /** Follows a sync that runs, until it is over; also tries again after a failure. */
  readonly follow: () => void
}

export interface BankHostProps {
  readonly wish: BankWish | null
  /** How often a sync was to be followed; each count begins anew. */
  readonly follows: number
  readonly onWish: (wish: BankWish | null) => void
  readonly onSync: (sync: BankSyncState) => void
  /** The dialogs' code did not arrive. */
  readonly onClose: () => void
}

const idle: BankSyncState = { isRunning: false, isFailed: false }

const BankConnectionsContext = createContext<BankConnections | null>(null)

interface BankConnectionsProviderProps {
  /** What shows the dialogs and follows a sync; made by `lazyDialog`, so that its code arrives when it is first needed. */
  readonly Host: ComponentType<BankHostProps>
  readonly children: ReactNode
}

/** Where bank connections can be made and mended. A sync goes on being followed while the screens below change. */
export function BankConnectionsProvider({ Host, children }: BankConnectionsProviderProps) {
  const [wish, setWish] = useState<BankWish | null>(null)
  const [follows, setFollows] = useState(0)
  const [sync, setSync] = useState(idle)
  const follow = useCallback(() => setFollows((count) => count + 1), [])
  const close = useCallback(() => {
    setWish(null)
    setFollows(0)
  }, [])
  const value = useMemo(() => ({ open: setWish, sync, follow }), [sync, follow])
  const [isNeeded, setNeeded] = useState(false)
  const wantsHost = wish !== null || follows > 0
  // Once it is there it stays: it may be following a sync.
  if (wantsHost && !isNeeded) setNeeded(true)
  return (
    <BankConnectionsContext value={value}>
      {children}
      {(isNeeded || wantsHost) && <Host {...{ wish, follows }} onWish={setWish} onSync={setSync} onClose={close} />}
    </BankConnectionsContext>
  )
}

/** Null where no bank can be connected from, as on other people's pages. */
export function useBankConnections(): BankConnections | null {
  return useContext(BankConnectionsContext)
}
