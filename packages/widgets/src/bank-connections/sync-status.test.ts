// Proves: SYNC-01, SYNC-02
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { idleSyncStatus, isSameSyncStatus, isSyncing, nextSyncStatus, type SyncStatus } from './sync-status.ts'

const flags = (acctSyncInProgress: boolean, transSyncInProgress: boolean) => ({
  acctSyncInProgress,
  transSyncInProgress,
})
const status = (syncingAccounts: boolean, syncingTransactions: boolean, accountsSynced: boolean): SyncStatus => ({
  syncingAccounts,
  syncingTransactions,
  accountsSynced,
})

describe('nextSyncStatus', () => {
  it('copies the two flags', () => {
    expect(nextSyncStatus(idleSyncStatus, flags(true, false))).toEqual(status(true, false, false))
    expect(nextSyncStatus(idleSyncStatus, flags(false, true))).toEqual(status(false, true, false))
  })

  it('says that accounts synced when they went from syncing to not, and only then', () => {
    const syncing = status(true, true, false)
    const done = nextSyncStatus(syncing, flags(false, true))
    expect(done).toEqual(status(false, true, true))
    expect(nextSyncStatus(done, flags(false, true)).accountsSynced).toBe(false)
    expect(nextSyncStatus(syncing, flags(true, false)).accountsSynced).toBe(false)
    expect(nextSyncStatus(idleSyncStatus, flags(false, false)).accountsSynced).toBe(false)
  })

  it('says so once for each end of an account sync', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean()), (answers) => {
        let current = idleSyncStatus
        let synced = 0
        for (const isRunning of answers) {
          current = nextSyncStatus(current, flags(isRunning, false))
          if (current.accountsSynced) synced += 1
        }
        const ends = answers.filter((isRunning, index) => !isRunning && answers[index - 1] === true)
        expect(synced).toBe(ends.length)
      }),
    )
  })
})

describe('a sync status', () => {
  it('is syncing while accounts or transactions are', () => {
    const all = [
      status(false, false, true),
      status(true, false, false),
      status(false, true, false),
      status(true, true, false),
    ]
    expect(all.map(isSyncing)).toEqual([false, true, true, true])
  })

  it('is the same only in all three', () => {
    expect(isSameSyncStatus(status(true, false, false), status(true, false, false))).toBe(true)
    for (const other of [status(true, false, false), status(false, true, false), status(false, false, true)]) {
      expect(isSameSyncStatus(idleSyncStatus, other)).toBe(false)
    }
  })
})
