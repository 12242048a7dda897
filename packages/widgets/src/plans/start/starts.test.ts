import { chance, inTodaysDollars, outOf100, projectRetirement, simulateRetirement, successRate } from '@evenkeel/engine'
import { expect, it } from 'vitest'
import { exampleFutures, exampleSpread } from './example-futures.ts'
import { alex, exampleYears, retirementExample } from './retirement-example.ts'
import { starts } from './starts.ts'

const asOf = '2026-01-01'

it('the worked example of retirement is the engine’s own answer, in today’s dollars', () => {
  const { balanceAtRetirementAge, retirementSum } = projectRetirement(alex, { asOf })
  const today = (amount: number) => Math.round(inTodaysDollars(amount, 29, 0.025))
  expect(retirementExample).toEqual({
    age: 67,
    futures: outOf100(successRate(alex, { asOf })),
    saved: today(balanceAtRetirementAge),
    needed: today(retirementSum),
  })
  expect(Math.round(exampleYears().find(({ age }) => age === 67)?.balance ?? 0)).toBe(retirementExample.saved)
})

it('its chart has the spread of the futures that the engine simulates, for each year of the line', () => {
  const thousands = (amount: number, year: number) => Math.round(inTodaysDollars(amount, year, 0.025) / 1000)
  const { years } = simulateRetirement(alex, { ...chance, asOf })
  expect(exampleSpread).toEqual(
    years.map(({ p5, p25, p75, p95 }, year) => [p5, p25, p75, p95].map((amount) => thousands(amount, year))),
  )
  expect(exampleFutures().map(({ age }) => age)).toEqual(exampleYears().map(({ age }) => age))
})

/**
 * By hand: 14,620 ÷ 4,100 = 3.57 months, 3 × 4,100 = 12,300. Half of 5 % of 84,000 is 2,100, half of 6 % is 2,520.
 * 580,000 − 84,000 = 496,000. 10,000 at 0.5 % a month over 60 months: 10,000 × 0.005 ÷ (1 − 1.005⁻⁶⁰) = 193.33, and
 * 60 × 193.33 − 10,000 = 1,599.80.
 */
it('every plan has a title, what it asks, and an example with figures', () => {
  const all = Object.values(starts)
  expect(all).toHaveLength(12)
  for (const { title, asks, figures } of all) {
    expect(title()).not.toBe('')
    expect(asks.length).toBeGreaterThan(1)
    expect(figures.every(([label, value]) => label() !== '' && value() !== '')).toBe(true)
  }
  expect(starts[4].figures.map(([, value]) => value())).toEqual(['$14,620', '$12,300', '$4,100'])
  expect(starts[11].figures.map(([, value]) => value())).toEqual(['$10,000', '$193.33', '$1,600'])
})
