export interface RunningEvenkeel {
  /** `http://localhost:43211` */
  readonly origin: string
  /** Where its databases are. */
  readonly folder: string
  stop(signal?: NodeJS.Signals): Promise<void>
}

/** Starts the built product with its demo company on a free port; without a folder one is made, and removed at the stop. */
export function startEvenkeel(options?: { dataFolder?: string; env?: Record<string, string> }): Promise<RunningEvenkeel>
