import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DebtStrategy } from '../debt/debt-input.ts'
import { planDebtPayoff } from '../debt/plan-debt-payoff.ts'
import { anyPerson } from '../retirement/any-person.fixture.ts'
import { asOf } from '../retirement/retirement-people.fixture.ts'
import type { RetirementPerson } from '../retirement/retirement-person.ts'
import { simulateRetirement } from '../retirement/simulation/simulate-retirement.ts'
import { demoDay, maya, mayasDebts } from '../verdict/demo-household.fixture.ts'
import type { Lever, LeverKey } from './lever.ts'
import { debtLevers, paymentToEndWithin } from './other-levers.ts'
import { outcomeOf, withChanges } from './retirement-case.ts'
import { retirementLevers } from './retirement-levers.ts'

const options = { asOf: demoDay }
const match = { matchRate: 0.5, matchLimit: 0.06 }
const leversOf = (person: RetirementPerson) => [...retirementLevers({ person, options, match })]

/**
 * The demo, 41 of 100 futures, each figure from its own run of the simulation: see `retirementLevers`. The savings rate of
 * 15.7 % is (0.157 − 0.06) × 84,000 ÷ 12 = 679 a month more.
 */
describe('the levers of the demo’s retirement', () => {
  const levers = leversOf(maya)
  const of = (key: LeverKey): Lever[] => levers.filter((lever) => lever.key === key)

  it('come in their order', () => {
    const order = [...new Set(levers.map(({ key }) => key))]
    expect(order).toEqual([
      'saveOneMore',
      'saveToReach',
      'workLonger',
      'bothWorkLonger',
      'claimLater',
      'bothClaimLater',
      'spendLess',
      'addToFund',
    ])
  })

  it('are solved for 80 of 100', () => {
    expect(of('saveOneMore')).toMatchObject([
      { futures: 46, gain: { futures: 5, dollarsAtRetirement: 35_419, spendingAYear: 1265 } },
    ])
    expect(of('saveToReach')).toMatchObject([
      { changes: [{ value: 0.157 }, { key: 'employerMatch', value: 0.03 }], reaches: true },
    ])
    expect(of('workLonger').map(({ changes, futures }) => [changes[0]?.value, futures])).toEqual([
      [66, 56],
      [67, 69],
      [68, 82],
    ])
    expect(of('bothWorkLonger').map(({ futures }) => futures)).toEqual([62, 80])
    expect(of('claimLater')).toMatchObject([{ changes: [{ value: 70 }], futures: 51 }])
    expect(of('bothClaimLater')).toMatchObject([{ changes: [{ value: 70 }, { value: 70 }], futures: 62 }])
    expect(of('spendLess')).toMatchObject([{ changes: [{ value: 4580 }], futures: 90 }])
    expect(of('addToFund')).toMatchObject([{ changes: [{ value: 75_317.49 + 174_000 }], reaches: true }])
  })

  // 4,580 a month crosses a step of the tax of 2017. With the rate held at 20 %, 4,520 is the most that reaches 80.
  it('are solved for less spending to 10 dollars a month, also where the tax rate stays', () => {
    const held = { ...maya, rates: { ...maya.rates, futureTaxRate: 0.2 } }
    const [less] = leversOf(held).filter(({ key }) => key === 'spendLess')
    expect(less).toMatchObject({ changes: [{ key: 'retirementExpenses', value: 4520 }], futures: 80, reaches: true })
    const more = withChanges(held, [{ key: 'retirementExpenses', value: 4530 }])
    expect(outcomeOf(more, options).rate).toBeLessThan(0.8)
  })

  // Both at 70: 62,754.84 + 2,253 a year can be spent from 65.
  it('say what a later claim adds to spending', () => {
    expect(of('bothClaimLater')).toMatchObject([{ gain: { futures: 21 } }])
    expect(
      of('claimLater')
        .concat(of('bothClaimLater'))
        .map(({ gain }) => gain.spendingAYear),
    ).toContain(2253)
  })

  // 33 of 100 at 5 %, with a match of 2.5 %; at 6 % the match is whole again.
  it('move the match with the savings', () => {
    const less = { ...maya, rates: { ...maya.rates, savings: 0.05, employerMatch: 0.025 } }
    const [first] = retirementLevers({ person: less, options, match })
    expect(first).toMatchObject({
      key: 'saveOneMore',
      changes: [{ value: 0.06 }, { value: 0.03 }],
      futures: 41,
      gain: { futures: 8, dollarsAtRetirement: 53_128, spendingAYear: 1898 },
    })
  })

  it('give their futures and gain to the bit when they are put into the plan', () => {
    const now = outcomeOf(maya, options)
    for (const { changes, futures, gain } of levers) {
      const then = outcomeOf(withChanges(maya, changes), options)
      expect(then.futures).toBe(futures)
      expect(then.futures - now.futures).toBe(gain.futures)
      expect(Math.round(then.fund - now.fund)).toBe(gain.dollarsAtRetirement)
    }
  })

  it('say what a plan above the goal leaves room for, and never to save more', () => {
    const thrifty = { ...maya, retirement: { ...maya.retirement, expenses: 48_000 } }
    const room = leversOf(thrifty)
    expect(room.map(({ key }) => key)).toEqual(['spendMore', 'retireEarlier'])
    for (const { futures } of room) expect(futures).toBeGreaterThanOrEqual(80)
  })

  it('take two together where none is enough', () => {
    const late: RetirementPerson = {
      ...maya,
      age: 62,
      dob: '1964-04-17',
      lifeExpectancy: 95,
      spouse: null,
      retirement: { age: 64, expenses: 62_400, fund: 420_000 },
    }
    const levers = leversOf(late)
    const alone = levers.filter(({ key }) => ['saveOneMore', 'claimLater'].includes(key) || key === 'workLonger')
    const both = levers.find(({ key }) => key === 'together')
    expect(alone.some(({ reaches }) => reaches)).toBe(false)
    expect(both?.changes.map(({ key }) => key)).toContain('retirementAge')
    expect(both?.changes.length).toBeGreaterThan(1)
    expect(both?.gain.futures).toBeGreaterThanOrEqual(alone[0]?.gain.futures ?? 100)
  })

  it('stop when no one asks for the next', () => {
    const [first] = retirementLevers({ person: maya, options, match: null })
    expect(first?.changes).toEqual([{ key: 'savingsRate', value: 0.07 }])
  })
})

/** A tenth of the paths is enough to compare a plan with itself on the same paths. */
const few = { asOf, paths: 300, seed: 7, volatility: { beforeRetirement: 0.11, afterRetirement: 0.06 } }
const rateOf = (person: RetirementPerson) => simulateRetirement(person, few).successRate

describe('what bisection rests on', () => {
  it('more saving, less spending and more fund never lower the futures', () => {
    fc.assert(
      fc.property(anyPerson, fc.integer({ min: 1, max: 100 }), (person, step) => {
        const now = rateOf(person)
        const rates = { ...person.rates, savings: Math.min(1, (person.rates?.savings ?? 0) + step / 1000) }
        const { expenses, fund = 0 } = person.retirement
        expect(rateOf({ ...person, rates })).toBeGreaterThanOrEqual(now)
        expect(
          rateOf({ ...person, retirement: { ...person.retirement, fund: fund + step * 1000 } }),
        ).toBeGreaterThanOrEqual(now)
        const thrifty = { ...person.retirement, expenses: Math.max(0, expenses - step * 100) }
        expect(rateOf({ ...person, retirement: thrifty })).toBeGreaterThanOrEqual(now)
      }),
      { numRuns: 200 },
    )
  })
})

/** By the plan 15 months, 802.08. Within 12 months 1,486.67 (633.17); within 14 months 1,283.71. 802.08 − 490.04 = 312.04. */
describe('the levers of the demo’s debts', () => {
  const input = { debts: mayasDebts, monthlyPayment: 1238.4, strategy: DebtStrategy.HIGH_INTEREST }
  const levers = [...debtLevers(input, { months: [12, 14], aboveTarget: 2320 })]

  it('are payments and savings with what they save', () => {
    expect(levers).toMatchObject([
      { key: 'payMore', changes: [{ value: 1288.4 }], gain: { months: 1, interest: 40.65 } },
      { key: 'payMore', changes: [{ value: 1438.4 }], gain: { months: 2, interest: 140.1 } },
      { key: 'endBy', changes: [{ value: 1486.67 }], gain: { months: 3, interest: 168.91 } },
      { key: 'endBy', changes: [{ value: 1283.71 }], gain: { months: 1 } },
      { key: 'payFromSavings', changes: [{ value: 2320 }], gain: { months: 2, interest: 312.04 } },
    ])
  })

  // 1,486.67 − 1,238.40 = 248.27 a month more; 802.08 − 168.91 = 633.17 of interest.
  it('end by November 2027 for 248.27 more a month', () => {
    const [endBy] = levers.filter(({ key }) => key === 'endBy')
    expect((endBy?.changes[0]?.value ?? 0) - input.monthlyPayment).toBeCloseTo(248.27, 10)
    expect(802.08 - (endBy?.gain.interest ?? 0)).toBeCloseTo(633.17, 10)
  })

  it('never take savings from below the target', () => {
    const without = [...debtLevers(input, { months: [], aboveTarget: -5 })]
    expect(without.map(({ key }) => key)).toEqual(['payMore', 'payMore'])
  })

  it('solve the smallest payment: a cent less ends later', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 14 }), (months) => {
        const payment = paymentToEndWithin(input, months) ?? Number.NaN
        const monthsAt = (dollars: number) => {
          const payoff = planDebtPayoff({ ...input, monthlyPayment: dollars })
          return payoff.valid ? payoff.months : Number.POSITIVE_INFINITY
        }
        expect(monthsAt(payment)).toBeLessThanOrEqual(months)
        expect(monthsAt(Math.round(payment * 100 - 1) / 100)).toBeGreaterThan(months)
      }),
    )
    expect(paymentToEndWithin(input, 15)).toBeNull()
  })
})
