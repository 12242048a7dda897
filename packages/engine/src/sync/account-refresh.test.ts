import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AccountRefreshLook, nextAccountRefresh, startedAccountRefresh } from './account-refresh.ts'

/** How many looks happen before it is over; the looks given, then the last of them for ever. */
function looksUntilOver(...given: [AccountRefreshLook, ...AccountRefreshLook[]]): number {
  let refresh = startedAccountRefresh
  for (;;) {
    const step = nextAccountRefresh(refresh, given[refresh.looks] ?? given.at(-1) ?? 'idle')
    refresh = step.refresh
    if (step.nextLookMs === null) return refresh.looks
    expect(step.nextLookMs).toBe(1000)
  }
}

describe('waiting for a saved account', () => {
  it('is over at the first look that finds no sync', () => {
    expect(looksUntilOver('idle')).toBe(1)
    expect(looksUntilOver('syncing', 'failed', 'syncing', 'idle')).toBe(4)
  })

  it('is over after 60 looks', () => expect(looksUntilOver('syncing')).toBe(60))

  it('is over after three errors in a row, not after three in all', () => {
    expect(looksUntilOver('failed')).toBe(3)
    expect(looksUntilOver('failed', 'failed', 'syncing', 'failed', 'failed', 'idle')).toBe(6)
  })

  it('always ends within 60 looks', () => {
    const look = fc.constantFrom<AccountRefreshLook>('syncing', 'idle', 'failed')
    fc.assert(fc.property(look, fc.array(look), (first, others) => looksUntilOver(first, ...others) <= 60))
  })
})
