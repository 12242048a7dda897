// Proves: ASVS-1.4.2, ASVS-2.3.2
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { download } from '../../testing/scenes/test-export.ts'
import { commit, upload } from '../../testing/scenes/test-import.ts'
import { linkBank, runDueWork } from '../../testing/scenes/sync-test-bank.ts'
import { newPerson, type TestPerson } from '../../testing/scenes/test-person.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const largest = 90_000_000_000
const message = 'All amounts together are too large for us to add up.'
const refusedOn = (Field: string, text = message) => ({
  status: 400,
  body: { code: 10000, Items: [{ Field, Errors: [text] }] },
})

const add = (person: TestPerson, value: number) =>
  person.client.send('createTransaction', { body: { date: '2026-11-10', value, description: 'Big', categoryId: 6 } })
const addMany = async (person: TestPerson, count: number, value = -largest) => {
  for (let row = 0; row < count; row += 1) expect((await add(person, value)).status).toBe(200)
}

/** Calls everything that adds amounts up and expects each call to succeed. */
async function readAll({ client }: TestPerson): Promise<void> {
  const sums = [
    client.send('transactions', { body: {} }),
    client.send('transactions', { body: { startDate: '2026-11-05', endDate: '2026-11-20' } }),
    client.send('cashFlow', { body: {} }),
    client.send('spending', { body: { fromDate: '2026-11-01T00:00:00Z', toDate: '2026-11-30T00:00:00Z' } }),
    client.send('dashboard', {}),
    client.send('budgets', { body: { budgetPeriod: '2026-11' } }),
    client.send('accounts', { body: {} }),
  ]
  expect((await Promise.all(sums)).map(({ status }) => status)).toEqual(sums.map(() => 200))
  expect((await download(client)).files['data.json']).toContain('totals')
}

const csv = (rows: number, value = -largest) =>
  new File([`Date,Description,Amount\n${`11/20/2026,Big,${value}.00\n`.repeat(rows)}`], 'big.csv')

describe('amounts that are too large together', () => {
  it('are refused when entered by hand, and reading never fails on the stored rows', async () => {
    const person = await newPerson(app)
    await addMany(person, 99)
    expect(await add(person, -largest)).toMatchObject(refusedOn('value'))
    expect(await add(person, largest)).toMatchObject(refusedOn('value'))
    expect((await add(person, -1)).status).toBe(200)
    await readAll(person)
  })

  it('are refused when an amount is changed and when a deletion is undone', async () => {
    const person = await newPerson(app)
    await addMany(person, 98)
    const small = await person.addRow({ value: -1 })
    const { userTransactionId } = await person.addRow({ value: -largest })
    const change = (value: number) =>
      person.client.send('updateTransaction', { body: { userTransactionId: small.userTransactionId, value } })
    expect(await change(-largest)).toMatchObject(refusedOn('value'))
    expect((await change(-2)).status).toBe(200)
    const deleted = await person.change('deleteTransaction', { body: { userTransactionId } })
    await addMany(person, 1)
    expect(await person.client.send('undoChange', { params: { changeId: deleted ?? 0 }, body: {} })).toMatchObject(
      refusedOn('changeId'),
    )
    await readAll(person)
  })

  it('are refused in a bank file, on the line, both at the preview and at the import', async () => {
    const person = await newPerson(app)
    const preview = (rows: number) => person.client.send('previewBankFile', { body: { file: csv(rows) } })
    expect(await preview(1_001)).toMatchObject(refusedOn('file', `Line 101: ${message}`))
    const kept = await upload(person, csv(90))
    await addMany(person, 20)
    expect(await preview(90)).toMatchObject(refusedOn('file', `Line 81: ${message}`))
    const accounts = kept.accounts.map(({ key, userAccountId }) => ({ key, userAccountId }))
    const { status, body } = await person.client.send('commitBankFile', {
      body: { bankFileId: kept.bankFileId, accounts },
    })
    expect({ status, body }).toMatchObject(refusedOn('accounts[0].key', `Line 81: ${message}`))
    expect(await commit(person, await upload(person, csv(70)))).toMatchObject({ created: 70 })
    await readAll(person)
  })

  it('are refused in balances of accounts', async () => {
    const person = await newPerson(app)
    for (let account = 0; account < 99; account += 1)
      await person.addAccount({ name: `Big ${account}`, balance: largest })
    const body = { category: 'Cash', type: 'Checking', name: 'One more', balance: largest }
    expect(await person.client.send('createAccount', { body })).toMatchObject(refusedOn('balance'))
    const small = await person.addAccount({ name: 'Small', balance: 1 })
    const change = { userAccountId: small.userAccountId, balance: largest }
    expect(await person.client.send('updateAccount', { body: change })).toMatchObject(refusedOn('balance'))
    await readAll(person)
  })

  it('are left out of a sync, and counted among the rows that could not be imported', async () => {
    const person = await newPerson(app)
    await addMany(person, 99)
    expect((await add(person, -(largest - 0.01))).status).toBe(200)
    const { accountConnectionId: connectionId } = await linkBank(person.client)
    await runDueWork(app)
    const { total } = await person.client.call('transactions', { body: {} })
    expect(total).toBe(100)
    expect(await person.client.call('connectionStatus', { body: { connectionId } })).toMatchObject({
      issue: null,
      refusedRows: expect.any(Number),
    })
    const refused = person.onLedger((ledger) =>
      ledger.all<{ count: number }>('select refused_rows as count from account_connection'),
    )
    expect(refused[0]?.count).toBeGreaterThan(400)
    await readAll(person)
  })

  it('never make a read fail, even if entered before the limit existed', async () => {
    const amount = fc.oneof(
      fc.constantFrom(largest, -largest),
      fc.integer({ min: -9e12, max: 9e12 }).map((cents) => (cents || 1) / 100),
    )
    const step = fc.record({
      how: fc.constantFrom('row', 'rows', 'account', 'budget'),
      amount,
      category: fc.integer({ min: 1, max: 12 }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
        const person = await newPerson(app)
        for (const { how, amount: value, category } of steps) {
          const file = new File(
            [`Date,Description,Amount\n${`11/20/2026,Big,${value.toFixed(2)}\n`.repeat(400)}`],
            `${category}.csv`,
          )
          const answer = await {
            row: () =>
              person.client.send('createTransaction', {
                body: { date: '2026-11-10', value, description: 'Big', categoryId: category },
              }),
            rows: () => person.client.send('previewBankFile', { body: { file } }),
            account: () =>
              person.client.send('createAccount', {
                body: { category: 'Cash', type: 'Checking', name: 'Big', balance: value },
              }),
            budget: () =>
              person.client.send('createBudget', {
                body: { categoryId: category, targetBudget: Math.abs(value), budgetPeriod: '2026-11' },
              }),
          }[how]()
          expect([200, 400]).toContain(answer.status)
          if (how !== 'rows' || answer.status !== 200) continue
          const { bankFileId, accounts } = await upload(person, file)
          const choices = accounts.map(({ key, userAccountId }) => ({ key, userAccountId }))
          expect([200, 400]).toContain(
            (await person.client.send('commitBankFile', { body: { bankFileId, accounts: choices } })).status,
          )
        }
        await readAll(person)
      }),
      { numRuns: 12 },
    )
  })
})
