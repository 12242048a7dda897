import type { Transaction } from '@evenkeel/api-client/contract/transactions'
import { type IsoDate, toPeriod } from '@evenkeel/engine'
import { CategoryId } from '../../../apps/api/src/store/ledger/category-catalog.ts'
import type { TestClient } from '../../../apps/api/testing/test-client.ts'
import { type MonthOfRows, monthOfRows, monthPairs } from './months-agree.ts'
import { cents, differing, type Pair, sumCents } from './pair.ts'
import { planPairs } from './plans-agree.ts'
import { worthPairs } from './worth-agrees.ts'

const pageSize = 500

async function allRows(client: TestClient): Promise<readonly Transaction[]> {
  const rows: Transaction[] = []
  for (let page = 1; ; page += 1) {
    const { items, total } = await client.call('transactions', { body: { page, pageSize } })
    rows.push(...items)
    if (rows.length >= total || items.length === 0) return rows
  }
}

/** Compares lists of transactions by kind, tag, and own category with all rows. */
async function listPairs(client: TestClient, rows: readonly Transaction[]): Promise<Pair[]> {
  const totalOf = async (query: object) =>
    (await client.call('transactions', { body: { pageSize: 1, ...query } })).total
  const [tags, own] = await Promise.all([client.call('tags', {}), client.call('ownCategories', {})])
  const count = (fits: (row: Transaction) => boolean) => rows.filter(fits).length
  return [
    ['hidden rows', await totalOf({ kind: 'hidden' }), count(({ hidden }) => hidden)],
    ['transfers', await totalOf({ kind: 'transfer' }), count(({ isTransfer }) => isTransfer)],
    [
      'rows without a category',
      await totalOf({ kind: 'uncategorized' }),
      count(({ categoryId }) => categoryId === CategoryId.UNCATEGORIZED),
    ],
    ...(await Promise.all(
      tags.map(async (tag): Promise<Pair> => [`tag ${tag.name}`, tag.count, await totalOf({ tags: [tag.name] })]),
    )),
    ...(await Promise.all(
      own.map(async (one): Promise<Pair> => [
        `own category ${one.name}`,
        one.count,
        await totalOf({ ownCategoryIds: [one.ownCategoryId] }),
      ]),
    )),
  ]
}

/** Compares a year of budgets with its months, and what is recurring with its parts. */
async function yearPairs(client: TestClient, year: number, months: readonly MonthOfRows[]): Promise<Pair[]> {
  const [ofYear, { monthly, monthlyTotal }] = await Promise.all([
    client.call('budgetYear', { body: { year } }),
    client.call('recurring', { body: {} }),
  ])
  const budgeted = sumCents(ofYear.budgets.map(({ spent }) => spent))
  const spending = months
    .filter(({ period }) => period.startsWith(String(year)))
    .reduce((sum, month) => sum + month.spending, 0)
  return [
    ['spending of the year', budgeted + cents(ofYear.unbudgeted), spending],
    ['budgeted spending of the year', cents(ofYear.spent), budgeted],
    ['left of the year', cents(ofYear.left), sumCents(ofYear.budgets.map(({ left }) => left))],
    ['recurring in a month', cents(monthlyTotal), sumCents(monthly.map(({ amount }) => amount))],
  ]
}

/** How many of the newest months are compared. */
const comparedMonths = 5

/**
 * Compares what calls answer about the same thing, and with the rows and accounts themselves: cash flow, spending, budgets, lists,
 * net worth, goals, plans, and next steps. Returns what differs, in words; empty if all agree.
 */
export async function disagreements(client: TestClient, today: IsoDate): Promise<string[]> {
  const [accounts, rows, { data: home }, flow] = await Promise.all([
    client.call('accounts', { body: {} }),
    allRows(client),
    client.call('dashboard', {}),
    client.call('cashFlow', { body: { pastMonthCount: 24 } }),
  ])
  const present = toPeriod(today)
  const periods = [...new Set([...rows.map(({ date }) => toPeriod(date)), present])].toSorted()
  const months = periods.map((period) => monthOfRows(period, rows, accounts))
  const pairs = await Promise.all([
    ...months.slice(-comparedMonths).map((month) => monthPairs(client, month, flow)),
    worthPairs(client, accounts, home),
    planPairs(client, accounts, { home, period: present }),
    listPairs(client, rows),
    yearPairs(client, Number(today.slice(0, 4)), months),
  ])
  return differing(pairs.flat())
}
