export interface RunningEvenkeel {
  /** `http://localhost:43211` */
  readonly origin: string
  /** The folder of its databases. */
  readonly folder: string
  stop(signal?: NodeJS.Signals): Promise<void>
}

/** Starts the built product with its demo company on a free port. Without a folder, creates one and removes it on `stop`. */
export function startEvenkeel(options?: { dataFolder?: string; env?: Record<string, string> }): Promise<RunningEvenkeel>

/** The variable with the path of a seeded data folder, which a run of the browser tests makes once. */
export const seededVariable: string

/** The path of the built server. */
export const builtServer: string
