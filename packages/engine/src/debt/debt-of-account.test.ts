// Proves: ERR-35
import { describe, expect, it, vi } from 'vitest'
import { type DebtAccount, debtOfAccount, debtsOfAccounts } from './debt-of-account.ts'

const account: DebtAccount = {
  userAccountId: 7,
  name: 'CARD 1234',
  displayName: 'My card',
  balance: -1200.5,
  interestRate: 0.05,
  minimumMonthlyPayment: 35,
}
const log = vi.fn<(message: string) => void>()

describe('an account as a debt', () => {
  it('has its rate in percent and its balance as a positive amount owed (LINK-03)', () => {
    expect(debtOfAccount(account, log)).toEqual({
      id: 7,
      name: 'My card',
      balance: 1200.5,
      interestRate: 5,
      minimumPayment: 35,
    })
    expect(log).not.toHaveBeenCalled()
  })

  it('has a percentage without the rounding errors of binary numbers', () => {
    const percentages = [0.07, 0.0649, 0.28999, 0.199_95].map((interestRate) =>
      debtOfAccount({ ...account, interestRate }, log),
    )
    expect(percentages.map(({ interestRate }) => interestRate)).toEqual([7, 6.49, 28.999, 19.995])
  })

  it('logs a positive balance, and counts it as owed', () => {
    const warn = vi.fn<(message: string) => void>()
    expect(debtOfAccount({ ...account, balance: 40 }, warn).balance).toBe(40)
    expect(warn.mock.calls).toEqual([['Balance is positive!']])
    debtOfAccount({ ...account, balance: 0 }, warn)
    expect(warn).toHaveBeenCalledTimes(1)
  })

  it("has the bank's name if there is no display name, and keeps a stated 0", () => {
    const free = { ...account, displayName: null, interestRate: 0, minimumMonthlyPayment: 0 }
    expect(debtOfAccount(free, log)).toMatchObject({ name: 'CARD 1234', interestRate: 0, minimumPayment: 0 })
  })

  it.each(['interestRate', 'minimumMonthlyPayment'])('refuses a missing %s, which is not 0', (term) => {
    expect(() => debtOfAccount({ ...account, [term]: null }, log)).toThrow(new RangeError(`${term} must be stated`))
  })
})

describe('the debts of a plan', () => {
  it('are its linked accounts on which something is owed', () => {
    const linked = { ...account, isLinked: true, isDeleted: false }
    const debts = debtsOfAccounts(
      [
        linked,
        { ...linked, userAccountId: 8, isLinked: false },
        { ...linked, userAccountId: 9, isDeleted: true },
        { ...linked, userAccountId: 10, balance: 0 },
      ],
      log,
    )
    expect(debts.map(({ id }) => id)).toEqual([7])
  })
})
