import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createRegistry } from '../calls/registry.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { keepAnswer } from './idempotency.ts'
import { openLedger } from '../../testing/ledger-of.ts'

const hourMs = 60 * 60_000
const coffee = { body: { date: '2026-11-20', value: -4.5, categoryId: 1, description: 'Coffee' } }

describe('a write that waits for the directory', () => {
  let app: TestApp
  let fail = false
  let runs = 0
  beforeAll(async () => {
    app = await startTestApp({
      handlers(parts, identity) {
        const own = createRegistry(parts, identity)
        const endAccess: typeof own.request.endAccess = async () => {
          runs += 1
          await parts.yieldToEventLoop()
          if (fail) throw Object.assign(new Error('full'), { code: 'SQLITE_FULL' })
          return { ended: runs }
        }
        return { ledger: own.ledger, request: { ...own.request, endAccess } }
      },
    })
  })
  afterAll(() => app.stop())

  const ask = (client: TestClient, key: string, body = {}) =>
    client.send('endAccess', { body }, { 'Idempotency-Key': key })

  it('runs once though it is sent many times at once, and not again with the next process', async () => {
    const ada = await app.signIn('ada@example.test')
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(ada, 'burst')))
    expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`))).toEqual(
      new Set(['200 {"ended":1}']),
    )
    // Only the ledger remembers it by then.
    expect(await ask(ada, 'burst')).toMatchObject({ status: 200, body: { ended: 1 } })
    expect(runs).toBe(1)
    expect(await ask(ada, 'another')).toMatchObject({ body: { ended: 2 } })
  })

  it('that failed may be tried again, also by those that waited for it', async () => {
    const ada = await app.signIn('ada@example.test')
    fail = true
    expect((await Promise.all([ask(ada, 'full'), ask(ada, 'full')])).map(({ status }) => status)).toEqual([503, 503])
    fail = false
    expect(await ask(ada, 'full')).toMatchObject({ status: 200 })
  })

  it('is refused where the same key comes with another call', async () => {
    const ada = await app.signIn('ada@example.test')
    await ada.send('setInterestFlag', { body: { interestFlag: 2 } }, { 'Idempotency-Key': 'flag' })
    const other = await ada.send('setInterestFlag', { body: { interestFlag: 3 } }, { 'Idempotency-Key': 'flag' })
    expect(other).toMatchObject({ status: 400, body: { code: 10000, Items: [{ Field: 'Idempotency-Key' }] } })
    expect(await ask(ada, 'flag')).toMatchObject({ status: 400, body: { code: 10000 } })
  })

  it('distinguishes two files by their content', async () => {
    const ada = await app.signIn('ada@example.test')
    const upload = (amount: string) =>
      ada.send(
        'previewBankFile',
        { body: { file: new Blob([`Date,Description,Amount\n2026-11-20,Lunch,${amount}\n`]) } },
        { 'Idempotency-Key': 'file' },
      )
    const first = await upload('-9.50')
    expect(await upload('-9.50')).toMatchObject({ status: 200, body: first.body })
    expect(await upload('-9.51')).toMatchObject({ status: 400, body: { Items: [{ Field: 'Idempotency-Key' }] } })
  })

  it('has a key that is forgotten once it is a day old and 200 others came after it', async () => {
    const bob = await app.signIn('bob@example.test')
    const rowsOf = async () => (await (await app.signIn('bob@example.test')).call('transactions', { body: {} })).total
    const { userId } = await bob.call('session', {})
    const keep = (key: string, client: TestClient) =>
      client.send('createTransaction', coffee, { 'Idempotency-Key': key })
    await keep('first', bob)
    const ledger = await openLedger(app.parts, userId ?? 0)
    const later = (count: number, from: number) =>
      ledger.transact((transaction) => {
        for (let each = from; each < from + count; each += 1)
          keepAnswer(
            transaction,
            { key: `other-${each}`, fingerprint: 'x', now: app.clock.now() },
            { body: {}, changeId: null },
          )
      })
    app.clock.advance(24 * hourMs + 1)
    later(199, 0)
    await keep('first', await app.signIn('bob@example.test'))
    expect(await rowsOf()).toBe(1)
    later(2, 199)
    await keep('first', await app.signIn('bob@example.test'))
    expect(await rowsOf()).toBe(2)
    const [kept] = ledger.transact((transaction) =>
      transaction.all<{ answers: number }>('select count(*) as answers from idempotency_key'),
    )
    expect(kept).toEqual({ answers: 201 + 1 })
  })
})
