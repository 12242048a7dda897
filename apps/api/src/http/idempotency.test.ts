// Proves: API-33
// Proves: ASVS-2.3.3, ASVS-2.3.4, ASVS-16.5.3
import { changeHeader } from '@evenkeel/api-client/contract/changes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import type { TestClient } from '../../testing/test-client.ts'

const hourMs = 60 * 60_000
const coffee = { body: { date: '2026-11-20', value: -4.5, categoryId: 1, description: 'Coffee' } }

describe('a write with an idempotency key', () => {
  let app: TestApp
  let ada: TestClient
  beforeAll(async () => {
    app = await startTestApp()
    ada = await app.signIn('ada@example.test')
  })
  afterAll(() => app.stop())

  const count = async () => (await (await app.signIn('ada@example.test')).call('transactions', { body: {} })).total
  const create = (key: string, input: object = coffee) =>
    ada.send('createTransaction', input, { 'Idempotency-Key': key })

  it('happens once, and is answered alike each time', async () => {
    const before = await count()
    const first = await create('one')
    const again = await create('one')
    expect(first.status).toBe(200)
    expect([again.status, again.body]).toEqual([200, first.body])
    expect(again.headers.get(changeHeader)).toMatch(/^\d+$/)
    expect(again.headers.get(changeHeader)).toBe(first.headers.get(changeHeader))
    expect(await count()).toBe(before + 1)
  })

  it('happens once though it is sent many times at once', async () => {
    const before = await count()
    const answers = await Promise.all(Array.from({ length: 10 }, () => create('burst')))
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1)
    expect(await count()).toBe(before + 1)
  })

  it('happens each time under another key, and without one', async () => {
    const before = await count()
    await create('two')
    await create('three')
    await ada.call('createTransaction', coffee)
    await ada.call('createTransaction', coffee)
    expect(await count()).toBe(before + 4)
  })

  it('is refused where the same key comes with another body or another call', async () => {
    await create('four')
    const other = await create('four', { body: { ...coffee.body, value: -9 } })
    expect(other).toMatchObject({ status: 400, body: { code: 10000, Items: [{ Field: 'Idempotency-Key' }] } })
    const otherCall = await ada.send(
      'createBudget',
      { body: { categoryId: 1, targetBudget: 5, budgetPeriod: '2026-11' } },
      { 'Idempotency-Key': 'four' },
    )
    expect(otherCall).toMatchObject({ status: 400, body: { Items: [{ Field: 'Idempotency-Key' }] } })
  })

  it('that failed may be tried again under the same key', async () => {
    const failed = await create('five', { body: { ...coffee.body, userAccountId: 12 } })
    expect(failed.status).toBe(404)
    expect(await create('five')).toMatchObject({ status: 200 })
  })

  it('is one person’s own affair: another’s same key is another key', async () => {
    const eve = await app.signIn('eve@example.test')
    const hers = await eve.send('createTransaction', coffee, { 'Idempotency-Key': 'one' })
    const mine = await create('one')
    expect(hers.status).toBe(200)
    expect(hers.body).not.toEqual(mine.body)
  })

  it('is known after a clock that jumped ahead, and after one that was set back', async () => {
    const before = await count()
    await create('six')
    app.clock.advance(40 * hourMs)
    ada = await app.signIn('ada@example.test')
    await create('ahead')
    await create('six')
    expect(await count()).toBe(before + 2)
    app.clock.advance(-40 * hourMs)
    ada = await app.signIn('ada@example.test')
    for (const key of ['six', 'ahead']) await create(key)
    expect(await count()).toBe(before + 2)
  })

  it('is refused with a key that is none', async () => {
    ada = await app.signIn('ada@example.test')
    for (const key of ['', 'with space', 'x'.repeat(201)]) {
      expect(await create(key)).toMatchObject({ status: 400, body: { Items: [{ Field: 'Idempotency-Key' }] } })
    }
  })
})
