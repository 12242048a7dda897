import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { budgetInsight, budgetTotals, monthShare } from './budget-progress.ts'

const progress = (targetCents: number, spentCents: number, carriedCents = 0) =>
  budgetTotals([{ targetCents, carriedCents, spentCents }])

describe('one budget', () => {
  it('shows how much it is over', () => {
    expect(progress(200_00, 226_14)).toMatchObject({ leftCents: 0, overCents: 26_14, isOver: true, spentShare: 1.1307 })
  })

  it('is not over when exactly the target is spent', () => {
    expect(progress(200_00, 200_00)).toMatchObject({ leftCents: 0, overCents: 0, isOver: false, spentShare: 1 })
  })

  it('has more left after a net refund, and a share of 0', () => {
    expect(progress(200_00, -10_00)).toMatchObject({ leftCents: 210_00, spentShare: 0, isOver: false })
  })

  it('has what earlier months left, and not what they took too much', () => {
    expect(progress(200_00, 226_14, 50_00)).toMatchObject({ allowedCents: 250_00, leftCents: 23_86, isOver: false })
    expect(progress(200_00, 190_00, -50_00)).toMatchObject({ allowedCents: 150_00, overCents: 40_00, isOver: true })
  })

  it('is over with nothing spent where earlier months took more than all of it', () => {
    expect(progress(20_00, 0, -50_00)).toMatchObject({ overCents: 30_00, spentShare: 0, isOver: true })
  })

  it('is left or over by the difference of what is allowed and spending', () => {
    const [target, spending] = [fc.integer({ min: 1, max: 1e9 }), fc.integer({ min: -1e6, max: 1e9 })]
    fc.assert(
      fc.property(target, spending, fc.integer({ min: -1e9, max: 1e9 }), (targetCents, spent, carried) => {
        const { leftCents, overCents, isOver } = progress(targetCents, spent, carried)
        expect(leftCents - overCents).toBe(targetCents + carried - spent)
        expect(Math.min(leftCents, overCents)).toBe(0)
        expect(isOver).toBe(overCents > 0)
      }),
    )
  })
})

describe('the share of the month that has passed', () => {
  it.each([
    ['2026-10', 1],
    ['2026-11', 19 / 30],
    ['2026-12', 0],
    ['2025-12', 1],
    ['2027-01', 0],
  ])('is for %s on 19 November 2026: %d', (period, share) => expect(monthShare(period, '2026-11-19')).toBe(share))

  it('counts the last day as the whole month', () => expect(monthShare('2024-02', '2024-02-29')).toBe(1))
})

describe('budgetTotals', () => {
  it('adds up the month: 351.83 left of 1,400.00', () => {
    const totals = budgetTotals([
      { targetCents: 520_00, carriedCents: 0, spentCents: 334_62 },
      { targetCents: 220_00, carriedCents: 0, spentCents: 187_45 },
      { targetCents: 200_00, carriedCents: 0, spentCents: 226_14 },
      { targetCents: 210_00, carriedCents: 0, spentCents: 148_90 },
      { targetCents: 160_00, carriedCents: 0, spentCents: 96_30 },
      { targetCents: 90_00, carriedCents: 0, spentCents: 54_76 },
    ])
    expect(totals).toMatchObject({
      targetCents: 1400_00,
      spentCents: 1048_17,
      leftCents: 351_83,
      overCents: 0,
      overCount: 1,
    })
    expect(totals.spentShare).toBeCloseTo(0.7487, 4)
  })

  it('counts budgets that are over, not those that are exactly used up', () => {
    const spent = [9, 10, 11].map((spentCents) => ({ targetCents: 10, carriedCents: 0, spentCents }))
    expect(budgetTotals(spent)).toMatchObject({ overCount: 1, overCents: 0, leftCents: 0 })
  })

  it('is 0 without budgets', () => {
    expect(budgetTotals([])).toEqual({
      targetCents: 0,
      carriedCents: 0,
      allowedCents: 0,
      spentCents: 0,
      leftCents: 0,
      overCents: 0,
      spentShare: 0,
      isOver: false,
      overCount: 0,
    })
  })
})

describe('budgetInsight', () => {
  it('is what was spent last month', () => expect(budgetInsight(226.14)).toBe(226.14))

  it('is 0 after a net refund', () => expect(budgetInsight(-5)).toBe(0))
})
