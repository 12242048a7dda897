import { describe, expect, it } from 'vitest'
import { distributionOfRetirement } from '../distribution/distribution-of-retirement.ts'
import { PlanType } from '../goals/plan-type.ts'
import { projectRetirement } from '../retirement/project-retirement.ts'
import { outOf100, successRate } from '../retirement/simulation/chance.ts'
import { demoDay, maya } from './demo-household.fixture.ts'
import { bandOfFutures, type RetirementOutcome, retirementVerdict } from './retirement-verdict.ts'

/**
 * The demo's retirement, worked out by hand from the projection: R = 27 years, 1.025^27 = 1.947800. Savings at 65
 * 1,253,680.34 ÷ 1.947800 = 643,639.14; needed 1,234,333.66 ÷ 1.947800 = 633,706.57; to spare 9,932.58. 4,063 of the
 * 10,000 futures last: 41 of 100.
 */
const options = { asOf: demoDay }
const outcome: RetirementOutcome = {
  projection: projectRetirement(maya, options),
  inflation: 0.025,
  successRate: successRate(maya, options),
  withStateTax: null,
  savingsRate: 0.06,
  today: { savingsRate: 0.06, successRate: successRate(maya, options) },
  spending: { planned: 5200, sustainable: distributionOfRetirement(maya, options).spending / 12 },
}
const retirement = (change: Partial<RetirementOutcome> = {}) =>
  retirementVerdict({ planType: PlanType.RETIREMENT, missing: [], outcome: { ...outcome, ...change } })
const distribution = (change: Partial<RetirementOutcome> = {}) =>
  retirementVerdict({ planType: PlanType.DISTRIBUTION_PLANNING, missing: [], outcome: { ...outcome, ...change } })

describe('the verdict on a retirement plan', () => {
  it('is off track at 41 of 100 futures, although the savings last with average returns', () => {
    expect(outcome.projection.meetingRetirementGoal).toBe(true)
    expect(retirement()).toEqual({
      band: 'off-track',
      tone: 'danger',
      word: 'offTrack',
      sentence: { key: 'savingsLast', values: { age: 92, futures: 41 }, amounts: {}, months: {} },
      figure: { value: 41, unit: 'futures' },
      today: { key: 'savesAsToday', values: { percent: 6 }, amounts: {}, months: {} },
      second: { key: 'spareAtRetirement', values: { age: 65 }, amounts: { amount: 9933 }, months: {} },
      missing: [],
    })
  })

  it('takes its band from the rounded figure', () => {
    expect(bandOfFutures(0.745)).toBe('on-track')
    expect(bandOfFutures(0.7449)).toBe('close')
    expect(bandOfFutures(0.495)).toBe('close')
    expect(bandOfFutures(0.4949)).toBe('off-track')
  })

  it('compares with today’s savings if the plan’s differ', () => {
    expect(retirement({ savingsRate: 0.075, today: { savingsRate: 0.06, successRate: 0.4063 } }).today).toMatchObject({
      key: 'savesOtherToday',
      values: { percent: 7.5, todaysPercent: 6, futures: 41 },
    })
  })

  it('says how much is missing at average returns', () => {
    const spender = { ...maya, retirement: { ...maya.retirement, expenses: 66_000 } }
    const projection = projectRetirement(spender, options)
    const short = (projection.retirementSum - projection.balanceAtRetirementAge) / 1.025 ** 27
    expect(retirement({ projection }).second).toMatchObject({
      key: 'shortAtRetirement',
      amounts: { amount: Math.round(short) },
    })
  })

  it('says what is missing and no figure if a fact is not known', () => {
    const missing = [{ key: 'savingsRate', accountId: null }]
    expect(retirementVerdict({ planType: PlanType.RETIREMENT, missing, outcome })).toMatchObject({
      band: 'cannot-say',
      tone: 'neutral',
      figure: null,
      missing,
    })
  })

  it('is on track without state tax only if it also is with it', () => {
    const withStateTax = { rate: 0.05, successRate: 0.74 }
    expect(retirement({ successRate: 0.94, withStateTax })).toMatchObject({
      band: 'close',
      second: { key: 'stateTaxAssumed', values: { percent: 5, futures: 74 } },
    })
    expect(retirement({ successRate: 0.94, withStateTax: { rate: 0.05, successRate: 0.75 } }).band).toBe('on-track')
    expect(retirement({ successRate: 0.41, withStateTax }).band).toBe('off-track')
  })
})

describe('the verdict on a distribution plan', () => {
  it('has the band, word and figure of the retirement plan', () => {
    for (const rate of [0.2, 0.5, 0.74, 0.75, 1]) {
      const { band, tone, word, figure } = retirement({ successRate: rate })
      expect(distribution({ successRate: rate })).toMatchObject({ band, tone, word, figure })
      expect(figure).toEqual({ value: outOf100(rate), unit: 'futures' })
    }
  })

  // The highest spending that just lasts is 5,229.57 a month.
  it('says what can be spent beside what is planned', () => {
    expect(distribution()).toMatchObject({
      sentence: { key: 'canSpend', values: { futures: 41 }, amounts: { amount: 5230 } },
      today: { key: 'plansToSpend', amounts: { amount: 5200 } },
    })
  })
})
