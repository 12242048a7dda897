import { describe, expect, it } from 'vitest'
import { AccountGroup } from './account-types.ts'
import { manualAccountFaults } from './manual-account-faults.ts'

describe('the faults of an account by hand', () => {
  it('are none for an asset of nothing: 0 is a balance, and the rest is not asked', () => {
    expect(manualAccountFaults(AccountGroup.ASSET, { balance: 0 })).toEqual({})
  })

  it('name each number that a debt lacks', () => {
    expect(manualAccountFaults(AccountGroup.LIABILITY, { balance: null, interestRate: null })).toEqual({
      balance: 'Field required',
      interestRate: 'Please enter a number between 0% and 50%.',
      monthlyMinimumPayment: 'Field required',
      currentMonthlyPayment: 'Field required',
    })
  })

  it('say which way a number is wrong', () => {
    expect(manualAccountFaults(AccountGroup.ASSET, { balance: -0.01 })).toEqual({
      balance: 'Please enter a positive value.',
    })
    const owed = { balance: 0, interestRate: 0.51, monthlyMinimumPayment: -1, currentMonthlyPayment: 0 }
    expect(manualAccountFaults(AccountGroup.LIABILITY, owed)).toEqual({
      balance: 'Please enter a negative value.',
      interestRate: 'Please enter a number between 0% and 50%.',
      monthlyMinimumPayment: 'Please enter a positive value.',
      currentMonthlyPayment: 'Please enter a positive value.',
    })
  })

  it('are none for a debt at the edges of what is allowed', () => {
    const owed = { balance: -0.01, interestRate: 0.5, monthlyMinimumPayment: 0, currentMonthlyPayment: 0.01 }
    expect(manualAccountFaults(AccountGroup.LIABILITY, owed)).toEqual({})
  })
})
