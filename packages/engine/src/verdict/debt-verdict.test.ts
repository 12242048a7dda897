import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../calendar/iso-date.ts'
import { PlanType } from '../goals/plan-type.ts'
import { type DebtCase, debtVerdict } from './debt-verdict.ts'
import { demoDay, mayasDebts, mayasLoans } from './demo-household.fixture.ts'

/**
 * The demo's debts, worked out month by month with the engine's rule: by the plan 15 months and 802.08 of interest; at
 * today's payments, each debt alone, 46 months and 1,615.06. 46 − 15 = 31 months and 1,615.06 − 802.08 = 812.98 less.
 * 15 months from 11/22/2026 is 02/22/2028. Minimums alone: 121 months, 12/22/2036, 9,035.33.
 *
 * The loans: 250 a month instead of 112.50 + 74.20 = 186.70 is 63.30 more; 82 months is 09/22/2033.
 */
const debts: DebtCase = {
  planType: PlanType.REDUCE_DEBT,
  isPaidOff: false,
  missing: [],
  plan: { debts: mayasDebts, monthlyPayment: 1238.4, strategy: 1 },
  promisedEnd: null,
  asOf: demoDay,
}
const loans: DebtCase = {
  ...debts,
  planType: PlanType.STUDENT_DEBT,
  plan: { debts: mayasLoans, monthlyPayment: 250, strategy: 1 },
  promisedEnd: '2033-09-22',
}
const end = '2028-02-22'

describe('the verdict on a debt plan', () => {
  it('compares a draft with what is paid today', () => {
    expect(debtVerdict(debts)).toEqual({
      band: 'on-track',
      tone: 'positive',
      word: 'onTrack',
      sentence: { key: 'debtFree', values: {}, amounts: {}, months: { month: '2028-02' } },
      figure: { value: end, unit: 'day' },
      today: {
        key: 'comparedWithToday',
        values: { months: 31, pace: 'sooner', cost: 'less', pay: 'same' },
        amounts: { interest: 812.98, payment: 1238.4 },
        months: {},
      },
      second: { key: 'minimumsAlone', values: {}, amounts: { interest: 9035.33 }, months: { month: '2036-12' } },
      missing: [],
    })
  })

  it('compares student loans with today’s payments too', () => {
    expect(debtVerdict(loans)).toMatchObject({
      band: 'on-track',
      sentence: { key: 'loansPaidOff', months: { month: '2033-09' } },
      today: {
        values: { months: 39, pace: 'sooner', cost: 'less', pay: 'more' },
        amounts: { interest: 1739.38, payment: 63.3 },
      },
      second: null,
    })
  })

  it('measures a promise by its day: 31 days, then six months', () => {
    const band = (promisedEnd: string) => debtVerdict({ ...debts, promisedEnd }).band
    expect(band(end)).toBe('on-track')
    expect(band(addDays(end, -31))).toBe('on-track')
    expect(band(addDays(end, -32))).toBe('close')
    expect(band('2027-08-22')).toBe('close')
    expect(band('2027-08-21')).toBe('off-track')
  })

  it('calls a draft that is later than today close, never off track', () => {
    const slow = { ...debts, plan: { ...debts.plan, monthlyPayment: 403.4 } }
    expect(debtVerdict(slow)).toMatchObject({ band: 'close', today: { values: { pace: 'later', pay: 'less' } } })
  })

  it('is off track below the minimums and over fifty years', () => {
    const low = { ...debts, plan: { ...debts.plan, monthlyPayment: 403.39 } }
    expect(debtVerdict(low)).toMatchObject({
      band: 'off-track',
      sentence: { key: 'belowMinimums', amounts: { amount: 403.4 } },
    })
    const free = mayasDebts.map((debt) => ({ ...debt, minimumPayment: 0 }))
    const never = { ...debts, plan: { ...debts.plan, debts: free, monthlyPayment: 10 } }
    expect(debtVerdict(never)).toMatchObject({ band: 'off-track', sentence: { key: 'overFiftyYears' } })
  })

  it('says what is missing instead of counting it as 0', () => {
    const missing = [{ key: 'interestRate', accountId: 7 }]
    expect(debtVerdict({ ...debts, missing })).toMatchObject({ band: 'cannot-say', figure: null, missing })
  })

  it('does not compare with a payment that is not known', () => {
    const unknown = mayasDebts.map((debt) => ({ ...debt, currentMonthlyPayment: null }))
    expect(debtVerdict({ ...debts, plan: { ...debts.plan, debts: unknown } }).today).toBeNull()
  })

  it('is done when all debts are paid', () => {
    expect(debtVerdict({ ...debts, isPaidOff: true })).toMatchObject({
      band: 'done',
      word: 'paidOff',
      tone: 'positive',
    })
  })

  it('never calls a payment off track that ends by the promised day, and a higher payment never has a worse band', () => {
    const order = ['on-track', 'close', 'off-track']
    fc.assert(
      fc.property(fc.integer({ min: 40_340, max: 300_000 }), fc.integer({ min: 0, max: 50_000 }), (cents, more) => {
        const rank = (payment: number) =>
          order.indexOf(
            debtVerdict({ ...debts, promisedEnd: end, plan: { ...debts.plan, monthlyPayment: payment / 100 } }).band,
          )
        expect(rank(cents + more)).toBeLessThanOrEqual(rank(cents))
      }),
      { numRuns: 200 },
    )
  })
})
