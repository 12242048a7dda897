import { syncFigures } from './sync-figures.ts'
import {
  idleSyncStatus,
  isSameSyncStatus,
  isSyncing,
  nextSyncStatus,
  type SyncFlags,
  type SyncStatus,
} from './sync-status.ts'

/** The state of polling the sync status. */
export interface StatusPoll {
  readonly status: SyncStatus
  readonly isPolling: boolean
  /** Failed requests since the last successful one. */
  readonly errorsInARow: number
}

export type StatusPollEvent =
  | { readonly type: 'started' }
  | { readonly type: 'answered'; readonly flags: SyncFlags }
  | { readonly type: 'failed' }
  /** The screen was closed or the session has ended (Q-SESS-1). */
  | { readonly type: 'stopped' }

export interface StatusPollStep {
  readonly poll: StatusPoll
  /** Whether to publish the new status and notify listeners that accounts synced: once for each change. */
  readonly isChanged: boolean
  /** Milliseconds until the next request; 0 is at once, null is not at all. */
  readonly nextPollMs: number | null
}

export const idleStatusPoll: StatusPoll = { status: idleSyncStatus, isPolling: false, errorsInARow: 0 }

const step = (poll: StatusPoll, isChanged: boolean): StatusPollStep => ({
  poll,
  isChanged,
  nextPollMs: poll.isPolling ? syncFigures.statusPollMs : null,
})

function answered({ status }: StatusPoll, flags: SyncFlags): StatusPollStep {
  const next = nextSyncStatus(status, flags)
  return step({ status: next, isPolling: isSyncing(next), errorsInARow: 0 }, !isSameSyncStatus(status, next))
}

function failed(poll: StatusPoll): StatusPollStep {
  const errorsInARow = poll.errorsInARow + 1
  return step({ ...poll, errorsInARow, isPolling: errorsInARow < syncFigures.statusMaxErrors }, false)
}

/**
 * Returns the next step of polling the sync status. It is requested at once when started, then every 5000 ms while accounts or
 * transactions are syncing; it stops when neither is, after 3 errors in a row, or on a 'stopped' event. A successful answer resets the
 * count of errors. An answer that arrives after the polling stopped changes nothing. Source: SYNC-06, SYNC-07.
 */
export function nextStatusPoll(poll: StatusPoll, event: StatusPollEvent): StatusPollStep {
  if (event.type === 'started') return { ...step({ ...poll, isPolling: true, errorsInARow: 0 }, false), nextPollMs: 0 }
  if (event.type === 'stopped') return step({ ...poll, isPolling: false }, false)
  if (!poll.isPolling) return step(poll, false)
  return event.type === 'failed' ? failed(poll) : answered(poll, event.flags)
}
