import { median, requestsPerSecond } from '../load.mjs'
import {
  aYearAgo,
  countBytes,
  maxRatio,
  noteHops,
  pageBody,
  path,
  post,
  rowCount,
  pageSize,
  targetRatio,
} from './calls.mjs'

const roundCount = 15
/** A round of fewer measures the opening of eight connections more than their requests. */
const requests = 400
/** Requests of every call before the first round: a just-started server is slowed by the runtime's compiler. */
const warmUp = 2_000

/** Runs one round of a call and of the bare hop of its bytes, right after each other. */
async function oneRound(origin, hop, { name, what, size }) {
  const perSecond = await requestsPerSecond(new URL(path[name], origin), what, requests)
  return { perSecond, hops: (await requestsPerSecond(new URL(`/${size}`, hop), what, requests)) / perSecond }
}

/**
 * Returns how many bare hops of its bytes each call costs: the median of the rounds, each of which compares separately.
 * The calls alternate, one round each, so that other load on the machine affects one round of many and not all rounds
 * of one call.
 */
async function inHops({ origin, hop, report }, calls) {
  const rounds = calls.map(() => [])
  for (let round = 0; round < roundCount; round += 1) {
    for (const [index, call] of calls.entries()) rounds[index].push(await oneRound(origin, hop, call))
  }
  return calls.map(({ title, size }, index) => {
    const [hops, perSecond] = [
      median(rounds[index].map((one) => one.hops)),
      median(rounds[index].map((one) => one.perSecond)),
    ]
    return noteHops(report, title, { size, hops, perSecond })
  })
}

/**
 * Compares with the server's constant answer too: sign-in, headers and routing are in every call, independent of the
 * ledger.
 */
function sumUp(name, hops, constant) {
  const [least, most] = [Math.min(...hops), Math.max(...hops)]
  const within = hops.filter((one) => one <= targetRatio).length
  const against = `${(least / constant).toFixed(2)} to ${(most / constant).toFixed(2)} of the server's constant answer`
  console.log(
    `  ${name}: ${least.toFixed(1)} to ${most.toFixed(1)} hops, ${within} of ${hops.length} within ${targetRatio}, ${against}`,
  )
}

/** The account page and the net worth page. */
const historyReads = (headers, yearAgo, userAccountId) => [
  {
    title: 'balances of a year, one account',
    name: 'balanceHistory',
    what: post(headers, { userAccountId, fromDate: yearAgo.slice(0, 10) }),
  },
  { title: 'net worth of 12 months', name: 'netWorth', what: post(headers, { pastMonthCount: 12 }) },
  { title: 'budgets of a month', name: 'budgetMonth', what: post(headers, { budgetPeriod: yearAgo.slice(0, 7) }) },
  { title: 'net worth of all months', name: 'netWorth', what: post(headers, { pastMonthCount: null }) },
]

/** Returns every read that is measured: the pages in each order at each depth, and the sums. */
function measuredReads(headers, yearAgo, userAccountId) {
  const last = Math.ceil(rowCount / pageSize)
  const depths = [
    ['first', 1],
    ['hundredth', 100],
    ['middle', Math.floor(last / 2)],
    ['last', last],
  ]
  const pageCalls = ['date', 'description', 'source', 'category', 'value'].flatMap((fieldName) =>
    ['ASC', 'DESC'].flatMap((direction) =>
      depths.map(([depth, page]) => ({
        title: `transactions by ${fieldName} ${direction}, ${depth} page`,
        name: 'transactions',
        what: post(headers, pageBody(page, fieldName, direction)),
      })),
    ),
  )
  const found = (title, query) => ({ title, name: 'transactions', what: post(headers, { pageSize: 50, ...query }) })
  const searchCalls = [
    found('search for words of ten rows', { search: 'greenleaf 4120' }),
    found('search for an amount, 50 rows', { search: '58.77' }),
    found('search for a shop of 10,000 rows, 50 rows', { search: 'greenleaf' }),
    found('filter by kind and amount, 50 rows', { kind: 'out', search: '>80' }),
  ]
  const sumCalls = [
    { title: 'cash flow of 12 months', name: 'cashFlow', what: post(headers, { pastMonthCount: 12 }) },
    {
      title: 'spending of 12 months',
      name: 'spending',
      what: post(headers, { fromDate: yearAgo, toDate: new Date().toISOString() }),
    },
  ]
  const historyCalls = historyReads(headers, yearAgo, userAccountId)
  return {
    historyCalls,
    constantCall: { title: "the server's constant answer", name: 'constant', what: post(headers, {}) },
    pageCalls,
    searchCalls,
    sumCalls,
  }
}

/** Returns the size of each call's answer, with both servers warmed up. */
async function warmedUp(origin, hop, calls) {
  const sized = []
  for (const call of calls) {
    const { name, what } = call
    const size = await countBytes(origin, name, what)
    for (const url of [new URL(path[name], origin), new URL(`/${size}`, hop)])
      await requestsPerSecond(url, what, warmUp)
    sized.push({ ...call, size })
  }
  return sized
}

/** Measures pages in every order and depth, searches, and sums, eight at a time; returns whether all are within the most that passes. */
export async function measureReads(person) {
  const { origin, hop, headers } = person
  console.log(
    `\nReads of a person with ${rowCount} rows, in bare hops of the same bytes (aim ${targetRatio}, at most ${maxRatio})`,
  )
  const yearAgo = aYearAgo()
  const accounts = await (await fetch(new URL(path.accounts, origin), post(headers, {}))).json()
  const userAccountId = accounts[0].userAccountId
  const reads = measuredReads(headers, yearAgo, userAccountId)
  const groups = [reads.pageCalls, reads.searchCalls, reads.sumCalls, reads.historyCalls]
  const [constant, ...hops] = await inHops(person, await warmedUp(origin, hop, [reads.constantCall, ...groups.flat()]))
  const [pages, searches, sums, history] = groups.map((group) => hops.splice(0, group.length))
  sumUp('pages', pages, constant)
  sumUp('searches', searches, constant)
  sumUp('cash flow and spending', sums, constant)
  sumUp('balances and net worth', history, constant)
  return [...pages, ...sums, ...history].every((one) => one <= maxRatio)
}
