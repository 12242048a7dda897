import { describe, expect, it } from 'vitest'
import { AccountGroup } from '../accounts/account-types.ts'
import {
  accountChanges,
  type AccountWithHistory,
  isMovedByRows,
  knownDays,
  mainDriver,
  netWorthOn,
} from './net-worth-history.ts'

const account = (id: number, values: readonly (readonly [string, number])[], own = {}): AccountWithHistory => ({
  id,
  categoryName: 'Cash',
  groupName: AccountGroup.ASSET,
  balanceCents: values.at(-1)?.[1] ?? 0,
  currency: 'USD',
  isHiddenFromNW: false,
  balanceAsOf: null,
  steps: values.map(([day, balanceCents]) => ({ day, balanceCents, kind: 'stated' })),
  ...own,
})

const checking = account(1, [
  ['2026-01-01', 10_000],
  ['2026-06-01', 12_000],
])
const card = account(
  2,
  [
    ['2026-01-01', -5_000],
    ['2026-05-01', -8_000],
  ],
  { categoryName: 'Credit Card', groupName: AccountGroup.LIABILITY },
)
const fund = account(3, [
  ['2026-04-01', 50_000],
  ['2026-05-01', 59_000],
])
const hidden = account(4, [['2026-01-01', 99]], { isHiddenFromNW: true })
const all = [checking, card, fund, hidden]

describe('net worth over time', () => {
  it('is the sum of the balances of a day, and says which accounts were not known', () => {
    expect(netWorthOn(all, '2026-02-01')).toEqual({
      day: '2026-02-01',
      assets: 10_000,
      liabilities: -5_000,
      total: 5_000,
      unknownCount: 1,
    })
    expect(netWorthOn(all, '2026-07-01')).toMatchObject({ total: 12_000 - 8_000 + 59_000, unknownCount: 0 })
  })

  it('begins on the first day on which a balance that counts is known, at the latest today', () => {
    expect(knownDays([fund, hidden], ['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31'])).toEqual([
      '2026-04-30',
      '2026-05-31',
    ])
    expect(knownDays([hidden], ['2026-02-28', '2026-03-31'])).toEqual(['2026-03-31'])
  })

  it('takes what an account began with apart from how it moved', () => {
    const changes = accountChanges(all, '2026-02-01', '2026-07-01')
    expect(changes.map(({ before, now, change, added }) => [before, now, change, added])).toEqual([
      [10_000, 12_000, 2_000, 0],
      [-5_000, -8_000, -3_000, 0],
      [null, 59_000, 9_000, 50_000],
    ])
    expect(mainDriver(changes)?.id).toBe(3)
  })

  it('names no driver where no account is more than half of the change', () => {
    const even = [1, 2, 3].map((id) =>
      account(id, [
        ['2026-01-01', 0],
        ['2026-03-01', 100],
      ]),
    )
    expect(mainDriver(accountChanges(even, '2026-02-01', '2026-07-01'))).toBeNull()
    expect(mainDriver([])).toBeNull()
  })

  it('lets rows move cash and cards alone', () => {
    expect(['Cash', 'Credit Card', 'Loan', 'Investment', 'Property'].map(isMovedByRows)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
  })
})
