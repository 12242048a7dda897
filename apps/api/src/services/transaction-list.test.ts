// Proves: ACCT-01, API-30, API-31, API-42, FORM-24, TXN-02 to TXN-05
import {
  sortDirection as sortDirections,
  type TransactionQuery,
  transactionSortField,
} from '@evenkeel/api-client/contract/transactions'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findCategory } from '../store/ledger/category-catalog.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { drawn } from '../../testing/test-host.ts'
import { newPerson, type TestPerson } from '../../testing/scenes/test-person.ts'

let app: TestApp
let person: TestPerson
let checking: number
let card: number

/** Twelve rows in three accounts and none; three pairs have equal values in a sorted column. */
const rows = [
  ['2026-09-30', 1500, 'Payroll', 'Income', 'checking'],
  ['2026-10-01', -900, 'Rent', 'Rent', 'checking'],
  ['2026-10-05', -40.1, 'apple market', 'Groceries', 'card'],
  ['2026-10-05', -40.1, 'Apple Market', 'Groceries', 'card'],
  ['2026-10-31', 15, 'Refund', 'Groceries', 'card'],
  ['2026-11-01', -12, 'Zoo', 'Entertainment', 'card'],
  ['2026-11-02', -7.5, 'Bus', 'Transportation', null],
  ['2026-11-03', -300, 'Transfer out', 'Transfer', 'checking'],
  ['2026-11-04', 25, 'Found', 'Uncategorized', null],
  ['2026-11-05', -60, 'Correction of pay', 'Income', 'checking'],
  ['2026-11-06', -8, 'Secret', 'Shopping', 'card'],
  ['2026-11-07', -5, 'Bus', 'Transportation', null],
] as const

beforeAll(async () => {
  app = await startTestApp()
  person = await newPerson(app)
  checking = (await person.addAccount({ name: 'Checking' })).userAccountId
  card = (await person.addAccount({ name: 'a card', type: 'Savings' })).userAccountId
  for (const [date, value, description, category, account] of rows) {
    const userAccountId = account === null ? null : account === 'card' ? card : checking
    const { userTransactionId } = await person.addRow({ date, value, description, category, userAccountId })
    if (description === 'Secret')
      await person.client.call('setTransactionVisibility', {
        body: { transactionId: userTransactionId, isHidden: true },
      })
  }
})
afterAll(() => app.stop())

const list = (query: TransactionQuery) => person.client.call('transactions', { body: query })
const names = async (query: TransactionQuery) =>
  (await list({ pageSize: 50, ...query })).items.map(({ description }) => description)

describe('the list of transactions', () => {
  it('without options shows the newest ten and the total count', async () => {
    const { items, total, paging } = await list({})
    expect([items.length, total, paging]).toEqual([10, 12, { page: 1, pageSize: 10, total: 12, lastPage: 2 }])
    expect(items[0]?.date).toBe('2026-11-07T00:00:00Z')
    expect((await list({ page: 2 })).items.map(({ description }) => description)).toEqual(['Rent', 'Payroll'])
    expect(await list({ page: 3 })).toMatchObject({ items: [], total: 12 })
  })

  it('filters by days, both ends included, sent as days or moments', async () => {
    expect(await names({ startDate: '2026-11-01T00:00:00.000Z', endDate: '2026-11-03T23:59:59.999Z' })).toEqual([
      'Transfer out',
      'Bus',
      'Zoo',
    ])
    expect(await names({ startDate: '2026-10-31', endDate: '2026-11-01' })).toEqual(['Zoo', 'Refund'])
  })

  it('filters by account, category and budget combined', async () => {
    expect(await names({ userAccountIds: [checking] })).toEqual([
      'Correction of pay',
      'Transfer out',
      'Rent',
      'Payroll',
    ])
    expect((await list({ userAccountIds: [], categoryIds: [], budgetIds: [] })).total).toBe(12)
    expect(await names({ categoryIds: [11, 13] })).toEqual(['Bus', 'Bus', 'Zoo'])
    const budget = await person.client.call('createBudget', {
      body: { categoryId: 6, targetBudget: 90, budgetPeriod: '2026-11' },
    })
    expect(await names({ budgetIds: [budget.budgetId] })).toEqual(['Refund', 'Apple Market', 'apple market'])
    expect(await names({ budgetIds: [budget.budgetId], categoryIds: [11] })).toEqual([])
    expect((await person.client.send('transactions', { body: { budgetIds: [1] } })).status).toBe(404)
    expect((await person.client.send('transactions', { body: { categoryIds: [99] } })).status).toBe(404)
  })

  it('without incomes still shows refunds; without transfers what is spent and earned', async () => {
    const without = await names({ excludeIncomes: true, startDate: '2026-10-31' })
    expect(without).toEqual(['Bus', 'Secret', 'Transfer out', 'Bus', 'Zoo', 'Refund'])
    expect(await names({ excludeTransfers: true, startDate: '2026-11-03' })).not.toContain('Transfer out')
    expect((await list({ excludeManualTransactions: true })).total).toBe(0)
  })

  it('leaves hidden rows and transfers out of totals, takes refunds off spending and corrections off income', async () => {
    // Income 1500 + 25 - 60; spending 900 + 80.20 - 15 + 12 + 7.50 + 5. The hidden 8 and the transfer of 300 do not
    // count.
    expect((await list({})).totals).toEqual({ income: 1465, spending: 989.7, net: 475.3 })
    expect((await list({ startDate: '2026-11-01', pageSize: 1 })).totals).toEqual({
      income: -35,
      spending: 24.5,
      net: -59.5,
    })
  })

  it('sorts by each column, the newest first among equals of a source or category', async () => {
    const by = (fieldName: 'date' | 'description' | 'source' | 'category' | 'value', sortDirection: 'ASC' | 'DESC') =>
      names({ ordering: { fieldName, sortDirection } })
    expect((await by('value', 'ASC')).slice(0, 2)).toEqual(['Rent', 'Transfer out'])
    expect((await by('description', 'ASC')).slice(0, 4)).toEqual(['apple market', 'Apple Market', 'Bus', 'Bus'])
    expect((await by('source', 'ASC')).slice(0, 6)).toEqual([
      'Secret',
      'Zoo',
      'Refund',
      'Apple Market',
      'apple market',
      'Correction of pay',
    ])
    expect((await by('source', 'DESC')).slice(0, 4)).toEqual(['Bus', 'Found', 'Bus', 'Correction of pay'])
    expect((await by('category', 'ASC')).slice(0, 5)).toEqual([
      'Zoo',
      'Refund',
      'Apple Market',
      'apple market',
      'Correction of pay',
    ])
    expect((await by('category', 'DESC')).slice(0, 2)).toEqual(['Found', 'Bus'])
  })

  it('returns each row once over all pages, in any order and page size', async () => {
    const field = fc.constantFrom(...transactionSortField.options)
    const direction = fc.constantFrom(...sortDirections.options)
    await fc.assert(
      fc.asyncProperty(field, direction, fc.integer({ min: 1, max: 7 }), async (fieldName, sortDirection, pageSize) => {
        const ordering = { fieldName, sortDirection }
        const pages = await Promise.all(
          Array.from({ length: Math.ceil(12 / pageSize) }, (_, index) => list({ ordering, pageSize, page: index + 1 })),
        )
        const ids = pages.flatMap(({ items }) => items.map(({ userTransactionId }) => userTransactionId))
        const whole = (await list({ ordering, pageSize: 500 })).items.map(({ userTransactionId }) => userTransactionId)
        expect(ids).toEqual(whole)
        expect(new Set(ids).size).toBe(12)
      }),
      { numRuns: drawn(15) },
    )
  })

  it('has the total of each day on a page by date, with the day’s rows on other pages', async () => {
    const narrowed = fc.constantFrom<TransactionQuery>(
      {},
      { search: 'apple' },
      { excludeTransfers: true },
      { kind: 'out' },
    )
    const direction = fc.constantFrom(...sortDirections.options)
    await fc.assert(
      fc.asyncProperty(
        narrowed,
        direction,
        fc.integer({ min: 1, max: 7 }),
        fc.nat(5),
        async (query, sortDirection, pageSize, back) => {
          const ordering = { fieldName: 'date', sortDirection } as const
          const { items, dayTotals = [] } = await list({ ...query, ordering, pageSize, page: back + 1 })
          const days = [...new Set(items.map(({ date }) => date))]
          const alone = await Promise.all(days.map((day) => list({ ...query, startDate: day, endDate: day })))
          expect(dayTotals).toEqual(days.map((date, place) => ({ date, net: alone[place]?.totals.net })))
        },
      ),
      { numRuns: drawn(25) },
    )
    expect((await list({ ordering: { fieldName: 'value', sortDirection: 'ASC' } })).dayTotals).toBeUndefined()
  })
})

describe('what counts', () => {
  it('leaves out accounts that are hidden from totals or in another currency', async () => {
    const other = await newPerson(app)
    const { userAccountId } = await other.addAccount()
    await other.addRow({ userAccountId, value: -20 })
    const foreign = await other.addRow({ value: -30 })
    other.onLedger((ledger) => ledger.run(`update entry set currency = 'EUR' where id = ${foreign.userTransactionId}`))
    await other.addRow({ value: -1 })
    const totals = async () => (await other.client.call('transactions', { body: {} })).totals.spending
    expect(await totals()).toBe(21)
    const changeId = await other.change('updateAccount', { body: { userAccountId, isHiddenFromCFBS: true } })
    expect(await totals()).toBe(1)
    const { items } = await other.client.call('transactions', { body: {} })
    expect(items.map(({ countsInTotals }) => countsInTotals)).toEqual([true, false, false])
    await other.undo(changeId)
    expect(await totals()).toBe(21)
  })

  it('the list’s totals, the cash flow and the spending of a month agree to the cent', async () => {
    const [november] = (await person.client.call('cashFlow', { body: { pastMonthCount: 1 } })).slice(-1)
    const { totals } = await list({ startDate: '2026-11-01', endDate: '2026-11-30' })
    const spending = await person.client.call('spending', {
      body: { fromDate: '2026-11-01T00:00:00.000Z', toDate: '2026-11-30T23:59:59.999Z' },
    })
    expect([november?.totalIncomes, november?.totalExpenses]).toEqual([totals.income, totals.spending])
    expect(spending.totalSpending).toBe(totals.spending)
    expect(spending.rankedCategories).toEqual([
      { amount: 12.5, categoryIds: [11] },
      { amount: 12, categoryIds: [13] },
    ])
  })
})

describe('categories', () => {
  it('are 25, in the order of their names, three of them without budgets', async () => {
    const categories = await person.client.call('categories', {})
    expect(categories).toHaveLength(25)
    expect(categories.filter(({ isBudgetable }) => !isBudgetable).map(({ name }) => name)).toEqual([
      'Income',
      'Transfer',
      'Uncategorized',
    ])
    expect(categories.map(({ name }) => name)).toEqual(
      categories.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b, 'en-US')),
    )
  })

  it('are ranked by how often they were used in the last twelve months, then by name', async () => {
    await person.addRow({ date: '2025-11-20', category: 'Pets' })
    const ranked = await person.client.call('rankedCategories', {})
    const [groceries, income, transportation, entertainment] = ranked.map(
      ({ expenseCategoryId }) => findCategory(expenseCategoryId)?.name,
    )
    expect([groceries, income, transportation, entertainment]).toEqual([
      'Groceries',
      'Income',
      'Transportation',
      'Entertainment',
    ])
    expect(ranked.findIndex(({ name }) => name === 'Pets')).toBeGreaterThan(8)
  })
})
