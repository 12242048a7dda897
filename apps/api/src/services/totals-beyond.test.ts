import { PlanType } from '@evenkeel/engine'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertAccount } from '../store/ledger/accounts.ts'
import { insertEntries } from '../store/ledger/entries-in-bulk.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { download } from '../../testing/scenes/test-export.ts'
import { newPerson } from '../../testing/scenes/test-person.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ runtime: 'node' })
})
afterAll(() => app.stop())

const largestCents = 9_000_000_000_000
const bound = 9_000_000_000_000

/** Creates a ledger as it may be from before totals had a limit. */
async function personBeyond([categoryName, typeName]: readonly [string, string] = ['Cash', 'Checking']) {
  const person = await newPerson(app)
  person.onLedger((ledger) => {
    const shared = { currency: 'USD', origin: 'manual', bankFileId: null } as const
    const texts = {
      description: 'Big',
      fullDescription: 'Big',
      normalizedDescription: 'big',
      categoryId: 6,
      categorySource: 'person',
      providerId: null,
    } as const
    const { id: accountId } = insertAccount(ledger, {
      name: 'Big',
      categoryName,
      typeName,
      balanceCents: largestCents,
      origin: 'manual',
    })
    for (let more = 0; more < 1_001; more += 1)
      insertAccount(ledger, { name: `${more}`, categoryName, typeName, balanceCents: largestCents, origin: 'manual' })
    insertEntries(
      ledger,
      { ...shared, accountId },
      Array.from({ length: 1_001 }, () => ({ date: '2026-11-10', valueCents: -largestCents, ...texts })),
    )
  })
  return person
}

describe('a ledger whose total exceeds the limit', () => {
  it('lists its rows as usual, and caps totals at the limit', async () => {
    const person = await personBeyond()
    const { client } = person
    const list = await client.call('transactions', { body: {} })
    expect(list).toMatchObject({ total: 1_001, totals: { income: 0, spending: bound, net: -bound } })
    const part = await client.call('transactions', { body: { startDate: '2026-11-05', endDate: '2026-11-20' } })
    expect(part.totals.spending).toBe(bound)
    expect((await client.call('cashFlow', { body: {} })).at(-1)).toMatchObject({
      totalExpenses: bound,
      transactionCount: 1_001,
    })
    expect(
      await client.call('spending', { body: { fromDate: '2026-11-01T00:00:00Z', toDate: '2026-11-30T00:00:00Z' } }),
    ).toMatchObject({
      rankedCategories: [{ amount: bound }],
      totalSpending: bound,
    })
    expect((await client.call('dashboard', {})).data.netWorth).toEqual({ assets: bound, liabilities: 0, total: bound })
    await client.call('createBudget', { body: { categoryId: 6, targetBudget: 100, budgetPeriod: '2026-11' } })
    expect(await client.call('budgets', { body: { budgetPeriod: '2026-11' } })).toMatchObject([{ spent: bound }])
    expect((await download(client)).files['data.json']).toContain('totals')
  })

  it('can still read its plans, for any kind of account that exceeds the limit', async () => {
    for (const kind of [
      ['Cash', 'Checking'],
      ['Credit Card', 'Credit Card'],
      ['Loan', 'Student Loan'],
    ] as const) {
      const { client } = await personBeyond(kind)
      for (const planType of Object.values(PlanType))
        expect([planType, (await client.send('plan', { params: { planType } })).status]).toEqual([planType, 200])
    }
  })

  it('accepts no more rows, and lets its rows be deleted', async () => {
    const person = await personBeyond()
    const { client } = person
    const body = { date: '2026-11-10', value: -1, description: 'One more', categoryId: 6 }
    expect((await client.send('createTransaction', { body })).body.Items?.[0]?.Field).toBe('value')
    const [first] = (await client.call('transactions', { body: {} })).items
    const userTransactionId = first?.userTransactionId ?? 0
    expect(
      (await client.send('updateTransaction', { body: { userTransactionId, value: -5, description: 'Mended' } }))
        .status,
    ).toBe(200)
    expect((await client.send('deleteTransaction', { body: { userTransactionId } })).status).toBe(200)
  })
})
