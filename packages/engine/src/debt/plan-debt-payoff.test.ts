// Proves: CONST-20
/**
 * Calculated by hand.
 *
 * One debt: 1000.00 at 12 % (1 % a month), 100 a month. Balances after each payment: 900.00 (no interest) · 809.00
 * (+9.00) · 717.09 (+8.09) · 624.26 (+7.17) · 530.50 (+6.24) · 435.81 (+5.31, half up from 5.305) · 340.17 (+4.36) ·
 * 243.57 (+3.40) · 146.01 (+2.44, up from 2.4357) · 47.47 (+1.46) · month 11: +0.47 (down from 0.4747), paid 47.94.
 * Interest: 9.00 + 8.09 + 7.17 + 6.24 + 5.31 + 4.36 + 3.40 + 2.44 + 1.46 + 0.47 = 47.94.
 *
 * Two debts: A 100.00 at 12 %, minimum 10; B 200.00 at 24 %, minimum 20; 130 a month, so 100 is extra.
 * High interest first. Month 1: A 90.00, B 200 − 20 − 100 = 80.00. Month 2: A +0.90 − 10 = 80.90; B +1.60 = 81.60, paid
 * 20 and 61.60; 38.40 is left for A: 42.50. Month 3: A +0.43 (up from 0.425) = 42.93, paid off. Interest A 1.33, B 1.60.
 * Lowest balance first, threshold 8, so both count. Month 1: B 180.00; A 100 − 10 = 90, the extra 100 pays it off, 10 is left:
 * B 170.00. Month 2: B +3.40 − 130 = 43.40. Month 3: B +0.87 (up from 0.868) = 44.27, paid off. Interest B 4.27.
 * Minimums alone: A 90.00 · 80.90 · 71.71 · 62.43 · 53.05 · 43.58 · 34.02 · 24.36 · 14.60 · 4.75 · month 11, with +0.05;
 * interest 0.90+0.81+0.72+0.62+0.53+0.44+0.34+0.24+0.15+0.05 = 4.80. B 180.00 · 163.60 · 146.87 · 129.81 · 112.41 ·
 * 94.66 · 76.55 · 58.08 · 39.24 · 20.02 · month 11, +0.40 = 20.42, pays 20 and leaves 0.42 · month 12, +0.01;
 * interest 3.60+3.27+2.94+2.60+2.25+1.89+1.53+1.16+0.78+0.40+0.01 = 20.43. Together 12 months, 25.23.
 */
import golden from './fixtures/debt-payoff.golden.json' with { type: 'json' }
import { describe, expect, it } from 'vitest'
import { type Debt, type DebtPayoffInput, DebtStrategy, debtStrategyNames } from './debt-input.ts'
import { type DebtPayoff, planDebtPayoff } from './plan-debt-payoff.ts'

const debt = (id: number, balance: number, interestRate: number, minimumPayment = 0): Debt => ({
  id,
  name: `Debt ${id}`,
  balance,
  interestRate,
  minimumPayment,
})

const plan = (debts: readonly Debt[], monthlyPayment: number, rest: Partial<DebtPayoffInput> = {}): DebtPayoff =>
  planDebtPayoff({ debts, monthlyPayment, strategy: DebtStrategy.HIGH_INTEREST, interestThreshold: 8, ...rest })

/** Returns the ids in the order in which the debts are paid off. */
function order(debts: readonly Debt[], monthlyPayment: number, rest: Partial<DebtPayoffInput>): number[] {
  const result = plan(debts, monthlyPayment, rest)
  if (!result.valid) throw new Error(result.reason)
  return result.debts.toSorted((a, b) => a.payoffMonth - b.payoffMonth).map(({ id }) => id)
}

describe('a debt plan', () => {
  it('pays one debt off, with interest from the second month on (DEBT-10)', () => {
    expect(plan([debt(1, 1000, 12)], 100)).toEqual({
      valid: true,
      months: 11,
      totalInterest: 47.94,
      totalPaid: 1047.94,
      debts: [{ id: 1, payoffMonth: 11, interest: 47.94 }],
      minimumsOnly: null,
      monthsSaved: null,
      interestSaved: null,
    })
  })

  const two = [debt(1, 100, 12, 10), debt(2, 200, 24, 20)]

  it('pays minimums first, the rest to the highest rate, and moves freed money on (DEBT-12)', () => {
    expect(plan(two, 130)).toEqual({
      valid: true,
      months: 3,
      totalInterest: 2.93,
      totalPaid: 302.93,
      debts: [
        { id: 1, payoffMonth: 3, interest: 1.33 },
        { id: 2, payoffMonth: 2, interest: 1.6 },
      ],
      minimumsOnly: { months: 12, totalInterest: 25.23 },
      monthsSaved: 9,
      interestSaved: 22.3,
    })
  })

  it('pays the rest to the lowest balance with the other strategy', () => {
    const result = plan(two, 130, { strategy: DebtStrategy.LOW_BALANCE })
    expect(result).toMatchObject({ months: 3, totalInterest: 4.27, interestSaved: 20.96 })
    expect(result.valid && result.debts.map(({ payoffMonth }) => payoffMonth)).toEqual([1, 3])
  })

  it('ends in the first month, without interest, if the payment covers all debts', () => {
    expect(plan(two, 300)).toMatchObject({ months: 1, totalInterest: 0, totalPaid: 300 })
  })

  it('pays no more than the balance if the minimum is larger', () => {
    expect(plan([debt(1, 5, 12, 50), debt(2, 145, 12, 50)], 100)).toMatchObject({ months: 2, totalInterest: 0.5 })
  })

  it('accepts text ids', () => {
    const debts = [{ id: 'card', name: 'Card', balance: 10, interestRate: 0, minimumPayment: 0 }]
    const result = planDebtPayoff({ debts, monthlyPayment: 5, strategy: DebtStrategy.HIGH_INTEREST })
    expect(result).toMatchObject({ debts: [{ id: 'card', payoffMonth: 2, interest: 0 }] })
  })

  it('has the fixed names of the strategies (DEBT-06, DEBT-07)', () => {
    expect(debtStrategyNames).toEqual({ 1: 'High interest first', 2: 'Lowest balance first' })
  })
})

describe('the order of debts', () => {
  it('is by rate with high interest first (DEBT-08)', () => {
    expect(order([debt(1, 500, 5), debt(2, 500, 20), debt(3, 500, 10)], 100, {})).toEqual([2, 3, 1])
  })

  it('breaks ties of the rate by the lower balance, then by the id', () => {
    const tied = [debt(9, 500, 10), debt(3, 500, 10), debt(5, 300, 10)]
    expect(order(tied, 100, {})).toEqual([5, 3, 9])
    expect(order(tied.toReversed(), 100, {})).toEqual([5, 3, 9])
  })

  const low = { strategy: DebtStrategy.LOW_BALANCE }

  it('is by balance among those at or above the threshold, then the rest (DEBT-09)', () => {
    expect(order([debt(1, 500, 5), debt(2, 2000, 10), debt(3, 1000, 8)], 100, low)).toEqual([3, 2, 1])
    expect(order([debt(1, 900, 7.99), debt(2, 500, 5), debt(3, 5000, 8)], 100, low)).toEqual([3, 2, 1])
  })

  it('breaks ties of the balance by the higher rate, then by the id', () => {
    expect(order([debt(9, 500, 9), debt(3, 500, 9), debt(5, 500, 12)], 100, low)).toEqual([5, 3, 9])
  })

  it('uses a threshold of 8 percent by default', () => {
    const debts = [debt(1, 500, 7.9), debt(2, 600, 8)]
    const result = planDebtPayoff({ debts, monthlyPayment: 100, strategy: DebtStrategy.LOW_BALANCE })
    expect(result.valid && result.debts.map(({ payoffMonth }) => payoffMonth)).toEqual([12, 7])
  })
})

describe('an input without a plan', () => {
  it('has no debts (DEBT-13)', () => expect(plan([], 100)).toEqual({ valid: false, reason: 'NO_DEBTS' }))

  it('pays less than all minimums together (DEBT-15)', () => {
    const debts = [debt(1, 5000, 3, 50), debt(2, 5000, 3, 60)]
    expect(plan(debts, 109.99)).toEqual({ valid: false, reason: 'PAYMENT_BELOW_MINIMUMS' })
    expect(plan(debts, 100)).toEqual({ valid: false, reason: 'PAYMENT_BELOW_MINIMUMS' })
    expect(plan(debts, 110).valid).toBe(true)
  })

  it('takes over fifty years (DEBT-11, DEBT-14)', () => {
    const fault = { valid: false, reason: 'OVER_FIFTY_YEARS' }
    expect(plan([debt(1, 100_000, 12)], 990)).toEqual(fault)
    expect(plan([debt(1, 600.01, 0)], 1)).toEqual(fault)
    expect(plan([debt(1, 600, 0)], 1)).toMatchObject({ months: 600, minimumsOnly: null })
    expect(plan([debt(1, 100, 0)], 0)).toEqual(fault)
  })

  it('has no comparison if a debt is never repaid by its minimum', () => {
    const debts = [debt(1, 600, 0, 1), debt(2, 600.01, 0, 1)]
    expect(plan(debts, 10)).toMatchObject({ valid: true, minimumsOnly: null, monthsSaved: null, interestSaved: null })
    expect(plan(debts.slice(0, 1), 10)).toMatchObject({
      minimumsOnly: { months: 600, totalInterest: 0 },
      monthsSaved: 540,
    })
  })
})

describe('input that no form accepts', () => {
  const one = debt(1, 100, 5)
  it.each([
    ['debts[0].balance must be dollars and cents, at least 0.01', () => plan([{ ...one, balance: 0 }], 10)],
    ['debts[1].balance', () => plan([one, { ...debt(2, 1, 1), balance: 1.005 }], 10)],
    ['debts[0].interestRate', () => plan([{ ...one, interestRate: -1 }], 10)],
    ['debts[0].interestRate', () => plan([{ ...one, interestRate: Number.NaN }], 10)],
    ['debts[0].interestRate', () => plan([{ ...one, interestRate: Number.POSITIVE_INFINITY }], 10)],
    ['debts[0].minimumPayment', () => plan([{ ...one, minimumPayment: -0.01 }], 10)],
    ['monthlyPayment', () => plan([one], Number.NaN)],
    ['monthlyPayment', () => plan([one], -1)],
    ['interestThreshold', () => plan([one], 10, { interestThreshold: -1 })],
    ['id', () => plan([one, one], 10)],
  ])('throws a RangeError that names %s', (field, act) => {
    expect(act).toThrow(RangeError)
    expect(act).toThrow(field)
  })

  it('throws for a strategy that does not exist', () => {
    const broken: DebtPayoffInput = JSON.parse('{"debts":[],"monthlyPayment":1,"strategy":3}')
    expect(() => planDebtPayoff(broken)).toThrow('strategy')
  })
})

/** A second program made the figures of the table. It calculates in exact fractions and follows the rule month by month. */
describe('the golden table of debt plans', () => {
  it.each(golden)('holds for $name', ({ input, result }) => {
    const strategy = input.strategy === 1 ? DebtStrategy.HIGH_INTEREST : DebtStrategy.LOW_BALANCE
    expect(planDebtPayoff({ ...input, strategy })).toEqual(result)
  })

  it('has plans of either strategy and every fault in it', () => {
    const seen = new Set(golden.map(({ input, result }) => result.reason ?? input.strategy))
    expect(seen).toEqual(new Set([1, 2, 'NO_DEBTS', 'PAYMENT_BELOW_MINIMUMS', 'OVER_FIFTY_YEARS']))
  })
})
