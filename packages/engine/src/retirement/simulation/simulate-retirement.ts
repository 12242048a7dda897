import { shortfallNoise } from '../../figures/retirement-defaults.ts'
import { checkedNumber } from '../checked.ts'
import { type Household, toHousehold, type RetirementOptions } from '../household.ts'
import { toPlanYears } from '../plan-years.ts'
import type { RetirementPerson } from '../retirement-person.ts'
import { growthTable, tailNodes } from './growth-table.ts'
import { seededRandom, type PathYear, stepPaths } from './simulate-paths.ts'
import { rankScratch, valuesAtRanks } from './ranks.ts'

/** A percentile of the balances: `share` of the futures have a smaller one. */
export interface Percentile {
  /** Its field in a simulated year. */
  readonly key: 'p5' | 'p25' | 'p50' | 'p75' | 'p95'
  readonly name: string
  /** Above 0 and below 1. */
  readonly share: number
}

/** The percentiles that a simulation returns for each year, in ascending order. */
export const percentiles: readonly Percentile[] = [
  { key: 'p5', name: '5th percentile', share: 0.05 },
  { key: 'p25', name: '25th percentile', share: 0.25 },
  { key: 'p50', name: 'Median', share: 0.5 },
  { key: 'p75', name: '75th percentile', share: 0.75 },
  { key: 'p95', name: '95th percentile', share: 0.95 },
]

/** Returns the index of a percentile among `paths` balances in ascending order, from 0. */
export const percentileRank = ({ share }: Percentile, paths: number): number => Math.floor(share * (paths - 1))

/** Standard deviation of the yearly return, as a fraction: with 0.15, most returns are within 15 points of the mean. */
interface RetirementVolatility {
  readonly beforeRetirement: number
  readonly afterRetirement: number
}

export interface SimulationOptions extends RetirementOptions {
  /** The number of futures, 1 to 100,000. */
  readonly paths: number
  /** Any whole number. The same seed has the same results on every machine. */
  readonly seed: number
  /** A single number is for both before and after retirement. */
  readonly volatility: RetirementVolatility | number
}

/** Balances of one year: of 100 paths, 5 end below `p5` and half below `p50`. */
interface SimulatedYear {
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
  /** From the current year to the last life expectancy. */
  readonly years: readonly SimulatedYear[]
}

/** A simulation that runs a few years at a time, for all paths at once. A year's figures are final when they appear. */
interface RetirementSimulation {
  /** Runs the next `years` years and returns whether some are left. */
  readonly advance: (years: number) => boolean
  /** Returns the years so far, and the share of the paths in which the fund has lasted until then. */
  readonly result: () => SimulatedRetirement
}

const maximumPaths = 100_000

/**
 * Returns the volatility before and after retirement. Throws a RangeError that names the field if one is not between 0
 * and 1.
 */
export function toVolatility(volatility: SimulationOptions['volatility']): RetirementVolatility {
  const { beforeRetirement, afterRetirement } =
    typeof volatility === 'number' ? { beforeRetirement: volatility, afterRetirement: volatility } : volatility
  const bounds = { min: 0, max: 1 }
  return {
    beforeRetirement: checkedNumber('volatility.beforeRetirement', beforeRetirement, Number.NaN, bounds),
    afterRetirement: checkedNumber('volatility.afterRetirement', afterRetirement, Number.NaN, bounds),
  }
}

/** Returns what all paths share: the flows of each year, and the two distributions of growth. */
function toPathYears(household: Household, volatility: RetirementVolatility): { start: number; years: PathYear[] } {
  const { horizon, retirementYear, currentReturn, retirementReturn, fund } = household
  const nodes = tailNodes()
  const before = growthTable(1 + currentReturn, volatility.beforeRetirement, nodes)
  const after = growthTable(1 + retirementReturn, volatility.afterRetirement, nodes)
  const planYear = toPlanYears(household)
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

/** Returns what a simulation begins with: the years, and every path before the first of them. */
function toPaths(person: RetirementPerson, options: SimulationOptions) {
  const household = toHousehold(person, options)
  const paths = checkedPaths(options.paths)
  const { start, years } = toPathYears(household, toVolatility(options.volatility))
  const random = seededRandom(options.seed)
  const balances = new Float64Array(paths).fill(start)
  const shortfalls = new Float64Array(paths)
  return { age: household.primary.age, paths, start, years, random, balances, shortfalls }
}

/** Returns the share of the paths in which the fund has lasted. */
function shareLasting(shortfalls: Float64Array): number {
  let lasting = 0
  for (const twiceMissing of shortfalls) if (twiceMissing <= 2 * shortfallNoise) lasting++
  return lasting / shortfalls.length
}

/**
 * Returns the success rate of `simulateRetirement` alone, in two thirds of the time: no year's balances are ranked. Throws
 * like `simulateRetirement`.
 */
export function simulateSuccess(person: RetirementPerson, options: SimulationOptions): number {
  const { years, random, balances, shortfalls } = toPaths(person, options)
  for (const year of years) stepPaths(year, balances, shortfalls, random)
  return shareLasting(shortfalls)
}

/**
 * Prepares the simulation of `simulateRetirement` to run in slices, for example in a worker that posts intermediate
 * results: `while (simulation.advance(10)) post(simulation.result())`. Slices do not change the figures. Uses about 30
 * bytes for each path, for any number of years: less than half a megabyte for 10,000 paths. Throws like
 * `simulateRetirement`.
 */
export function startRetirementSimulation(person: RetirementPerson, options: SimulationOptions): RetirementSimulation {
  const { age, paths, start, years, random, balances, shortfalls } = toPaths(person, options)
  const scratch = rankScratch(paths)
  const ranks = percentiles.map((percentile) => percentileRank(percentile, paths))
  const bandsIn = (year: number): SimulatedYear => {
    const [p5 = 0, p25 = 0, p50 = 0, p75 = 0, p95 = 0] = valuesAtRanks(balances, ranks, scratch)
    return { year, age: age + year, p5, p25, p50, p75, p95 }
  }
  const done: SimulatedYear[] = [{ year: 0, age, p5: start, p25: start, p50: start, p75: start, p95: start }]
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
      return { paths, successRate: shareLasting(shortfalls), years: [...done] }
    },
  }
}

/**
 * Simulates many futures of a plan. Each is the projection of `projectRetirement`, but with a random return each year,
 * from a lognormal distribution whose mean is the plan's return. Returns the share of futures in which the fund lasts,
 * and for each year the balances that 5, 25, 50, 75 and 95 % of them are below: share q is the balance at index floor(q
 * × (paths − 1)) in ascending order, from 0.
 *
 * The same seed has the same results on every machine. With a volatility of 0 every future is the projection. Throws a
 * RangeError like `projectRetirement`, and for paths, a seed or a volatility (0 to 1) out of bounds.
 */
export function simulateRetirement(person: RetirementPerson, options: SimulationOptions): SimulatedRetirement {
  const simulation = startRetirementSimulation(person, options)
  simulation.advance(Number.POSITIVE_INFINITY)
  return simulation.result()
}
