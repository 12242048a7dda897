import { describe, expect, it } from 'vitest'
import {
  type DebtPayoffFault,
  defaultInterestThreshold,
  interestThresholdLimits,
  maxDebtMonths,
  minimumPaymentEstimate,
} from './debt-input.ts'
import { debtPayoffMessage, payoffDate, estimateDebtPayment } from './debt-wizard.ts'

describe('the estimate of what a person pays now', () => {
  const paid = (currentMonthlyPayment: number | null, isLinked = true, isDeleted = false) => ({
    isLinked,
    isDeleted,
    currentMonthlyPayment,
  })

  it('is the sum of the current payments of linked accounts', () => {
    expect(estimateDebtPayment([paid(210.5), paid(120), paid(99, false), paid(99, true, true), paid(null)])).toBe(330.5)
    expect(estimateDebtPayment([paid(0.1), paid(0.2), paid(25)])).toBe(25.3)
  })

  it('is never below 25 dollars (DEBT-16)', () => {
    expect([estimateDebtPayment([]), estimateDebtPayment([paid(0)]), estimateDebtPayment([paid(10)])]).toEqual([
      25, 25, 25,
    ])
    expect(estimateDebtPayment([paid(25.01)])).toBe(25.01)
  })
})

describe('the wizard of the debt plan', () => {
  const debts = [{ minimumPayment: 50.1 }, { minimumPayment: 60.2 }]

  it('has the fixed messages for its faults (Q-DEBT-4)', () => {
    expect(debtPayoffMessage('MISSING_TERMS', { debts: [] })).toBe(
      'Add the missing interest rate or minimum payment to go on.',
    )
    expect(debtPayoffMessage('NO_DEBTS', { debts: [] })).toBe('Please add at least one debt.')
    expect(debtPayoffMessage('PAYMENT_BELOW_MINIMUMS', { debts })).toBe(
      'Your monthly payment must be at least $110.30, the sum of your minimum payments.',
    )
    expect(debtPayoffMessage('OVER_FIFTY_YEARS', { debts })).toBe(
      'At this payment a debt takes more than 50 years to pay off.',
    )
  })

  it('has no message for an unknown fault', () => {
    const read: { reason: DebtPayoffFault } = JSON.parse('{"reason":"BORED"}')
    expect(() => debtPayoffMessage(read.reason, { debts })).toThrow(new RangeError('reason must be a DebtPayoffFault'))
  })

  it('has the figures of the specification and of the decisions', () => {
    expect([maxDebtMonths, minimumPaymentEstimate, defaultInterestThreshold]).toEqual([600, 25, 8])
    expect(interestThresholdLimits).toEqual({ min: 0, max: 50 })
  })
})

describe('the payoff date', () => {
  it('is on the same day of the month, that many months later', () => {
    expect(payoffDate('2026-11-21', 1)).toBe('2026-12-21')
    expect(payoffDate('2026-11-21', 103)).toBe('2035-06-21')
  })

  it('is the last day of a month without that day', () => {
    expect(payoffDate('2026-11-30', 3)).toBe('2027-02-28')
    expect(payoffDate('2027-10-31', 4)).toBe('2028-02-29')
  })

  it.each([0, 1.5, Number.NaN])('refuses %d months', (months) => {
    expect(() => payoffDate('2026-11-21', months)).toThrow(new RangeError('months must be a whole number, at least 1'))
  })
})
