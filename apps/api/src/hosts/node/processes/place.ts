import type { Worker } from 'node:cluster'
import type { ToProcess } from './messages.ts'
import type { Watch } from './watch.ts'

/** How long until a process that ended by itself is started again; doubled each time it has not lasted. */
const initialPauseMs = 1_000
const maxPauseMs = 30_000
/** A process that ran for this long counts as healthy again. */
const lastingMs = 60_000

/** The place of one process: it is filled again whenever the process in it ends. */
export interface Place {
  readonly number: number
  worker: Worker | undefined
  isReady: boolean
  /** By the clock of the machine, in milliseconds; 0 before the first start. */
  startedAt: number
  /** How many starts in a row did not last. */
  failures: number
  watch: Watch
  /** For how long its process had not answered when it was killed for it, in milliseconds. */
  hungFor: number | undefined
}

export const send = ({ worker }: Place, message: ToProcess): void =>
  void (worker?.isConnected() && worker.send(message))

/**
 * Returns how long a place rests before its next process, in milliseconds. Call it once for each process that ended, at
 * `now`, because it counts the failures.
 */
export function pauseAfter(place: Place, now: number, firstPauseMs = initialPauseMs): number {
  place.failures = now - place.startedAt >= lastingMs ? 1 : place.failures + 1
  return Math.min(maxPauseMs, firstPauseMs * 2 ** (place.failures - 1))
}
