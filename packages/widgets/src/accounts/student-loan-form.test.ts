import { describe, expect, it } from 'vitest'
import { loanFault, owedBalance } from './student-loan-form.ts'

const loan = { name: 'Loan A', balance: 10_000, interestRate: 0.06, currentMonthlyPayment: 60 }
const nothing = { name: '', balance: null, interestRate: null, currentMonthlyPayment: null }

describe('a student loan', () => {
  it('needs a name and a rate, each in one message, and leaves an amount that is not yet one to its field (STU-04 to STU-09)', () => {
    expect([loanFault('name', nothing), loanFault('interestRate', nothing)]).toEqual([
      'Please provide a valid name.',
      'Please enter a number above 0% and below 50%.',
    ])
    for (const balance of [null, Number.NaN]) expect(loanFault('balance', { ...loan, balance })).toBeUndefined()
    expect(loanFault('balance', { ...loan, balance: 0 })).toBe('Please enter a negative value.')
    for (const field of ['name', 'balance', 'interestRate', 'currentMonthlyPayment'] as const)
      expect(loanFault(field, loan)).toBeUndefined()
  })

  it('is a balance below 0, no matter which sign was typed (STU-05)', () => {
    expect([owedBalance(25_000), owedBalance(-25_000)]).toEqual([-25_000, -25_000])
  })

  it.each([0, 0.51, Number.NaN, null])('words a rate of %s as the specification does (STU-07)', (interestRate) => {
    expect(loanFault('interestRate', { ...loan, interestRate })).toBe('Please enter a number above 0% and below 50%.')
  })

  it('requires the payment that 600 months would take: 10,000 at 6% need $52.64 (STU-10, STU-11)', () => {
    expect(loanFault('currentMonthlyPayment', { ...loan, currentMonthlyPayment: 52.63 })).toBe(
      "Based on the balance and interest rate you entered, we expect a minimum monthly payment of at least $52.64. Please make sure the values you entered are accurate. If you're unable to meet this minimum payment, contact your planner.",
    )
    expect(loanFault('currentMonthlyPayment', { ...loan, currentMonthlyPayment: 52.64 })).toBeUndefined()
  })

  it('takes the names that other accounts may have, and no others', () => {
    expect(loanFault('name', { ...loan, name: 'Loan <A>' })).toBe('Please provide a valid name.')
    expect(loanFault('name', { ...loan, name: 'Loan A & B' })).toBeUndefined()
  })
})
