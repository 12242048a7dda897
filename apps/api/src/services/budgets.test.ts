// Proves: BUD-01, BUD-06, BUD-18, API-43 to API-48
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { newPerson, type TestPerson } from '../../testing/scenes/test-person.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const groceries = 6
const set = (
  person: TestPerson,
  name: 'createBudget' | 'updateBudget',
  budgetPeriod: string,
  targetBudget: number,
  categoryId = groceries,
) => person.client.send(name, { body: { categoryId, targetBudget, budgetPeriod } })
const amounts = async (person: TestPerson, ...periods: string[]) =>
  Promise.all(
    periods.map(
      async (budgetPeriod) =>
        (await person.client.call('budget', { body: { budgetPeriod, categoryId: groceries } }))?.targetBudget,
    ),
  )

describe('budgets', () => {
  it('repeat each month until changed, and a change leaves past months alone', async () => {
    const person = await newPerson(app)
    await set(person, 'createBudget', '2026-08', 100)
    expect(await amounts(person, '2026-07', '2026-08', '2026-11')).toEqual([undefined, 100, 100])
    await set(person, 'updateBudget', '2026-10', 150)
    expect(await amounts(person, '2026-09', '2026-10', '2026-11')).toEqual([100, 150, 150])
    await person.client.call('deleteBudget', { body: { categoryId: groceries, budgetPeriod: '2026-11' } })
    expect(await amounts(person, '2026-10', '2026-11', '2026-12')).toEqual([150, undefined, undefined])
  })

  it('a change applies to all later months, even to months with their own change', async () => {
    const person = await newPerson(app)
    await set(person, 'createBudget', '2026-08', 100)
    await set(person, 'updateBudget', '2026-11', 200)
    const changeId = await person.change('updateBudget', {
      body: { categoryId: groceries, targetBudget: 120, budgetPeriod: '2026-09' },
    })
    expect(await amounts(person, '2026-08', '2026-09', '2026-11')).toEqual([100, 120, 120])
    expect(await person.undo(changeId)).toBe(200)
    expect(await amounts(person, '2026-08', '2026-09', '2026-11')).toEqual([100, 100, 200])
  })

  it('keep one id in all periods, even when deleted and created again', async () => {
    const person = await newPerson(app)
    const first = await person.client.call('createBudget', {
      body: { categoryId: groceries, targetBudget: 50, budgetPeriod: '2026-09' },
    })
    await person.client.call('deleteBudget', { body: { categoryId: groceries, budgetPeriod: '2026-10' } })
    const again = await person.client.call('createBudget', {
      body: { categoryId: groceries, targetBudget: 60, budgetPeriod: '2026-11' },
    })
    expect(again.budgetId).toBe(first.budgetId)
  })

  it('report spending less refunds, of the transactions that count in totals', async () => {
    const person = await newPerson(app)
    await set(person, 'createBudget', '2026-11', 100)
    await person.addRow({ value: -60 })
    await person.addRow({ value: 12.5 })
    const hidden = await person.addRow({ value: -40 })
    await person.client.call('setTransactionVisibility', {
      body: { transactionId: hidden.userTransactionId, isHidden: true },
    })
    const [budget] = await person.client.call('budgets', { body: { budgetPeriod: '2026-11' } })
    expect(budget).toMatchObject({ categoryId: groceries, targetBudget: 100, budgetPeriod: '2026-11', spent: 47.5 })
    expect(await person.client.call('budgets', { body: { budgetPeriod: '2026-10' } })).toEqual([])
  })

  it('a category with a budget is a conflict, a category that cannot be budgeted is refused, a missing budget is 404', async () => {
    const person = await newPerson(app)
    await set(person, 'createBudget', '2026-11', 100)
    const taken = await set(person, 'createBudget', '2026-11', 120)
    expect([taken.status, taken.body.code]).toEqual([400, 10000])
    for (const categoryId of [1, 2, 3])
      expect((await set(person, 'createBudget', '2026-11', 10, categoryId)).status).toBe(400)
    expect((await set(person, 'createBudget', '2026-11', 10, 99)).status).toBe(404)
    expect((await set(person, 'updateBudget', '2026-11', 10, 7)).status).toBe(404)
    expect(
      (await person.client.send('deleteBudget', { body: { categoryId: 7, budgetPeriod: '2026-11' } })).status,
    ).toBe(404)
    expect((await set(person, 'createBudget', '2026-11', 0, 7)).body.Items).toMatchObject([
      { Field: 'targetBudget', Errors: ['Please enter a positive value.'] },
    ])
  })

  it('can be paged from the first month with data to the current one', async () => {
    const person = await newPerson(app)
    const around = (budgetPeriod: string) => person.client.call('budgetNavigation', { body: { budgetPeriod } })
    expect(await around('2026-11')).toEqual({ previousPeriod: null, nextPeriod: null })
    await person.addRow({ date: '2026-09-20' })
    expect(await around('2026-11')).toEqual({ previousPeriod: '2026-10', nextPeriod: null })
    expect(await around('2026-09')).toEqual({ previousPeriod: null, nextPeriod: '2026-10' })
  })
})
