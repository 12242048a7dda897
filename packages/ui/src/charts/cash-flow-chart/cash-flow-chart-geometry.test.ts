import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { barWidth, fitReadOut, insetBar, layOutCashFlow, standingBar } from './cash-flow-chart-geometry.ts'
import { oddMonths, sampleMonths } from './months.fixture.ts'

/*
 * Worked by hand for 602 px: the axis takes 42, so seven months share 560, 80 each. The plot is 284 high with 28 free
 * on top: the best month, $6,400, is 256 px high, so a dollar is 0.04 px and $2,000 are 80 px.
 */
describe('seven months over 602 px', () => {
  const layout = layOutCashFlow(sampleMonths, 602)

  it('draws a line every $2,000, the base line first', () => {
    expect(layout.ticks).toEqual([
      { value: 0, y: 284 },
      { value: 2000, y: 204 },
      { value: 4000, y: 124 },
      { value: 6000, y: 44 },
    ])
  })

  it('has a column of 80 px for each month', () => {
    expect(layout.months.map(({ left, width }) => [left, width])).toEqual([
      [42, 80],
      [122, 80],
      [202, 80],
      [282, 80],
      [362, 80],
      [442, 80],
      [522, 80],
    ])
  })

  it('puts a pair 20 wide and 3 apart in the middle of its column', () => {
    // (80 - 43) / 2 = 18.5 free on either side.
    const september = layout.months[4]
    expect(september?.income).toMatchObject({ x: 380.5, y: 28, width: 20, height: 256 })
    expect(september?.spending).toMatchObject({ x: 403.5, width: 20 })
    expect(september?.spending.height).toBeCloseTo(3950.3 * 0.04, 9)
  })

  it('leaves 56 px under the base line for the month and its net', () => {
    expect([layout.base, layout.height, layout.netStyle]).toEqual([284, 340, 'whole'])
  })
})

describe('amounts that have no bar', () => {
  const layout = layOutCashFlow(oddMonths, 602)

  it('draws nothing for 0, and nothing upside down for refunds that exceed the rest', () => {
    const bars = layout.months.flatMap(({ income, spending }) => [income, spending])
    expect(bars.map(({ height }) => height > 0)).toEqual([
      ...[false, false],
      ...[false, true],
      ...[true, true],
      ...[true, false],
      ...[false, true],
    ])
    expect(layout.months[0]?.income).toMatchObject({ y: 284, d: '' })
    expect(layout.months[1]?.income).toMatchObject({ y: 284, d: '' })
  })

  it('keeps a very small amount visible', () => {
    // $3 of $1,800 would be 0.4 px high.
    expect(layout.months[2]?.income.height).toBe(2)
  })

  it('leaves only the base line if every month is 0 or there is no month', () => {
    const zeros = oddMonths.map((month) => ({ ...month, totalIncomes: 0, totalExpenses: 0 }))
    expect(layOutCashFlow(zeros, 602).ticks).toEqual([{ value: 0, y: 284 }])
    expect(layOutCashFlow([], 602)).toMatchObject({ months: [], ticks: [{ value: 0, y: 284 }] })
  })

  it('never leaves the plot, for any amounts and width', () => {
    const amount = fc.double({ min: -1e7, max: 1e7, noNaN: true })
    const months = fc.array(
      fc.record({
        year: fc.constant(2026),
        month: fc.integer({ min: 1, max: 12 }),
        totalIncomes: amount,
        totalExpenses: amount,
        transactionCount: fc.nat(),
      }),
      { maxLength: 13 },
    )
    fc.assert(
      fc.property(months, fc.integer({ min: 1, max: 2000 }), (some, width) => {
        const { base, months: shapes } = layOutCashFlow(some, width)
        for (const bar of shapes.flatMap(({ income, spending }) => [income, spending])) {
          expect(bar.y).toBeGreaterThanOrEqual(0)
          expect(bar.y + bar.height).toBeCloseTo(base, 6)
          expect(bar.d).not.toMatch(/NaN|Infinity/)
        }
      }),
    )
  })
})

describe('bars', () => {
  it.each([
    ['a usual column', 80, 584, 20],
    ['a roomy column of a wide chart', 190, 784, 40],
    ['a roomy column of a chart that is not wide', 190, 584, 20],
    ['twelve months in a wide chart', 68, 928, 20],
    // (41.5 * 0.64 - 3) / 2 = 11.78
    ['a column too narrow for both', 41.5, 584, 11.78],
  ])('in %s (%d of %d px) are %d wide', (_, band, width, expected) => {
    expect(barWidth(band, width)).toBeCloseTo(expected, 6)
  })

  it('round their two top corners by 3 px', () => {
    expect(standingBar(10, 100, 20, 50).d).toBe('M10,100V53Q10,50 13,50H27Q30,50 30,53V100Z')
  })

  it('round no further than they are high', () => {
    expect(standingBar(10, 100, 20, 2).d).toBe('M10,100V100Q10,98 12,98H28Q30,98 30,100V100Z')
  })

  it('keep an outline inside their edges', () => {
    expect(insetBar(standingBar(10, 100, 20, 50), 2)).toMatchObject({ x: 11, y: 51, width: 18, height: 48 })
    expect(insetBar(standingBar(10, 100, 20, 0), 2).d).toBe('')
  })
})

describe('the room for words', () => {
  it('shortens the nets of crowded months', () => {
    const twelve = [...sampleMonths, ...sampleMonths].slice(0, 13)
    // 542 / 13 = 41.7; 542 / 10 = 54.2
    expect(layOutCashFlow(twelve, 584).netStyle).toBe('bare')
    expect(layOutCashFlow(twelve.slice(0, 10), 584).netStyle).toBe('compact')
    // On a phone (311 - 42) / 7 = 38.4 has room for a name, 269 / 13 = 20.7 for a letter.
    expect(layOutCashFlow(sampleMonths, 311)).toMatchObject({ netStyle: 'bare', isTight: false })
    expect(layOutCashFlow(twelve, 311)).toMatchObject({ isTight: true })
  })

  it.each([
    [784, false, { cents: true, monthInFull: true, soFarShown: true }],
    [584, false, { cents: true, monthInFull: true, soFarShown: true }],
    [584, true, { cents: true, monthInFull: false, soFarShown: true }],
    [500, true, { cents: false, monthInFull: false, soFarShown: false }],
    [311, false, { cents: true, monthInFull: false, soFarShown: false }],
    [256, false, { cents: false, monthInFull: false, soFarShown: false }],
  ])('at %d px (so far: %s) the read-out shows %j', (width, soFar, fit) => {
    expect(fitReadOut(sampleMonths, soFar, width)).toEqual(fit)
  })

  it('drops the cents of five-digit months while the box is not wide', () => {
    const rich = sampleMonths.map((month) => ({ ...month, totalIncomes: 12_000 }))
    expect(fitReadOut(rich, false, 584).cents).toBe(false)
    expect(fitReadOut(rich, false, 784).cents).toBe(true)
  })
})
