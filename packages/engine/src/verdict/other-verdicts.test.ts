import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { assessEmergencyFund } from '../emergency-fund/assess-emergency-fund.ts'
import { PlanType } from '../goals/plan-type.ts'
import { lifeInsuranceNeed } from '../legacy/life-insurance.ts'
import { allocationVerdict } from './verdict-of.ts'
import { type BudgetCase, budgetVerdict } from './budget-verdict.ts'
import { type BenefitsCase, benefitsVerdict, emergencyVerdict } from './everyday-verdict.ts'
import { disabilityVerdict, estateVerdict, type LifeCase, lifeVerdict } from './protection-verdict.ts'
import { judge, sentence, type VerdictBand } from './verdict.ts'
import { goalVerdict } from './compare-verdicts.ts'

const emergency = (saved: number, monthlySavings = 0) =>
  emergencyVerdict({
    planType: PlanType.EMERGENCY_FUND,
    missing: [],
    targetMonths: 3,
    fund: assessEmergencyFund({
      emergencySavingsBalance: saved,
      monthlyHouseHoldLivingExpenses: 4100,
      sourceOfIncomeAmountEnum: 1,
      monthlySavings,
    }),
  })

/** 3 × 4,100 = 12,300. 14,620 ÷ 4,100 = 3.57 months, 14,620 − 12,300 = 2,320 above. Half is 6,150. */
describe('the verdict on an emergency fund', () => {
  it('is full at its target', () => {
    expect(emergency(14_620)).toMatchObject({
      band: 'on-track',
      word: 'full',
      sentence: { key: 'monthsSaved', values: { months: 3.6, target: 3 } },
      today: { key: 'aboveTarget', amounts: { amount: 2320 } },
    })
    expect(emergency(12_300)).toMatchObject({ word: 'full', today: null })
  })

  it('is close from half of it, or if it fills within a year', () => {
    expect(emergency(6150).band).toBe('close')
    expect(emergency(6149.99)).toMatchObject({ band: 'off-track', today: { key: 'nothingSaved' } })
    expect(emergency(300, 1000)).toMatchObject({ band: 'close', today: { key: 'fillsIn', values: { months: 12 } } })
    expect(emergency(299.99, 1000)).toMatchObject({ band: 'off-track' })
  })

  it('never rounds months up to a target that is not reached', () => {
    expect(emergency(12_299.99)).toMatchObject({ band: 'close', figure: { value: 2.9, unit: 'months' } })
  })
})

/** 84,000 × 6 % × 0.5 = 2,520; at 5 % 84,000 × 1 % × 0.5 = 420 are left; half of the limit is 3 %. */
describe('the verdict on company benefits', () => {
  const benefits: BenefitsCase = {
    planType: PlanType.COMPANY_BENEFITS,
    missing: [],
    annualIncome: 84_000,
    savingsRate: 0.06,
    matchLimit: 0.06,
    matchRate: 0.5,
    todaysSavingsRate: 0.05,
  }

  it('is on track with the whole match', () => {
    expect(benefitsVerdict(benefits)).toMatchObject({
      band: 'on-track',
      sentence: { key: 'fullMatch', amounts: { amount: 2520 } },
      today: { key: 'matchLeftToday', values: { percent: 5 }, amounts: { amount: 420 } },
    })
  })

  it('is close from half of the limit', () => {
    expect(benefitsVerdict({ ...benefits, savingsRate: 0.05 })).toMatchObject({
      band: 'close',
      sentence: { key: 'matchLeft', amounts: { left: 420, full: 2520 } },
      today: null,
    })
    expect(benefitsVerdict({ ...benefits, savingsRate: 0.03 }).band).toBe('close')
    expect(benefitsVerdict({ ...benefits, savingsRate: 0.0299 }).band).toBe('off-track')
  })

  it('leaves no match where none is offered', () => {
    expect(benefitsVerdict({ ...benefits, matchLimit: 0 }).sentence.key).toBe('noMatch')
  })
})

/** 1,400 − 1,123.14 = 276.86 left; Shopping 226.14 of 200 is 26.14 over. */
describe('the verdict on a month of budgets', () => {
  const shopping = { categoryId: 8, name: 'Shopping', targetCents: 20_000, spentCents: 22_614, entryCount: 6 }
  const month: BudgetCase = {
    planType: PlanType.LIVE_BY_A_BUDGET,
    budgets: [{ categoryId: 6, name: 'Groceries', targetCents: 120_000, spentCents: 89_700, entryCount: 9 }, shopping],
    day: 22,
    days: 30,
    lastMonth: { totalCents: 140_000, spentCents: 141_627 },
  }

  it('is close with a category over', () => {
    expect(budgetVerdict(month)).toMatchObject({
      band: 'close',
      figure: { value: 276.86, unit: 'dollars' },
      sentence: {
        key: 'budgetCategoryOver',
        values: { categoryId: 8, category: 'Shopping' },
        amounts: { left: 276.86, total: 1400, over: 26.14 },
      },
      today: { key: 'lastMonthOver', amounts: { amount: 16.27 } },
    })
  })

  it('is off track with the total over', () => {
    const budgets = [{ ...shopping, targetCents: 22_613 }]
    expect(budgetVerdict({ ...month, budgets })).toMatchObject({
      band: 'off-track',
      sentence: { key: 'budgetOver', amounts: { left: 0.01, total: 226.13 } },
    })
  })

  // 800 ÷ 20 × 30 = 1,200, which is 8 % above 1,110; with three entries there is no pace.
  it('is close if the pace leads over, for categories with four entries', () => {
    const pace = (entryCount: number, targetCents: number) =>
      budgetVerdict({
        ...month,
        day: 20,
        budgets: [{ categoryId: 6, name: 'Groceries', targetCents, spentCents: 80_000, entryCount }],
      })
    expect(pace(4, 111_000)).toMatchObject({
      band: 'close',
      sentence: { key: 'budgetPaceOver', amounts: { over: 90 } },
    })
    expect(pace(3, 111_000).band).toBe('on-track')
    expect(pace(4, 114_286).band).toBe('on-track')
  })

  it('cannot say anything without a budget', () => {
    expect(budgetVerdict({ ...month, budgets: [] }).band).toBe('cannot-say')
  })
})

/** 84,000 of 580,000: 14 %, 496,000 missing. 80 % of 580,000 is 464,000. */
describe('the verdict on life insurance', () => {
  const life = (existing: number, change: Partial<LifeCase> = {}): LifeCase => ({
    planType: PlanType.LIFE_INSURANCE,
    missing: [],
    need: { recommended: 580_000, existing, gap: Math.max(0, 580_000 - existing) },
    hasDependents: true,
    partnerName: 'Alex',
    employer: 'Larkfield',
    ...change,
  })

  it('is off track below 80 % of the need', () => {
    expect(lifeVerdict(life(84_000))).toMatchObject({
      band: 'off-track',
      sentence: { key: 'lifeCover', amounts: { existing: 84_000, recommended: 580_000 } },
      second: { key: 'coverGapWithEmployer', values: { employer: 'Larkfield' }, amounts: { gap: 496_000 } },
    })
    expect(lifeVerdict(life(464_000)).band).toBe('close')
    expect(lifeVerdict(life(463_999)).band).toBe('off-track')
    expect(lifeVerdict(life(580_000))).toMatchObject({ band: 'on-track', second: null })
  })

  it('is optional for a person on whom nobody depends', () => {
    expect(lifeVerdict(life(0, { hasDependents: false }))).toMatchObject({ band: 'optional', tone: 'neutral' })
  })

  it('names the partner of plan 9', () => {
    const partner = life(0, { planType: PlanType.PARTNER_LIFE_INSURANCE, hasDependents: false, employer: null })
    expect(lifeVerdict(partner)).toMatchObject({
      band: 'off-track',
      sentence: { key: 'partnerCover', values: { name: 'Alex' } },
      second: { key: 'coverGap' },
    })
    expect(lifeVerdict({ ...partner, partnerName: null }).sentence.key).toBe('someonesCover')
  })

  it('cannot say anything without an income', () => {
    const missing = [{ key: 'annualIncome', accountId: null }]
    expect(lifeVerdict(life(0, { missing }))).toMatchObject({ band: 'cannot-say', missing })
  })

  it('agrees with the need’s gap: on track exactly without one', () => {
    const dollars = fc.integer({ min: 0, max: 2_000_000 })
    fc.assert(
      fc.property(dollars, dollars, fc.integer({ min: 20, max: 80 }), (annualIncome, existingInsurance, age) => {
        const input = { annualIncome, age, retirementAge: 67, childAges: [4], debts: 0, existingInsurance }
        const need = lifeInsuranceNeed({ ...input, hasPartner: true })
        expect(lifeVerdict(life(0, { need })).band === 'on-track').toBe(need.gap === 0)
      }),
      { numRuns: 200 },
    )
  })
})

/** 3,500 ÷ 4,200 = 83 %. */
describe('the verdict on disability insurance', () => {
  const cover = (existing: number, isWaitingPeriodCovered: boolean | null) =>
    disabilityVerdict({
      planType: PlanType.DISABILITY_INSURANCE,
      missing: [],
      need: { target: 4200, existing, gap: 4200 - existing, waitingPeriodMonths: 3, isWaitingPeriodCovered },
    })

  it('is close from 80 %', () => {
    expect(cover(3500, true)).toMatchObject({
      band: 'close',
      sentence: { key: 'disabilityCover', amounts: { existing: 3500, target: 4200 } },
      today: { key: 'waitCovered', values: { months: 3 } },
    })
    expect(cover(3359, true).band).toBe('off-track')
  })

  it('is on track only if the wait is covered', () => {
    expect(cover(4200, true).band).toBe('on-track')
    expect(cover(4200, false)).toMatchObject({ band: 'close', today: { key: 'waitNotCovered' } })
    expect(cover(4200, null)).toMatchObject({ band: 'close', today: { key: 'waitUnknown' } })
  })
})

describe('the verdict on an estate plan', () => {
  it('is complete with all documents, else close', () => {
    const documents = (completedCount: number) =>
      estateVerdict({ planType: PlanType.ESTATE_PLANNING, documents: { completedCount, applicableCount: 4 } })
    expect(documents(4)).toMatchObject({ band: 'done', word: 'complete' })
    expect(documents(0)).toMatchObject({ band: 'close', sentence: { values: { done: 0, all: 4 } } })
  })
})

describe('the verdict on an asset allocation', () => {
  const held = (heldStocks: number | null) =>
    allocationVerdict({ planType: PlanType.ASSET_ALLOCATION, plannedStocks: 85, heldStocks })

  it('asks for the mix that is held', () => {
    expect(held(null)).toMatchObject({
      band: 'cannot-say',
      missing: [{ key: 'heldStockShare', accountId: null }],
      second: { key: 'stocksPlanned', values: { planned: 85 } },
    })
  })

  it('is on track within 5 points and drifted beyond 15', () => {
    expect(held(80)).toMatchObject({ band: 'on-track', figure: { value: 5, unit: 'percent' } })
    expect(held(70)).toMatchObject({ band: 'close', word: 'close' })
    expect(held(69)).toMatchObject({ band: 'close', word: 'drifted' })
  })
})

describe('the verdict on a goal', () => {
  const plan = (band: VerdictBand | null, isDefault = false) => ({
    isDefault,
    verdict: band && judge(band, { sentence: sentence('debtsArePaid') }),
  })

  it('is the default plan’s, else the worst', () => {
    expect(goalVerdict([plan('on-track', true), plan('off-track')])?.band).toBe('on-track')
    expect(goalVerdict([plan('on-track'), plan('cannot-say'), plan('close')])?.band).toBe('close')
    expect(goalVerdict([plan('done'), plan('on-track'), plan(null)])?.band).toBe('on-track')
  })

  it('does not count an optional plan', () => {
    expect(goalVerdict([plan('optional', true), plan('close')])?.band).toBe('close')
    expect(goalVerdict([plan('optional'), plan(null)])).toBeNull()
  })
})
