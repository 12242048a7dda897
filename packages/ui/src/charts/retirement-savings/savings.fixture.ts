import type { SavingsFutures, SavingsYear } from './savings-plan.ts'

const retirement = 67
const round = (dollars: number) => Math.max(0, Math.round(dollars * 100) / 100)

/** A plan from `from` to `to`: saves until 67, then spends. For stories, tests and benches. */
export function sampleYears(from: number, to: number, start = 75_317.49): SavingsYear[] {
  let balance = start
  return Array.from({ length: to - from + 1 }, (_, year) => {
    const age = from + year
    const row = { age, balance: round(balance) }
    balance =
      age < retirement
        ? balance * 1.06 + 10_080 * 1.025 ** year
        : balance * 1.045 - 72_000 * 1.012 ** (age - retirement)
    return row
  })
}

const spread = (balance: number, deviations: number, years: number) =>
  round(balance * Math.exp(deviations * 0.11 * Math.sqrt(years) - (deviations < 0 ? 0.0004 * years ** 1.8 : 0)))

/** The spread of futures around the years of a plan, wider the later. */
export const sampleFutures = (years: readonly SavingsYear[]): SavingsFutures[] =>
  years.map(({ age, balance }, year) => ({
    age,
    p5: spread(balance, -1.64, year),
    p25: spread(balance, -0.67, year),
    p75: spread(balance, 0.67, year),
    p95: spread(balance, 1.64, year),
  }))

const years = sampleYears(34, 90)

/** A plan that lasts, with everything that the chart can draw. */
export const samplePlan = { years, futures: sampleFutures(years), retirementAge: retirement }

const poorYears = sampleYears(58, 95, 96_000)

/** A plan whose savings run out many years before its end. */
export const shortPlan = {
  years: poorYears,
  futures: sampleFutures(poorYears),
  retirementAge: retirement,
}
