import { retirementLevers } from '../src/levers/retirement-levers.ts'
import { chance } from '../src/retirement/simulation/chance.ts'
import { demoDay, maya } from '../src/verdict/demo-household.fixture.ts'

/** The worked household of the tests, whose 41 of 100 futures leave every lever something to solve. */
export const person = maya
const options = { asOf: demoDay }
const match = { matchRate: 0.5, matchLimit: 0.06 }

export const simulated = { ...options, ...chance }

/** Solves all levers once: the milliseconds to the first and to the last, and the futures of each. */
export function solveLevers() {
  const started = performance.now()
  const levers = retirementLevers({ person, options, match })
  const { value: first } = levers.next()
  const firstMs = performance.now() - started
  const futures = [first, ...levers].map((lever) => lever.futures)
  return { firstMs, allMs: performance.now() - started, futures }
}
