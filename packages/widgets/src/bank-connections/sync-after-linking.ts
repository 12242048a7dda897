import { syncFigures } from './sync-figures.ts'

export interface ClosedConnectionDialog {
  /** Whether a connection was added. */
  readonly isAdded: boolean
  /** The one existing connection the dialog was opened for; null when it was opened to add. */
  readonly connectionId: number | null
}

export interface SyncAfterLinking {
  /** What is synchronized: everything, the one connection, or nothing. */
  readonly sync: 'all' | 'one' | 'none'
  readonly connectionId: number | null
  /** Whether the background loop starts with the loader; if not, listeners are notified instead. */
  readonly forcesLoader: boolean
}

/**
 * Returns what happens when the dialog of a bank connection closes: all accounts are synchronized, with the loader, when a connection was
 * added; otherwise only the existing connection it was opened for, if any, and listeners are notified. Source: SYNC-03 to SYNC-05.
 */
export function syncAfterLinking({ isAdded, connectionId }: ClosedConnectionDialog): SyncAfterLinking {
  if (isAdded) return { sync: 'all', connectionId: null, forcesLoader: true }
  return { sync: connectionId === null ? 'none' : 'one', connectionId, forcesLoader: false }
}

/**
 * Returns the next count of the wait before the first status request of a full sync: each tick adds 1000 ms, and at 5000 ms the server
 * may be asked. Source: Q-SYNC-2.
 */
export function nextFullSyncTick(elapsedMs: number): { readonly elapsedMs: number; readonly isOver: boolean } {
  const next = elapsedMs + syncFigures.fullSyncTickMs
  return { elapsedMs: next, isOver: next >= syncFigures.fullSyncWaitMs }
}
