import type { Account } from '@evenkeel/api-client/contract/accounts'

/** Returns an account for tests and stories: a checking account kept by hand, with `more` in place of its values. */
export function sampleAccount(more: Partial<Account> = {}): Account {
  return {
    userAccountId: 1,
    name: 'Everyday Checking',
    balance: 3214.86,
    balanceAsOf: '2026-11-19T00:00:00Z',
    currency: 'USD',
    category: 'Cash',
    type: 'Checking',
    groupName: 'Asset',
    interestRate: null,
    monthlyMinimumPayment: null,
    currentMonthlyPayment: null,
    isManualAccount: true,
    isHiddenFromNW: false,
    isHiddenFromCFBS: false,
    accountConnection: { accountConnectionId: null, name: 'Manually Added' },
    hasSyncIssue: false,
    isLinked: false,
    origin: 'manual',
    ...more,
  }
}

/** Returns a credit card account with a debt. */
export const sampleCard = (more: Partial<Account> = {}): Account =>
  sampleAccount({
    userAccountId: 2,
    name: 'Rewards Card',
    balance: -4862.3,
    category: 'Credit Card',
    type: 'Credit Card',
    groupName: 'Liability',
    interestRate: 0.2199,
    monthlyMinimumPayment: 96,
    currentMonthlyPayment: 250,
    ...more,
  })
