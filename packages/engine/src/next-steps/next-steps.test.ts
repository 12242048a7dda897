import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { homeBand, nextStepsOf, type RankedStep, rankSteps, stepStatus, withoutTwins } from './next-steps.ts'
import { type Step, NextStepStatus } from './step.ts'
import type { StepFacts } from './step-facts.ts'

const today = '2026-11-22'

/**
 * The demo and, for plans that it has not started, what they would hold. By hand: 1,739.38 ÷ (121 ÷ 12) = 172.50 a year
 * of interest; 312.04 ÷ (15 ÷ 12) = 249.63; 0.25 % of 10,912.35 = 27.28; 4,100 is 16.7 % above 3,513.44.
 */
const demo = {
  today,
  employer: 'Larkfield',
  hasMinorChild: false,
  isPaid: true,
  retirement: {
    isOnTrack: false,
    isAtContributionLimit: false,
    matchLeft: 0,
    fullMatch: 2520,
    missingPoints: 0,
    saveOneMore: { monthly: 70, spendingAYear: 1265.4, futuresNow: 41, futuresThen: 46 },
    fund: 75_317.49,
    spending: { planned: 5200, sustainable: 5229.57 },
    lacksBenefit: false,
  },
  allocation: { committedOn: today, plannedStocks: 85, heldStocks: null, heldSaidOn: null },
  distribution: {
    age: 38,
    retirementAge: 65,
    hasClaimingAge: false,
    isPaidAlready: false,
    claimLater: { age: 70, spendingAYear: 2253, futuresNow: 41, futuresThen: 62 },
    preTax: 58_942.17,
    roth: 16_375.32,
    taxable: 24_075.41,
  },
  debt: {
    isCommitted: true,
    debtCount: 3,
    missingTerms: 0,
    paysAboveMinimums: true,
    surplus: { amount: 2320, months: 2, interest: 312.04 },
    payMore: { amount: 50, months: 1, interest: 40.65 },
    months: 15,
  },
  student: {
    federalBalance: 10_912.35,
    allSyncedWithinWeek: true,
    extra: {
      amount: 63.3,
      servicer: 'Beacon',
      loan: 'Student loan B',
      rate: 0.0654,
      interestSaved: 1739.38,
      monthsToday: 121,
    },
  },
  emergency: {
    isFull: true,
    saved: 14_620,
    missing: 0,
    monthlySavings: 1844.7,
    monthsToFill: 0,
    isInOwnAccount: true,
    plannedExpenses: 4100,
    spendingNow: 3513.44,
    monthsCovered: 3.57,
  },
  benefits: {
    enrollment: null,
    unusedFree: ['Health savings account', 'Employee assistance'],
    match: { matchLeft: 0, fullMatch: 2520, missingPoints: 0 },
  },
  budget: {
    daysLeft: 8,
    over: { categoryId: 8, category: 'Shopping', amount: 26.14 },
    paceOver: null,
    unbudgeted: 2102.47,
    spent: 3518.74,
    largestUnbudgeted: { categoryId: 4, category: 'Rent', amount: 1650 },
    uncategorized: 0,
  },
  life: { gap: 496_000, years: 10, hasAnsweredBenefit: false, employerCover: 84_000, cover: 84_000 },
  disability: { gapAMonth: 700, employerBenefit: 3500, waitingMonths: 3, monthsCovered: 3.57 },
  partnerLife: { gap: 390_000, partnerName: 'Alex', hasSaidEmployerCover: false },
  estate: {
    asked: ['will', 'healthCareDirective', 'financialPowerOfAttorney', 'namedBeneficiaries', 'trust'],
    missing: ['will', 'healthCareDirective', 'financialPowerOfAttorney', 'namedBeneficiaries'],
  },
} as const satisfies StepFacts

const nothing: StepFacts = {
  ...{ today, employer: null, hasMinorChild: false, isPaid: true },
  ...{ retirement: null, allocation: null, distribution: null, debt: null, student: null, emergency: null },
  ...{ benefits: null, budget: null, life: null, disability: null, partnerLife: null, estate: null },
}

const find = (facts: StepFacts, key: string): Step | undefined => nextStepsOf(facts).find((step) => step.key === key)
/** Offered and open, offered and done, only the person can say, or not offered. */
const stateOf = (facts: StepFacts, key: string): 'open' | 'done' | 'said' | 'none' => {
  const step = find(facts, key)
  if (step === undefined) return 'none'
  if (step.isDone === null) return 'said'
  return step.isDone ? 'done' : 'open'
}
const change = <Plan extends keyof StepFacts>(
  plan: Plan,
  values: Partial<NonNullable<StepFacts[Plan]>>,
): StepFacts => ({
  ...demo,
  [plan]: Object.assign({}, demo[plan], values),
})

describe('each next step', () => {
  it.each<[string, 'open' | 'done' | 'said', StepFacts, 'open' | 'done' | 'said' | 'none']>([
    ['retirement.raise-contribution', 'open', change('retirement', { isOnTrack: true }), 'done'],
    ['retirement.raise-contribution', 'open', change('retirement', { matchLeft: 420 }), 'none'],
    ['retirement.claim-match', 'done', change('retirement', { matchLeft: 420, missingPoints: 1 }), 'open'],
    ['retirement.claim-match', 'done', change('retirement', { matchLeft: null }), 'none'],
    ['retirement.raise-contribution', 'open', { ...demo, isPaid: false }, 'none'],
    ['retirement.claim-match', 'done', { ...demo, isPaid: false }, 'none'],
    ['retirement.beneficiaries', 'said', { ...demo, isPaid: false }, 'said'],
    ['retirement.beneficiaries', 'said', change('retirement', { fund: null }), 'none'],
    ['allocation.compare', 'open', change('allocation', { heldStocks: 60, heldSaidOn: '2026-01-02' }), 'done'],
    ['allocation.compare', 'open', change('allocation', { heldStocks: 60, heldSaidOn: '2025-11-22' }), 'open'],
    ['debt.choose-strategy', 'done', change('debt', { isCommitted: false }), 'open'],
    ['debt.check-rates', 'done', change('debt', { missingTerms: 2 }), 'open'],
    ['debt.pay-more-than-minimum', 'open', change('debt', { surplus: null }), 'done'],
    ['debt.pay-more-than-minimum', 'open', change('debt', { surplus: null, paysAboveMinimums: false }), 'open'],
    ['student.repayment-plans', 'said', change('student', { federalBalance: 0 }), 'none'],
    ['student.autopay', 'said', change('student', { federalBalance: 0 }), 'none'],
    ['student.check-balances', 'done', change('student', { allSyncedWithinWeek: false }), 'open'],
    ['student.pay-extra', 'said', change('student', { extra: null }), 'done'],
    ['emergency.monthly-transfer', 'done', change('emergency', { isFull: false, missing: 2300 }), 'open'],
    ['emergency.own-account', 'done', change('emergency', { isInOwnAccount: false }), 'open'],
    ['emergency.review-expenses', 'open', change('emergency', { spendingNow: 3800 }), 'done'],
    ['emergency.review-expenses', 'open', change('emergency', { spendingNow: null }), 'none'],
    ['retirement.raise-contribution', 'open', change('retirement', { isAtContributionLimit: true }), 'done'],
    ['benefits.forgotten', 'open', change('benefits', { unusedFree: [] }), 'done'],
    ['benefits.forgotten', 'open', change('benefits', { unusedFree: null }), 'none'],
    ['budget.review-shopping', 'open', change('budget', { over: null }), 'done'],
    ['budget.cover-more', 'open', change('budget', { unbudgeted: 351.87 }), 'done'],
    ['budget.cover-more', 'open', change('budget', { unbudgeted: 351.88 }), 'open'],
    ['budget.cover-more', 'open', change('budget', { unbudgeted: 0, spent: 0, largestUnbudgeted: null }), 'none'],
    ['budget.categorize', 'done', change('budget', { uncategorized: 3 }), 'open'],
    ['life.quotes', 'open', change('life', { gap: 0 }), 'done'],
    ['life.employer-cover', 'open', change('life', { hasAnsweredBenefit: true }), 'done'],
    ['life.employer-cover', 'open', { ...demo, employer: null }, 'none'],
    ['life.employer-cover', 'open', change('life', { employerCover: null }), 'none'],
    ['life.beneficiaries', 'said', change('life', { cover: 0 }), 'none'],
    ['disability.policy', 'done', change('disability', { employerBenefit: null }), 'said'],
    ['disability.quotes', 'open', change('disability', { gapAMonth: 0 }), 'done'],
    ['disability.waiting-period', 'done', change('disability', { monthsCovered: 2.9 }), 'open'],
    ['partner-life.quotes', 'open', change('partnerLife', { gap: 0 }), 'done'],
    ['partner-life.employer-cover', 'open', change('partnerLife', { hasSaidEmployerCover: true }), 'done'],
    ['partner-life.beneficiaries', 'said', { ...demo, partnerLife: null }, 'none'],
    ['estate.will', 'open', change('estate', { missing: [] }), 'done'],
    ['estate.healthCareDirective', 'open', change('estate', { missing: [] }), 'done'],
    ['estate.financialPowerOfAttorney', 'open', change('estate', { missing: [] }), 'done'],
    ['estate.namedBeneficiaries', 'open', { ...demo, estate: null }, 'none'],
  ])('%s is %s in the demo, and changes with its figures', (key, inDemo, other, then) => {
    expect(stateOf(demo, key)).toBe(inDemo)
    expect(stateOf(other, key)).toBe(then)
  })

  it.each<[string, StepFacts, 'open' | 'done' | 'said']>([
    ['allocation.rebalance', change('allocation', { heldStocks: 60 }), 'open'],
    ['allocation.rebalance', change('allocation', { heldStocks: 80 }), 'done'],
    ['allocation.yearly-look', change('allocation', { committedOn: '2025-11-22' }), 'said'],
    ['distribution.claiming-age', change('distribution', { age: 55 }), 'open'],
    ['distribution.claiming-age', change('distribution', { age: 74, isPaidAlready: true }), 'done'],
    ['distribution.withdrawal-order', change('distribution', { age: 60 }), 'said'],
    ['distribution.health-cover', change('distribution', { age: 50 }), 'done'],
    ['distribution.health-cover', change('distribution', { age: 50, retirementAge: 62 }), 'open'],
    ['benefits.enrollment', change('benefits', { enrollment: { opens: '2026-12-01', closes: '2026-12-15' } }), 'said'],
    ['estate.guardian', change('estate', { asked: ['guardian'], missing: ['guardian'] }), 'open'],
  ])('%s is not offered in the demo, and is where its figures ask for it', (key, facts, then) => {
    expect(stateOf(facts, key)).toBe(then)
    expect(stateOf(demo, key)).toBe('none')
  })

  it('says the match with each plan that it concerns, and once over all plans', () => {
    expect(stateOf(demo, 'retirement.claim-match')).toBe('done')
    expect(stateOf(demo, 'benefits.match')).toBe('done')
    const keys = withoutTwins(nextStepsOf(demo)).map(({ key }) => key)
    expect(keys).toContain('retirement.claim-match')
    expect(keys).not.toContain('benefits.match')
  })

  it('says the match with the benefits plan where that is the only one in use', () => {
    const alone = (matchLeft: number | null) =>
      stateOf(
        { ...nothing, benefits: { ...demo.benefits, match: { ...demo.benefits.match, matchLeft } } },
        'benefits.match',
      )
    expect([alone(420), alone(0), alone(null)]).toEqual(['open', 'done', 'none'])
  })

  it('names the figures of the demo', () => {
    expect(find(demo, 'retirement.raise-contribution')).toMatchObject({
      urgency: 4,
      dollarsAYear: 1265.4,
      sentence: { key: 'raiseContribution', values: { before: 41, after: 46 }, amounts: { monthly: 70, yearly: 1265 } },
      href: '/plan-for-retirement/retirement-calculator?try=save1',
    })
    expect(find(demo, 'student.pay-extra')).toMatchObject({ urgency: 4, dollarsAYear: 172.5 })
    expect(find(demo, 'debt.pay-more-than-minimum')).toMatchObject({ urgency: 4, dollarsAYear: 249.63 })
    expect(find(demo, 'student.autopay')).toMatchObject({ urgency: 6, dollarsAYear: 27.28 })
    expect(find(demo, 'budget.review-shopping')).toMatchObject({
      urgency: 2,
      sentence: {
        key: 'categoryOver',
        values: { categoryId: 8, category: 'Shopping', days: 8 },
        amounts: { amount: 26.14 },
      },
    })
  })

  // By hand: (5,200 − 1,400) × 12 = 45,600 a year; 22,000 ÷ 12 = 1,833.33; 120 ÷ (24 ÷ 12) = 60 a year of interest.
  it('names what savings last for where nothing more can be saved from pay, and asks for Social Security before that', () => {
    const short = { spending: { planned: 5200, sustainable: 1400 }, saveOneMore: null }
    const retired = (values: object): StepFacts => ({ ...change('retirement', { ...short, ...values }), isPaid: false })
    expect(find(retired({}), 'retirement.spend-less')).toMatchObject({
      urgency: 4,
      dollarsAYear: 45_600,
      sentence: { key: 'spendLess', amounts: { planned: 5200, sustainable: 1400 } },
    })
    expect(stateOf(retired({ isOnTrack: true }), 'retirement.spend-less')).toBe('none')
    expect(stateOf(retired({ lacksBenefit: true }), 'retirement.spend-less')).toBe('none')
    expect(find(retired({ lacksBenefit: true }), 'retirement.add-benefit')).toMatchObject({ urgency: 2 })
    expect(stateOf(change('retirement', { ...short, isAtContributionLimit: true }), 'retirement.spend-less')).toBe(
      'open',
    )
    expect(stateOf(change('retirement', { lacksBenefit: true }), 'retirement.add-benefit')).toBe('none')
    expect(stateOf(demo, 'retirement.spend-less')).toBe('none')
  })

  it('names what a higher payment saves, and what fills a fund in a year', () => {
    const payMore = { amount: 50, months: 3, interest: 120 }
    const debt = change('debt', { surplus: null, paysAboveMinimums: false, payMore, months: 24 })
    expect(find(debt, 'debt.pay-more-than-minimum')).toMatchObject({
      urgency: 6,
      dollarsAYear: 60,
      sentence: { key: 'payMore', values: { months: 3 }, amounts: { amount: 50, interest: 120 } },
    })
    const empty = change('emergency', { isFull: false, missing: 22_000, monthsToFill: null })
    expect(find(empty, 'emergency.monthly-transfer')?.sentence).toMatchObject({
      key: 'startTransfer',
      amounts: { missing: 22_000, monthly: 1834 },
    })
  })

  it('comes from plans in use alone', () => {
    expect(nextStepsOf(nothing)).toEqual([])
  })

  it('warns of a pace that leads over while five days are left', () => {
    const paceOver = { categoryId: 7, category: 'Dining', amount: 40, share: 0.12 }
    const pace = (daysLeft: number, share: number) =>
      stateOf(change('budget', { over: null, daysLeft, paceOver: { ...paceOver, share } }), 'budget.review-shopping')
    expect([pace(5, 0.12), pace(4, 0.12), pace(5, 0.1)]).toEqual(['open', 'done', 'done'])
  })
})

describe('the status of a step', () => {
  const { COMPLETED, UNCOMPLETED, DISMISSED } = NextStepStatus
  const said = (status: NextStepStatus, saidOn: string) => ({ status, saidOn })

  it('is what the person said, else what the figures say', () => {
    expect(stepStatus({ isDone: true }, null, today)).toBe(COMPLETED)
    expect(stepStatus({ isDone: null }, null, today)).toBe(UNCOMPLETED)
    expect(stepStatus({ isDone: true }, said(UNCOMPLETED, today), today)).toBe(UNCOMPLETED)
    expect(stepStatus({ isDone: false }, said(DISMISSED, '2020-01-01'), today)).toBe(DISMISSED)
  })

  it('comes back after 30 days if the figures deny it', () => {
    expect(stepStatus({ isDone: false }, said(COMPLETED, '2026-10-24'), today)).toBe(COMPLETED)
    expect(stepStatus({ isDone: false }, said(COMPLETED, '2026-10-23'), today)).toBe(UNCOMPLETED)
    expect(stepStatus({ isDone: null }, said(COMPLETED, '2020-01-01'), today)).toBe(COMPLETED)
  })
})

const open = (facts: StepFacts) => rankSteps(nextStepsOf(facts).filter(({ isDone }) => isDone !== true))

describe('the feed', () => {
  it('of the demo leads with the budget, the percent, and the loan', () => {
    const started = { ...demo, life: null, disability: null, partnerLife: null, estate: null, distribution: null }
    const band = homeBand(open({ ...started, benefits: null, debt: { ...demo.debt, surplus: null } }))
    expect(band.map(({ key }) => key)).toEqual([
      'budget.review-shopping',
      'retirement.raise-contribution',
      'student.pay-extra',
    ])
  })

  it('puts what protects children first among gaps', () => {
    const family = { ...nothing, hasMinorChild: true, estate: { asked: ['guardian'], missing: ['guardian'] } } as const
    const steps = open({ ...family, disability: demo.disability, life: { ...demo.life, gap: 1000 } })
    expect(steps.slice(0, 3).map(({ key }) => key)).toEqual(['life.quotes', 'estate.guardian', 'disability.quotes'])
  })

  const anyStep: fc.Arbitrary<RankedStep> = fc.record({
    key: fc.string(),
    planType: fc.constantFrom(1, 3, 4, 6, 11),
    urgency: fc.constantFrom(1, 2, 3, 4, 5, 6),
    dollarsAYear: fc.integer({ min: 0, max: 5000 }),
    gap: fc.integer({ min: 0, max: 5000 }),
    isForChildren: fc.boolean(),
  })

  it('has three items where there are three, at most two of them urgent while others wait, and the best other one', () => {
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 12 }), (steps) => {
        const ranked = rankSteps(steps)
        const band = homeBand(ranked)
        const others = ranked.filter(({ urgency }) => urgency > 3)
        const urgentCount = band.filter(({ urgency }) => urgency <= 3).length
        expect(band).toHaveLength(Math.min(3, steps.length))
        expect(urgentCount <= 2 || others.length === 0).toBe(true)
        expect(others.slice(0, 1).every((best) => band.includes(best))).toBe(true)
        expect(rankSteps(band)).toEqual(band)
      }),
      { numRuns: 200 },
    )
  })
})
