import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { debtFreeMonth, isNothingOwed, listedMonths, monthInWords, shortMonth, totalLeft } from './payoff-plan.ts'
import { layOutPayoff } from './payoff-stack-geometry.ts'
import { oneDebt, samplePayoff } from './payoff.fixture.ts'

const debt = (id: string, ...balances: number[]) => ({ id, name: id, color: 'var(--color-chart-1)', balances })
const createPlan = (...debts: ReturnType<typeof debt>[]) => ({ debts, start: '2026-11' })

describe('the plan', () => {
  it('is debt free in the first month with nothing left', () => {
    expect(debtFreeMonth(createPlan(debt('a', 100, 0, 0, 0), debt('b', 300, 200, 100, 0)))).toBe(3)
    expect(debtFreeMonth(createPlan(debt('a', 100, 50)))).toBeNull()
    expect(debtFreeMonth(createPlan(debt('a', 0, 0)))).toBeNull()
    expect(debtFreeMonth(createPlan())).toBeNull()
  })

  it('adds up to the cent', () => {
    expect(totalLeft([debt('a', 0.1), debt('b', 0.2)], 0)).toBe(0.3)
    expect(totalLeft([debt('a', 5), debt('b', -3)], 0)).toBe(5)
    expect([isNothingOwed(createPlan(debt('a', 0, 0))), isNothingOwed(createPlan(debt('a', 0, 1)))]).toEqual([
      true,
      false,
    ])
  })

  it('names months from today on', () => {
    expect([monthInWords('2026-11', 0), monthInWords('2026-11', 2), shortMonth('2026-11', 12)]).toEqual([
      'Today',
      'January 2027',
      'Nov 2027',
    ])
  })

  it('lists every month of three years, and one month a year of a longer plan', () => {
    const months = (count: number) => listedMonths(createPlan(debt('a', ...Array.from({ length: count }, () => 1))))
    expect(months(37)).toHaveLength(37)
    expect(months(40)).toEqual([0, 12, 24, 36, 39])
  })
})

describe('layOutPayoff', () => {
  it('stacks the first to be paid on top, each up to its last month', () => {
    const { layers, base, top, ticks } = layOutPayoff(
      createPlan(debt('card', 1000, 0, 0), debt('loan', 3000, 2000, 0)),
      584,
    )
    const yOf = (dollars: number) => base - (dollars / 4000) * (base - top)
    expect(ticks.map(({ value }) => value)).toEqual([0, 1000, 2000, 3000, 4000])
    expect(layers.map(({ id }) => id)).toEqual(['card', 'loan'])
    expect(layers[0]?.points.map(({ low, high }) => [low, high])).toEqual([
      [yOf(3000), yOf(4000)],
      [yOf(2000), yOf(2000)],
    ])
    expect(layers[1]?.points.map(({ low, high }) => [low, high])).toEqual([
      [base, yOf(3000)],
      [base, yOf(2000)],
      [base, base],
    ])
  })

  it('marks the month without debts, to the left of its line at the right edge', () => {
    const short = layOutPayoff(oneDebt, 584)
    expect(short.debtFree).toMatchObject({ x: short.right, anchor: 'end' })
    const { debtFree, xs } = layOutPayoff(samplePayoff, 584)
    expect(debtFree).toMatchObject({ x: xs[debtFreeMonth(samplePayoff) ?? 0], anchor: 'start' })
  })

  it('writes the words above what is owed where they are', () => {
    // 100 dollars are 264 px, paid over 528 px: 64 px before the end 32 px are owed, and the words take 13.
    expect(layOutPayoff(createPlan(debt('a', 100, 0)), 584).debtFree?.stem).toBe(45)
  })

  it('draws what today’s payments would leave to its end, and names it', () => {
    const { today, todayName, right, base } = layOutPayoff(samplePayoff, 584)
    expect(today.at(-1)).toEqual({ x: right, y: base })
    expect(todayName).not.toBeNull()
    expect(layOutPayoff(oneDebt, 584)).toMatchObject({ today: [], todayName: null })
  })

  it('draws one month as a short stretch', () => {
    const { layers, months, xs } = layOutPayoff(createPlan(debt('card', 1000)), 584)
    expect(layers[0]?.points.map(({ x }) => x)).toEqual([(xs[0] ?? 0) - 16, (xs[0] ?? 0) + 16])
    expect(months.map(({ text }) => text)).toEqual(['Today'])
  })

  it('is laid out without debts and with nothing owed', () => {
    expect(layOutPayoff(createPlan(), 584)).toMatchObject({ layers: [], months: [], debtFree: null })
    expect(layOutPayoff(createPlan(debt('a', 0, 0)), 584).layers[0]?.points).toEqual([])
  })

  it('never draws a layer upside down or out of its plot', () => {
    const balances = fc.array(fc.integer({ min: -50, max: 1_000_000 }), { minLength: 1, maxLength: 60 })
    fc.assert(
      fc.property(
        fc.array(balances, { minLength: 1, maxLength: 8 }),
        fc.integer({ min: 240, max: 1200 }),
        (all, width) => {
          const { layers, base, top } = layOutPayoff(
            createPlan(...all.map((one, place) => debt(String(place), ...one))),
            width,
          )
          for (const { low, high } of layers.flatMap(({ points }) => points)) {
            expect(high).toBeLessThanOrEqual(low)
            expect(high).toBeGreaterThanOrEqual(top - 0.01)
            expect(low).toBeLessThanOrEqual(base)
          }
        },
      ),
    )
  })
})
