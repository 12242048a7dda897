// Proves: LBB-01
/**
 * Calculated by hand: incomes 4,000, 4,200 and 3,800 average 12,000 ÷ 3 = 4,000. Budgets 500 (category 1) and 200
 * (category 2), together 700. Spent 450 and 260 (200 and 60 in two rows), together 710: remaining −10, category 2 is 60
 * over. 90 in category 3, which has no budget.
 */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { explainedTexts } from '../explain/explained-texts.fixture.ts'
import { explainLiveByABudget } from './explain-live-by-a-budget.ts'
import { budgetNeedsAttention, liveByABudget, type LiveByABudgetInput } from './live-by-a-budget.ts'

const example: LiveByABudgetInput = {
  incomeCents: [4000_00, 4200_00, 3800_00],
  budgets: [
    { categoryId: 1, targetCents: 500_00, carriedCents: 0 },
    { categoryId: 2, targetCents: 200_00, carriedCents: 0 },
  ],
  spending: [
    { categoryId: 2, spentCents: 200_00 },
    { categoryId: 1, spentCents: 450_00 },
    { categoryId: 3, spentCents: 90_00 },
    { categoryId: 2, spentCents: 60_00 },
  ],
}
const live = (change: Partial<LiveByABudgetInput>) => liveByABudget({ ...example, ...change })

describe('liveByABudget', () => {
  it('matches the worked example', () => {
    expect(liveByABudget(example)).toEqual({
      averageIncomeCents: 4000_00,
      totalBudgetCents: 700_00,
      totalSpentCents: 710_00,
      remainingCents: -10_00,
      overspentCategories: [{ categoryId: 2, overCents: 60_00 }],
      unbudgetedSpendingCents: 90_00,
    })
  })

  it('rounds the average income to whole cents', () => {
    expect(live({ incomeCents: [1, 0, 0] }).averageIncomeCents).toBe(0)
    expect(live({ incomeCents: [1, 1, 0] }).averageIncomeCents).toBe(1)
  })

  it('lists budgets that are over, the largest difference first, ties by id, without those that are exactly used up', () => {
    const budgets = [5, 3, 4, 2].map((categoryId) => ({ categoryId, targetCents: 100, carriedCents: 0 }))
    const spent = { 5: 150, 3: 150, 4: 201, 2: 100 }
    const spending = Object.entries(spent).map(([id, spentCents]) => ({ categoryId: Number(id), spentCents }))
    const { overspentCategories } = live({ budgets, spending })
    expect(overspentCategories.map(({ categoryId, overCents }) => [categoryId, overCents])).toEqual([
      [4, 101],
      [3, 50],
      [5, 50],
    ])
  })

  it('counts what earlier months left or took too much: 700 and 40 leave 30, and 100 more are over without them', () => {
    const carried = (first: number, second: number) =>
      live({
        budgets: [
          { categoryId: 1, targetCents: 500_00, carriedCents: first },
          { categoryId: 2, targetCents: 200_00, carriedCents: second },
        ],
      })
    expect(carried(0, 40_00)).toMatchObject({
      totalBudgetCents: 740_00,
      remainingCents: 30_00,
      overspentCategories: [{ categoryId: 2, overCents: 20_00 }],
    })
    expect(carried(-100_00, 60_00)).toMatchObject({
      totalBudgetCents: 660_00,
      remainingCents: -50_00,
      overspentCategories: [{ categoryId: 1, overCents: 50_00 }],
    })
  })

  it('subtracts a refund from what was spent', () => {
    expect(live({ spending: [{ categoryId: 1, spentCents: -20_00 }] })).toMatchObject({
      totalSpentCents: -20_00,
      remainingCents: 720_00,
    })
  })

  it('counts all spending as unbudgeted without budgets', () => {
    expect(live({ budgets: [] })).toMatchObject({
      totalBudgetCents: 0,
      totalSpentCents: 0,
      unbudgetedSpendingCents: 800_00,
    })
  })

  it.each([
    ['incomeCents must hold 3 months of whole cents', { incomeCents: [1, 2] }],
    ['incomeCents must hold 3 months of whole cents', { incomeCents: [1, 2, 0.5] }],
    ['budgets must have targets of at least 1 cent', { budgets: [{ categoryId: 1, targetCents: 0, carriedCents: 0 }] }],
    [
      'budgets must hold a category once',
      {
        budgets: [
          { categoryId: 1, targetCents: 1, carriedCents: 0 },
          { categoryId: 1, targetCents: 2, carriedCents: 0 },
        ],
      },
    ],
    ['spending must be in whole cents', { spending: [{ categoryId: 1, spentCents: 0.5 }] }],
  ])('says "%s"', (message, change) => expect(() => live(change)).toThrow(new RangeError(message)))

  it('counts each cent of spending as budgeted or unbudgeted', () => {
    const id = fc.integer({ min: 1, max: 6 })
    const budgets = fc.uniqueArray(
      fc.record({
        categoryId: id,
        targetCents: fc.integer({ min: 1, max: 1e6 }),
        carriedCents: fc.integer({ min: -1e6, max: 1e6 }),
      }),
      {
        selector: ({ categoryId }) => categoryId,
      },
    )
    const spending = fc.array(fc.record({ categoryId: id, spentCents: fc.integer({ min: -1e5, max: 1e6 }) }))
    fc.assert(
      fc.property(budgets, spending, (given, spent) => {
        const result = live({ budgets: given, spending: spent })
        const all = spent.reduce((sum, { spentCents }) => sum + spentCents, 0)
        expect(result.totalSpentCents + result.unbudgetedSpendingCents).toBe(all)
        expect(result.remainingCents + result.totalSpentCents).toBe(result.totalBudgetCents)
      }),
    )
  })
})

describe('budgetNeedsAttention', () => {
  it.each([
    [700_00, 700_01, true],
    [700_00, 700_00, false],
    [0, 0, false],
  ])('of a budget of %d with %d spent is %s', (totalBudgetCents, totalSpentCents, needs) => {
    expect(budgetNeedsAttention({ totalBudgetCents, totalSpentCents })).toBe(needs)
  })
})

describe('the explanation of a month', () => {
  it('follows the order of the calculation', () => {
    expect(explainedTexts(explainLiveByABudget(example))).toEqual([
      'You have $700.00 for 2 categories and have spent $710.00, so you’re $10.00 over.',
      '1 category is over.',
      'Spending outside your budgets was $90.00.',
      'Income 3 months ago: $4,000.00',
      'Income 2 months ago: $4,200.00',
      'Income last month: $3,800.00',
      'Budgets: 2',
      'Average income: $4,000.00. Total of the three months ÷ 3',
      'Total budget: $700.00. All budgets for the month, with what earlier months left or used',
      'Total spent: $710.00. Spending minus refunds, in categories with a budget',
      'Remaining: −$10.00. Total budget − Total spent',
      'Categories over budget: 1',
      'Spending without a budget: $90.00. Spending minus refunds, in all other categories',
      'Evenkeel’s rule for budgets, from your last 3 full months',
    ])
  })
})
