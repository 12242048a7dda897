/** On whom a fault falls. */
export interface FaultTarget {
  /** Where the servers' databases are. */
  readonly dataFolder: string
  readonly personIds: readonly number[]
  /** The processes of the servers. */
  readonly pids: readonly number[]
}

/** Something that goes wrong on purpose, for a while. */
export interface Fault {
  /** What goes wrong, and how that is done: `failing fsync (strace)`. */
  readonly name: string
  /** Whether no write can be answered with 200 while it lasts; else some may, or may wait until it is over. */
  readonly refusesWrites: boolean
  /** What the servers have to be started with, beside the settings of all other faults. */
  readonly settings: Readonly<Record<string, string>>
  /** How long it lasts, at least and at most, in milliseconds, where that is not as long as all others. */
  readonly lasts?: readonly [number, number]
  /** Begins it and settles once it holds; gives the way to end it. */
  begin(target: FaultTarget): Promise<() => Promise<void>>
}
