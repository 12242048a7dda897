// Proves: SYNC-09, SYNC-10
import { describe, expect, it } from 'vitest'
import {
  type BackgroundSyncEvent,
  type BackgroundSyncStep,
  idleBackgroundSync,
  nextBackgroundSync,
} from './background-sync.ts'

const needed = (forcesLoader: boolean): BackgroundSyncEvent => ({ type: 'needed', forcesLoader })
const answered = (syncInProgress: boolean): BackgroundSyncEvent => ({ type: 'answered', syncInProgress })
const failed: BackgroundSyncEvent = { type: 'failed' }

function steps(...events: BackgroundSyncEvent[]): BackgroundSyncStep[] {
  let sync = idleBackgroundSync
  return events.map((event) => {
    const step = nextBackgroundSync(sync, event)
    sync = step.sync
    return step
  })
}
const waits = (...events: BackgroundSyncEvent[]) => steps(...events).map(({ nextCheckMs }) => nextCheckMs)
const loaders = (...events: BackgroundSyncEvent[]) => steps(...events).map(({ sync }) => sync.isLoaderShown)
const ends = (...events: BackgroundSyncEvent[]) => steps(...events).map(({ isFinished }) => isFinished)

describe('the background sync loop', () => {
  it('shows the loader before the first answer only when forced', () => {
    expect(loaders(needed(true), answered(true))).toEqual([true, true])
    expect(loaders(needed(false), answered(true))).toEqual([false, true])
  })

  it('asks at once, again after 2000 ms while a sync runs, and notifies once when none does', () => {
    const events = [needed(false), answered(true), answered(true), answered(false), answered(false)]
    expect(waits(...events)).toEqual([0, 2000, 2000, null, null])
    expect(ends(...events)).toEqual([false, false, false, true, false])
    expect(steps(...events).at(-1)?.sync).toEqual(idleBackgroundSync)
  })

  it('ends without ever showing a loader when nothing runs', () => {
    expect(loaders(needed(false), answered(false))).toEqual([false, false])
  })

  it('does not ask twice when needed again, but may show the loader', () => {
    expect(waits(needed(false), needed(true))).toEqual([0, null])
    expect(loaders(needed(false), needed(true), needed(false))).toEqual([false, true, true])
  })

  it('finishes after three errors in a row and starts counting again after a good answer', () => {
    expect(ends(needed(true), failed, failed, failed)).toEqual([false, false, false, true])
    expect(ends(needed(true), failed, failed, answered(true), failed, failed)).not.toContain(true)
    expect(waits(needed(true), failed, failed)).toEqual([0, 2000, 2000])
  })

  it('ignores what comes after the end', () => {
    expect(nextBackgroundSync(idleBackgroundSync, answered(true))).toEqual({
      sync: idleBackgroundSync,
      nextCheckMs: null,
      isFinished: false,
    })
    expect(nextBackgroundSync(idleBackgroundSync, failed).sync).toEqual(idleBackgroundSync)
  })
})
