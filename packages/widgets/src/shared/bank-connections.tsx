import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useHydrateAtoms } from 'jotai/utils'
import { type ComponentType, type ReactNode, useCallback, useMemo, useState } from 'react'
import {
  type BankDialog,
  bankDialogAtom,
  bankFollowsAtom,
  bankSyncAtom,
  type BankSyncState,
  canConnectBanksAtom,
} from './state/bank.ts'

export type { BankDialog, BankSyncState } from './state/bank.ts'

export interface BankConnections {
  readonly open: (wish: BankDialog) => void
  readonly sync: BankSyncState
  /** Follows a running sync to its end; also tries again after a failure. */
  readonly follow: () => void
}

export interface BankHostProps {
  readonly wish: BankDialog | null
  /** How often a sync was to be followed; each increase starts following again. */
  readonly follows: number
  readonly onWish: (wish: BankDialog | null) => void
  readonly onSync: (sync: BankSyncState) => void
  /** Called if the code of the dialogs did not load. */
  readonly onClose: () => void
}

interface BankConnectionsProviderProps {
  /** Shows the dialogs and follows a sync; made by `lazyDialog`, so that its code is loaded when it is first needed. */
  readonly Host: ComponentType<BankHostProps>
  readonly children: ReactNode
}

/** Provides the dialogs to make and repair bank connections. A sync is still followed while the screens below change. */
export function BankConnectionsProvider({ Host, children }: BankConnectionsProviderProps) {
  useHydrateAtoms([[canConnectBanksAtom, true]] as const)
  const [wish, setWish] = useAtom(bankDialogAtom)
  const [follows, setFollows] = useAtom(bankFollowsAtom)
  const setSync = useSetAtom(bankSyncAtom)
  const close = useCallback(() => {
    setWish(null)
    setFollows(0)
  }, [setWish, setFollows])
  const [isNeeded, setNeeded] = useState(false)
  const wantsHost = wish !== null || follows > 0
  // Once it is mounted it stays: it may be following a sync.
  if (wantsHost && !isNeeded) setNeeded(true)
  return (
    <>
      {children}
      {(isNeeded || wantsHost) && <Host {...{ wish, follows }} onWish={setWish} onSync={setSync} onClose={close} />}
    </>
  )
}

/** Returns null if no bank can be connected from here, as on other people's pages. */
export function useBankConnections(): BankConnections | null {
  const canConnect = useAtomValue(canConnectBanksAtom)
  const sync = useAtomValue(bankSyncAtom)
  const open = useSetAtom(bankDialogAtom)
  const setFollows = useSetAtom(bankFollowsAtom)
  // The same function for as long as the host lives: effects that start to follow depend on it.
  const follow = useCallback(() => setFollows((count) => count + 1), [setFollows])
  return useMemo(() => (canConnect ? { open, sync, follow } : null), [canConnect, sync, open, follow])
}
