import { answer, portfolios, timePlans } from './debt-portfolios.mjs'

/** Plans as often as requested, and answers with the milliseconds for each plan of each repeat, and with the plans' results. */
addEventListener('message', ({ data: { repeats, rounds } }) => {
  const times = []
  for (let repeat = 0; repeat < repeats; repeat += 1) times.push(timePlans(rounds))
  postMessage({ times, answers: portfolios.flatMap(answer) })
})
