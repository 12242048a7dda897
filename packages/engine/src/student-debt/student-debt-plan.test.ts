// Proves: STU-12
/**
 * Calculated by hand, without interest so that each line can be followed: X 1200.00 federal, Y 600.00 private, 0 %, 150 a
 * month, minimums 0. The lower balance first: Y in 4 months (600 / 150), X in 8 more: 12 months. Today’s payments are 50 and 60
 * a month: X in 24 months, Y in 10, together 24; so 12 months and no interest are saved. Standard payments: 10.00 + 5.00.
 */
import { describe, expect, it } from 'vitest'
import { explainedTexts } from '../explain/explained-texts.fixture.ts'
import { DebtStrategy } from '../debt/debt-input.ts'
import { LoanType } from '../linking/linked-account.ts'
import { explainStudentDebt } from './explain-student-debt.ts'
import { type StudentDebtInput, type StudentLoan, studentDebtPlan } from './student-debt-plan.ts'

const loan = (id: number, rest: Partial<StudentLoan>): StudentLoan => ({
  id,
  name: `Loan ${id}`,
  balance: 25_000,
  interestRate: 5,
  minimumPayment: 0,
  currentMonthlyPayment: 265.16,
  loanType: LoanType.FEDERAL,
  ...rest,
})
const plan = (loans: readonly StudentLoan[], monthlyPayment: number, rest: Partial<StudentDebtInput> = {}) =>
  studentDebtPlan({ loans, monthlyPayment, asOf: '2026-11-21', ...rest })

describe('a student debt plan', () => {
  it('has the figures of the example (Q-STU-1)', () => {
    expect(plan([loan(1, {})], 300)).toMatchObject({
      valid: true,
      months: 103,
      payoffDate: '2035-06-21',
      totalInterest: 5614.18,
      standardPayment: 265.16,
      federalBalance: 25_000,
      privateBalance: 0,
      suggestsIncomeDrivenRepayment: true,
    })
  })

  const two = [
    loan(1, { balance: 1200, interestRate: 0, currentMonthlyPayment: 50 }),
    loan(2, { balance: 600, interestRate: 0, currentMonthlyPayment: 60, loanType: LoanType.PRIVATE }),
  ]

  it('compares with the current payments, and adds balances and standard payments by loan', () => {
    expect(plan(two, 150)).toMatchObject({
      months: 12,
      totalInterest: 0,
      standardPayment: 15,
      monthsSaved: 12,
      interestSaved: 0,
      federalBalance: 1200,
      privateBalance: 600,
    })
  })

  it('may cost more than the current payments, with negative savings', () => {
    expect(plan(two, 60)).toMatchObject({ months: 30, monthsSaved: -6 })
  })

  it('compares interest above the limit of one amount', () => {
    const largest = loan(1, { balance: 90_000_000_000, interestRate: 50, currentMonthlyPayment: 3_800_000_000 })
    expect(plan([largest], 3_800_000_000)).toMatchObject({
      totalInterest: 184_097_950_897.41,
      monthsSaved: 0,
      interestSaved: 0,
    })
  })

  it('has no comparison if the current payments never repay', () => {
    const stuck = two.map((each) => ({ ...each, currentMonthlyPayment: 0 }))
    expect(plan(stuck, 150)).toMatchObject({ valid: true, monthsSaved: null, interestSaved: null })
  })

  it('pays the highest rate first by default', () => {
    const loans = [loan(1, { balance: 1000, interestRate: 4 }), loan(2, { balance: 2000, interestRate: 7 })]
    const first = (strategy?: DebtStrategy) => {
      const result = plan(loans, 100, strategy === undefined ? {} : { strategy })
      return result.valid ? result.payoff.debts.toSorted((a, b) => a.payoffMonth - b.payoffMonth)[0]?.id : null
    }
    expect([first(), first(DebtStrategy.HIGH_INTEREST), first(DebtStrategy.LOW_BALANCE)]).toEqual([2, 2, 1])
  })

  it('suggests income-driven repayment only with federal loans', () => {
    expect(plan([loan(1, { loanType: LoanType.PRIVATE })], 300)).toMatchObject({ suggestsIncomeDrivenRepayment: false })
  })

  it('passes the faults of a debt plan on', () => {
    expect(plan([], 300)).toEqual({ valid: false, reason: 'NO_DEBTS' })
    expect(plan([loan(1, { minimumPayment: 301 })], 300)).toEqual({ valid: false, reason: 'PAYMENT_BELOW_MINIMUMS' })
    expect(plan([loan(1, {})], 100)).toEqual({ valid: false, reason: 'OVER_FIFTY_YEARS' })
  })

  it('requires the kind of each loan', () => {
    const broken: StudentLoan = JSON.parse(JSON.stringify({ ...loan(1, {}), loanType: null }))
    expect(() => plan([loan(2, {}), broken], 300)).toThrow('loans[1].loanType')
  })

  it('is explained by its figures', () => {
    const input: StudentDebtInput = { loans: two, monthlyPayment: 150, asOf: '2026-11-21' }
    const sentences = explainedTexts(explainStudentDebt(input, studentDebtPlan(input)))
    expect(sentences).toContain('Federal loans: $1,200.00')
    expect(sentences).toContain('Time saved: 12 months. With current payments − With this plan')
    expect(sentences.filter((sentence) => sentence.startsWith('Time saved'))).toHaveLength(1)
    const invalid: StudentDebtInput = { ...input, loans: [] }
    expect(explainStudentDebt(invalid, studentDebtPlan(invalid)).steps).toEqual([
      { label: { key: 'debt.debtsInPlan' }, value: 0, unit: 'count' },
    ])
  })
})
