import { describe, expect, it } from 'vitest'
import { explanationSentences } from '../../explain/explanation.ts'
import { sentenceText } from '../../money/format-money.ts'
import { socialSecurityOfficial } from '../../figures/social-security-official.ts'
import { explainRetirement } from '../explain-retirement.ts'
import { asOf, fullCouple, single } from '../retirement-people.fixture.ts'
import { explainRetirementSimulation } from './explain-retirement-simulation.ts'
import { type SimulationOptions, simulateRetirement, startRetirementSimulation } from './simulate-retirement.ts'

const options: SimulationOptions = {
  asOf,
  paths: 2000,
  seed: 42,
  volatility: { beforeRetirement: 0.15, afterRetirement: 0.1 },
}

describe('explainRetirementSimulation', () => {
  const result = simulateRetirement(fullCouple, options)
  const explanation = explainRetirementSimulation(fullCouple, options, result)

  it('starts with the inputs of the projection, then lists what is random', () => {
    const { inputs } = explainRetirement(fullCouple, { asOf })
    expect(explanation.title).toBe('Retirement simulation')
    expect(explanation.inputs.slice(0, inputs.length)).toEqual(inputs)
    expect(explanation.inputs.slice(inputs.length).map(({ label, value, unit }) => [label, value, unit])).toEqual([
      ['Volatility before retirement', 0.15, 'percent'],
      ['Volatility in retirement', 0.1, 'percent'],
      ['Futures', 2000, 'count'],
      ['Seed', 42, 'count'],
    ])
  })

  // The primary person retires in year 14, at 64. The spouse is 47 and lives to 91, so the last year is 44, when the primary
  // person is 94.
  it('shows the figures of the simulation at retirement and at the end', () => {
    const [lasting, rate, ...bands] = explanation.steps
    expect(lasting?.value).toBe(Math.round(result.successRate * 2000))
    expect(rate).toMatchObject({ label: 'Success rate', value: result.successRate, unit: 'percent' })
    const expected = [14, 44].flatMap((year) => {
      const { age, p5, p25, p50, p75, p95 } = result.years[year] ?? { age: 0 }
      return [
        [`5th percentile of the balance at age ${age}`, p5],
        [`25th percentile of the balance at age ${age}`, p25],
        [`Median of the balance at age ${age}`, p50],
        [`75th percentile of the balance at age ${age}`, p75],
        [`95th percentile of the balance at age ${age}`, p95],
      ]
    })
    expect(bands.map(({ label, value }) => [label, value])).toEqual(expected)
    expect(expected.map(([label]) => label).at(-1)).toBe('95th percentile of the balance at age 94')
  })

  it('reads as sentences', () => {
    // 350,000 at 60, two years without a return and without volatility: every simulated future equals the projection, which
    // falls short.
    const certain = { ...options, paths: 4, volatility: 0 }
    const texts = explanationSentences(
      explainRetirementSimulation(single, certain, simulateRetirement(single, certain)),
    ).map(sentenceText)
    expect(texts.slice(9, 16)).toEqual([
      'Volatility before retirement: 0%. Standard deviation of the yearly return, which is lognormal with the return above as its mean.',
      'Volatility in retirement: 0%. Standard deviation of the yearly return, which is lognormal with the return above as its mean.',
      'Futures: 4. Each draws a return for every year; all else is the same as in the projection.',
      'Seed: 42. The same seed draws the same returns on every machine.',
      'Futures in which the fund lasts (No year’s need is left uncovered): 0.',
      'Success rate (Futures in which the fund lasts ÷ Futures): 0%.',
      '5th percentile of the balance at age 62 (All futures in ascending order of balance, the one at place 0.05 × (Futures − 1), rounded down, from 0): $350,000.00.',
    ])
    expect(texts).toHaveLength(26)
    expect(texts.at(-1)).toBe(
      "Source: Evenkeel's own retirement model; lognormal returns from the random numbers of sfc32.",
    )
  })

  it('explains the results so far of a running simulation', () => {
    const simulation = startRetirementSimulation(fullCouple, options)
    simulation.advance(3)
    const { steps } = explainRetirementSimulation(fullCouple, options, simulation.result())
    expect(steps).toHaveLength(7)
    expect(steps[2]?.label).toBe('5th percentile of the balance at age 53')
  })

  it('shows the end only once if it is the year of retirement', () => {
    const untilRetirement = { ...single, lifeExpectancy: 62 }
    const { steps } = explainRetirementSimulation(
      untilRetirement,
      options,
      simulateRetirement(untilRetirement, options),
    )
    expect(steps).toHaveLength(7)
  })

  it('names the rule book', () => {
    const official = { ...options, ruleBook: socialSecurityOfficial }
    expect(explainRetirementSimulation(single, official, result).source).toContain('Social Security Administration')
  })
})
