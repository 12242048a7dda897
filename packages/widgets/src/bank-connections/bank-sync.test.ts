// Proves: SYNC-05, SYNC-06, SYNC-09 to SYNC-14
import { createStore } from 'jotai/vanilla'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { toastsIn } from '../shared/state/toast.ts'
import type { BankSyncState } from '../shared/bank-connections.tsx'
import { createBankSync, type SyncStart } from './bank-sync.ts'
import { createSyncToast } from './sync-toast.ts'

const updating = 'We are updating your data ...'
const loaded = 'Your data is up to date'
const broken = () => Promise.reject(new Error('no answer'))

interface Server {
  /** Answers of any-sync in order; the last one is repeated. */
  readonly anySync: readonly (boolean | 'broken')[]
  readonly status?: () => Promise<{ acctSyncInProgress: boolean; transSyncInProgress: boolean }>
}

function follow({
  anySync,
  status = () => Promise.resolve({ acctSyncInProgress: false, transSyncInProgress: false }),
}: Server) {
  const toasts = toastsIn(createStore())
  const states: BankSyncState[] = []
  let call = 0
  const asked = vi.fn(() => {
    const answer = anySync[Math.min(call++, anySync.length - 1)] ?? false
    return answer === 'broken' ? broken() : Promise.resolve(answer)
  })
  const statusAsked = vi.fn(status)
  const onSynced = vi.fn()
  const sync = createBankSync({
    anySync: asked,
    status: statusAsked,
    toast: createSyncToast({ toasts, now: Date.now }),
    now: Date.now,
    onSynced,
    onState: (state) => states.push(state),
  })
  const start = (more: Partial<SyncStart> = {}) =>
    sync.start({ request: Promise.resolve(), forcesLoader: false, isFull: false, ...more })
  return { sync, start, toasts, asked, statusAsked, onSynced, states, text: () => toasts.current()?.text ?? null }
}

const after = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

describe('following a sync', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('forces the loader before the first answer, asks each 2000 ms, and notifies when it is over', async () => {
    const seen = follow({ anySync: [true, true, false] })
    seen.start({ forcesLoader: true })
    expect(seen.text()).toBe(updating)
    await after(0)
    expect(seen.asked).toHaveBeenCalledTimes(1)
    await after(1999)
    expect(seen.asked).toHaveBeenCalledTimes(1)
    await after(2001)
    expect(seen.asked).toHaveBeenCalledTimes(3)
    expect(seen.onSynced).toHaveBeenCalledTimes(1)
    expect(seen.states.at(-1)).toEqual({ isRunning: false, isFailed: false })
    expect(seen.text()).toBe(updating)
    await after(1000)
    expect(seen.text()).toBe(loaded)
    await after(3000)
    expect(seen.text()).toBeNull()
  })

  it('reads once when accounts have synced and once at the end, however many loops see it', async () => {
    const status = [
      [true, true],
      [false, true],
      [false, false],
    ].map(([acctSyncInProgress = false, transSyncInProgress = false]) => ({ acctSyncInProgress, transSyncInProgress }))
    const seen = follow({
      anySync: [true, true, true, true, false],
      status: () => Promise.resolve(status.shift() ?? { acctSyncInProgress: false, transSyncInProgress: false }),
    })
    seen.start()
    await after(4_000)
    expect(seen.onSynced).toHaveBeenCalledTimes(0)
    await after(2_000)
    expect(seen.onSynced).toHaveBeenCalledTimes(1)
    await after(30_000)
    expect(seen.onSynced).toHaveBeenCalledTimes(2)
    seen.start()
    await after(10_000)
    expect(seen.onSynced).toHaveBeenCalledTimes(3)
  })

  it('shows no loader if none is forced and nothing runs', async () => {
    const seen = follow({ anySync: [false] })
    seen.start()
    await after(10_000)
    expect(seen.text()).toBeNull()
    expect(seen.onSynced).toHaveBeenCalledTimes(1)
  })

  it('does not bring a closed toast back for the rest of that sync', async () => {
    const seen = follow({ anySync: [true, true, false] })
    seen.start({ forcesLoader: true })
    await after(0)
    seen.toasts.dismiss()
    await after(10_000)
    expect(seen.text()).toBeNull()
    seen.start({ forcesLoader: true })
    expect(seen.text()).toBe(updating)
  })

  it('leaves the toast of something else alone', async () => {
    const seen = follow({ anySync: [true, true, false] })
    seen.start({ forcesLoader: true })
    await after(0)
    seen.toasts.show({ text: 'Everyday Checking is hidden', duration: null })
    await after(10_000)
    expect(seen.text()).toBe('Everyday Checking is hidden')
  })

  it('asks the status each 5000 ms while something syncs, and not again afterward', async () => {
    const flags = [true, true, false].map((acct) => ({ acctSyncInProgress: acct, transSyncInProgress: false }))
    const seen = follow({
      anySync: [true],
      status: () => Promise.resolve(flags.shift() ?? { acctSyncInProgress: false, transSyncInProgress: false }),
    })
    seen.start()
    await after(4999)
    expect(seen.statusAsked).toHaveBeenCalledTimes(1)
    await after(5001)
    expect(seen.statusAsked).toHaveBeenCalledTimes(3)
    await after(20_000)
    expect(seen.statusAsked).toHaveBeenCalledTimes(3)
  })

  it('waits 5 s for the server to mark a sync of everything', async () => {
    const seen = follow({ anySync: [true] })
    seen.start({ isFull: true })
    await after(4999)
    expect(seen.statusAsked).not.toHaveBeenCalled()
    await after(2)
    expect(seen.statusAsked).toHaveBeenCalledTimes(1)
  })

  it('stops after three errors, never says that data is up to date, and starts again when asked', async () => {
    const seen = follow({ anySync: ['broken', 'broken', 'broken', false] })
    seen.start({ forcesLoader: true })
    await after(60_000)
    expect(seen.asked).toHaveBeenCalledTimes(3)
    expect(seen.states.at(-1)).toEqual({ isRunning: false, isFailed: true })
    expect(seen.text()).toBeNull()
    expect(seen.onSynced).not.toHaveBeenCalled()
    seen.start({ forcesLoader: true })
    await after(0)
    expect(seen.states.at(-1)).toEqual({ isRunning: false, isFailed: false })
  })

  it('continues if a good answer comes between errors', async () => {
    const seen = follow({ anySync: ['broken', 'broken', true, 'broken', 'broken', false] })
    seen.start()
    await after(60_000)
    expect(seen.asked).toHaveBeenCalledTimes(6)
    expect(seen.states.at(-1)).toEqual({ isRunning: false, isFailed: false })
  })

  it('stops for both kinds of polling when the status fails three times', async () => {
    const seen = follow({ anySync: [true], status: broken })
    seen.start()
    await after(10_000)
    expect(seen.states.at(-1)).toEqual({ isRunning: false, isFailed: true })
    const asked = seen.asked.mock.calls.length
    await after(60_000)
    expect(seen.statusAsked).toHaveBeenCalledTimes(3)
    expect(seen.asked.mock.calls.length).toBe(asked)
  })

  it('says so at once if the sync could not be started', async () => {
    const seen = follow({ anySync: [true] })
    seen.start({ request: broken(), forcesLoader: true })
    await after(0)
    expect(seen.states.at(-1)).toEqual({ isRunning: false, isFailed: true })
    expect(seen.asked).not.toHaveBeenCalled()
  })

  it('sends no request once it was stopped', async () => {
    const seen = follow({
      anySync: [true],
      status: () => Promise.resolve({ acctSyncInProgress: true, transSyncInProgress: true }),
    })
    seen.start({ forcesLoader: true })
    await after(0)
    seen.sync.stop()
    await after(60_000)
    expect(seen.asked).toHaveBeenCalledTimes(1)
    expect(seen.text()).toBeNull()
  })
})
