// Proves: API-39
// Proves: ASVS-2.2.3
import { splitMessages } from '@evenkeel/engine'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { newPerson, type TestPerson } from '../../testing/scenes/test-person.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const split = (person: TestPerson, id: number, kept: number, ...parts: number[]) =>
  person.client.send('splitTransaction', {
    body: {
      sourceTransactionId: id,
      sourceTransaction: { category: 6, value: kept },
      splits: parts.map((value) => ({ category: 8, value })),
    },
  })

const statusAndMessage = (answer: Awaited<ReturnType<typeof split>>) => [
  answer.status,
  answer.body.Items?.[0]?.Errors[0],
]

describe('splitting a transaction', () => {
  it('keeps the source’s id with the rest, adds the parts, and leaves totals unchanged', async () => {
    const person = await newPerson(app)
    const { userTransactionId } = await person.addRow({ value: -50 })
    expect((await split(person, userTransactionId, -30, -12.5, -7.5)).status).toBe(200)
    const { items, totals } = await person.client.call('transactions', {
      body: { ordering: { fieldName: 'value', sortDirection: 'ASC' } },
    })
    expect(
      items.map(({ value, categoryId, splitted, sourceUserTransactionId }) => [
        value,
        categoryId,
        splitted,
        sourceUserTransactionId,
      ]),
    ).toEqual([
      [-30, 6, false, null],
      [-12.5, 8, true, userTransactionId],
      [-7.5, 8, true, userTransactionId],
    ])
    expect(totals.spending).toBe(50)
  })

  it('returns the source and all parts for the id of either', async () => {
    const person = await newPerson(app)
    const { userTransactionId } = await person.addRow({ value: -50 })
    await split(person, userTransactionId, -30, -20)
    const family = await person.client.call('relatedTransactions', { body: { sourceTransactionId: userTransactionId } })
    expect([family.sourceTransaction.value, family.splits.map(({ value }) => value)]).toEqual([-30, [-20]])
    const partId = family.splits[0]?.userTransactionId ?? 0
    expect(await person.client.call('relatedTransactions', { body: { sourceTransactionId: partId } })).toEqual(family)
  })

  it('refuses a sum that differs by one cent, and saves nothing', async () => {
    const person = await newPerson(app)
    const { userTransactionId } = await person.addRow({ value: -50 })
    const before = person.exportAll()
    expect(statusAndMessage(await split(person, userTransactionId, -30, -20.01))).toEqual([
      400,
      'The parts must add up to the original transaction.',
    ])
    expect(statusAndMessage(await split(person, userTransactionId, -50, -0))).toEqual([400, splitMessages.tooSmall])
    expect(statusAndMessage(await split(person, userTransactionId, -60, 10))).toEqual([400, splitMessages.tooSmall])
    expect(person.exportAll()).toEqual(before)
  })

  it('splits again from the original value, and parts keep their ids', async () => {
    const person = await newPerson(app)
    const { userTransactionId } = await person.addRow({ value: -50 })
    await split(person, userTransactionId, -30, -20)
    const first = await person.client.call('relatedTransactions', { body: { sourceTransactionId: userTransactionId } })
    expect((await split(person, userTransactionId, -10, -15, -25)).status).toBe(200)
    const second = await person.client.call('relatedTransactions', { body: { sourceTransactionId: userTransactionId } })
    expect(second.splits[0]?.userTransactionId).toBe(first.splits[0]?.userTransactionId)
    expect(second.splits.map(({ value }) => value)).toEqual([-15, -25])
  })

  it('joins the parts for an empty list; refuses a source that is not the original', async () => {
    const person = await newPerson(app)
    const { userTransactionId } = await person.addRow({ value: -50 })
    await split(person, userTransactionId, -30, -20)
    expect((await split(person, userTransactionId, -30)).status).toBe(400)
    expect((await split(person, userTransactionId, -50)).status).toBe(200)
    const { items } = await person.client.call('transactions', { body: {} })
    expect(items.map(({ value }) => value)).toEqual([-50])
  })

  it('refuses to split, delete or revalue a part; the original can be', async () => {
    const person = await newPerson(app)
    const { userTransactionId } = await person.addRow({ value: -50 })
    await split(person, userTransactionId, -30, -20)
    const { splits } = await person.client.call('relatedTransactions', {
      body: { sourceTransactionId: userTransactionId },
    })
    const partId = splits[0]?.userTransactionId ?? 0
    expect((await split(person, partId, -10, -10)).status).toBe(400)
    expect((await person.client.send('deleteTransaction', { body: { userTransactionId: partId } })).status).toBe(400)
    const change = await person.client.send('updateTransaction', { body: { userTransactionId, value: -60 } })
    expect(change.body.Items).toMatchObject([{ Field: 'value', Errors: ['Remove the split first.'] }])
    await person.client.call('deleteTransaction', { body: { userTransactionId } })
    expect((await person.client.call('transactions', { body: {} })).total).toBe(0)
  })
})
