import { describe, expect, it } from 'vitest'
import { missingDebtTerms } from './missing-debt-terms.ts'

const card = {
  userAccountId: 7,
  name: 'CARD 1234',
  displayName: 'My card',
  balance: -1200.5,
  isLinked: true,
  isDeleted: false,
  interestRate: 0.05,
  minimumMonthlyPayment: 35,
}

describe('the missing terms of a debt plan', () => {
  it('are none if each debt states its rate and its minimum, even as 0', () => {
    expect(missingDebtTerms([card, { ...card, userAccountId: 8, interestRate: 0, minimumMonthlyPayment: 0 }])).toEqual(
      [],
    )
    expect(missingDebtTerms([])).toEqual([])
  })

  it('are each missing rate and minimum, in the order of the accounts', () => {
    const bare = {
      ...card,
      userAccountId: 8,
      name: 'Loan',
      displayName: null,
      interestRate: null,
      minimumMonthlyPayment: null,
    }
    expect(missingDebtTerms([{ ...card, minimumMonthlyPayment: null }, bare])).toEqual([
      { userAccountId: 7, name: 'My card', term: 'minimumMonthlyPayment' },
      { userAccountId: 8, name: 'Loan', term: 'interestRate' },
      { userAccountId: 8, name: 'Loan', term: 'minimumMonthlyPayment' },
    ])
  })

  it('do not include accounts that are not linked, are deleted, or have no balance', () => {
    const bare = { ...card, interestRate: null, minimumMonthlyPayment: null }
    expect(
      missingDebtTerms([
        { ...bare, isLinked: false },
        { ...bare, isDeleted: true },
        { ...bare, balance: 0 },
      ]),
    ).toEqual([])
  })
})
