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

/** Reads that each follow a change, so that no earlier result is remembered. */
const firstLooks = 100

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

/** Returns how many bare hops a call costs, one request at a time, each after an uncounted change of the ledger. */
async function afterAChange({ origin, hop, headers }, change, name, bodyOf) {
  const size = await countBytes(origin, name, post(headers, bodyOf(0)))
  const [own, bare] = [[], []]
  for (let look = 0; look < firstLooks; look += 1) {
    await change(look)
    own.push(await tookOne(new URL(path[name], origin), post(headers, bodyOf(look))))
    bare.push(await tookOne(new URL(`/${size}`, hop), post(headers, bodyOf(look))))
  }
  return { size, hops: median(own) / median(bare), perSecond: 1000 / median(own) }
}

/** Measures the first page of new searches, and counted ones: of other shops each time, because the last is kept. */
export async function measureNewSearches(person) {
  const { report } = person
  const { change } = await smallChange(person)
  console.log(`\nSearches as new ones, one at a time and each after a change`)
  for (const [title, body] of newSearches(aYearAgo()))
    noteHops(report, `new search: ${title}`, await afterAChange(person, change, 'transactions', () => body))
  const counted = (look) => ({ search: ['greenleaf', 'nori'][look % 2], pageSize: 50 })
  const { hops } = await afterAChange(person, change, 'transactions', counted)
  report.figure('new search: a shop of 10,000 rows, counted', hops, 'bare hops')
}

/** Returns a change of one row's category, and that row. */
async function smallChange({ origin, headers }) {
  const [entry] = (
    await (await fetch(new URL(path.transactions, origin), post(headers, { page: 1, pageSize: 1 }))).json()
  ).items
  const change = (look) =>
    tookOne(
      new URL(path.category, origin),
      post(headers, { transactionId: entry.userTransactionId, categoryId: 6 + (look % 2) }),
    )
  return { entry, change }
}

/** Measures the first read after a change: sums are computed, and pages walked to, from the start. */
export async function measureFirstLooks(person) {
  const yearAgo = aYearAgo()
  console.log(`\nThe same, one at a time and each the first look after a change`)
  const { entry, change } = await smallChange(person)
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
  const hops = []
  for (const [title, name, bodyOf] of looks)
    hops.push(noteHops(person.report, `first look: ${title}`, await afterAChange(person, change, name, bodyOf)))
  return hops.every((one) => one <= maxRatio)
}
