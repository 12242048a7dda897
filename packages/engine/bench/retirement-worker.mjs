import { projectRetirement } from '../src/retirement/project-retirement.ts'
import { simulateRetirement } from '../src/retirement/simulation/simulate-retirement.ts'
import { asOf, options, person } from './retirement-plan.mjs'

/**
 * Runs simulation and projection as often as requested, and answers with the milliseconds of each run (for the projection of a
 * thousand of them) and the figures of the last simulation.
 */
addEventListener('message', ({ data: rounds }) => {
  const times = []
  const projections = []
  let result
  for (let round = 0; round < rounds; round++) {
    const started = performance.now()
    result = simulateRetirement(person, options)
    times.push(performance.now() - started)
    const from = performance.now()
    for (let run = 0; run < 1000; run++) projectRetirement(person, { asOf })
    projections.push(performance.now() - from)
  }
  postMessage({ times, projections, result })
})
