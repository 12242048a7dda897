import { startReport } from '../../../scripts/lib/bench-report.mjs'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { median, requestsPerSecond } from './load.mjs'
import { openBenchData } from './people-of-the-bench.ts'
import { signIn, startServer } from './server.mjs'

const roundCount = 7
const requests = 600
const otherRequests = 1000

const calls = {
  constant: ['/webapi/v1/user/account/types', {}],
  'transactions page of 10': ['/webapi/v1/transactions', { page: 1, pageSize: 10 }],
  'cash flow of 12 months': ['/webapi/v1/cash-flow', { pastMonthCount: 12 }],
}

/** Measures every call for every person in alternating rounds; returns the medians. */
async function measure(origin, people) {
  const cases = Object.entries(people).flatMap(([who, headers]) =>
    Object.entries(calls).map(([call, [path, body]]) => ({
      who,
      call,
      url: new URL(path, origin),
      what: { method: 'POST', headers, body: JSON.stringify(body) },
      rates: [],
    })),
  )
  for (let round = 0; round <= roundCount; round++) {
    for (const one of cases) {
      const rate = await requestsPerSecond(one.url, one.what, round === 0 ? requests / 4 : requests)
      if (round > 0) one.rates.push(rate)
    }
  }
  return cases.map(({ who, call, rates }) => ({ who, call, rate: median(rates) }))
}

/** Returns the cost of a call in constant answers of the same server in the same rounds. */
function inConstants(results, who, call) {
  const rateOf = (name) => results.find((one) => one.who === who && one.call === name)?.rate ?? Number.NaN
  return rateOf('constant') / rateOf(call)
}

function print(title, results) {
  console.log(`\n${title}`)
  for (const { who, call, rate } of results) {
    const cost = inConstants(results, who, call).toFixed(2)
    console.log(
      `  ${who.padEnd(28)}${call.padEnd(26)}${rate.toFixed(0).padStart(7)} requests/s   ${cost} constant answers`,
    )
  }
}

const folder = mkdtempSync(join(tmpdir(), 'evenkeel-bench-'))
try {
  const data = await openBenchData(folder)
  await data.addEmployee('one@bench.example', 2_000, 1)
  await data.addEmployee('ten@bench.example', 20_000, 10)

  const run = async (title) => {
    const server = await startServer(folder)
    const people = {
      '1 year, 2,000 rows': await signIn(server.origin, 'one@bench.example'),
      '10 years, 20,000 rows': await signIn(server.origin, 'ten@bench.example'),
    }
    const results = await measure(server.origin, people)
    print(title, results)
    await server.stop()
    return results
  }
  const alone = await run('Two employees')
  for (let other = 0; other < otherRequests; other++) await data.addEmployee(`other-${other}@bench.example`, 200, 1)
  data.close()
  const crowded = await run(`The same two among ${otherRequests} others`)

  const report = startReport('http', `What a call costs among ${otherRequests} other employees`)
  for (const { who, call } of crowded.filter((one) => one.call !== 'constant')) {
    const share = inConstants(crowded, who, call) / inConstants(alone, who, call)
    report.figure(`${call}, ${who}`, share, 'of its cost without others', { aim: 1.2 })
  }
  report.end()
} finally {
  rmSync(folder, { recursive: true, force: true })
}
