import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../test/test-app.ts'
import { newPerson, type TestPerson } from './test-person.ts'

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
  it('renew themselves each month until changed, and a change leaves the past alone', async () => {
    const person = await newPerson(app)
    await set(person, 'createBudget', '2026-08', 100)
    expect(await amounts(person, '2026-07', '2026-08', '2026-11')).toEqual([undefined, 100, 100])
    await set(person, 'updateBudget', '2026-10', 150)
    expect(await amounts(person, '2026-09', '2026-10', '2026-11')).toEqual([100, 150, 150])
    await person.client.call('deleteBudget', { body: { categoryId: groceries, budgetPeriod: '2026-11' } })
    expect(await amounts(person, '2026-10', '2026-11', '2026-12')).toEqual([150, undefined, undefined])
  })

  it('a change holds for later months too, also where those had one of their own', async () => {
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

  it('keep one id through all periods, also when deleted and set again', async () => {
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

  it('say what was spent, less refunds, by the rule of what counts', async () => {
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

  it('a taken category is a conflict, one without budgets is refused, a missing budget is not there', async () => {
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
    expect((await set(person, 'createBudget', '2026-11', 0, 7)).body.Items).toEqual([
      { Field: 'targetBudget', Errors: ['Please enter a positive value.'] },
    ])
  })

  it('are paged from the first month with data to the current one', async () => {
    const person = await newPerson(app)
    const around = (budgetPeriod: string) => person.client.call('budgetNavigation', { body: { budgetPeriod } })
    expect(await around('2026-11')).toEqual({ previousPeriod: null, nextPeriod: null })
    await person.addRow({ date: '2026-09-20' })
    expect(await around('2026-11')).toEqual({ previousPeriod: '2026-10', nextPeriod: null })
    expect(await around('2026-09')).toEqual({ previousPeriod: null, nextPeriod: '2026-10' })
  })
})
