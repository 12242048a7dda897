// Proves: ACCT-01
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AccountGroup } from './account-types.ts'
import { type NetWorthAccount, netWorth } from './net-worth.ts'

const account = (categoryName: string, balanceCents: number, more: Partial<NetWorthAccount> = {}): NetWorthAccount => ({
  categoryName,
  groupName: ['Loan', 'Mortgage', 'Credit Card'].includes(categoryName) ? AccountGroup.LIABILITY : AccountGroup.ASSET,
  balanceCents,
  currency: 'USD',
  isHiddenFromNW: false,
  balanceAsOf: '2026-11-21',
  ...more,
})

describe('netWorth', () => {
  it('leaves out an account whose balance nobody has stated', () => {
    const result = netWorth([account('Cash', 0, { balanceAsOf: null }), account('Cash', 100_00)])
    expect(result).toMatchObject({ total: 100_00, excludedCount: 1, groups: [{ count: 1 }] })
  })

  it('adds up what is owned and what is owed, by category', () => {
    const result = netWorth([
      account('Cash', 321_486),
      account('Credit Card', -486_230, { balanceAsOf: '2026-11-14' }),
      account('Retirement', 7_531_749),
      account('Cash', 1_462_000),
      account('Loan', -2_832_604),
    ])
    expect(result).toEqual({
      assets: 9_315_235,
      liabilities: -3_318_834,
      total: 5_996_401,
      excludedCount: 0,
      oldestAsOf: '2026-11-14',
      groups: [
        { categoryName: 'Retirement', groupName: 'Asset', total: 7_531_749, count: 1 },
        { categoryName: 'Cash', groupName: 'Asset', total: 1_783_486, count: 2 },
        { categoryName: 'Loan', groupName: 'Liability', total: -2_832_604, count: 1 },
        { categoryName: 'Credit Card', groupName: 'Liability', total: -486_230, count: 1 },
      ],
    })
  })

  it('leaves out hidden accounts, other currencies and insured sums, and says how many', () => {
    const result = netWorth([
      account('Cash', 100_00),
      account('Cash', 999_00, { isHiddenFromNW: true, balanceAsOf: '2020-01-01' }),
      account('Cash', 888_00, { currency: 'EUR' }),
      account('Insurance', 250_000_00),
    ])
    expect(result).toMatchObject({ total: 100_00, excludedCount: 3, oldestAsOf: '2026-11-21' })
    expect(result.groups).toHaveLength(1)
  })

  it('lowers the assets by an overdrawn account', () => {
    expect(netWorth([account('Cash', -50_00), account('Property', 80_00)])).toMatchObject({
      assets: 30_00,
      liabilities: 0,
    })
  })

  it('counts an overpaid card as money owed to the person', () => {
    expect(netWorth([account('Credit Card', 20_00)])).toMatchObject({ assets: 20_00, liabilities: 0, total: 20_00 })
  })

  it('orders categories with equal sums by name, for any order of the accounts', () => {
    const same = [
      account('Property', 50_00),
      account('Cash', 50_00),
      account('Loan', -50_00),
      account('Credit Card', -50_00),
    ]
    const named = ['Cash', 'Property', 'Credit Card', 'Loan']
    expect(netWorth(same).groups.map(({ categoryName }) => categoryName)).toEqual(named)
    expect(netWorth(same.toReversed()).groups.map(({ categoryName }) => categoryName)).toEqual(named)
  })

  it('returns the oldest date, and ignores balances without one', () => {
    const dated = ['2026-11-02', null, '2026-10-31', '2026-11-21'].map((balanceAsOf) =>
      account('Cash', 1, { balanceAsOf }),
    )
    expect(netWorth(dated).oldestAsOf).toBe('2026-10-31')
    expect(netWorth(dated.toReversed()).oldestAsOf).toBe('2026-10-31')
  })

  it('has no date if no balance states one', () => {
    expect(netWorth([account('Cash', 1, { balanceAsOf: null })]).oldestAsOf).toBeNull()
  })

  it('is 0 without accounts', () => {
    expect(netWorth([])).toEqual({
      assets: 0,
      liabilities: 0,
      total: 0,
      excludedCount: 0,
      oldestAsOf: null,
      groups: [],
    })
  })

  const anyAccount = fc
    .record({
      category: fc.constantFrom('Cash', 'Property', 'Insurance', 'Loan', 'Credit Card'),
      cents: fc.integer({ min: -1e9, max: 1e9 }),
      isHiddenFromNW: fc.boolean(),
    })
    .map(({ category, cents, isHiddenFromNW }) => account(category, cents, { isHiddenFromNW }))

  it('is the same sum by groups, by assets and liabilities, and by accounts', () => {
    fc.assert(
      fc.property(fc.array(anyAccount), (accounts) => {
        const result = netWorth(accounts)
        expect(result.assets + result.liabilities).toBe(result.total)
        expect(result.liabilities).toBeLessThanOrEqual(0)
        expect(result.groups.reduce((sum, { total }) => sum + total, 0)).toBe(result.total)
        expect(result.groups.reduce((sum, { count }) => sum + count, result.excludedCount)).toBe(accounts.length)
      }),
    )
  })
})
