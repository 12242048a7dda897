import { expect, it } from 'vitest'
import { isSilent } from './connection-view.ts'

const readOn = (lastSyncedAt: string | null) => isSilent({ lastSyncedAt }, '2026-11-22')

// Three days before 11/22 is 11/19, at any hour.
it.each([
  ['today', '2026-11-22T00:00:00.000Z', false],
  ['two days ago, early', '2026-11-20T00:00:00.000Z', false],
  ['three days ago, late', '2026-11-19T23:59:59.999Z', true],
  ['months ago, over the end of a month', '2026-08-31T12:00:00.000Z', true],
] as const)('a bank that was read %s', (_, lastSyncedAt, silent) => {
  expect(readOn(lastSyncedAt)).toBe(silent)
})

it('a bank that was never read is not silent: its first sync says what is wrong', () => {
  expect(readOn(null)).toBe(false)
})
