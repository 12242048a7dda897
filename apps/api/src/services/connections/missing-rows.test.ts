import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFakeBank, type FakeBank, joinBanks } from '../../../testing/scenes/fake-bank.ts'
import { openMemoryDirectory, openMemoryLedgers } from '../../../testing/memory-store.ts'
import { runDueWork } from '../../../testing/scenes/sync-test-bank.ts'
import { departedRows } from '../../store/ledger/connection-entries.ts'
import { newPerson, type TestPerson } from '../../../testing/scenes/test-person.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { createTestClock } from '../../../testing/test-parts.ts'

let app: TestApp
let bank: FakeBank
const clock = createTestClock()
beforeAll(async () => {
  const live = {
    ...joinBanks([createFakeBank('unused', {})]),
    exchange: (token: string) => joinBanks([bank]).exchange(token),
    item: (token: string) => joinBanks([bank]).item(token),
    accounts: (token: string) => joinBanks([bank]).accounts(token),
    transactions: (token: string, cursor: string | null) => joinBanks([bank]).transactions(token, cursor),
  }
  const stores = { directory: openMemoryDirectory(), ledgers: openMemoryLedgers() }
  app = await startTestApp({ clock, parts: { ...stores, bank: { providers: [live], wake: () => undefined } } })
})
afterAll(() => app.stop())

const row = (key: string, cents: number, words: string) => ({
  key,
  account: 'Checking',
  date: `2026-11-1${key.length}`,
  cents,
  words,
  isPending: false,
  posts: null,
})

async function linked() {
  // Two banks must not have the same name.
  clock.advance(1_000)
  bank = createFakeBank(`bank${clock.now()}`, { Checking: 'Checking' })
  bank.put({ ...row('a', -1_000, 'opened account'), date: '2026-10-01' })
  bank.put(row('bb', -2_000, 'ferry ticket'))
  bank.put(row('ccc', -3_000, 'book shop'))
  const person = await newPerson(app)
  await link(person)
  return person
}

async function link(person: TestPerson) {
  const { accountConnectionId } = await person.client.call('createConnection', {
    body: { publicToken: bank.newLogin() },
  })
  await runDueWork(app)
  return accountConnectionId
}

async function sync(person: TestPerson) {
  clock.advance(60_000)
  await person.client.call('fullSync', { body: {} })
  await runDueWork(app)
}

const rowsOf = async ({ client }: TestPerson) =>
  (await client.call('transactions', { body: { pageSize: 500 } })).items
    .map(({ description }) => description)
    .toSorted()
const idOf = async ({ client }: TestPerson, words: string) =>
  (await client.call('transactions', { body: {} })).items.find(({ description }) => description === words)
    ?.userTransactionId ?? 0
const missing = ({ client }: TestPerson) => client.call('missingRows', {})

describe('a row that the bank takes back', () => {
  it('can be brought back for 30 days, by hand from then on, and that can be undone', async () => {
    const person = await linked()
    bank.remove('bb')
    await sync(person)
    expect(await rowsOf(person)).toEqual(['book shop', 'opened account'])
    const { removed } = await missing(person)
    expect(removed).toMatchObject([{ description: 'ferry ticket', value: -20, source: 'Checking' }])
    const body = { removedRowId: removed[0]?.removedRowId ?? 0 }
    const changeId = await person.change('restoreRemovedRow', { body })
    expect(await rowsOf(person)).toEqual(['book shop', 'ferry ticket', 'opened account'])
    expect((await missing(person)).removed).toEqual([])
    await sync(person)
    expect(await rowsOf(person)).toEqual(['book shop', 'ferry ticket', 'opened account'])
    expect(await person.undo(changeId)).toBe(200)
    expect((await missing(person)).removed).toHaveLength(1)
    clock.advance(31 * 24 * 60 * 60 * 1000)
    await runDueWork(app)
    expect(person.onLedger(departedRows)).toEqual([])
  })

  it('stays if the person has edited it, and the person is asked', async () => {
    const person = await linked()
    const id = await idOf(person, 'ferry ticket')
    await person.client.call('setTransactionCategory', { body: { transactionId: id, categoryId: 11 } })
    bank.remove('bb')
    await sync(person)
    expect(await rowsOf(person)).toHaveLength(3)
    expect((await missing(person)).missing).toMatchObject([{ userTransactionId: id, value: -20 }])
    await person.client.call('decideMissingRow', { body: { userTransactionId: id, isKept: true } })
    expect(await missing(person)).toEqual({ missing: [], removed: [], changedSplits: [] })
    expect(await rowsOf(person)).toHaveLength(3)
  })
})

describe('another login at the same bank', () => {
  it('removes no row that it does not list: the person decides, and can undo it', async () => {
    const person = await linked()
    bank.remove('bb')
    await link(person)
    // Two rows that agree are too few to tell.
    const waiting = (await person.client.call('connections', {})).find(({ issue }) => issue === 'asks-if-same')
    await person.client.call('decideSecondLogin', {
      body: { connectionId: waiting?.accountConnectionId ?? 0, isSame: true },
    })
    await runDueWork(app)
    await sync(person)
    expect(await rowsOf(person)).toEqual(['book shop', 'ferry ticket', 'opened account'])
    const { missing: asked } = await missing(person)
    expect(asked).toMatchObject([{ description: 'ferry ticket' }])
    const body = { userTransactionId: asked[0]?.userTransactionId ?? 0, isKept: false }
    const changeId = await person.change('decideMissingRow', { body })
    expect(await rowsOf(person)).toEqual(['book shop', 'opened account'])
    expect(await person.undo(changeId)).toBe(200)
    expect(await rowsOf(person)).toHaveLength(3)
  })

  it('is asked about by nobody else, and a row that the bank lists cannot be decided', async () => {
    const person = await linked()
    const listed = await idOf(person, 'book shop')
    const answer = await person.client.send('decideMissingRow', { body: { userTransactionId: listed, isKept: false } })
    expect(answer.status).toBe(404)
    expect(await rowsOf(person)).toHaveLength(3)
  })
})

describe('a split row whose total the bank changes', () => {
  async function linkedWithSplit() {
    const person = await linked()
    const id = await idOf(person, 'ferry ticket')
    const split = (sourceTransaction: number, part: number) =>
      person.change('splitTransaction', {
        body: {
          sourceTransactionId: id,
          sourceTransaction: { category: 11, value: sourceTransaction },
          splits: [{ category: 9, value: part }],
        },
      })
    await split(-15, -5)
    return { person, id, split }
  }
  const change = (cents: number) => bank.put(row('bb', cents, 'ferry ticket'))
  const changedTotals = async (person: TestPerson) => (await missing(person)).changedSplits

  it('is told about until the person has read it, and that can be undone', async () => {
    const { person, id } = await linkedWithSplit()
    change(-2_600)
    await sync(person)
    expect(await changedTotals(person)).toMatchObject([
      { userTransactionId: id, before: -20, value: -26, isJoined: false },
    ])
    const read = await person.change('dismissChangedSplit', { body: { userTransactionId: id } })
    expect(await changedTotals(person)).toEqual([])
    expect(await person.undo(read)).toBe(200)
    expect(await changedTotals(person)).toHaveLength(1)
    const again = await person.client.send('dismissChangedSplit', { body: { userTransactionId: id + 1 } })
    expect(again.status).toBe(404)
  })

  it('is told about when its parts are gone, and no more once it is split anew', async () => {
    const { person, id, split } = await linkedWithSplit()
    change(500)
    await sync(person)
    expect(await changedTotals(person)).toMatchObject([
      { userTransactionId: id, before: -20, value: 5, isJoined: true },
    ])
    await split(3, 2)
    expect(await changedTotals(person)).toEqual([])
  })

  it('is not told about if the bank takes its change back', async () => {
    const { person } = await linkedWithSplit()
    change(-2_600)
    await sync(person)
    change(-2_000)
    await sync(person)
    expect(await changedTotals(person)).toEqual([])
  })
})
