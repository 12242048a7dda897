import { describe, expect, it } from 'vitest'
import { accountsView } from './account-sections.ts'
import { sampleAccount, sampleCard } from './account.fixture.ts'

describe('accountsView', () => {
  it('lists assets, then debts, by category with its sum', () => {
    const savings = sampleAccount({ userAccountId: 3, name: 'Savings', balance: 14_620 })
    const { total, sections } = accountsView([sampleAccount(), sampleCard(), savings])
    expect(total).toBe(12_972.56)
    expect(
      sections.map(({ label, total: sum, categories }) => [label, sum, categories.map((category) => category.label)]),
    ).toEqual([
      ['Assets', 17_834.86, ['Cash']],
      ['Liabilities', -4862.3, ['Credit cards']],
    ])
    expect(sections[0]?.categories[0]?.accounts.map(({ account }) => account.name)).toEqual([
      'Everyday Checking',
      'Savings',
    ])
  })

  it('lists accounts that count in no total, and says why', () => {
    const view = accountsView([
      sampleAccount(),
      sampleAccount({ userAccountId: 4, isHiddenFromNW: true, balance: 500 }),
      sampleAccount({ userAccountId: 5, currency: 'EUR', balance: 800 }),
      sampleAccount({ userAccountId: 6, category: 'Insurance', type: 'Life Insurance', balance: 250_000 }),
    ])
    expect(view.total).toBe(3214.86)
    expect(view.leftOut.map(({ leftOut }) => leftOut)).toEqual(['hidden', 'currency', 'insurance'])
    expect(view.counted.map(({ userAccountId }) => userAccountId)).toEqual([1])
    expect(view.sections[0]?.categories.map(({ label, total, accounts }) => [label, total, accounts.length])).toEqual([
      ['Cash', 3214.86, 3],
      ['Insurance', null, 1],
    ])
  })

  it('has no section for debts when there are none', () => {
    expect(accountsView([sampleAccount()]).sections.map(({ label }) => label)).toEqual(['Assets'])
  })
})
