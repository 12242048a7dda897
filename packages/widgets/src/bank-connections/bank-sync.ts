import type { BankSyncState } from '../shared/bank-connections.tsx'
import { type BackgroundSyncEvent, idleBackgroundSync, nextBackgroundSync } from './background-sync.ts'
import { idleStatusPoll, nextStatusPoll, type StatusPollEvent } from './status-poll.ts'
import { nextFullSyncTick } from './sync-after-linking.ts'
import { syncFigures } from './sync-figures.ts'
import { isSyncing, type SyncFlags, type SyncStatus } from './sync-status.ts'
import type { SyncToast } from './sync-toast.ts'

interface BankSyncParts {
  /** Whether any connection is being synchronized. */
  readonly anySync: () => Promise<boolean>
  /** The sync status of the connections; all screens that show it get the same answer. */
  readonly status: () => Promise<SyncFlags>
  readonly toast: SyncToast
  readonly now: () => number
  /** Called when accounts have synced and when a sync is over, once each: everything shown is reloaded. */
  readonly onSynced: () => void
  readonly onState: (state: BankSyncState) => void
}

export interface SyncStart {
  /** The call that starts the sync; the status is not requested before its answer. */
  readonly request: Promise<unknown>
  /** Shows the toast before the first answer. */
  readonly forcesLoader: boolean
  /** Everything is synchronized: the server gets 5 s to mark it before the first status request (Q-SYNC-2). */
  readonly isFull: boolean
}

/** Follows the server's synchronization with the background loop and the status polling. */
export interface BankSync {
  start(start: SyncStart): void
  stop(): void
}

type Timer = ReturnType<typeof setTimeout> | undefined

/** Polls the status every 5000 ms while something syncs, and publishes each change of it (SYNC-08). */
function createStatusPoll({
  status,
  onChanged,
  onGivenUp,
}: Pick<BankSyncParts, 'status'> & { onChanged: (status: SyncStatus) => void; onGivenUp: () => void }) {
  let poll = idleStatusPoll
  let timer: Timer
  const apply = (event: StatusPollEvent) => {
    const step = nextStatusPoll(poll, event)
    poll = step.poll
    if (step.isChanged) onChanged(poll.status)
    if (event.type === 'failed' && poll.errorsInARow >= syncFigures.statusMaxErrors) onGivenUp()
    clearTimeout(timer)
    if (step.nextPollMs !== null) timer = setTimeout(look, step.nextPollMs)
  }
  const look = () =>
    void status().then(
      (flags) => apply({ type: 'answered', flags }),
      () => apply({ type: 'failed' }),
    )
  const startAfter = (elapsed: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      const { elapsedMs, isOver } = nextFullSyncTick(elapsed)
      if (isOver) apply({ type: 'started' })
      else startAfter(elapsedMs)
    }, syncFigures.fullSyncTickMs)
  }
  return {
    start: (isFull: boolean) => (isFull ? startAfter(0) : apply({ type: 'started' })),
    stop: () => apply({ type: 'stopped' }),
  }
}

/**
 * Returns what decides when everything is read again: two loops see the same end of a sync, and only the first of them reads. That a sync
 * has begun changes no figure.
 */
function createReadings(onSynced: () => void) {
  let isUnread = false
  return {
    began: () => void (isUnread = true),
    accountsSynced: onSynced,
    ended() {
      if (isUnread) onSynced()
      isUnread = false
    },
  }
}

/**
 * Creates the one follower of the server's syncs, used as long as the app is open. Three errors in a row end both kinds of polling; the
 * state then says so, and only another `start` resumes.
 */
export function createBankSync({ anySync, status, toast, now, onSynced, onState }: BankSyncParts): BankSync {
  let sync = idleBackgroundSync
  let timer: Timer
  let isStopped = false

  const giveUp = () => {
    sync = idleBackgroundSync
    clearTimeout(timer)
    statusPoll.stop()
    // The toast must not say that data is up to date when that is unknown.
    toast.stop()
    onState({ isRunning: false, isFailed: true })
  }
  const readings = createReadings(onSynced)
  const statusPoll = createStatusPoll({
    status,
    onChanged(next) {
      if (!isSyncing(next)) return readings.ended()
      readings.began()
      if (next.accountsSynced) readings.accountsSynced()
    },
    onGivenUp: giveUp,
  })

  const apply = (event: BackgroundSyncEvent) => {
    // An answer that arrives after the end changes nothing.
    if (isStopped || (event.type !== 'needed' && !sync.isInProgress)) return
    const step = nextBackgroundSync(sync, event)
    sync = step.sync
    if (step.isFinished && event.type === 'failed') return giveUp()
    if (sync.isLoaderShown) toast.tell({ type: 'loaderShown' })
    if (step.isFinished) {
      toast.tell({ type: 'syncFinished', at: now() })
      readings.ended()
    }
    onState({ isRunning: sync.isInProgress, isFailed: false })
    if (step.nextCheckMs !== null && event.type !== 'needed') timer = setTimeout(look, step.nextCheckMs)
  }
  const look = () =>
    void anySync().then(
      (syncInProgress) => apply({ type: 'answered', syncInProgress }),
      () => apply({ type: 'failed' }),
    )

  return {
    start({ request, forcesLoader, isFull }) {
      const wasInProgress = sync.isInProgress
      if (!wasInProgress) toast.tell({ type: 'syncStarted' })
      apply({ type: 'needed', forcesLoader })
      readings.began()
      request.then(
        () => {
          if (isStopped) return
          statusPoll.start(isFull)
          if (!wasInProgress) look()
        },
        () => isStopped || giveUp(),
      )
    },
    stop() {
      isStopped = true
      clearTimeout(timer)
      statusPoll.stop()
      toast.stop()
    },
  }
}
