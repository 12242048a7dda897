import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { demoDay, mayasDebts } from '../verdict/demo-household.fixture.ts'
import { compareStrategies } from './compare-strategies.ts'
import { type DebtPayoffInput, DebtStrategy } from './debt-input.ts'
import { debtPayoffSchedule } from './debt-payoff-schedule.ts'
import { debtProgress } from './debt-progress.ts'
import { planDebtPayoff } from './plan-debt-payoff.ts'

/** By the plan alone: 15 months and 802.08. With 1,000 in month 3: 14 months, 694.51; with 2,000 in month 1: 13, 527.08. */
const demo: DebtPayoffInput = { debts: mayasDebts, monthlyPayment: 1238.4, strategy: DebtStrategy.HIGH_INTEREST }

const anyDebts = fc
  .array(
    fc.record({
      balance: fc.integer({ min: 10_000, max: 2_000_000 }),
      rate: fc.integer({ min: 0, max: 3000 }),
      minimum: fc.integer({ min: 2500, max: 40_000 }),
    }),
    { minLength: 1, maxLength: 5 },
  )
  .map((debts) =>
    debts.map(({ balance, rate, minimum }, id) => ({
      id,
      name: `Debt ${id}`,
      balance: balance / 100,
      interestRate: rate / 100,
      minimumPayment: minimum / 100,
    })),
  )
const anyOneOffs = fc.array(
  fc.record({
    month: fc.integer({ min: 1, max: 60 }),
    amount: fc.integer({ min: 1, max: 500_000 }).map((c) => c / 100),
  }),
  { maxLength: 4 },
)
const cases = { numRuns: 200 }
const inputOf = (debts: DebtPayoffInput['debts'], oneOffs: DebtPayoffInput['oneOffs'] = []): DebtPayoffInput => ({
  debts,
  monthlyPayment: Math.round(debts.reduce((sum, { minimumPayment }) => sum + minimumPayment, 50) * 100) / 100,
  strategy: DebtStrategy.HIGH_INTEREST,
  oneOffs,
})

describe('payments that are made once', () => {
  it.each([
    [3, 1000, 14, 694.51],
    [1, 2000, 13, 527.08],
  ])('in month %i of %i end the demo’s debts in %i months with %f of interest', (month, amount, months, interest) => {
    expect(planDebtPayoff({ ...demo, oneOffs: [{ month, amount }] })).toMatchObject({ months, totalInterest: interest })
  })

  it('change nothing when there are none', () => {
    expect(planDebtPayoff({ ...demo, oneOffs: [] })).toEqual(planDebtPayoff(demo))
  })

  it('name the field that is out of bounds', () => {
    const once = (month: number, amount: number) => () => planDebtPayoff({ ...demo, oneOffs: [{ month, amount }] })
    expect(once(0, 5)).toThrow(/^oneOffs\[0\]\.month/)
    expect(once(601, 5)).toThrow(/^oneOffs\[0\]\.month/)
    expect(once(1, 0)).toThrow(/^oneOffs\[0\]\.amount/)
    const many = Array.from({ length: 21 }, () => ({ month: 1, amount: 1 }))
    expect(() => planDebtPayoff({ ...demo, oneOffs: many })).toThrow('oneOffs must be at most 20')
  })

  it('never cost more months or interest, and their rows add up to the plan', () => {
    fc.assert(
      fc.property(anyDebts, anyOneOffs, (debts, oneOffs) => {
        const plain = planDebtPayoff(inputOf(debts))
        const input = inputOf(debts, oneOffs)
        const plan = planDebtPayoff(input)
        fc.pre(plain.valid && plan.valid)
        if (!plain.valid || !plan.valid) return
        expect(plan.months).toBeLessThanOrEqual(plain.months)
        expect(plan.totalInterest).toBeLessThanOrEqual(plain.totalInterest + 1e-9)
        const rows = debtPayoffSchedule(input)
        expect(rows).toHaveLength(plan.months)
        const interest = rows
          .flatMap((row) => row.debts)
          .reduce((sum, cell) => sum + Math.round(cell.interest * 100), 0)
        expect(interest).toBe(Math.round(plan.totalInterest * 100))
      }),
      cases,
    )
  })
})

describe('the two orders of payment', () => {
  // Worked month by month with the rule of DEBT-10; the store card's order follows the threshold of 8 percent.
  it('differ in interest and in the first debt that is gone', () => {
    const debt = (id: number, balance: number, interestRate: number, minimumPayment: number) => ({
      ...{ id, name: `Debt ${id}`, balance, interestRate, minimumPayment },
    })
    const debts = [debt(1, 1000, 9, 25), debt(2, 5000, 20, 100), debt(3, 8000, 6, 150)]
    const input = { debts, monthlyPayment: 500, strategy: DebtStrategy.HIGH_INTEREST, interestThreshold: 8 }
    expect(compareStrategies(input)).toMatchObject({
      highInterest: { months: 32, totalInterest: 1644.03, firstPaidInMonth: 18 },
      lowBalance: { months: 32, totalInterest: 1794.68, firstPaidInMonth: 5 },
    })
  })

  it('are the same where the smallest debt has the highest rate, as in the demo', () => {
    const both = compareStrategies(demo)
    expect(both?.highInterest.totalInterest).toBe(both?.lowBalance.totalInterest)
  })

  it('never cost more with the highest rate first', () => {
    fc.assert(
      fc.property(anyDebts, (debts) => {
        const both = compareStrategies({ ...inputOf(debts), interestThreshold: 50 })
        fc.pre(both !== null)
        const noise = debts.length * 0.6
        expect(both?.highInterest.totalInterest).toBeLessThanOrEqual((both?.lowBalance.totalInterest ?? 0) + noise)
      }),
      cases,
    )
  })
})

/** 17,206.84 − 1,238.40 = 15,968.44 after the first payment, which is due on 12/22/2026 and has no interest. */
describe('the progress of debts against their promise', () => {
  const schedule = debtPayoffSchedule(demo)
  const progress = (today: string, owed: number) =>
    debtProgress(schedule, { start: 17_206.84, asOf: demoDay, today, owed })

  it('compares what is owed with the month of the schedule', () => {
    expect(progress('2026-12-22', 15_968.44)).toEqual({ promised: 15_968.44, ahead: 0, monthsAhead: 0 })
    expect(progress('2026-12-21', 15_968.44)).toEqual({ promised: 17_206.84, ahead: 1238.4, monthsAhead: 1 })
    expect(progress('2026-12-22', 17_172.44)).toEqual({ promised: 15_968.44, ahead: -1204, monthsAhead: -1 })
    expect(progress('2028-02-22', 0)).toEqual({ promised: 0, ahead: 0, monthsAhead: 0 })
    expect(progress('2030-01-01', 0).ahead).toBe(0)
  })
})
