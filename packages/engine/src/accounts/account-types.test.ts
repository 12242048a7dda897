// Proves: ACCT-03, ACCT-21
import { describe, expect, it } from 'vitest'
import { AccountGroup, accountTypes, manualAccountTypes } from './account-types.ts'

describe('the kinds of accounts', () => {
  it('are the seed list with its groups (Q-ACCT-2)', () => {
    const byCategory = Object.groupBy(accountTypes, ({ categoryName }) => categoryName)
    const lines = Object.entries(byCategory).map(([categoryName, types = []]) => [
      categoryName,
      types[0]?.groupName,
      types.map(({ typeName }) => typeName).join(', '),
    ])
    expect(lines).toEqual([
      ['Cash', 'Asset', 'Checking, Savings'],
      ['Investment', 'Asset', 'Brokerage'],
      ['Retirement', 'Asset', '401(k), IRA, Roth IRA'],
      ['Property', 'Asset', 'Home, Vehicle'],
      ['Insurance', 'Asset', 'Life Insurance, Disability Insurance'],
      ['Loan', 'Liability', 'Student Loan, Auto Loan, Personal Loan'],
      ['Mortgage', 'Liability', 'Mortgage'],
      ['Credit Card', 'Liability', 'Credit Card'],
    ])
  })

  it('never share a name within a category', () => {
    const names = accountTypes.map(({ categoryName, typeName }) => `${categoryName} ${typeName}`)
    expect(new Set(names).size).toBe(names.length)
  })

  it('are offered for manual accounts only if marked so (ACCT-04)', () => {
    const hidden = { categoryName: 'Cash', typeName: 'Sweep', groupName: AccountGroup.ASSET, showInAddManual: false }
    expect(manualAccountTypes([...accountTypes, hidden])).toEqual(accountTypes)
  })
})
