import { expect, it } from 'vitest'
import { sampleAccount, sampleCard } from '../account-modal/account.fixture.ts'
import { accountTexts } from './account-texts.ts'

const now = new Date('2026-11-19T15:00:00')

it('counts every account and sums those that count, and says how old the balances are', () => {
  const accounts = [
    sampleAccount(),
    sampleAccount({ userAccountId: 3, isHiddenFromNW: true }),
    sampleAccount({ userAccountId: 4, currency: 'CAD' }),
    sampleCard({ balanceAsOf: '2026-11-14T00:00:00Z' }),
  ]
  expect(accountTexts(accounts, now)).toEqual({
    total: '−$1,647.44',
    assets: '$3,214.86',
    assetsCount: '3 accounts',
    liabilities: '−$4,862.30',
    liabilitiesCount: '1 account',
    balancesFrom: '11/19/2026',
    older: '· 1 account is older',
  })
})

it('has no text for what the card does not have', () => {
  expect(accountTexts([sampleAccount({ balanceAsOf: null })], now)).toMatchObject({
    assetsCount: '1 account',
    liabilities: '',
    liabilitiesCount: '',
    balancesFrom: '',
    older: '',
  })
})
