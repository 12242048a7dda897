// Proves: SYNC-03, SYNC-04
import { describe, expect, it } from 'vitest'
import { nextFullSyncTick, syncAfterLinking } from './sync-after-linking.ts'
import { syncFigures } from './sync-figures.ts'

describe('when the dialog of a connection closes', () => {
  it('everything is synchronized, with the loader, after one was added', () => {
    const everything = { sync: 'all', connectionId: null, forcesLoader: true }
    expect(syncAfterLinking({ isAdded: true, connectionId: null })).toEqual(everything)
    expect(syncAfterLinking({ isAdded: true, connectionId: 7 })).toEqual(everything)
  })

  it('only the existing connection is synchronized if the dialog was opened for one', () => {
    expect(syncAfterLinking({ isAdded: false, connectionId: 7 })).toEqual({
      sync: 'one',
      connectionId: 7,
      forcesLoader: false,
    })
  })

  it('nothing is synchronized otherwise', () => {
    expect(syncAfterLinking({ isAdded: false, connectionId: null })).toEqual({
      sync: 'none',
      connectionId: null,
      forcesLoader: false,
    })
  })
})

describe('a full sync', () => {
  it('is asked about after five ticks of a second', () => {
    const ticks = [0, 1000, 2000, 3000, 4000].map(nextFullSyncTick)
    expect(ticks.map(({ elapsedMs, isOver }) => [elapsedMs, isOver])).toEqual([
      [1000, false],
      [2000, false],
      [3000, false],
      [4000, false],
      [5000, true],
    ])
  })
})

describe('the waits', () => {
  it('are those of the specification', () => {
    expect(syncFigures).toEqual({
      statusPollMs: 5000,
      statusMaxErrors: 3,
      retryMs: 2000,
      toastLoadedMs: 1000,
      toastHiddenMs: 3000,
      fullSyncWaitMs: 5000,
      fullSyncTickMs: 1000,
    })
  })
})
