/** The current time; passed to the app so that tests can set it. */
export interface Clock {
  /** Milliseconds since 1970, UTC. */
  now(): number
}

/** Unpredictable bytes for ids, codes and tokens; passed to the app so that tests can fix the seed. */
export interface RandomSource {
  bytes(count: number): Uint8Array
}
