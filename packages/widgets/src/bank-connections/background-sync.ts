import { syncFigures } from './sync-figures.ts'

/** The background loop that waits until no synchronization is running. */
export interface BackgroundSync {
  readonly isInProgress: boolean
  readonly isLoaderShown: boolean
  /** Failed checks since the last successful one. */
  readonly errorsInARow: number
}

export type BackgroundSyncEvent =
  /** A sync is needed; `forcesLoader` shows the loader before the first answer. */
  | { readonly type: 'needed'; readonly forcesLoader: boolean }
  | { readonly type: 'answered'; readonly syncInProgress: boolean }
  | { readonly type: 'failed' }

export interface BackgroundSyncStep {
  readonly sync: BackgroundSync
  /** Milliseconds until the server should be asked whether a sync runs; 0 is at once, null is not at all. */
  readonly nextCheckMs: number | null
  /** Whether the sync has just finished and listeners should be notified. */
  readonly isFinished: boolean
}

export const idleBackgroundSync: BackgroundSync = { isInProgress: false, isLoaderShown: false, errorsInARow: 0 }

const finished: BackgroundSyncStep = { sync: idleBackgroundSync, nextCheckMs: null, isFinished: true }

function failed(sync: BackgroundSync): BackgroundSyncStep {
  const errorsInARow = sync.errorsInARow + 1
  if (errorsInARow >= syncFigures.statusMaxErrors) return finished
  return { sync: { ...sync, errorsInARow }, nextCheckMs: syncFigures.retryMs, isFinished: false }
}

/**
 * Returns the next step of the background loop. When a sync is needed it is marked in progress and the server is asked at once; while one
 * runs the loader is shown and the server is asked again after 2000 ms; when none runs it is marked finished and listeners are notified.
 * If it is needed again while in progress, it continues as it is, with the loader if that is forced.
 *
 * Beyond the specification: three errors in a row finish the loop as they stop the status polling, since a loader that never ends is
 * worse than a list that is reloaded too early. An answer that arrives after the end changes nothing. Source: SYNC-09 to SYNC-11.
 */
export function nextBackgroundSync(sync: BackgroundSync, event: BackgroundSyncEvent): BackgroundSyncStep {
  if (event.type === 'needed') {
    const isLoaderShown = sync.isLoaderShown || event.forcesLoader
    const nextCheckMs = sync.isInProgress ? null : 0
    return { sync: { ...sync, isInProgress: true, isLoaderShown }, nextCheckMs, isFinished: false }
  }
  if (!sync.isInProgress) return { sync, nextCheckMs: null, isFinished: false }
  if (event.type === 'failed') return failed(sync)
  if (!event.syncInProgress) return finished
  const running = { isInProgress: true, isLoaderShown: true, errorsInARow: 0 }
  return { sync: running, nextCheckMs: syncFigures.retryMs, isFinished: false }
}
