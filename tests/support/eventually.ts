import { expect } from 'vitest'
import { patienceMs } from './patience.ts'

/** Asks again until what is expected of the answer holds; for what a screen comes to, instead of waiting for some time. */
export const eventually = <T>(ask: () => T | Promise<T>, message = '') =>
  expect.poll(ask, { timeout: patienceMs, interval: 50, message })
