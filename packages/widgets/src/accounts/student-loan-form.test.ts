import { describe, expect, it } from 'vitest'
import {
  emptyLoan,
  loanFaults,
  loanRequest,
  loanVerdict,
  owedBalance,
  type StudentLoanDraft,
} from './student-loan-form.ts'

const loan = (more: Partial<StudentLoanDraft> = {}): StudentLoanDraft => ({
  name: 'Loan A',
  balance: 10_000,
  interestRate: 0.06,
  currentMonthlyPayment: 60,
  ...more,
})

describe('a student loan', () => {
  it('needs a name, a balance, a rate and a payment (STU-04 to STU-09)', () => {
    expect(loanFaults(emptyLoan)).toEqual({
      name: 'Please provide a valid name.',
      balance: 'Field required',
      interestRate: 'Please enter a number above 0% and below 50%.',
      currentMonthlyPayment: 'Field required',
    })
    expect(loanFaults(loan())).toEqual({})
  })

  it('is sent with what is owed below 0, and leaves the minimum payment to the server (STU-05, STU-08)', () => {
    expect(loanRequest(loan({ balance: 0.01, interestRate: 0.0001, currentMonthlyPayment: 0.01 }))).toEqual({
      name: 'Loan A',
      balance: -0.01,
      interestRate: 0.0001,
      currentMonthlyPayment: 0.01,
    })
    expect([owedBalance(25_000), owedBalance(-25_000), owedBalance(null)]).toEqual([-25_000, -25_000, null])
    expect(loanRequest(loan({ balance: 0 }))).toBeNull()
  })

  it.each([0, 0.51, Number.NaN, null])('words a rate of %s as the specification does (STU-07)', (interestRate) => {
    expect(loanVerdict('interestRate', loan({ interestRate }))).toBe('Please enter a number above 0% and below 50%.')
  })

  it('asks for what 600 months would take: 10,000 at 6% need $52.64 (STU-10, STU-11)', () => {
    expect(loanVerdict('currentMonthlyPayment', loan({ currentMonthlyPayment: 52.63 }))).toBe(
      "Based on the balance and interest rate you entered, we expect a minimum monthly payment of at least $52.64. Please make sure the values you entered are accurate. If you're unable to meet this minimum payment, contact your planner.",
    )
    expect(loanVerdict('currentMonthlyPayment', loan({ currentMonthlyPayment: 52.64 }))).toBeUndefined()
  })

  it('takes the names that other accounts may have, and no others', () => {
    expect(loanVerdict('name', loan({ name: 'Loan <A>' }))).toBe('Please provide a valid name.')
    expect(loanVerdict('name', loan({ name: 'Loan A & B' }))).toBeUndefined()
  })

  it('leaves an amount that is none yet to its input', () => {
    for (const balance of [null, Number.NaN]) expect(loanVerdict('balance', loan({ balance }))).toBeUndefined()
    expect(loanVerdict('balance', loan({ balance: 0 }))).toBe('Please enter a negative value.')
  })
})
