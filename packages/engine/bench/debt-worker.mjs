import { answer, portfolios, timePlans } from './debt-portfolios.mjs'

/** Plans as often as asked, and answers with the milliseconds a plan of each repeat and with what the plans come to. */
addEventListener('message', ({ data: { repeats, rounds } }) => {
  const times = []
  for (let repeat = 0; repeat < repeats; repeat += 1) times.push(timePlans(rounds))
  postMessage({ times, answers: portfolios.flatMap(answer) })
})
