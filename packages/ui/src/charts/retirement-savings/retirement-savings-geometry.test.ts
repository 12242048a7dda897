// Proves: WIDGET-01
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { placeEndNames } from './retirement-savings-geometry.ts'
import { layOutSavings, topOfScale } from './retirement-savings-geometry.ts'
import { samplePlan } from './savings.fixture.ts'
import * as words from '../../words/savings-chart.generated.ts'

const flat = (age: number, dollars: number) => ({ age, p5: dollars, p25: dollars, p75: dollars, p95: dollars })

describe('topOfScale', () => {
  const years = [
    { age: 60, balance: 100_000 },
    { age: 61, balance: 200_000 },
  ]
  const spread = (p75: number, p95: number) => [{ age: 61, p5: 0, p25: 0, p75, p95 }]

  it.each([
    ['without futures holds the plan', { years }, 200_000],
    [
      'holds the 95th percentile where the plan stays a third up',
      { years, futures: spread(300_000, 500_000) },
      600_000,
    ],
    ['cuts the 95th off before it squeezes the plan', { years, futures: spread(300_000, 900_000) }, 600_000],
    ['never cuts the 75th off', { years, futures: spread(1_900_000, 4_000_000) }, 2_000_000],
    ['is 0 for nothing', { years: [{ age: 60, balance: 0 }] }, 0],
    ['is 0 without years', { years: [] }, 0],
  ])('%s', (_, plan, top) => {
    expect(topOfScale({ retirementAge: 61, ...plan })).toBe(top)
  })

  it('always holds plan and 75th, and shows the plan in the upper two thirds unless they forbid it', () => {
    const dollars = fc.integer({ min: 1, max: 5_000_000 })
    fc.assert(
      fc.property(dollars, dollars, dollars, (balance, p75, more) => {
        const top = topOfScale({
          years: [{ age: 60, balance }],
          futures: spread(p75, p75 + more),
          retirementAge: 61,
        })
        const least = Math.max(balance, p75)
        expect(top).toBeGreaterThanOrEqual(least * (1 - 1e-9))
        // A round figure may be above what it must hold by up to one step, which is at most half of that.
        expect(top).toBeLessThanOrEqual(Math.max(3 * balance, 1.5 * least + 3) + 1e-6)
      }),
    )
  })
})

describe('layOutSavings', () => {
  it('puts a point a year over the whole width, the larger the higher', () => {
    const years = [
      { age: 60, balance: 0 },
      { age: 61, balance: 100 },
      { age: 62, balance: 200 },
    ]
    const { plan, base, top, left, right, ticks } = layOutSavings({ years, retirementAge: 61 }, 584)
    expect(plan.map(({ x }) => x)).toEqual([left, (left + right) / 2, right])
    expect(plan.map(({ y }) => y)).toEqual([base, (base + top) / 2, top])
    expect(ticks.map(({ value }) => value)).toEqual([0, 50, 100, 150, 200])
  })

  it('marks retirement on the plan', () => {
    const { retirement, plan } = layOutSavings(samplePlan, 584)
    expect(retirement).toEqual(plan[67 - 34])
  })

  it('marks no retirement that lies in the past or beyond the plan', () => {
    for (const retirementAge of [30, 34, 99]) {
      const { retirement } = layOutSavings({ ...samplePlan, retirementAge }, 584)
      expect(retirement).toBeNull()
    }
  })

  it('draws one year as a short stretch in the middle', () => {
    const { plan, outer, ages, left, right } = layOutSavings(
      { years: [{ age: 90, balance: 5000 }], futures: [flat(90, 4000)], retirementAge: 67 },
      584,
    )
    expect(plan).toHaveLength(2)
    expect(((plan[0]?.x ?? 0) + (plan[1]?.x ?? 0)) / 2).toBe((left + right) / 2)
    expect(outer).toHaveLength(2)
    expect(ages).toEqual([{ x: (left + right) / 2, text: 'Age 90' }])
  })

  it('is laid out without years and with only zeros', () => {
    expect(layOutSavings({ years: [], retirementAge: 67 }, 584)).toMatchObject({
      plan: [],
      ages: [],
      endNames: [],
      ticks: [{ value: 0 }],
    })
    const zeros = layOutSavings(
      {
        years: [
          { age: 60, balance: 0 },
          { age: 61, balance: 0 },
        ],
        retirementAge: 67,
      },
      584,
    )
    expect(zeros.plan.every(({ y }) => y === zeros.base)).toBe(true)
  })

  it('draws a balance below 0 on the base line', () => {
    const { plan, base } = layOutSavings(
      {
        years: [
          { age: 60, balance: 500 },
          { age: 61, balance: -20 },
        ],
        retirementAge: 67,
      },
      584,
    )
    expect(plan[1]?.y).toBe(base)
  })

  it('leaves out the names next to the lines in a narrow chart, and the 95th if it is cut off', () => {
    expect(layOutSavings(samplePlan, 311).endNames).toEqual([])
    expect(layOutSavings(samplePlan, 584).endNames.map(({ text }) => text)).toEqual(['75th', words.yourPlan(), '25th'])
    expect(
      layOutSavings({ ...samplePlan, futures: samplePlan.futures.slice(0, 9) }, 584).endNames.map(({ text }) => text),
    ).toEqual([words.yourPlan()])
  })

  it('stays inside its width for any plan', () => {
    const balance = fc.integer({ min: -1000, max: 90_000_000 })
    fc.assert(
      fc.property(
        fc.array(balance, { minLength: 1, maxLength: 90 }),
        fc.integer({ min: 240, max: 1200 }),
        (balances, width) => {
          const years = balances.map((dollars, year) => ({ age: 20 + year, balance: dollars }))
          const { plan, base, top, left, right } = layOutSavings({ years, retirementAge: 67 }, width)
          for (const { x, y } of plan) {
            expect(x).toBeGreaterThanOrEqual(left - 16)
            expect(x).toBeLessThanOrEqual(right + 16)
            expect(y).toBeGreaterThanOrEqual(top)
            expect(y).toBeLessThanOrEqual(base)
          }
        },
      ),
    )
  })
})

describe('placeEndNames', () => {
  const wish = (text: string, y: number) => ({ text, y, strong: false })

  it('leaves names alone that have room', () => {
    expect(placeEndNames([wish('b', 80), wish('a', 20)], 10, 100)).toEqual([wish('a', 20), wish('b', 80)])
  })

  it('moves names apart, and back up if the lowest would leave the plot', () => {
    expect(
      placeEndNames([wish('a', 100), wish('b', 100), wish('c', 98)], 10, 100).map(({ text, y }) => [text, y]),
    ).toEqual([
      ['c', 70],
      ['a', 85],
      ['b', 100],
    ])
  })
})
