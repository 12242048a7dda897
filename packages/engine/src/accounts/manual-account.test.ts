// Proves: FORM-04 to FORM-09

import { describe, expect, it } from 'vitest'
import { AccountGroup } from './account-types.ts'
import {
  isManualBalanceAllowed,
  isManualCurrentPaymentAllowed,
  isManualInterestRateAllowed,
  isManualMinimumPaymentAllowed,
  signedBalance,
  manualAccountFaults,
} from './manual-account.ts'

const empty = [null, undefined, Number.NaN]

describe('the numbers of a manual account', () => {
  it('allow an asset of 0 or more (FORM-05)', () => {
    const allowed = [-0.01, 0, 250_000, ...empty].map((balance) => isManualBalanceAllowed(AccountGroup.ASSET, balance))
    expect(allowed).toEqual([false, true, true, false, false, false])
  })

  it('allow a liability of at least a cent (FORM-06)', () => {
    const allowed = [0, -0.01, -9000, 5, ...empty].map((balance) =>
      isManualBalanceAllowed(AccountGroup.LIABILITY, balance),
    )
    expect(allowed).toEqual([false, true, true, false, false, false, false])
  })

  it('allow an interest rate from 0 to 0.5 (FORM-07)', () => {
    expect([-0.01, 0, 0.5, 0.51, ...empty].map(isManualInterestRateAllowed)).toEqual([
      false,
      true,
      true,
      false,
      false,
      false,
      false,
    ])
  })

  it('allow a minimum payment of 0 (FORM-08)', () => {
    expect([-1, 0, 25, ...empty].map(isManualMinimumPaymentAllowed)).toEqual([false, true, true, false, false, false])
  })

  it('require a current payment of at least a cent (FORM-09)', () => {
    expect([0, 0.01, 25, ...empty].map(isManualCurrentPaymentAllowed)).toEqual([false, true, true, false, false, false])
  })
})

const asset = (balance: number) => signedBalance({ groupName: AccountGroup.ASSET, balance })
const liability = (balance: number) => signedBalance({ groupName: AccountGroup.LIABILITY, balance })

describe('signedBalance', () => {
  it('makes a liability negative', () => expect([100, -100].map(liability)).toEqual([-100, -100]))
  it('makes an asset positive', () => expect([100, -100].map(asset)).toEqual([100, 100]))
  it('flips the sign when the group changes, and back (ACCT-13)', () => {
    expect(asset(-100)).toBe(100)
    expect(liability(asset(-100))).toBe(-100)
  })
  it('writes zero without a sign', () => expect(Object.is(liability(0), 0)).toBe(true))
})

describe('the faults of a manual account', () => {
  it('are none for an asset of 0, which needs no other number', () => {
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

  it('say whether a number must be positive or negative', () => {
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

  it('are none for a debt at the bounds', () => {
    const owed = { balance: -0.01, interestRate: 0.5, monthlyMinimumPayment: 0, currentMonthlyPayment: 0.01 }
    expect(manualAccountFaults(AccountGroup.LIABILITY, owed)).toEqual({})
  })
})
