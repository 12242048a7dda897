// Proves: API-10, API-19, API-32
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { createTestClock } from '../../../testing/test-parts.ts'
import { goThroughDialog, newLinkedPerson, runDueWork } from '../../../testing/scenes/sync-test-bank.ts'

const clock = createTestClock()
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ clock })
})
afterAll(() => app.stop())

const minuteMs = 60_000
const linkAs = (state: string) => newLinkedPerson(app, { userName: `user_${state}` })

describe('a bank login that', () => {
  it('asks for a new sign-in keeps everything, and continues after the repair', async () => {
    const person = await linkAs('login')
    const before = await person.client.call('transactions', { body: { pageSize: 500 } })
    await person.sync()
    expect(await person.status()).toMatchObject({
      issue: 'login-required',
      needsRepair: true,
      hasSyncIssue: true,
      nextSyncAt: null,
      lastSyncedAt: '2026-11-21T12:00:00.000Z',
      syncInProgress: false,
    })
    expect((await person.client.call('accounts', { body: {} })).every(({ hasSyncIssue }) => hasSyncIssue)).toBe(true)
    const { data } = await goThroughDialog(person.client, { accountId: person.connectionId })
    expect([data.accountConnectionId, data.expiration - clock.now()]).toEqual([person.connectionId, 30 * minuteMs])
    expect(await person.client.call('restoreConnection', { body: { accountId: person.connectionId } })).toEqual({
      syncInProgress: true,
    })
    await runDueWork(app)
    expect(await person.status()).toMatchObject({ issue: null, needsRepair: false, hasSyncIssue: false })
    expect(await person.client.call('transactions', { body: { pageSize: 500 } })).toEqual(before)
  })

  it('is slow with its first history counts as syncing, and is checked again automatically', async () => {
    const person = await linkAs('slow')
    expect(await person.status()).toMatchObject({
      syncInProgress: true,
      acctSyncInProgress: false,
      transSyncInProgress: true,
      issue: null,
      accountsCount: 4,
    })
    clock.advance(25_000)
    await runDueWork(app)
    expect(await person.status()).toMatchObject({ syncInProgress: false, issue: null })
    expect((await person.client.call('transactions', { body: {} })).total).toBeGreaterThan(400)
  })

  it('will be ended soon still works, and reports until when', async () => {
    const person = await linkAs('pending-disconnect')
    await person.sync()
    expect(await person.status()).toMatchObject({
      issue: 'pending-disconnect',
      needsRepair: true,
      hasSyncIssue: false,
      worksUntil: new Date(clock.now() + 7 * 24 * 60 * minuteMs).toISOString(),
    })
  })

  it('was ended at the bank keeps everything', async () => {
    const person = await linkAs('revoked')
    const before = person.exportAll()['entry']
    await person.sync()
    expect(await person.status()).toMatchObject({ issue: 'revoked', needsRepair: true, nextSyncAt: null })
    expect(person.exportAll()['entry']).toEqual(before)
  })

  it('answers without accounts removes nothing', async () => {
    const person = await linkAs('empty')
    const [accounts, entries] = [await person.client.call('accounts', { body: {} }), person.exportAll()['entry']]
    await person.sync()
    expect(await person.status()).toMatchObject({ issue: 'no-accounts', hasSyncIssue: true, needsRepair: false })
    expect(
      (await person.client.call('accounts', { body: {} })).map(({ hasSyncIssue: _now, ...account }) => account),
    ).toEqual(accounts.map(({ hasSyncIssue: _before, ...account }) => account))
    expect(person.exportAll()['entry']).toEqual(entries)
  })

  it('fails in one product still syncs the other', async () => {
    const person = await linkAs('product')
    expect(await person.status()).toMatchObject({ issue: 'product-failed', accountsCount: 4, hasSyncIssue: true })
    expect((await person.client.call('accounts', { body: {} })).some(({ balance }) => balance === 3_214.86)).toBe(true)
    expect((await person.client.call('transactions', { body: {} })).total).toBe(0)
  })

  it('asks to wait is tried again automatically, after longer and longer waits', async () => {
    const person = await linkAs('limit')
    expect(await person.status()).toMatchObject({
      issue: 'rate-limited',
      hasSyncIssue: false,
      needsRepair: false,
      syncInProgress: false,
    })
    clock.advance(minuteMs)
    await runDueWork(app)
    clock.advance(2 * minuteMs)
    await runDueWork(app)
    expect(await person.status()).toMatchObject({ issue: null })
    expect((await person.client.call('transactions', { body: {} })).total).toBeGreaterThan(400)
  })

  it('cannot be reached counts as broken after three failures in a row', async () => {
    const person = await newLinkedPerson(app)
    await person.setState('down')
    for (const hasSyncIssue of [false, false, true]) {
      await person.sync()
      expect(await person.status()).toMatchObject({ issue: 'unavailable', hasSyncIssue })
    }
    await person.setState('good')
    await person.sync()
    expect(await person.status()).toMatchObject({ issue: null, hasSyncIssue: false })
  })

  it('no longer states rates and minimum payments keeps the earlier ones', async () => {
    const person = await newLinkedPerson(app)
    const debts = async () =>
      (await person.client.call('accounts', { body: {} })).map(({ name, interestRate, monthlyMinimumPayment }) => [
        name,
        interestRate,
        monthlyMinimumPayment,
      ])
    const before = await debts()
    expect(before).toContainEqual(['Rewards Card', 0.2149, 97])
    await person.setState('liabilities')
    await person.sync()
    expect(await person.status()).toMatchObject({ issue: null })
    expect(await debts()).toEqual(before)
  })

  it('becomes slow later counts as syncing until the bank is ready, and keeps its data', async () => {
    const person = await newLinkedPerson(app)
    const before = await person.client.call('transactions', { body: { pageSize: 500 } })
    clock.advance(minuteMs)
    await person.setState('slow')
    await person.sync()
    expect(await person.status()).toMatchObject({ syncInProgress: true, issue: null })
    expect(await person.client.call('transactions', { body: { pageSize: 500 } })).toEqual(before)
    clock.advance(25_000)
    await runDueWork(app)
    expect(await person.status()).toMatchObject({ syncInProgress: false, issue: null })
  })

  it('sends invalid data stores nothing invalid in the ledger', async () => {
    const person = await linkAs('hostile')
    expect(await person.status()).toMatchObject({ issue: null, refusedRows: 12 })
    const { items } = await person.client.call('transactions', {
      body: { startDate: '2026-01-15', endDate: '2026-01-15', pageSize: 500 },
    })
    const named = items.filter(({ value }) => Number.isInteger(value) && value >= -8)
    expect(named.map(({ description }) => description)).toContain("Robert'); DROP TABLE entry;--")
    expect(
      items.every(
        ({ description }) =>
          description.length > 0 && description.length <= 120 && !/[\p{Cc}\u202e]/u.test(description),
      ),
    ).toBe(true)
    expect(
      (await person.client.call('accounts', { body: {} })).every(
        ({ balance, name }) => Number.isFinite(balance) && name.length <= 120,
      ),
    ).toBe(true)
    expect(app.log).toEqual([])
  })
})

describe('a row at the bank', () => {
  it('is pending, posted with another amount, and removed; it stays with the person’s edits until they decide', async () => {
    const person = await newLinkedPerson(app)
    const row = async (values: object) => {
      await person.client.call('sandboxControl', {
        body: { connectionId: person.connectionId, row: { rowId: 'r1', ...values } },
      })
      await person.sync()
    }
    const found = async () =>
      (await person.client.call('transactions', { body: { pageSize: 500 } })).items.filter(({ description }) =>
        /Sandbox|Mine/.test(description),
      )
    await row({ value: -40, isPending: true, description: 'Sandbox cafe' })
    const [pending] = await found()
    expect(pending).toMatchObject({ isPending: true })
    await person.client.call('updateTransaction', {
      body: { userTransactionId: pending?.userTransactionId ?? 0, description: 'Mine', categoryId: 13 },
    })
    await row({ rowId: 'r2', postsRowId: 'r1', value: -47.2, description: 'Sandbox cafe 0412' })
    expect(await found()).toMatchObject([
      {
        userTransactionId: pending?.userTransactionId,
        value: -47.2,
        description: 'Mine',
        categoryId: 13,
        isPending: false,
      },
    ])
    await row({ rowId: 'r2' })
    expect(await found()).toMatchObject([{ value: -47.2, description: 'Mine' }])
    const userTransactionId = pending?.userTransactionId ?? 0
    expect((await person.client.call('missingRows', {})).missing).toMatchObject([{ userTransactionId, value: -47.2 }])
    await person.client.call('decideMissingRow', { body: { userTransactionId, isKept: false } })
    expect(await found()).toEqual([])
  })

  it('keeps the person’s edits when it is posted without naming its pending row', async () => {
    const person = await newLinkedPerson(app)
    const control = (row: { rowId: string; value?: number; isPending?: boolean }) =>
      person.client.call('sandboxControl', {
        body: { connectionId: person.connectionId, row: { description: 'Sandbox bistro', ...row } },
      })
    await control({ rowId: 'p1', value: -30, isPending: true })
    await control({ rowId: 'p2', value: -50, isPending: true })
    await person.sync()
    const rows = (await person.client.call('transactions', { body: { pageSize: 500 } })).items.filter(
      ({ description }) => description === 'Sandbox bistro',
    )
    const id = rows.find(({ value }) => value === -50)?.userTransactionId ?? 0
    await person.client.call('setTransactionVisibility', { body: { transactionId: id, isHidden: true } })
    for (const rowId of ['p1', 'p2']) await control({ rowId })
    await control({ rowId: 'q1', value: -34 })
    await control({ rowId: 'q2', value: -50 })
    await person.sync()
    const posted = (await person.client.call('transactions', { body: { pageSize: 500 } })).items.filter(
      ({ description }) => description === 'Sandbox bistro',
    )
    expect(posted.map(({ userTransactionId, value, hidden }) => [userTransactionId, value, hidden]).toSorted()).toEqual(
      rows
        .map((row) => [row.userTransactionId, row.value === -30 ? -34 : -50, row.userTransactionId === id])
        .toSorted(),
    )
  })

  it('keeps the person’s edits when it is removed before its posted row arrives', async () => {
    const person = await newLinkedPerson(app)
    const control = async (row: { rowId: string; value?: number; postsRowId?: string; isPending?: boolean }) => {
      await person.client.call('sandboxControl', {
        body: { connectionId: person.connectionId, row: { description: 'Sandbox inn', ...row } },
      })
      await person.sync()
    }
    const named = async () =>
      (await person.client.call('transactions', { body: { pageSize: 500 } })).items.filter(
        ({ description }) => description === 'Our trip',
      )
    await control({ rowId: 'p', value: -90, isPending: true })
    const [row] = (await person.client.call('transactions', { body: { pageSize: 500 } })).items.filter(
      ({ description }) => description === 'Sandbox inn',
    )
    const id = row?.userTransactionId ?? 0
    await person.client.call('updateTransaction', {
      body: { userTransactionId: id, description: 'Our trip', categoryId: 14 },
    })
    await person.client.call('splitTransaction', {
      body: {
        sourceTransactionId: id,
        sourceTransaction: { category: 14, value: -60 },
        splits: [{ category: 7, value: -30 }],
      },
    })
    await control({ rowId: 'p' })
    expect(await named()).toEqual([])
    await control({ rowId: 'q', value: -95, postsRowId: 'p' })
    expect((await named()).map(({ value, categoryId }) => [value, categoryId]).toSorted()).toEqual([
      [-30, 7],
      [-65, 14],
    ])
  })

  it('that a bank file imported before is the same row; one that may be is shown and the person decides', async () => {
    const person = await newLinkedPerson(app)
    const [account] = (await person.client.call('accounts', { body: {} })).filter(
      ({ name }) => name === 'Everyday Checking',
    )
    const userAccountId = account?.userAccountId ?? 0
    const sure = await person.addRow({ userAccountId, date: '2026-11-21', value: -12.34, description: 'CORNER STORE' })
    const doubtful = await person.addRow({ userAccountId, date: '2026-11-19', value: -99.99, description: 'Shoes' })
    const control = (rowId: string, value: number, description: string) =>
      person.client.call('sandboxControl', {
        body: { connectionId: person.connectionId, row: { rowId, value, description, date: '2026-11-21' } },
      })
    await control('a', -12.34, 'CORNER STORE')
    await control('b', -99.99, 'Pine Shoe Shop')
    await person.sync()
    const count = async (value: number) =>
      (await person.client.call('transactions', { body: { pageSize: 500 } })).items.filter(
        (item) => item.value === value,
      )
    expect(await count(-12.34)).toMatchObject([{ userTransactionId: sure.userTransactionId }])
    expect(await count(-99.99)).toHaveLength(2)
    const [pair] = await person.client.call('suspectedDuplicates', {})
    expect(pair).toMatchObject({
      transaction: { description: 'Pine Shoe Shop', origin: 'connection' },
      existing: { userTransactionId: doubtful.userTransactionId, origin: 'manual' },
    })
    const changeId = await person.change('decideDuplicate', {
      body: { duplicateId: pair?.duplicateId ?? 0, isSame: true },
    })
    expect(await count(-99.99)).toMatchObject([{ userTransactionId: doubtful.userTransactionId, description: 'Shoes' }])
    expect(await person.client.call('suspectedDuplicates', {})).toEqual([])
    expect(await person.undo(changeId)).toBe(200)
    expect(await person.client.call('suspectedDuplicates', {})).toHaveLength(1)
    await person.client.call('decideDuplicate', { body: { duplicateId: pair?.duplicateId ?? 0, isSame: false } })
    await person.client.call('fullSync', { body: {} })
    await runDueWork(app)
    expect(await count(-99.99)).toHaveLength(2)
    expect(await person.client.call('suspectedDuplicates', {})).toEqual([])
  })

  it('is fetched by a late webhook, and not by one that is too late', async () => {
    const person = await newLinkedPerson(app)
    const send = (webhookAge: number) =>
      person.client.call('sandboxControl', { body: { connectionId: person.connectionId, webhooks: 1, webhookAge } })
    await person.client.call('sandboxControl', {
      body: { connectionId: person.connectionId, row: { rowId: 'late', value: -2.22, description: 'Sandbox late' } },
    })
    await send(301)
    expect(await runDueWork(app)).toBe(0)
    await send(290)
    expect(await runDueWork(app)).toBe(1)
    expect(
      (await person.client.call('transactions', { body: {} })).items.filter(({ value }) => value === -2.22),
    ).toHaveLength(1)
  })

  it('is fetched once when the sandbox sends many webhooks', async () => {
    const person = await newLinkedPerson(app)
    await person.client.call('sandboxControl', {
      body: {
        connectionId: person.connectionId,
        row: { rowId: 'w', value: -1.11, description: 'Sandbox webhook' },
        webhooks: 50,
      },
    })
    expect(await runDueWork(app)).toBe(1)
    expect(await runDueWork(app)).toBe(0)
    expect(
      (await person.client.call('transactions', { body: {} })).items.filter(({ value }) => value === -1.11),
    ).toHaveLength(1)
  })
})
