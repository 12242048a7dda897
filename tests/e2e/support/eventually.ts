import { expect } from 'vitest'

/** Asks again until what is expected of the answer holds; for what a screen comes to, instead of waiting for some time. */
export const eventually = <T>(ask: () => T | Promise<T>) => expect.poll(ask, { timeout: 15_000, interval: 50 })
