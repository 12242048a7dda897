import { expect, it } from 'vitest'
import { syncFigures } from './sync-figures.ts'

it('has the waits of the specification (CONST-28 to CONST-30, CONST-33)', () => {
  expect([syncFigures.statusPollMs, syncFigures.statusMaxErrors, syncFigures.retryMs]).toEqual([5000, 3, 2000])
  expect([syncFigures.toastLoadedMs, syncFigures.toastHiddenMs]).toEqual([1000, 3000])
  expect([syncFigures.fullSyncWaitMs, syncFigures.fullSyncTickMs]).toEqual([5000, 1000])
})
