import { describe, expect, it } from 'vitest'
import { AccountGroup } from './account-types.ts'
import {
  isManualBalanceAllowed,
  isManualCurrentPaymentAllowed,
  isManualInterestRateAllowed,
  isManualMinimumPaymentAllowed,
} from './manual-account-rules.ts'

const empty = [null, undefined, Number.NaN]

describe('the numbers of an account by hand', () => {
  it('let an asset hold 0 and more (FORM-05)', () => {
    const allowed = [-0.01, 0, 250_000, ...empty].map((balance) => isManualBalanceAllowed(AccountGroup.ASSET, balance))
    expect(allowed).toEqual([false, true, true, false, false, false])
  })

  it('let a liability owe at least a cent (FORM-06)', () => {
    const allowed = [0, -0.01, -9000, 5, ...empty].map((balance) =>
      isManualBalanceAllowed(AccountGroup.LIABILITY, balance),
    )
    expect(allowed).toEqual([false, true, true, false, false, false, false])
  })

  it('keep the interest rate from 0 to 0.5 (FORM-07)', () => {
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

  it('let the minimum payment be 0 (FORM-08)', () => {
    expect([-1, 0, 25, ...empty].map(isManualMinimumPaymentAllowed)).toEqual([false, true, true, false, false, false])
  })

  it('want a current payment of at least a cent (FORM-09)', () => {
    expect([0, 0.01, 25, ...empty].map(isManualCurrentPaymentAllowed)).toEqual([false, true, true, false, false, false])
  })
})
