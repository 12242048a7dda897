/** The present moment; given to the app so that a test can set the date. */
export interface Clock {
  /** Milliseconds since 1970, UTC. */
  now(): number
}

/** Unpredictable bytes for ids, codes and tokens; given to the app so that a seed can be fixed. */
export interface RandomSource {
  bytes(count: number): Uint8Array
}
