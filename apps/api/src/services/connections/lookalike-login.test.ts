import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { createTestClock } from '../../../testing/test-parts.ts'
import { type FakeBank, joinBanks, createFakeBank } from '../../../testing/scenes/fake-bank.ts'
import { runDueWork } from '../../../testing/scenes/sync-test-bank.ts'
import { newPerson, type TestPerson } from '../../../testing/scenes/test-person.ts'

const minuteMs = 60_000
const clock = createTestClock()
const accounts = { Checking: 'Checking', Card: 'Credit Card' }

let app: TestApp
let person: TestPerson
let own: FakeBank
let other: FakeBank

const fill = (bank: FakeBank, words: string, cents: number) =>
  ['Checking', 'Card'].forEach((account) => {
    for (let index = 1; index <= 9; index += 1) {
      bank.put({
        key: `${words}${account}${index}`,
        account,
        date: `2026-11-0${index}`,
        cents: -cents - index,
        words: `${words} ${'abcdefghij'[index]}`,
        isPending: false,
        posts: null,
      })
    }
  })

beforeEach(async () => {
  own = createFakeBank('harbor', accounts)
  other = createFakeBank('harbor', accounts, 'partner')
  fill(own, 'mine', 1_000)
  fill(other, 'theirs', 50_000)
  app = await startTestApp({ clock, parts: { bank: { providers: [joinBanks([own, other])], wake: () => undefined } } })
  person = await newPerson(app)
})
afterEach(() => app.stop())

async function link(bank: FakeBank) {
  const answer = await person.client.call('createConnection', { body: { publicToken: bank.newLogin() } })
  await runDueWork(app)
  return answer
}

const rows = async () =>
  (await person.client.call('transactions', { body: { pageSize: 500 } })).items.toSorted(
    (one, two) => one.userTransactionId - two.userTransactionId,
  )

/** Categorizes one row, hides one, renames one and splits one. */
async function edit() {
  const [first, second, third, fourth] = (await rows()).map(({ userTransactionId }) => userTransactionId)
  await person.client.call('setTransactionCategory', { body: { transactionId: first ?? 0, categoryId: 9 } })
  await person.client.call('setTransactionVisibility', { body: { transactionId: second ?? 0, isHidden: true } })
  await person.client.call('updateTransaction', { body: { userTransactionId: third ?? 0, description: 'Mine' } })
  const value = (await rows())[3]?.value ?? 0
  const part = Math.round((value + 5) * 100) / 100
  await person.client.call('splitTransaction', {
    body: {
      sourceTransactionId: fourth ?? 0,
      sourceTransaction: { category: 3, value: part },
      splits: [{ category: 9, value: -5 }],
    },
  })
  return rows()
}

describe('a login whose accounts look like existing ones', () => {
  it('becomes a new connection if its rows differ: every row, edit, hidden row and split stays', async () => {
    const first = await link(own)
    const before = await edit()
    expect(before).toHaveLength(19)
    const second = await link(other)
    expect([second.isAlreadyConnected, second.accountConnectionId === first.accountConnectionId]).toEqual([
      false,
      false,
    ])
    for (const step of [1, 2]) {
      clock.advance(step * minuteMs)
      await person.client.call('fullSync', { body: {} })
      await runDueWork(app)
      const after = await rows()
      expect(
        after.filter(({ userTransactionId }) => before.some((row) => row.userTransactionId === userTransactionId)),
      ).toEqual(before)
      expect(after).toHaveLength(before.length + 18)
    }
    const all = await person.client.call('accounts', { body: {} })
    expect(all.map(({ name, accountConnection }) => [name, accountConnection.accountConnectionId])).toEqual([
      ['Card', first.accountConnectionId],
      ['Card', second.accountConnectionId],
      ['Checking', first.accountConnectionId],
      ['Checking', second.accountConnectionId],
    ])
  })

  it('continues the existing connection if its rows agree, made again by either of two logins', async () => {
    const first = await link(own)
    const second = await link(other)
    const before = await edit()
    expect(await link(own)).toMatchObject({ accountConnectionId: first.accountConnectionId, isAlreadyConnected: true })
    expect(await link(other)).toMatchObject({
      accountConnectionId: second.accountConnectionId,
      isAlreadyConnected: true,
    })
    expect(await rows()).toEqual(before)
    expect(await person.client.call('connections', {})).toHaveLength(2)
  })

  it('waits until the bank’s history is ready, and then decides by the rows', async () => {
    const first = await link(own)
    const before = await edit()
    const settle = async () => {
      clock.advance(minuteMs)
      await runDueWork(app)
      return (await person.client.call('connections', {})).map(({ accountsCount }) => accountsCount)
    }
    other.disturb({ notReady: true })
    const waiting = await person.client.call('createConnection', { body: { publicToken: other.newLogin() } })
    expect(waiting.isAlreadyConnected).toBe(false)
    expect(await rows()).toEqual(before)
    expect(await settle()).toEqual([2, 2])
    own.disturb({ notReady: true })
    expect(
      (await person.client.call('createConnection', { body: { publicToken: own.newLogin() } })).accountConnectionId,
    ).not.toBe(first.accountConnectionId)
    expect(await settle()).toEqual([2, 2])
    const after = await rows()
    expect(
      after.filter(({ userTransactionId }) => before.some((row) => row.userTransactionId === userTransactionId)),
    ).toEqual(before)
    expect(after).toHaveLength(before.length + 18)
    expect(app.log).toEqual([])
  })

  it('keeps rows that the new login does not have, with the person’s edits, and asks about them', async () => {
    await link(own)
    await edit()
    const idOf = async (words: string) =>
      (await rows()).find(({ description, source }) => description === words && source === 'Checking')
        ?.userTransactionId ?? 0
    const [edited, plain] = [await idOf('mine e'), await idOf('mine f')]
    own.remove('mineChecking4')
    own.remove('mineChecking5')
    await person.client.call('updateTransaction', { body: { userTransactionId: edited, description: 'Mine too' } })
    const before = await rows()
    await link(own)
    expect(await rows()).toEqual(before)
    const { missing } = await person.client.call('missingRows', {})
    expect(missing.map(({ userTransactionId }) => userTransactionId).toSorted()).toEqual([edited, plain].toSorted())
  })
})

describe('a login of which too few rows tell whether it is the same one', () => {
  const only = (bank: FakeBank, words: string, date: string) =>
    ['Checking', 'Card'].forEach((account) =>
      bank.put({
        key: `${words}${account}`,
        account,
        date,
        cents: account === 'Card' ? -777 : -888,
        words,
        isPending: false,
        posts: null,
      }),
    )

  /** Links two logins that each show one row an account, the second a year later, and returns what the second asks. */
  async function linkBoth() {
    const [mine, later] = [createFakeBank('harbor', accounts, 'mine'), createFakeBank('harbor', accounts, 'later')]
    only(mine, 'kept', '2025-11-05')
    only(later, 'new', '2026-11-05')
    await app.stop()
    app = await startTestApp({
      clock,
      parts: { bank: { providers: [joinBanks([mine, later])], wake: () => undefined } },
    })
    person = await newPerson(app)
    const first = await link(mine)
    const before = await rows()
    const second = await link(later)
    return { first, second, before }
  }

  const connection = async (id: number) =>
    (await person.client.call('connections', {})).find(({ accountConnectionId }) => accountConnectionId === id)

  it('asks, says what would change, and stores nothing of it until then', async () => {
    const { second, before } = await linkBoth()
    for (let looks = 0; looks < 2; looks += 1) {
      expect(await connection(second.accountConnectionId)).toMatchObject({
        issue: 'asks-if-same',
        needsRepair: false,
        syncInProgress: false,
        accountsCount: 0,
        alreadyConnected: [],
        asksIfSame: [
          { name: 'Checking', agreeing: 0, kept: 1, added: 1 },
          { name: 'Card', agreeing: 0, kept: 1, added: 1 },
        ],
      })
      expect(await rows()).toEqual(before)
      clock.advance(minuteMs)
      await person.client.call('fullSync', { body: {} })
      await runDueWork(app)
    }
  })

  it('goes on with the connection that is there if the person says so: all rows stay, and new ones come', async () => {
    const { first, second, before } = await linkBoth()
    await person.client.call('decideSecondLogin', {
      body: { connectionId: second.accountConnectionId, isSame: true },
    })
    await runDueWork(app)
    clock.advance(minuteMs)
    await runDueWork(app)
    expect(await person.client.call('connections', {})).toMatchObject([
      { accountConnectionId: first.accountConnectionId, accountsCount: 2, issue: null },
    ])
    const after = await rows()
    expect(after.slice(0, before.length)).toEqual(before)
    expect(after).toHaveLength(before.length + 2)
  })

  it('adds its own accounts beside the others if the person says that it is another one', async () => {
    const { first, second, before } = await linkBoth()
    await person.client.call('decideSecondLogin', {
      body: { connectionId: second.accountConnectionId, isSame: false },
    })
    await runDueWork(app)
    expect(await connection(first.accountConnectionId)).toMatchObject({ accountsCount: 2, issue: null })
    expect(await connection(second.accountConnectionId)).toMatchObject({ accountsCount: 2, issue: null })
    const after = await rows()
    expect(after.slice(0, before.length)).toEqual(before)
    expect(after).toHaveLength(before.length + 2)
  })
})
