// Proves: API-40 to API-42, CASH-01, SPEND-01, SPEND-03
import { type CategorySum, countsInTotals, toFlow, flowOfSum } from '@evenkeel/engine'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allAccounts } from '../store/ledger/accounts.ts'
import { categoryCatalog, getCategory } from '../store/ledger/category-catalog.ts'
import { insertEntry } from '../store/ledger/entries.ts'
import { categorySums } from '../store/ledger/category-sums.ts'
import type { LedgerTransaction } from '../store/ledger/ledger.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { drawn } from '../../testing/test-host.ts'
import { categoryId, newPerson } from '../../testing/scenes/test-person.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

describe('cash flow', () => {
  it('returns the full past months, oldest first, then the current one, with no month missing', async () => {
    const person = await newPerson(app)
    await person.addRow({ date: '2026-09-15', value: 2_000, category: 'Income' })
    await person.addRow({ date: '2026-09-30', value: -300.25, category: 'Rent' })
    await person.addRow({ date: '2026-11-30', value: -4, category: 'Groceries' })
    await person.addRow({ date: '2026-12-01', value: -99, category: 'Groceries' })
    const months = await person.client.call('cashFlow', { body: {} })
    expect(months).toEqual([
      {
        year: 2026,
        month: 8,
        monthDate: '2026-08-01T00:00:00Z',
        totalIncomes: 0,
        totalExpenses: 0,
        transactionCount: 0,
      },
      {
        year: 2026,
        month: 9,
        monthDate: '2026-09-01T00:00:00Z',
        totalIncomes: 2000,
        totalExpenses: 300.25,
        transactionCount: 2,
      },
      {
        year: 2026,
        month: 10,
        monthDate: '2026-10-01T00:00:00Z',
        totalIncomes: 0,
        totalExpenses: 0,
        transactionCount: 0,
      },
      {
        year: 2026,
        month: 11,
        monthDate: '2026-11-01T00:00:00Z',
        totalIncomes: 0,
        totalExpenses: 4,
        transactionCount: 1,
      },
    ])
    expect(await person.client.call('cashFlowMonth', { body: { year: 2026, month: 9 } })).toEqual(months[1])
    expect(await person.client.call('cashFlow', { body: { pastMonthCount: 12 } })).toHaveLength(13)
  })

  it('a refund above all spending makes the month’s expenses negative, uncategorized money in is income', async () => {
    const person = await newPerson(app)
    await person.addRow({ value: 30, category: 'Shopping' })
    await person.addRow({ value: -10, category: 'Groceries' })
    await person.addRow({ value: 5, category: 'Uncategorized' })
    expect(await person.client.call('cashFlowMonth', { body: { year: 2026, month: 11 } })).toMatchObject({
      totalIncomes: 5,
      totalExpenses: -20,
    })
    const spending = await person.client.call('spending', {
      body: { fromDate: '2026-11-01T00:00:00Z', toDate: '2026-11-30T23:59:59Z' },
    })
    expect(spending).toEqual({ rankedCategories: [{ amount: 10, categoryIds: [6] }], totalSpending: -20 })
  })

  it('an entry of the ranking has one category id, also where own categories are parts of one (SPEND-07)', async () => {
    const person = await newPerson(app)
    const body = { groupName: 'Everyday', categoryId: categoryId('Pets'), color: 'purple', icon: 'paw' } as const
    const dog = await person.client.call('createOwnCategory', { body: { ...body, name: 'Dog care' } })
    const cat = await person.client.call('createOwnCategory', { body: { ...body, name: 'Cat care' } })
    for (const { ownCategoryId } of [dog, cat]) {
      const { userTransactionId } = await person.addRow({ value: -10, category: 'Groceries' })
      await person.client.call('changeTransactions', {
        body: { select: { transactionIds: [userTransactionId] }, change: { ownCategoryId } },
      })
    }
    const { rankedCategories } = await person.client.call('spending', {
      body: { fromDate: '2026-11-01T00:00:00Z', toDate: '2026-11-30T23:59:59Z' },
    })
    expect(rankedCategories).toEqual([{ amount: 20, categoryIds: [categoryId('Pets')] }])
  })

  it('spending is ranked, paged and filtered by account', async () => {
    const person = await newPerson(app)
    const { userAccountId } = await person.addAccount()
    await person.addRow({ value: -10, category: 'Groceries', userAccountId })
    await person.addRow({ value: -30, category: 'Rent' })
    await person.addRow({ value: -20, category: 'Pets', userAccountId })
    const range = { fromDate: '2026-11-01T00:00:00Z', toDate: '2026-11-30T23:59:59Z' }
    const spend = async (extra: object) => {
      const { rankedCategories, totalSpending } = await person.client.call('spending', { body: { ...range, ...extra } })
      return [rankedCategories.map(({ amount }) => amount), totalSpending]
    }
    expect(await spend({})).toEqual([[30, 20, 10], 60])
    expect(await spend({ rankSize: 2 })).toEqual([[30, 20], 60])
    expect(await spend({ page: 2, pageSize: 1 })).toEqual([[20], 60])
    expect(await spend({ userAccountIds: [userAccountId] })).toEqual([[20, 10], 30])
    expect(await spend({ excludeManualTransactions: true })).toEqual([[], 0])
  })
})

interface AnyEntry {
  readonly valueCents: number
  readonly categoryId: number
  readonly currency: string
  readonly isHidden: boolean
  /** 0: no account, 1: an account that counts, 2: one hidden from totals, 3: a card. */
  readonly account: 0 | 1 | 2 | 3
}

const anyEntry: fc.Arbitrary<AnyEntry> = fc.record({
  valueCents: fc.integer({ min: -5_000, max: 5_000 }),
  categoryId: fc.constantFrom(...categoryCatalog.map(({ id }) => id)),
  currency: fc.constantFrom('USD', 'USD', 'EUR'),
  isHidden: fc.boolean(),
  account: fc.constantFrom(0, 1, 2, 3),
})

/** Adds up each month's flow row by row, by the engine's rule. */
function flowOfRows(entries: readonly AnyEntry[]): number[] {
  const flows = entries.map(({ valueCents, categoryId, currency, isHidden, account }) =>
    toFlow({
      valueCents,
      category: getCategory(categoryId),
      isOfDebt: account === 3,
      countsInTotals: countsInTotals({ isHidden, currency, isHiddenFromCFBS: account === 2 }),
    }),
  )
  return [
    flows.reduce((sum, { incomeCents }) => sum + incomeCents, 0),
    flows.reduce((sum, { expenseCents }) => sum + expenseCents, 0),
  ]
}

function flowOfSums(sums: readonly CategorySum[]): number[] {
  const flows = sums.map(flowOfSum)
  return [
    flows.reduce((sum, { incomeCents }) => sum + incomeCents, 0),
    flows.reduce((sum, { expenseCents }) => sum + expenseCents, 0),
  ]
}

function insertAll(ledger: LedgerTransaction, entries: readonly AnyEntry[]): void {
  const ids = allAccounts(ledger).map(({ id }) => id)
  ledger.run('delete from entry')
  for (const { account, ...entry } of entries) {
    const accountId = account === 0 ? null : (ids[account - 1] ?? null)
    const words = { description: 'x', fullDescription: 'x', normalizedDescription: 'x' }
    insertEntry(ledger, { ...entry, ...words, accountId, date: '2026-11-05', categorySource: 'none', origin: 'file' })
  }
}

describe('the store’s sums', () => {
  it('equal the engine’s rule applied row by row, for any rows', async () => {
    const person = await newPerson(app)
    await person.addAccount()
    await person.addAccount({ isHiddenFromCFBS: true })
    await person.addAccount({
      category: 'Credit Card',
      type: 'Credit Card',
      balance: -5,
      interestRate: 0.2,
      monthlyMinimumPayment: 1,
      currentMonthlyPayment: 1,
    })
    fc.assert(
      fc.property(fc.array(anyEntry, { maxLength: 12 }), (entries) => {
        const sums = person.onLedger((ledger) => {
          insertAll(ledger, entries)
          return categorySums(ledger, { from: '2026-11-01', to: '2026-11-30' })
        })
        expect(flowOfSums(sums)).toEqual(flowOfRows(entries))
      }),
      { numRuns: drawn(60) },
    )
  })
})
