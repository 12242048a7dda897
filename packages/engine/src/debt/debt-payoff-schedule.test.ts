// Proves: DEBT-12
/** The two debts that plan-debt-payoff.test.ts calculates by hand: A 100.00 at 12 %, minimum 10; B 200.00 at 24 %, minimum 20; 130 a month. */
import { describe, expect, it } from 'vitest'
import { debtPayoffSchedule } from './debt-payoff-schedule.ts'
import { DebtStrategy } from './debt-input.ts'

const strategy = DebtStrategy.HIGH_INTEREST
const a = { id: 1, name: 'A', balance: 100, interestRate: 12, minimumPayment: 10 }
const b = { id: 2, name: 'B', balance: 200, interestRate: 24, minimumPayment: 20 }

describe('the schedule of a plan', () => {
  it('lists the interest, payments and balances of each month, with zeros for paid debts', () => {
    expect(debtPayoffSchedule({ debts: [a, b], monthlyPayment: 130, strategy })).toEqual([
      {
        month: 1,
        debts: [
          { id: 1, interest: 0, payment: 10, balance: 90 },
          { id: 2, interest: 0, payment: 120, balance: 80 },
        ],
      },
      {
        month: 2,
        debts: [
          { id: 1, interest: 0.9, payment: 48.4, balance: 42.5 },
          { id: 2, interest: 1.6, payment: 81.6, balance: 0 },
        ],
      },
      {
        month: 3,
        debts: [
          { id: 1, interest: 0.43, payment: 42.93, balance: 0 },
          { id: 2, interest: 0, payment: 0, balance: 0 },
        ],
      },
    ])
  })

  it('ends with the last payment', () => {
    const debts = [{ ...a, balance: 1000, minimumPayment: 0 }]
    const rows = debtPayoffSchedule({ debts, monthlyPayment: 100, strategy })
    expect(rows[1]).toEqual({ month: 2, debts: [{ id: 1, interest: 9, payment: 100, balance: 809 }] })
    expect(rows.at(-1)).toEqual({ month: 11, debts: [{ id: 1, interest: 0.47, payment: 47.94, balance: 0 }] })
  })

  it('has no rows without a plan', () => {
    expect(debtPayoffSchedule({ debts: [], monthlyPayment: 1, strategy })).toEqual([])
    expect(debtPayoffSchedule({ debts: [a, b], monthlyPayment: 29.99, strategy })).toEqual([])
    expect(debtPayoffSchedule({ debts: [{ ...a, balance: 1e6 }], monthlyPayment: 10, strategy })).toEqual([])
  })

  it('has no rows for a debt that grows too large to count in cents', () => {
    const debts = [{ ...a, balance: 7321.34, interestRate: 50, minimumPayment: 0.01 }]
    expect(debtPayoffSchedule({ debts, monthlyPayment: 62.98, strategy })).toEqual([])
    const largest = [{ ...a, balance: 9e10, interestRate: 1000, minimumPayment: 0 }]
    expect(debtPayoffSchedule({ debts: largest, monthlyPayment: 0, strategy })).toEqual([])
  })
})
