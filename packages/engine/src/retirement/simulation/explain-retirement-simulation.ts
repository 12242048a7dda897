import type { ExplainedFigure, ExplainedStep, Explanation } from '../../explain/explanation.ts'
import { explainedInputs, explainedSource } from '../explained-inputs.ts'
import { type Household, toHousehold } from '../household.ts'
import type { RetirementPerson } from '../retirement-person.ts'
import {
  percentiles,
  type SimulatedRetirement,
  type SimulatedYear,
  type SimulationOptions,
  toVolatility,
} from './simulate-retirement.ts'

const notes = {
  paths: 'Each draws a return for every year; all else is the same as in the projection.',
  seed: 'The same seed draws the same returns on every machine.',
  volatility: 'Standard deviation of the yearly return, which is lognormal with the return above as its mean.',
} as const

function chanceFigures({ paths, seed, volatility }: SimulationOptions): ExplainedFigure[] {
  const { beforeRetirement, afterRetirement } = toVolatility(volatility)
  return [
    { label: 'Volatility before retirement', value: beforeRetirement, unit: 'percent', note: notes.volatility },
    { label: 'Volatility in retirement', value: afterRetirement, unit: 'percent', note: notes.volatility },
    { label: 'Futures', value: paths, unit: 'count', note: notes.paths },
    { label: 'Seed', value: seed, unit: 'count', note: notes.seed },
  ]
}

function successSteps({ paths, successRate }: SimulatedRetirement): ExplainedStep[] {
  const lasting = 'Futures in which the fund lasts'
  return [
    {
      label: lasting,
      formula: 'No year’s need is left uncovered',
      value: Math.round(successRate * paths),
      unit: 'count',
    },
    { label: 'Success rate', formula: `${lasting} ÷ Futures`, value: successRate, unit: 'percent' },
  ]
}

const bandSteps = (year: SimulatedYear): ExplainedStep[] =>
  percentiles.map(({ key, name, share }) => {
    const formula = `All futures in ascending order of balance, the one at place ${share} × (Futures − 1), rounded down, from 0`
    return { label: `${name} of the balance at age ${year.age}`, formula, value: year[key], unit: 'dollars' }
  })

/** Returns the year of retirement and the last year, which show whether a plan works. */
function yearsToExplain({ retirementYear }: Household, { years }: SimulatedRetirement): SimulatedYear[] {
  const last = years.length - 1
  return years.filter(({ year }) => year === retirementYear || year === last)
}

/**
 * Explains a result of `simulateRetirement(person, options)`: the plan's inputs, what is random and its seed, in how
 * many futures the fund lasts, and the five percentiles at retirement and at the end. Also explains the intermediate
 * result of a running simulation. Throws like `simulateRetirement`.
 *
 * Worked example: a success rate of 0.75 in 2000 futures reads 'Futures in which the fund lasts: 1500', 'Success rate:
 * 75%'.
 *
 * Source: that of `projectRetirement`; the distribution of the returns is the engine's choice.
 */
export function explainRetirementSimulation(
  person: RetirementPerson,
  options: SimulationOptions,
  result: SimulatedRetirement,
): Explanation {
  const household = toHousehold(person, options)
  return {
    title: 'Retirement simulation',
    inputs: [...explainedInputs(household), ...chanceFigures(options)],
    steps: [...successSteps(result), ...yearsToExplain(household, result).flatMap(bandSteps)],
    source: `${explainedSource(options)}; lognormal returns from the random numbers of sfc32`,
  }
}
