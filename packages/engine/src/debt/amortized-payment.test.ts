import { describe, expect, it } from 'vitest'
import { amortizedPayment } from './amortized-payment.ts'

const payment = (balance: number, annualRate: number, months: number) =>
  amortizedPayment({ balance, annualRate, months })

describe('the level payment of a loan', () => {
  it('follows the formula of an annuity and is not rounded', () => {
    expect(payment(25_000, 0.05, 120)).toBeCloseTo(265.163_788, 6)
    expect(payment(10_000, 0.06, 600)).toBeCloseTo(52.640_5, 4)
  })

  it('repays the balance with interest from the first month on', () => {
    let balance = 12_345.67
    const monthly = payment(balance, 0.0725, 84)
    for (let month = 0; month < 84; month += 1) balance = balance * (1 + 0.0725 / 12) - monthly
    expect(balance).toBeCloseTo(0, 6)
  })

  it('spreads the balance evenly without interest, and nearly so at a tiny rate', () => {
    expect(payment(1200, 0, 12)).toBe(100)
    // For a tiny monthly rate i, the payment is balance / n · (1 + i (n + 1) / 2).
    expect(payment(1200, 1.2e-11, 12)).toBeCloseTo(100 * (1 + (1e-12 * 13) / 2), 12)
  })

  it('is 0 for no balance, and the whole balance with interest in one month', () => {
    expect(payment(0, 0.05, 12)).toBe(0)
    expect(payment(100, 0.12, 1)).toBeCloseTo(101, 10)
  })

  it.each([
    ['balance', () => payment(-1, 0.05, 12)],
    ['balance', () => payment(Number.POSITIVE_INFINITY, 0.05, 12)],
    ['annualRate', () => payment(1, -0.01, 12)],
    ['annualRate', () => payment(1, Number.NaN, 12)],
    ['months', () => payment(1, 0.05, 0)],
    ['months', () => payment(1, 0.05, 1.5)],
  ])('throws a RangeError that names %s', (field, act) => {
    expect(act).toThrow(RangeError)
    expect(act).toThrow(field)
  })
})
