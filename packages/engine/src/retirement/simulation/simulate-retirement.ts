import { shortfallNoise } from '../../figures/retirement-defaults.ts'
import { checkedNumber } from '../checked.ts'
import { type Household, householdOf, type RetirementOptions } from '../household.ts'
import { planYearsOf } from '../plan-years.ts'
import type { RetirementPerson } from '../retirement-person.ts'
import { growthTable, tailNodes } from './growth-table.ts'
import { percentiles, rankOf } from './percentiles.ts'
import { seededRandom } from './random-bits.ts'
import { rankScratch, valuesAtRanks } from './ranks.ts'
import { type PathYear, stepPaths } from './simulate-paths.ts'

/** Standard deviation of the yearly return, as a fraction: 0.15 for a return that is mostly within 15 points of its mean. */
export interface RetirementVolatility {
  readonly beforeRetirement: number
  readonly afterRetirement: number
}

export interface SimulationOptions extends RetirementOptions {
  /** How many futures, 1 to 100,000. */
  readonly paths: number
  /** Any whole number: the same one gives the same figures on every machine. */
  readonly seed: number
  /** One number holds before and after retirement. */
  readonly volatility: RetirementVolatility | number
}

/** Balances of one year: of 100 paths, 5 end below `p5`, half below `p50`. */
export interface SimulatedYear {
  /** 0 is the current year. */
  readonly year: number
  /** Of the primary person. */
  readonly age: number
  readonly p5: number
  readonly p25: number
  readonly p50: number
  readonly p75: number
  readonly p95: number
}

export interface SimulatedRetirement {
  readonly paths: number
  /** The share of the paths in which the fund lasts to the last life expectancy. */
  readonly successRate: number
  /** The current year up to the last life expectancy. */
  readonly years: readonly SimulatedYear[]
}

/** A simulation that is run a few years at a time, all paths at once: each year's figures are final when they appear. */
export interface RetirementSimulation {
  /** Runs so many years more; gives whether some are left. */
  readonly advance: (years: number) => boolean
  /** The years so far, and the share of the paths in which the fund has lasted through them. */
  readonly result: () => SimulatedRetirement
}

const maximumPaths = 100_000

/** The volatility of both times. Throws a RangeError that names the field when one is not between 0 and 1. */
export function volatilityOf(volatility: SimulationOptions['volatility']): RetirementVolatility {
  const { beforeRetirement, afterRetirement } =
    typeof volatility === 'number' ? { beforeRetirement: volatility, afterRetirement: volatility } : volatility
  const bounds = { min: 0, max: 1 }
  return {
    beforeRetirement: checkedNumber('volatility.beforeRetirement', beforeRetirement, Number.NaN, bounds),
    afterRetirement: checkedNumber('volatility.afterRetirement', afterRetirement, Number.NaN, bounds),
  }
}

/** What every path shares: the flows of each year, and the two distributions of growth. */
function pathYearsOf(household: Household, volatility: RetirementVolatility): { start: number; years: PathYear[] } {
  const { horizon, retirementYear, currentReturn, retirementReturn, fund } = household
  const nodes = tailNodes()
  const before = growthTable(1 + currentReturn, volatility.beforeRetirement, nodes)
  const after = growthTable(1 + retirementReturn, volatility.afterRetirement, nodes)
  const planYear = planYearsOf(household)
  const planYears = Array.from({ length: horizon }, (_, year) => planYear(year))
  const years = planYears.map(({ draw, flows }, year) => ({
    draw,
    added: flows.contributions + (planYears[year + 1]?.flows.lumpSums ?? 0),
    table: year < retirementYear ? before : after,
  }))
  return { start: fund + (planYears[0]?.flows.lumpSums ?? 0), years }
}

function checkedPaths(paths: number): number {
  if (!Number.isInteger(checkedNumber('paths', paths, Number.NaN, { min: 1, max: maximumPaths }))) {
    throw new RangeError('paths must be a whole number')
  }
  return paths
}

/**
 * Makes the simulation of `simulateRetirement` ready to be run in slices, as in a worker that shows what it has while it
 * goes on: `while (simulation.advance(10)) post(simulation.result())`. The slices do not change the figures. It holds some
 * 30 bytes for each path, whatever the years: 10,000 paths take less than half a megabyte. Throws as `simulateRetirement`.
 */
export function startRetirementSimulation(person: RetirementPerson, options: SimulationOptions): RetirementSimulation {
  const household = householdOf(person, options)
  const paths = checkedPaths(options.paths)
  const { start, years } = pathYearsOf(household, volatilityOf(options.volatility))
  const random = seededRandom(options.seed)
  const balances = new Float64Array(paths).fill(start)
  const shortfalls = new Float64Array(paths)
  const scratch = rankScratch(paths)
  const ranks = percentiles.map((percentile) => rankOf(percentile, paths))
  const bandsIn = (year: number): SimulatedYear => {
    const [p5 = 0, p25 = 0, p50 = 0, p75 = 0, p95 = 0] = valuesAtRanks(balances, ranks, scratch)
    return { year, age: household.primary.age + year, p5, p25, p50, p75, p95 }
  }
  const done: SimulatedYear[] = [
    { year: 0, age: household.primary.age, p5: start, p25: start, p50: start, p75: start, p95: start },
  ]
  const yearsLeft = (): number => years.length + 1 - done.length

  return {
    advance(count) {
      const goal = yearsLeft() - Math.max(1, count)
      for (const year of years.slice(done.length - 1)) {
        if (yearsLeft() <= goal) break
        stepPaths(year, balances, shortfalls, random)
        done.push(bandsIn(done.length))
      }
      return yearsLeft() > 0
    },
    result() {
      const lasting = shortfalls.reduce((sum, twiceMissing) => sum + (twiceMissing > 2 * shortfallNoise ? 0 : 1), 0)
      return { paths, successRate: lasting / paths, years: [...done] }
    },
  }
}

/**
 * Runs a plan through many futures: the recursion of `projectRetirement`, with a return each year that is drawn from a
 * lognormal distribution whose mean is the plan's own return. Gives the share of futures in which the fund lasts, and for
 * each year the balances below which 5, 25, 50, 75 and 95 % of them lie: share q is the balance at place
 * floor(q × (paths − 1)) in ascending order, from 0.
 *
 * The same seed gives the same figures on every machine. With a volatility of 0 every future is the projection.
 * Throws a RangeError as `projectRetirement` does, and for paths, a seed or a volatility (0 to 1) out of bounds.
 */
export function simulateRetirement(person: RetirementPerson, options: SimulationOptions): SimulatedRetirement {
  const simulation = startRetirementSimulation(person, options)
  simulation.advance(Number.POSITIVE_INFINITY)
  return simulation.result()
}
