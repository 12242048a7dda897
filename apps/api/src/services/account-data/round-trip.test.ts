// Proves: API-40, API-44, API-51, API-78, API-84, API-89, API-90
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changeHeader } from '@evenkeel/api-client/contract/changes'
import { seedDemo } from '../../../demo/seed-demo.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import type { TestClient } from '../../../testing/test-client.ts'
import { categoryId, newPerson, type TestPerson } from '../../../testing/scenes/test-person.ts'
import { allocationInput, card, debtInput, fundInput, link, put } from '../../../testing/scenes/test-plans.ts'
import { download, upload } from '../../../testing/scenes/test-export.ts'
import { keptSumFaults } from '../../../testing/probes/kept-sums-check.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  await seedDemo(app.parts)
})
afterAll(() => app.stop())

/** The random facts of a person's money. */
const life = fc.record({
  rows: fc.array(
    fc.record({
      date: fc.integer({ min: 1, max: 28 }).map((day) => `2026-10-${String(day).padStart(2, '0')}`),
      cents: fc.integer({ min: 300, max: 900_000 }),
      isIncome: fc.boolean(),
      description: fc
        .string({ minLength: 1, maxLength: 40, unit: 'grapheme' })
        .map((text) => `x${text.replaceAll('\u0000', '')}`),
      fate: fc.constantFrom('plain', 'hidden', 'split', 'without account', 'named'),
    }),
    { minLength: 3, maxLength: 8 },
  ),
  budgets: fc.uniqueArray(fc.constantFrom('Groceries', 'Rent', 'Travel', 'Pets'), { maxLength: 4 }),
  income: fc.integer({ min: 0, max: 50_000_000 }),
})
type Life = typeof life extends fc.Arbitrary<infer Value> ? Value : never

async function liveRow(person: TestPerson, accountId: number, row: Life['rows'][number]): Promise<void> {
  const value = (row.isIncome ? row.cents : -row.cents) / 100
  const made = await person.addRow({
    date: row.date,
    value,
    description: row.description,
    category: row.isIncome ? 'Income' : 'Groceries',
    ...(row.fate !== 'without account' && { userAccountId: accountId }),
  })
  const transactionId = made.userTransactionId
  if (row.fate === 'hidden')
    await person.client.call('setTransactionVisibility', { body: { transactionId, isHidden: true } })
  if (row.fate === 'named')
    await person.client.call('setTransactionCategory', { body: { transactionId, categoryId: categoryId('Pets') } })
  if (row.fate === 'split' && !row.isIncome) {
    await person.client.call('splitTransaction', {
      body: {
        sourceTransactionId: transactionId,
        sourceTransaction: { category: categoryId('Groceries'), value: (-row.cents + 100) / 100 },
        splits: [{ category: categoryId('Shopping'), value: -1 }],
      },
    })
  }
}

async function live(person: TestPerson, { rows, budgets, income }: Life): Promise<void> {
  const { client } = person
  const checking = await person.addAccount({ balance: 1234.56 })
  const savings = await person.addAccount({ name: 'Savings', type: 'Savings', balance: 20 })
  const debt = await person.addAccount({ ...card, balance: -1000 })
  const gone = await person.addAccount({ ...card, name: 'Old card', balance: -10 })
  for (const row of rows) await liveRow(person, checking.userAccountId, row)
  await person.addRow({
    value: -75,
    description: 'To savings',
    userAccountId: checking.userAccountId,
    category: 'Transfer',
  })
  await person.addRow({
    value: 75,
    description: 'From checking',
    userAccountId: savings.userAccountId,
    category: 'Transfer',
  })
  for (const name of budgets) {
    await client.call('createBudget', {
      body: { categoryId: categoryId(name), targetBudget: 400.1, budgetPeriod: '2026-09' },
    })
    await client.call('updateBudget', {
      body: { categoryId: categoryId(name), targetBudget: 380, budgetPeriod: '2026-11' },
    })
  }
  await client.call('saveAboutMe', {
    body: { annualIncome: income / 100, dateOfBirth: '1988-04-17T00:00:00Z', focusAreas: [6, 2] },
  })
  await client.call('saveDependents', {
    body: { dependents: [{ firstName: 'Emma', lastName: 'Reyes', dateOfBirth: null, relation: 0 }] },
  })
  await put(person, 'commitPlan', 3, {
    input: debtInput,
    linkedAccounts: [...link(debt.userAccountId), ...link(gone.userAccountId)],
  })
  await put(person, 'commitPlan', 4, { input: fundInput, linkedAccounts: [] })
  await put(person, 'savePlan', 2, { input: allocationInput, linkedAccounts: [] })
  for (const [ask, save] of [
    ['checkup', 'saveCheckup'],
    ['wellBeing', 'saveWellBeing'],
  ] as const) {
    const { questions } = await client.call(ask, {})
    await client.call(save, {
      body: {
        answers: questions.map(({ questionId, answers }) => ({ questionId, answerId: answers[0]?.answerId ?? 0 })),
      },
    })
  }
  await client.call('deleteAccount', { body: { userAccountId: gone.userAccountId } })
  await organize(person)
}

/** Organizes transactions: a note and tags, an own category, a rule, and a file. */
async function organize({ client }: TestPerson): Promise<void> {
  const ids = (await client.call('transactions', { body: { pageSize: 2 } })).items.map((row) => row.userTransactionId)
  const { ownCategoryId } = await client.call('createOwnCategory', {
    body: { name: 'Dog care', groupName: 'Everyday', categoryId: categoryId('Pets'), color: 'purple', icon: 'paw' },
  })
  await client.call('changeTransactions', {
    body: { select: { transactionIds: ids }, change: { ownCategoryId, addTags: ['Trip', 'Work'], note: '=for Ana' } },
  })
  await client.call('createRule', {
    body: { rule: { text: 'greenleaf', ownCategoryId, tags: ['Food'], payeeName: 'The market' }, appliesToPast: false },
  })
  await client.call('addAttachment', {
    body: { file: new File(['%PDF-1.7\nreceipt'], 'receipt.pdf'), userTransactionId: String(ids[0]) },
  })
}

/** Returns the attachments of all transactions. */
async function filesOf(client: TestClient) {
  const { items } = await client.call('transactions', { body: { pageSize: 500 } })
  return Promise.all(items.map(({ userTransactionId }) => client.call('attachments', { body: { userTransactionId } })))
}

/** Returns what the person sees, without ids. */
async function seenBy(client: TestClient): Promise<string> {
  const planTypes = Array.from({ length: 12 }, (_, index) => index + 1)
  const answers = [
    await client.call('accounts', { body: {} }),
    await client.call('transactions', { body: { pageSize: 500 } }),
    await client.call('cashFlow', { body: { pastMonthCount: 12 } }),
    await client.call('spending', { body: { fromDate: '2026-01-01T00:00:00Z', toDate: '2026-12-31T23:59:59Z' } }),
    await client.call('budgets', { body: { budgetPeriod: '2026-11' } }),
    await client.call('dashboard', {}),
    await client.call('aboutMe', {}),
    await client.call('wellBeing', {}),
    await client.call('rules', {}),
    await client.call('ownCategories', {}),
    await client.call('tags', {}),
    await filesOf(client),
    await client.call('checkup', {}),
    ...(await Promise.all(
      planTypes.map((planType) => client.call('plan', { params: { planType: String(planType) } })),
    )),
  ]
  return JSON.stringify(answers).replaceAll(/\b\d{1,7}(\d{9})\b/g, '#$1')
}

/** Returns every row of a person's data. The bytes of attachments stay for a while after undo, so that it can be undone. */
function dataOf(person: TestPerson): Record<string, unknown[]> {
  const { attachment_content: _contents, attachment_part: _parts, ...tables } = person.exportAll()
  return tables
}

describe('an export that is imported into an empty account', () => {
  it('exports the same again, and shows the same on every screen', async () => {
    await fc.assert(
      fc.asyncProperty(life, async (one) => {
        const [owner, other] = [await newPerson(app), await newPerson(app)]
        await live(owner, one)
        const first = await download(owner.client)
        const answer = await upload(other.client, first.bytes)
        expect([answer.status, answer.body]).toMatchObject([200, { accounts: 3 }])
        const again = await download(other.client)
        expect(again.files['data.json']).toBe(first.files['data.json'])
        expect(again.files['transactions.csv']).toBe(first.files['transactions.csv'])
        expect(await seenBy(other.client)).toBe(await seenBy(owner.client))
        expect((await filesOf(other.client)).flat()).toMatchObject([{ name: 'receipt.pdf', isHere: true }])
      }),
      { numRuns: 4, seed: 5 },
    )
  })

  it('is undone exactly, whatever the account had said of itself, and redone; not once a row was changed', async () => {
    await fc.assert(
      fc.asyncProperty(life, fc.boolean(), async (one, hasSaid) => {
        const [owner, other] = [await newPerson(app), await newPerson(app)]
        await live(owner, one)
        const { bytes } = await download(owner.client)
        if (hasSaid) await other.client.call('saveAboutMe', { body: { annualIncome: 12, focusAreas: [1] } })
        const before = dataOf(other)
        const changeId = Number((await upload(other.client, bytes)).headers.get(changeHeader))
        const after = dataOf(other)
        const undoId = await other.change('undoChange', { params: { changeId }, body: {} })
        expect(dataOf(other)).toEqual(before)
        expect(await other.client.call('exportParts', {})).toMatchObject({ takes: 'everything' })
        expect(await other.undo(undoId)).toBe(200)
        expect(dataOf(other)).toEqual(after)
        expect(other.onLedger(keptSumFaults)).toEqual([])
        const [row] = (await other.client.call('transactions', { body: {} })).items
        await other.client.call('updateTransaction', {
          body: { userTransactionId: row?.userTransactionId ?? 0, description: 'Mine' },
        })
        expect(await other.undo(changeId)).toBe(400)
      }),
      { numRuns: 4, seed: 7 },
    )
  })

  it('imports the demo with its banks as ended logins', async () => {
    const maya = await app.signIn('demo@evenkeel.example')
    const other = await newPerson(app)
    const first = await download(maya)
    const { totals } = JSON.parse(first.files['data.json'] ?? '')
    expect(await upload(other.client, first.bytes)).toMatchObject({
      status: 200,
      body: { accounts: totals.accounts, transactions: totals.transactions },
    })
    expect((await download(other.client)).files['data.json']).toBe(first.files['data.json'])
    const connections = await other.client.call('connections', {})
    expect(connections.length).toBeGreaterThan(0)
    expect(connections.filter(({ hasSyncIssue }) => !hasSyncIssue)).toEqual([])
    const flow = { body: { pastMonthCount: 12 } }
    expect(await other.client.call('cashFlow', flow)).toEqual(await maya.call('cashFlow', flow))
  })

  it('can be worked with: later rows get ids of their own, and can be undone', async () => {
    const [owner, other] = [await newPerson(app), await newPerson(app)]
    const { userAccountId } = await owner.addAccount()
    await owner.addRow({ userAccountId })
    await upload(other.client, (await download(owner.client)).bytes)
    const [account] = await other.client.call('accounts', { body: {} })
    const row = {
      body: {
        date: '2026-11-20',
        value: -1,
        categoryId: 6,
        description: 'Later',
        userAccountId: account?.userAccountId,
      },
    }
    const changeId = await other.change('createTransaction', row)
    expect((await other.client.call('transactions', { body: {} })).items).toHaveLength(2)
    expect(await other.undo(changeId)).toBe(200)
    expect((await other.client.call('transactions', { body: {} })).items).toHaveLength(1)
  })

  it('is imported once per key, however often it is sent', async () => {
    const [owner, other] = [await newPerson(app), await newPerson(app)]
    await owner.addAccount()
    const body = { file: new Blob([new Uint8Array((await download(owner.client)).bytes)]) }
    const send = () => other.client.send('importAccountData', { body }, { 'Idempotency-Key': 'once' })
    const first = await send()
    expect(first).toMatchObject({ status: 200, body: { accounts: 1, transactions: 0 } })
    expect(await send()).toMatchObject({ status: 200, body: first.body })
  })
})
