import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { projectRetirement } from '../project-retirement.ts'
import { asOf, fullCouple, single } from '../retirement-people.fixture.ts'
import { anyPerson } from '../any-person.fixture.ts'
import { type SimulationOptions, simulateRetirement, startRetirementSimulation } from './simulate-retirement.ts'

const options: SimulationOptions = {
  asOf,
  paths: 2000,
  seed: 42,
  volatility: { beforeRetirement: 0.15, afterRetirement: 0.1 },
}
const bands = ['p5', 'p25', 'p50', 'p75', 'p95'] as const

describe('simulateRetirement', () => {
  it('equals the projection without volatility', () => {
    fc.assert(
      fc.property(anyPerson, fc.integer(), (person, seed) => {
        const { years, meetingRetirementGoal } = projectRetirement(person, { asOf })
        const simulated = simulateRetirement(person, { asOf, paths: 3, seed, volatility: 0 })
        expect(simulated.successRate).toBe(meetingRetirementGoal ? 1 : 0)
        expect(simulated.years).toHaveLength(years.length)
        for (const [year, { balance, age }] of years.entries()) {
          expect(simulated.years[year]?.age).toBe(age)
          for (const band of bands) {
            const difference = Math.abs((simulated.years[year]?.[band] ?? Number.NaN) - balance)
            expect(difference).toBeLessThanOrEqual(1e-9 * Math.max(balance, 1))
          }
        }
      }),
      { numRuns: 60 },
    )
  })

  it('returns the same figures for the same seed, and different ones for another seed', () => {
    const figures = simulateRetirement(fullCouple, options)
    expect(simulateRetirement(fullCouple, options)).toEqual(figures)
    expect(simulateRetirement(fullCouple, { ...options, seed: 43 })).not.toEqual(figures)
    expect(simulateRetirement(fullCouple, { ...options, seed: 42 + 2 ** 32 })).not.toEqual(figures)
  })

  it('has ordered bands, and starts at the fund’s balance', () => {
    const { years, paths } = simulateRetirement(fullCouple, options)
    expect(paths).toBe(2000)
    expect(bands.map((band) => years[0]?.[band])).toEqual(bands.map(() => 245_000))
    for (const year of years) {
      const values = bands.map((band) => year[band])
      expect(values).toEqual(values.toSorted((a, b) => a - b))
    }
  })

  // One year at 6 % and 15 %: the median of a lognormal return is its mean minus about half the variance.
  it('spreads a year’s balance as the volatility says', () => {
    const oneYear = {
      ...single,
      annualIncome: 0,
      retirement: { ...single.retirement, fund: 100_000 },
      rates: { ...single.rates, currentReturn: 0.06 },
    }
    const year = simulateRetirement(oneYear, { ...options, paths: 50_000 }).years[1]
    const deviation = Math.sqrt(Math.log(1 + (0.15 / 1.06) ** 2))
    const quantile = (deviates: number) => 106_000 * Math.exp(deviation * deviates - deviation ** 2 / 2)
    expect(year?.p50).toBeCloseTo(quantile(0), -3)
    expect((year?.p5 ?? 0) / quantile(-1.644_853_627)).toBeCloseTo(1, 2)
    expect((year?.p95 ?? 0) / quantile(1.644_853_627)).toBeCloseTo(1, 2)
  })

  it('uses one volatility before and another after retirement', () => {
    const quiet = simulateRetirement(fullCouple, {
      ...options,
      volatility: { beforeRetirement: 0, afterRetirement: 0.1 },
    }).years
    expect(quiet[14]?.p5).toBeCloseTo(quiet[14]?.p95 ?? 0, 6)
    expect(quiet[16]?.p5).toBeLessThan(quiet[16]?.p95 ?? 0)
  })

  it('does not depend on the slices, and never changes a year that is done', () => {
    const whole = simulateRetirement(fullCouple, options)
    const simulation = startRetirementSimulation(fullCouple, options)
    expect(simulation.result()).toEqual({ paths: 2000, successRate: 1, years: whole.years.slice(0, 1) })
    expect(simulation.advance(20)).toBe(true)
    expect(simulation.result().years).toEqual(whole.years.slice(0, 21))
    while (simulation.advance(7)) expect(simulation.result().successRate).toBeGreaterThanOrEqual(whole.successRate)
    expect(simulation.advance(1)).toBe(false)
    expect(simulation.result()).toEqual(whole)
  })

  it('runs a single path, whose bands are all the same', () => {
    const { paths, years } = simulateRetirement(fullCouple, { ...options, paths: 1 })
    expect(paths).toBe(1)
    for (const { p5, p50, p95 } of years) expect([p5, p95]).toEqual([p50, p50])
  })

  it('never succeeds less often with more in the fund, path by path', () => {
    const withFund = (fund: number) =>
      simulateRetirement({ ...fullCouple, retirement: { ...fullCouple.retirement, fund } }, options)
    const rates = [0, 100_000, 300_000, 900_000].map((fund) => withFund(fund).successRate)
    expect(rates).toEqual(rates.toSorted((a, b) => a - b))
    expect(rates.at(-1)).toBeGreaterThan(rates[0] ?? 1)
  })

  it.each([
    [{ paths: 0 }, 'paths must be a number from 1 up to 100000'],
    [{ paths: 1.5 }, 'paths must be a whole number'],
    [{ seed: 0.5 }, 'seed must be a whole number'],
    [{ volatility: -0.1 }, 'volatility.beforeRetirement must be a number from 0 up to 1'],
    [
      { volatility: { beforeRetirement: 0, afterRetirement: 2 } },
      'volatility.afterRetirement must be a number from 0 up to 1',
    ],
  ])('refuses %j', (changes, message) => {
    expect(() => simulateRetirement(single, { ...options, ...changes })).toThrow(new RangeError(message))
  })
})
