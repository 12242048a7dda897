// Proves: ACCT-18, CONST-27, ERR-37
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { untilSynced } from './use-until-synced.ts'

const broken = () => Promise.reject(new Error('no answer'))
const syncing = () => Promise.resolve(true)
const idle = () => Promise.resolve(false)

/** Returns the server's answers in order; the last one is repeated. */
function server(...answers: (() => Promise<boolean>)[]) {
  let call = 0
  return vi.fn(() => (answers[call++] ?? answers.at(-1) ?? idle)())
}

describe('waiting for a sync after a save', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  /** Starts waiting, and returns after `milliseconds` whether it has ended and how often the server was asked. */
  async function after(milliseconds: number, isSyncing: ReturnType<typeof server>) {
    let isOver = false
    void untilSynced({ isSyncing }).then(() => (isOver = true))
    await vi.advanceTimersByTimeAsync(milliseconds)
    return { isOver, polls: isSyncing.mock.calls.length }
  }

  it('asks at once and ends if nothing is in progress', async () => {
    expect(await after(0, server(idle))).toEqual({ isOver: true, polls: 1 })
  })

  it('asks each 1000 ms while a sync is in progress', async () => {
    expect(await after(999, server(syncing, syncing, idle))).toEqual({ isOver: false, polls: 1 })
    expect(await after(1000, server(syncing, syncing, idle))).toEqual({ isOver: false, polls: 2 })
    expect(await after(2000, server(syncing, syncing, idle))).toEqual({ isOver: true, polls: 3 })
  })

  it('asks at most 60 times', async () => {
    expect(await after(58_999, server(syncing))).toEqual({ isOver: false, polls: 59 })
    expect(await after(59_000, server(syncing))).toEqual({ isOver: true, polls: 60 })
  })

  it('gives up after 3 errors in a row, and not before', async () => {
    expect(await after(60_000, server(broken))).toEqual({ isOver: true, polls: 3 })
    expect(await after(60_000, server(broken, broken, syncing, broken, broken, idle))).toEqual({
      isOver: true,
      polls: 6,
    })
  })
})
