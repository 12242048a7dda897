import { atom } from 'jotai/vanilla'

/** The dialogs of bank connections that a person can open. */
export type BankDialog =
  | { readonly kind: 'connect' }
  | { readonly kind: 'repair'; readonly connectionId: number }
  /** Back from a bank's own page; `onClosed` is called when the link is done, canceled, or could not be resumed. */
  | { readonly kind: 'resume'; readonly oauthStateId: string | null; readonly onClosed: () => void }
  | { readonly kind: 'manage' }
  /** Without a dialog: reads a bank again, or all of them, and follows that. */
  | { readonly kind: 'update'; readonly connectionId: number | null }
  | { readonly kind: 'delete'; readonly connectionId: number; readonly name: string }
  | { readonly kind: 'duplicates' }

/** The state of the background synchronization, for the line next to the figures. */
export interface BankSyncState {
  readonly isRunning: boolean
  /** Three status requests in a row failed: no more are sent until the person asks. */
  readonly isFailed: boolean
}

/** Whether a bank can be connected from here; false on other people's pages. */
export const canConnectBanksAtom = atom(false)

/** The dialog that is open or wanted; null for none. */
export const bankDialogAtom = atom<BankDialog | null>(null)

/** How often a sync was to be followed; each increase starts following again. */
export const bankFollowsAtom = atom(0)

export const bankSyncAtom = atom<BankSyncState>({ isRunning: false, isFailed: false })
