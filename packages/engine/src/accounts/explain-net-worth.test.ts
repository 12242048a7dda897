import { describe, expect, it } from 'vitest'
import { explanationSentences } from '../explain/explanation.ts'
import { sentenceText } from '../money/format-money.ts'
import { AccountGroup } from './account-types.ts'
import { explainNetWorth } from './explain-net-worth.ts'
import { type NetWorthAccount, netWorth } from './net-worth.ts'

const account = (categoryName: string, groupName: AccountGroup, balanceCents: number): NetWorthAccount => ({
  categoryName,
  groupName,
  balanceCents,
  currency: 'USD',
  isHiddenFromNW: false,
  balanceAsOf: null,
})

const explainedTexts = (accounts: readonly NetWorthAccount[]) =>
  explanationSentences(explainNetWorth(netWorth(accounts))).map(sentenceText)

describe('the explanation of net worth', () => {
  // Assets 60 + 40 = 100, debts 30: net worth 70. The insured sum is not counted.
  it('names each category with its accounts, the accounts that are not counted, and the sums', () => {
    const accounts = [
      account('Cash', AccountGroup.ASSET, 60_00),
      account('Credit Card', AccountGroup.LIABILITY, -30_00),
      account('Cash', AccountGroup.ASSET, 40_00),
      account('Insurance', AccountGroup.ASSET, 500_00),
    ]
    expect(explainNetWorth(netWorth(accounts)).title).toBe('Net worth')
    expect(explainedTexts(accounts)).toEqual([
      'Owned: Cash: $100.00. From 2 accounts.',
      'Owed: Credit Card: \u2212$30.00. From 1 account.',
      'Accounts left out: 1. Hidden from net worth, insurance, or in another currency.',
      'Assets (Everything owned, and debts where they are overpaid on the whole): $100.00.',
      'Liabilities (Everything owed): \u2212$30.00.',
      'Net worth (Assets + Liabilities): $70.00.',
      "Source: Evenkeel's own rule for what an account adds to or takes from net worth.",
    ])
  })

  it('shows sums of 0 without accounts', () => {
    expect(explainNetWorth(netWorth([])).steps.map(({ value }) => value)).toEqual([0, 0, 0])
  })
})
