import { solveLevers } from './levers-run.mjs'

/** Solves the levers as often as requested, and answers with the times and futures of each round. */
addEventListener('message', ({ data: rounds }) => {
  postMessage(Array.from({ length: rounds }, solveLevers))
})
