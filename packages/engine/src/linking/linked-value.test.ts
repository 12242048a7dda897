import { describe, expect, it } from 'vitest'
import { latestLinkedSum, linkedValueState, nothingLinkedMessage } from './linked-value.ts'

const account = (
  latestBalance: number,
  rest: Partial<{ isLinked: boolean; isDeleted: boolean; hasSyncIssue: boolean }> = {},
) => ({
  latestBalance,
  isLinked: true,
  isDeleted: false,
  hasSyncIssue: false,
  ...rest,
})
const two = [account(60), account(40)]
const troubled = [account(60), account(40, { hasSyncIssue: true })]

describe('the latest sum of linked accounts', () => {
  it('adds the accounts that are linked and not deleted, to the cent', () => {
    expect(
      latestLinkedSum([account(0.1), account(0.2), account(5, { isLinked: false }), account(7, { isDeleted: true })]),
    ).toBe(0.3)
    expect(latestLinkedSum([account(-100.25), account(40)])).toBe(-60.25)
    expect(latestLinkedSum([])).toBe(0)
  })
})

describe('a linked value', () => {
  it('is unbroken if it equals the sum (LINK-08)', () => {
    expect(linkedValueState(two, 100)).toBe('unbroken')
    expect(linkedValueState(two, 100.004)).toBe('unbroken')
    expect(linkedValueState(two, 99.996)).toBe('unbroken')
  })

  it('is broken if the person typed another value, or none (LINK-09)', () => {
    expect([linkedValueState(two, 120), linkedValueState(two, 100.01), linkedValueState(two, null)]).toEqual([
      'broken',
      'broken',
      'broken',
    ])
  })

  it('is unsynced with any sync issue, equal to the sum or not (LINK-10)', () => {
    expect([linkedValueState(troubled, 100), linkedValueState(troubled, 120)]).toEqual(['unsynced', 'unsynced'])
  })

  it('has no state without a linked account that counts', () => {
    expect(linkedValueState([], 100)).toBeNull()
    const away = [
      account(1, { isLinked: false, hasSyncIssue: true }),
      account(1, { isDeleted: true, hasSyncIssue: true }),
    ]
    expect(linkedValueState(away, 100)).toBeNull()
    expect(linkedValueState([...two, ...away], 100)).toBe('unbroken')
  })
})

describe('a form that needs a linked account', () => {
  it('asks for one (LINK-19)', () => expect(nothingLinkedMessage).toBe('Please link at least one account.'))
})
