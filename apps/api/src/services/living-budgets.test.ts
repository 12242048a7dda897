import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedDemo } from '../../demo/seed-demo.ts'
import { grocer } from '../../testing/scenes/test-budgets.ts'
import { download, upload } from '../../testing/scenes/test-export.ts'
import { newPerson } from '../../testing/scenes/test-person.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { createTestClock } from '../../testing/test-parts.ts'

const clock = createTestClock('2026-11-22T17:41:00Z')
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ clock })
  await seedDemo(app.parts)
})
afterAll(() => app.stop())

const month = (client: TestClient, budgetPeriod = '2026-11') => client.call('budgetMonth', { body: { budgetPeriod } })
const cents = (dollars: number) => Math.round(dollars * 100)
const sum = (amounts: readonly number[]) => amounts.reduce((total, dollars) => total + cents(dollars), 0)

describe('money that is moved between budgets', () => {
  const move = { budgetPeriod: '2026-11', fromCategoryId: 6, toCategoryId: 7, amount: 30 }

  it('is in the other budget in this month alone, everywhere; undo brings it back', async () => {
    const person = await grocer(app)
    await person.change('createBudget', { body: { categoryId: 7, targetBudget: 50, budgetPeriod: '2026-10' } })
    const targets = async (budgetPeriod: string) =>
      (await person.client.call('budgets', { body: { budgetPeriod } })).map(({ targetBudget }) => targetBudget)
    const change = await person.change('moveBudgetMoney', { body: move })
    expect([await targets('2026-10'), await targets('2026-11'), await targets('2026-12')]).toEqual([
      [100, 50],
      [70, 80],
      [100, 50],
    ])
    expect(await person.undo(change)).toBe(200)
    expect([await targets('2026-11'), await targets('2026-12')]).toEqual([
      [100, 50],
      [100, 50],
    ])
  })

  it('is refused by its field where there is too little, or no budget', async () => {
    const person = await grocer(app)
    const refusal = async (body: object) => (await person.client.send('moveBudgetMoney', { body })).body
    expect(await refusal(move)).toMatchObject({ Items: [{ Field: 'toCategoryId' }] })
    await person.change('createBudget', { body: { categoryId: 7, targetBudget: 50, budgetPeriod: '2026-10' } })
    expect(await refusal({ ...move, amount: 100 })).toMatchObject({ Items: [{ Field: 'amount' }] })
    expect(await refusal({ ...move, fromCategoryId: 8 })).toMatchObject({ Items: [{ Field: 'fromCategoryId' }] })
  })
})

describe('the month as a whole', () => {
  it('comes to the month’s spending and income, to the cent, for the demo person', async () => {
    const client = await app.signIn('demo@evenkeel.example')
    const { budgets, left, unbudgeted, unbudgetedTotal, incomeUse } = await month(client)
    const spent = (await client.call('cashFlow', { body: { pastMonthCount: 1 } })).at(-1)
    expect(sum(budgets.map((budget) => budget.spent)) + cents(unbudgetedTotal)).toBe(cents(spent?.totalExpenses ?? 0))
    expect(sum(unbudgeted.map((one) => one.spent))).toBe(cents(unbudgetedTotal))
    expect([left, sum(budgets.map((budget) => budget.left))]).toEqual([276.86, 276_86])
    const { income = 0, bills = 0, budgets: planned = 0, setAside = 0, notAssigned = 0 } = incomeUse ?? {}
    expect(cents(income) - cents(bills) - cents(planned) - cents(setAside)).toBe(cents(notAssigned))
    const { items } = await client.call('recurring', { body: {} })
    const budgeted = new Set(budgets.map(({ categoryId }) => categoryId))
    const ownBills = items.filter(({ flow, categoryId }) => flow === 'bill' && !budgeted.has(categoryId))
    expect(cents(bills)).toBe(-sum(ownBills.map(({ expected }) => expected)))
  })

  it('has one figure for what is spent without a budget: on the page, in the plan, and in the step of the last full month', async () => {
    const client = await app.signIn('demo@evenkeel.example')
    const [october, november] = [await month(client, '2026-10'), await month(client)]
    const plan = await client.call('plan', { params: { planType: '7' } })
    expect(november.unbudgetedTotal).toBe(1_967.59)
    expect(plan.present?.result).toMatchObject({ budgetPeriod: '2026-11', unbudgetedSpending: 1_967.59 })
    // 1,650 + 116.99 + 90.82 + 86 + 60 + 46 + 27.61 + 25.05
    expect(october.unbudgetedTotal).toBe(2_102.47)
    const [goal] = await client.call('nextSteps', { query: { planType: '7' } })
    const step = goal?.nextSteps.find(({ sentence }) => sentence?.key === 'unbudgeted')
    expect(step).toMatchObject({
      link: '/live-by-a-budget/calculator',
      sentence: { values: { category: 'Rent' }, amounts: { amount: 2_102.47, largest: 1_650 } },
    })
  })

  it('adds up a year’s months up to the present one', async () => {
    const { client } = await grocer(app)
    expect(await client.call('budgetYear', { body: { year: 2026 } })).toMatchObject({
      budgets: [{ categoryId: 6, targetBudget: 300, spent: 170, left: 130, monthCount: 3, overCount: 0 }],
      left: 130,
      unbudgeted: 0,
    })
  })

  it('proposes what the last months have been like', async () => {
    const person = await newPerson(app)
    for (const [date, value] of [
      ['2026-08-10', -212.4],
      ['2026-09-10', -180],
      ['2026-10-10', -196.1],
    ] as const)
      await person.addRow({ date, value, description: 'Harbor Diner', category: 'Dining out' })
    const { unbudgeted, unbudgetedTotal } = await month(person.client)
    expect([unbudgeted, unbudgetedTotal]).toEqual([[{ categoryId: 7, spent: 0, proposal: 200 }], 0])
  })
})

describe('groups of one’s own', () => {
  const save = (names: string[], members: [categoryId: number, name: string][]) => ({
    body: { names, members: members.map(([categoryId, name]) => ({ categoryId, name })) },
  })

  it('are named, ordered, exported, and taken back', async () => {
    const person = await grocer(app)
    const groups = async (client = person.client) => (await month(client)).ownGroups
    expect(await groups()).toEqual([])
    await person.change('saveBudgetGroups', save(['Food'], [[6, 'Food']]))
    const second = save(
      ['Car', 'Meals'],
      [
        [6, 'Meals'],
        [11, 'Car'],
        [7, 'Meals'],
      ],
    )
    const change = await person.change('saveBudgetGroups', second)
    const meals = { name: 'Meals', categoryIds: [6, 7] }
    expect(await groups()).toEqual([{ name: 'Car', categoryIds: [11] }, meals])
    expect((await person.client.call('budgetYear', { body: { year: 2026 } })).ownGroups[1]).toEqual(meals)
    const other = await newPerson(app)
    expect(await upload(other.client, (await download(person.client)).bytes)).toMatchObject({ status: 200 })
    expect(await groups(other.client)).toEqual(await groups())
    expect(await person.undo(change)).toBe(200)
    expect(await groups()).toEqual([{ name: 'Food', categoryIds: [6] }])
  })

  it('are refused with a name twice, an unknown group, and a budget in two', async () => {
    const person = await grocer(app)
    const refusal = async (input: object) => (await person.client.send('saveBudgetGroups', input)).body
    expect(await refusal(save(['Food', 'food'], []))).toMatchObject({ Items: [{ Field: 'names' }] })
    expect(await refusal(save(['Food'], [[6, 'Fun']]))).toMatchObject({ Items: [{ Field: 'members' }] })
    expect(
      await refusal(
        save(
          ['A', 'B'],
          [
            [6, 'A'],
            [6, 'B'],
          ],
        ),
      ),
    ).toMatchObject({ Items: [{ Field: 'members' }] })
    expect((await person.client.send('saveBudgetGroups', save(['A'], [[999, 'A']]))).status).toBe(404)
  })
})

describe('a payment entered by hand', () => {
  const gifts = { description: 'Holiday gifts', direction: 'out', amount: 480, categoryId: 22, repeats: 'once' }

  it('is set aside for, is in the calendar, is exported, and is taken back', async () => {
    const person = await newPerson(app)
    await person.addAccount({ balance: 1_000 })
    const add = (own: object) => person.change('addPlannedPayment', { body: { ...gifts, ...own } })
    await add({ firstDate: '2027-02-15' })
    await add({
      description: 'Pay',
      direction: 'in',
      amount: 900,
      categoryId: 1,
      repeats: 'two weeks',
      firstDate: '2026-11-27',
    })
    const rent = await add({
      description: 'Rent',
      amount: 650,
      categoryId: 4,
      repeats: 'month',
      firstDate: '2026-11-25',
    })
    const { rareCosts, incomeUse } = await month(person.client)
    expect(rareCosts).toMatchObject([{ description: 'Holiday gifts', amount: 480, monthly: 160 }])
    expect(incomeUse).toEqual({ income: 900, bills: 650, budgets: 0, setAside: 160, notAssigned: 90 })
    const { payday, monthlyTotal, planned } = await person.client.call('recurring', { body: {} })
    expect(payday).toMatchObject({ date: '2026-11-27T00:00:00Z', balance: 1_000, bills: -650, left: 350 })
    expect([monthlyTotal, planned.map(({ description }) => description)]).toEqual([
      650,
      ['Rent', 'Pay', 'Holiday gifts'],
    ])
    const other = await newPerson(app)
    expect(await upload(other.client, (await download(person.client)).bytes)).toMatchObject({ status: 200 })
    expect((await month(other.client)).rareCosts).toMatchObject([{ description: 'Holiday gifts', monthly: 160 }])
    expect(await person.undo(rent)).toBe(200)
    expect((await person.client.call('recurring', { body: {} })).monthlyTotal).toBe(0)
  })

  it('is changed and taken back, and keeps the day of its series after a shorter month', async () => {
    const person = await newPerson(app)
    const planned = async () => (await person.client.call('recurring', { body: {} })).planned
    const rent = { ...gifts, description: 'Rent', repeats: 'month', firstDate: '2026-10-31' }
    await person.change('addPlannedPayment', { body: rent })
    const [before] = await planned()
    const plannedPaymentId = before?.plannedPaymentId ?? 0
    expect(before).toMatchObject({ amount: -480, nextDate: '2026-11-30T00:00:00Z' })
    const body = { ...rent, plannedPaymentId, amount: 500, firstDate: '2026-11-30' }
    const change = await person.change('updatePlannedPayment', { body })
    const dates = ['2026-11-30T00:00:00Z', '2026-12-31T00:00:00Z']
    expect(await planned()).toMatchObject([{ plannedPaymentId, amount: -500, dates }])
    const asIncome = { ...body, direction: 'in', firstDate: '2026-12-15' }
    const second = await person.change('updatePlannedPayment', { body: asIncome })
    expect(await planned()).toMatchObject([{ flow: 'income', amount: 500, nextDate: '2026-12-15T00:00:00Z' }])
    expect([await person.undo(second), await person.undo(change)]).toEqual([200, 200])
    expect(await planned()).toEqual([before])
    const other = await newPerson(app)
    expect((await other.client.send('updatePlannedPayment', { body })).status).toBe(404)
  })

  it('counts once when its transactions are found', async () => {
    const person = await newPerson(app)
    for (const date of ['2026-07-05', '2026-08-05', '2026-09-05', '2026-10-05', '2026-11-05'])
      await person.addRow({ date, value: -39, description: 'Harborview Gym', category: 'Personal care' })
    const body = { ...gifts, description: 'Harborview Gym', amount: 40, repeats: 'month', firstDate: '2026-12-05' }
    await person.change('addPlannedPayment', { body })
    const { planned, monthlyTotal } = await person.client.call('recurring', { body: {} })
    expect([planned, monthlyTotal]).toEqual([[], 39])
  })
})
