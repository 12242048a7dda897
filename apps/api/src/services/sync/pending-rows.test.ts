import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { createTestClock } from '../../../testing/test-parts.ts'
import { type BankRow, type FakeBank, joinBanks, createFakeBank } from '../../../testing/scenes/fake-bank.ts'
import { runDueWork } from '../../../testing/scenes/sync-test-bank.ts'
import { newPerson, type TestPerson } from '../../../testing/scenes/test-person.ts'

const clock = createTestClock()
const pending: BankRow = {
  key: 'hold',
  account: 'Card',
  date: '2026-11-10',
  cents: -4_000,
  words: 'corner bistro',
  isPending: true,
  posts: null,
}

let app: TestApp
let person: TestPerson
let bank: FakeBank

beforeEach(async () => {
  bank = createFakeBank('harbor', { Card: 'Credit Card' })
  bank.put({ ...pending, key: 'old', date: '2026-10-01', cents: -100, words: 'opened', isPending: false })
  bank.put(pending)
  app = await startTestApp({ clock, parts: { bank: { providers: [joinBanks([bank])], wake: () => undefined } } })
  person = await newPerson(app)
  await person.client.call('createConnection', { body: { publicToken: bank.newLogin() } })
  await runDueWork(app)
})
afterEach(() => app.stop())

async function sync() {
  clock.advance(60_000)
  await person.client.call('fullSync', { body: {} })
  await runDueWork(app)
}

const rows = async () => {
  const { items } = await person.client.call('transactions', { body: {} })
  return items.filter(({ description }) => description !== 'opened').toSorted((one, two) => one.value - two.value)
}

/** Splits the row, and writes a note, tags, and a name to it and to its part. */
async function edit() {
  const [row] = await rows()
  const { client } = person
  await client.call('splitTransaction', {
    body: {
      sourceTransactionId: row?.userTransactionId ?? 0,
      sourceTransaction: { category: 3, value: -30 },
      splits: [{ category: 9, value: -10 }],
    },
  })
  for (const { userTransactionId, value } of await rows()) {
    const who = value === -30 ? 'mine' : 'hers'
    await client.call('updateTransaction', { body: { userTransactionId, description: `Dinner, ${who}` } })
    await client.call('changeTransactions', {
      body: {
        select: { transactionIds: [userTransactionId] },
        change: { note: `${who} to pay`, addTags: [who] },
      },
    })
  }
}

const facts = async () =>
  (await rows()).map(({ value, description, note, tags, category }) => ({ value, description, note, tags, category }))

describe('a pending row that the person has split and named', () => {
  it.each([
    ['in the same changes, and the bank names it', true, false],
    ['in the same changes, and the bank does not name it', false, false],
    ['in a later sync than the one that took the pending row away', false, true],
  ])('keeps names, notes, tags and categories of all parts when it is posted %s', async (_when, isNamed, isLater) => {
    await edit()
    const before = await facts()
    bank.remove('hold')
    if (isLater) await sync()
    const waiting = await rows()
    const posted = { ...pending, key: 'posted', date: '2026-11-12', cents: -4_600, isPending: false }
    expect(waiting).toHaveLength(isLater ? 0 : before.length)
    bank.put({ ...posted, posts: isNamed ? 'hold' : null })
    await sync()
    expect(await facts()).toEqual(before.map((row) => (row.value === -30 ? { ...row, value: -36 } : row)))
    expect((await person.client.call('missingRows', {})).changedSplits).toMatchObject([
      { before: -40, value: -46, isJoined: false },
    ])
  })

  it('keeps the files that were attached to it and to its part', async () => {
    await edit()
    const attach = async (id: number) =>
      person.client.call('addAttachment', {
        body: { file: new File(['%PDF-1.7\n'], `of ${id}.pdf`), userTransactionId: String(id) },
      })
    for (const { userTransactionId } of await rows()) await attach(userTransactionId)
    bank.remove('hold')
    await sync()
    bank.put({ ...pending, key: 'posted', date: '2026-11-12', isPending: false })
    await sync()
    const [row] = await rows()
    const files = await person.client.call('attachments', { body: { userTransactionId: row?.userTransactionId ?? 0 } })
    expect(files).toHaveLength(2)
  })

  it('leaves a later purchase at the same place alone if its amount is far from the pending one', async () => {
    await edit()
    bank.remove('hold')
    await sync()
    bank.put({ ...pending, key: 'other', date: '2026-11-13', cents: -900, isPending: false })
    await sync()
    expect((await facts()).map(({ value, note }) => [value, note])).toEqual([[-9, '']])
  })
})
