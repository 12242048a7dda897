import { median } from '../load.mjs'
import {
  aYearAgo,
  countBytes,
  maxRatio,
  noteHops,
  pageBody,
  pageSize,
  path,
  post,
  rowCount,
  tookOne,
} from './calls.mjs'

/** Reads of each call that each follow a change, so that no earlier result is remembered. */
const [rounds, looksInARound] = [10, 10]

/**
 * Returns searches with their names, as the screen asks for their first page.
 * @param {string} yearAgo
 */
function newSearches(yearAgo) {
  const byValue = { ordering: { fieldName: 'value', sortDirection: 'ASC' } }
  const aMonthAgo = { startDate: new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 10) }
  const soon = { mayCountLater: true, pageSize: 50 }
  return [
    ['a shop of 10,000 rows', { search: 'greenleaf', ...soon }],
    ['a shop of 10,000 rows, by amount', { search: 'greenleaf', ...byValue, ...soon }],
    ['a shop of 10,000 rows, in a month', { search: 'greenleaf', ...aMonthAgo, ...soon }],
    ['a shop of 10,000 rows, in a year', { search: 'greenleaf', startDate: yearAgo, ...soon }],
    ['money out', { kind: 'out', ...soon }],
    ['words that no row has', { search: 'nowhere', ...soon }],
  ]
}

/**
 * Returns how many bare hops each call costs, one request at a time, each after an uncounted change of the ledger. The calls take
 * turns, so that other load on the machine affects some looks of all.
 */
async function afterAChange({ origin, hop, headers }, change, calls) {
  const measured = []
  for (const call of calls) {
    const size = await countBytes(origin, call.name, post(headers, call.bodyOf(0)))
    measured.push({ ...call, size, own: [], bare: [] })
  }
  for (let look = 0; look < rounds * looksInARound * calls.length; look += 1) {
    const { name, bodyOf, size, own, bare } = measured[Math.floor(look / looksInARound) % calls.length]
    await change(look)
    const what = post(headers, bodyOf(own.length))
    own.push(await tookOne(new URL(path[name], origin), what))
    bare.push(await tookOne(new URL(`/${size}`, hop), what))
  }
  return measured.map(({ title, size, own, bare }) => ({
    title,
    size,
    hops: median(own) / median(bare),
    perSecond: 1000 / median(own),
  }))
}

/**
 * Measures the first page of new searches, next to the same of a person with few rows on as many days a row; and counted ones: of
 * other shops each time, because the last is kept.
 */
export async function measureNewSearches(person, fewRows) {
  const { report } = person
  console.log(`\nSearches as new ones, one at a time and each after a change`)
  const searches = newSearches(aYearAgo()).map(([title, body]) => ({
    title: `new search: ${title}`,
    name: 'transactions',
    bodyOf: () => body,
  }))
  const change = await smallChange(person)
  const costs = await afterAChange(person, change, searches)
  for (const cost of costs) noteHops(report, cost.title, cost)
  const ofFew = await afterAChange(fewRows, await smallChange(fewRows), searches)
  for (const [index, { title, perSecond }] of costs.entries())
    report.figure(
      `${title}, with ${rowCount} rows in place of 500`,
      ofFew[index].perSecond / perSecond,
      'times as long',
    )
  const bodyOf = (look) => ({ search: ['greenleaf', 'nori'][look % 2], pageSize: 50 })
  const title = 'new search: a shop of 10,000 rows, counted'
  const [counted] = await afterAChange(person, change, [{ title, name: 'transactions', bodyOf }])
  report.figure(title, counted.hops, 'bare hops')
}

async function newestEntry({ origin, headers }) {
  const answer = await fetch(new URL(path.transactions, origin), post(headers, { page: 1, pageSize: 1 }))
  return (await answer.json()).items[0]
}

/** Returns a change of the newest row's category. */
async function smallChange({ origin, headers }) {
  const entry = await newestEntry({ origin, headers })
  return (look) =>
    tookOne(
      new URL(path.category, origin),
      post(headers, { transactionId: entry.userTransactionId, categoryId: 6 + (look % 2) }),
    )
}

/** Measures the first read after a change: sums are computed, and pages walked to, from the start. */
export async function measureFirstLooks(person) {
  const yearAgo = aYearAgo()
  console.log(`\nThe same, one at a time and each the first look after a change`)
  const [entry, change] = [await newestEntry(person), await smallChange(person)]
  const pages = Math.ceil(rowCount / pageSize)
  const anyPage = (look) => 1 + ((look * 1_237) % pages)
  const looks = [
    ["the server's constant answer", 'constant', () => ({})],
    ['transactions, first page', 'transactions', () => pageBody(1, 'date', 'DESC')],
    [
      'transactions by value, another page each time',
      'transactions',
      (look) => pageBody(anyPage(look), 'value', 'ASC'),
    ],
    [
      'search for words of ten rows, others each time',
      'transactions',
      (look) => ({ search: `greenleaf ${1_000 + look}`, pageSize: 50 }),
    ],
    ['search for a shop of 10,000 rows, 50 rows', 'transactions', () => ({ search: 'greenleaf', pageSize: 50 })],
    ['cash flow of 12 months', 'cashFlow', () => ({ pastMonthCount: 12 })],
    ['spending of 12 months', 'spending', () => ({ fromDate: yearAgo, toDate: new Date().toISOString() })],
    ['net worth of 12 months', 'netWorth', () => ({ pastMonthCount: 12 })],
    [
      'balances of a year, one account',
      'balanceHistory',
      () => ({ userAccountId: entry.userAccountId, fromDate: yearAgo.slice(0, 10) }),
    ],
  ]
  const calls = looks.map(([title, name, bodyOf]) => ({ title, name, bodyOf }))
  const costs = await afterAChange(person, change, calls)
  return costs
    .map((cost) => noteHops(person.report, `first look: ${cost.title}`, cost))
    .every((hops) => hops <= maxRatio)
}
