import { describe, expect, it } from 'vitest'
import { accountLabel, isCounted, isIncomplete, LoanType, sortByName } from './linked-account.ts'

const account = (userAccountId: number, name: string, rest: object = {}) => ({
  userAccountId,
  name,
  isLinked: true,
  isDeleted: false,
  ...rest,
})

describe('the accounts of a plan', () => {
  it('come in the order of their names, case ignored, the display name first (LINK-16)', () => {
    const accounts = [
      account(1, 'cherry'),
      account(2, 'Banana'),
      account(3, 'zzz', { displayName: 'apple' }),
      account(4, 'Éclair'),
    ]
    expect(sortByName(accounts).map(({ userAccountId }) => userAccountId)).toEqual([3, 2, 1, 4])
  })

  it('with equal names keep the order of their ids', () => {
    const accounts = [account(9, 'card'), account(3, 'Card'), account(5, 'CARD')]
    expect(sortByName(accounts).map(({ userAccountId }) => userAccountId)).toEqual([3, 5, 9])
  })
})

describe('a linked account', () => {
  it('is called by its display name, else its name', () => {
    expect(accountLabel({ name: 'A', displayName: 'B' })).toBe('B')
    expect([accountLabel({ name: 'A', displayName: '' }), accountLabel({ name: 'A', displayName: null })]).toEqual([
      'A',
      'A',
    ])
  })

  it('does not count once it is deleted, whatever was sent (LINK-15, Q-LINK-2)', () => {
    expect(isCounted({ isLinked: true, isDeleted: true })).toBe(false)
    expect(isCounted({ isLinked: true, isDeleted: false })).toBe(true)
    expect(isCounted({ isLinked: false, isDeleted: false })).toBe(false)
  })

  it('is incomplete while linked without a kind of loan (LINK-02, LINK-18)', () => {
    expect(LoanType).toEqual({ FEDERAL: 1, PRIVATE: 2 })
    expect(isIncomplete({ isLinked: true })).toBe(true)
    expect(isIncomplete({ isLinked: true, loanType: null })).toBe(true)
    expect(isIncomplete({ isLinked: true, loanType: LoanType.FEDERAL })).toBe(false)
    expect(isIncomplete({ isLinked: false })).toBe(false)
  })
})
