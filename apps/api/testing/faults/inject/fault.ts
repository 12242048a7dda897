/** The servers that a fault affects. */
interface FaultTarget {
  /** The folder of the servers' databases. */
  readonly dataFolder: string
  readonly personIds: readonly number[]
  /** The servers' processes. */
  readonly pids: readonly number[]
}

/** A deliberate failure for a while. */
export interface Fault {
  /** What fails, and how that is done: `failing fsync (strace)`. */
  readonly name: string
  /** Whether no write can be answered with 200 during the fault; otherwise some may, or may wait until it is over. */
  readonly refusesWrites: boolean
  /** Settings with which the servers must be started, in addition to those of the other faults. */
  readonly settings: Readonly<Record<string, string>>
  /** The shortest and longest duration in milliseconds, if it differs from the other faults. */
  readonly lasts?: readonly [number, number]
  /** Starts it and resolves once it is in effect, with a function that ends it. */
  begin(target: FaultTarget): Promise<() => Promise<void>>
}
