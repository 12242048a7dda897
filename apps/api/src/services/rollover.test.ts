import { PlanType } from '@evenkeel/engine'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { grocer } from '../../testing/scenes/test-budgets.ts'
import { download, upload } from '../../testing/scenes/test-export.ts'
import { newPerson, type TestPerson } from '../../testing/scenes/test-person.ts'
import { plan, put } from '../../testing/scenes/test-plans.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { createTestClock } from '../../testing/test-parts.ts'

let app: TestApp
beforeAll(async () => void (app = await startTestApp({ clock: createTestClock('2026-11-22T17:41:00Z') })))
afterAll(() => app.stop())

/** Returns a category's budget as the page of the budgets has it. */
const budgetOf = async ({ client }: TestPerson, categoryId: number, budgetPeriod = '2026-11') =>
  (await client.call('budgetMonth', { body: { budgetPeriod } })).budgets.find(
    (budget) => budget.categoryId === categoryId,
  )

const rollOver = (person: TestPerson, budgetPeriod: string, keeps: boolean) =>
  person.change('setBudgetRollover', {
    body: { categoryId: 6, budgetPeriod, keepsLeft: keeps, keepsOver: keeps },
  })

describe('rollover', () => {
  it('brings along what months leave, stays exact when an old row changes, and ends where it is switched off', async () => {
    const person = await grocer(app)
    expect(await budgetOf(person, 6)).toMatchObject({ carried: 0, left: 90, keepsLeft: false })
    const change = await rollOver(person, '2026-09', true)
    expect(await budgetOf(person, 6)).toMatchObject({ targetBudget: 100, carried: 40, spent: 10, left: 130 })
    await person.addRow({ date: '2026-09-20', value: -65.5, description: 'Greenleaf Market', category: 'Groceries' })
    expect(await budgetOf(person, 6, '2026-10')).toMatchObject({ carried: -35.5, left: -25.5 })
    expect(await budgetOf(person, 6)).toMatchObject({ carried: -25.5, left: 64.5 })
    const ended = await rollOver(person, '2026-10', false)
    expect(await budgetOf(person, 6)).toMatchObject({ carried: 0, left: 90, keepsLeft: false })
    expect(await budgetOf(person, 6, '2026-10')).toMatchObject({ carried: -35.5 })
    expect([await person.undo(ended), await person.undo(change)]).toEqual([200, 200])
    expect(await budgetOf(person, 6)).toMatchObject({ carried: 0, left: 90 })
  })

  it('is in an export, and leaves the amount of the budget as it is', async () => {
    const person = await grocer(app)
    await rollOver(person, '2026-09', true)
    const [budget] = await person.client.call('budgets', { body: { budgetPeriod: '2026-11' } })
    expect(budget).toMatchObject({ targetBudget: 100, carried: 40, spent: 10 })
    const other = await newPerson(app)
    expect(await upload(other.client, (await download(person.client)).bytes)).toMatchObject({ status: 200 })
    expect(await budgetOf(other, 6)).toMatchObject({ carried: 40, left: 130, keepsLeft: true, keepsOver: true })
  })

  it('is the same wherever a budget is said to be over: on home, in steps, the plan, and the year', async () => {
    const person = await grocer(app)
    const { client } = person
    await person.addRow({ date: '2026-11-12', value: -110, description: 'Greenleaf Market', category: 'Groceries' })
    await put(person, 'commitPlan', PlanType.LIVE_BY_A_BUDGET, { input: {}, linkedAccounts: [] })
    const said = async () => {
      const { verdict, present } = await plan(person, PlanType.LIVE_BY_A_BUDGET)
      const { nextSteps } = (await client.call('dashboard', {})).data
      return {
        onHome: (await client.call('budgets', { body: { budgetPeriod: '2026-11' } }))[0],
        onPage: (await budgetOf(person, 6))?.left,
        verdict: [verdict?.band, verdict?.figure?.value],
        inPlan: present?.result,
        steps: nextSteps.filter(({ source }) => source === 'budget').map(({ sentence }) => sentence?.amounts),
        monthsOver: (await client.call('budgetYear', { body: { year: 2026 } })).budgets[0]?.overCount,
      }
    }
    expect(await said()).toMatchObject({
      onHome: { targetBudget: 100, carried: 0, spent: 120 },
      ...{ onPage: -20, verdict: ['off-track', -20], steps: [{ amount: 20 }], monthsOver: 1 },
      inPlan: { remaining: -20, overspentCategories: [{ categoryId: 6, over: 20 }] },
    })
    await rollOver(person, '2026-09', true)
    expect(await said()).toMatchObject({
      onHome: { targetBudget: 100, carried: 40, spent: 120 },
      ...{ onPage: 20, verdict: ['on-track', 20], steps: [], monthsOver: 0 },
      inPlan: { remaining: 20, overspentCategories: [] },
    })
  })

  it('is refused for a category without a budget', async () => {
    const body = { categoryId: 7, budgetPeriod: '2026-11', keepsLeft: true, keepsOver: false }
    expect((await (await grocer(app)).client.send('setBudgetRollover', { body })).status).toBe(404)
  })
})
