import { syncFigures } from '../figures/timers.ts'

/** The loop that waits in the background until no synchronisation runs any more. */
export interface BackgroundSync {
  readonly isInProgress: boolean
  readonly isLoaderShown: boolean
  /** Failed looks since the last good one. */
  readonly errorsInARow: number
}

export type BackgroundSyncEvent =
  /** A sync is needed; `forcesLoader` shows the loader before the first answer. */
  | { readonly type: 'needed'; readonly forcesLoader: boolean }
  | { readonly type: 'answered'; readonly syncInProgress: boolean }
  | { readonly type: 'failed' }

export interface BackgroundSyncStep {
  readonly sync: BackgroundSync
  /** Milliseconds until the server is to be asked whether a sync runs; 0 is at once, null is not at all. */
  readonly nextCheckMs: number | null
  /** Whether the sync has just finished and listeners are to be told. */
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
 * The next step of the background loop: when a sync is needed it is marked in progress and the server asked at once;
 * while one runs the loader is shown and the server asked again after 2000 ms; when none runs it is marked finished and
 * listeners are told. Needed again while in progress, it goes on as it is, with the loader if that is forced.
 *
 * Where the specification is silent: three errors in a row finish the loop as they stop the status polling, since a
 * loader that never ends is worse than a list read too early. An answer that arrives after the end changes nothing.
 * Source: specification section 4, "Background sync loop".
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
