import type { Worker } from 'node:cluster'
import type { ToProcess } from './messages.ts'
import type { Watch } from './watch.ts'

/** A process that ended by itself is started again after this long, twice as long each time it has not lasted. */
const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 30_000
/** Whoever ran for this long is well again. */
const LASTING_MS = 60_000

/** The place of one process: it is filled again whenever the process in it ends. */
export interface Place {
  readonly number: number
  worker: Worker | undefined
  isReady: boolean
  /** By the clock of the machine, in milliseconds; 0 before the first start. */
  startedAt: number
  /** How many in a row did not last. */
  failures: number
  watch: Watch
  /** For how long its process had not answered when it was killed for it, in milliseconds. */
  hungFor: number | undefined
}

export const send = ({ worker }: Place, message: ToProcess): void =>
  void (worker?.isConnected() && worker.send(message))

/** How long a place rests before its next process, in milliseconds; to be asked once for each that ended at `now`. */
export function pauseAfter(place: Place, now: number, firstPauseMs = FIRST_PAUSE_MS): number {
  place.failures = now - place.startedAt >= LASTING_MS ? 1 : place.failures + 1
  return Math.min(LONGEST_PAUSE_MS, firstPauseMs * 2 ** (place.failures - 1))
}
