import { simulateRetirement } from '../src/retirement/simulation/simulate-retirement.ts'
import { options, person } from './retirement-plan.mjs'

/** Runs the simulation as often as asked, and answers with the milliseconds of each run and the figures of the last. */
addEventListener('message', ({ data: rounds }) => {
  const times = []
  let result
  for (let round = 0; round < rounds; round++) {
    const started = performance.now()
    result = simulateRetirement(person, options)
    times.push(performance.now() - started)
  }
  postMessage({ times, result })
})
