// Proves: STAFF-04 to STAFF-11
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { categoryId, newPerson, type TestPerson } from '../../testing/scenes/test-person.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { signInAs, type TestMember } from '../../testing/sign-in-as.ts'

const month = { fromDate: '2026-11-01T00:00:00Z', toDate: '2026-11-30T23:59:59Z' }

describe('what a planner sees of an assigned employee', () => {
  let app: TestApp
  let maya: TestPerson
  let paul: TestMember
  let userId: number
  let params: { userId: string }
  beforeAll(async () => {
    app = await startTestApp()
    paul = await signInAs(app, 'paul@example.test', 1)
    maya = await newPerson(app)
    userId = (await maya.client.call('session', {})).userId ?? 0
    params = { userId: String(userId) }
    await app.parts.directory.planners.assign(userId, paul.person.id, 1)
    await maya.addRow({ value: -41.25 })
    await maya.addRow({ value: 100, category: 'Income' })
    await maya.change('createBudget', {
      body: { categoryId: categoryId('Groceries'), targetBudget: 300, budgetPeriod: '2026-11' },
    })
  })
  afterAll(() => app.stop())

  const ask = {
    budgets: () => paul.client.call('staffBudgets', { params, body: { budgetPeriod: '2026-11' } }),
    spending: () => paul.client.call('staffSpending', { params, body: month }),
    cashFlow: () => paul.client.call('staffCashFlow', { params, body: { pastMonthCount: 3 } }),
  }

  it('equals what the employee sees, to the cent', async () => {
    const own = maya.client
    expect(await ask.budgets()).toEqual(await own.call('budgets', { body: { budgetPeriod: '2026-11' } }))
    expect(await ask.spending()).toEqual(await own.call('spending', { body: month }))
    expect(await ask.cashFlow()).toEqual(await own.call('cashFlow', { body: { pastMonthCount: 3 } }))
    expect((await ask.spending()).totalSpending).toBe(41.25)
    expect((await ask.budgets())[0]).toMatchObject({ targetBudget: 300, spent: 41.25 })
  })

  it.each([1, 3, 4, 7])('equals the employee’s plan of type %d, and no type beyond the twelve', async (planType) => {
    const own = await maya.client.call('plan', { params: { planType: String(planType) } })
    expect(await paul.client.call('staffPlan', { params: { ...params, planType: String(planType) } })).toEqual(own)
    expect(await paul.client.send('staffPlan', { params: { ...params, planType: 13 } })).toMatchObject({ status: 404 })
  })

  it('holds how the product is set up', async () => {
    await maya.change('saveProfileSettings', { body: { accountConnectivityType: 1, useTestInstitutions: false } })
    const { email } = await maya.client.call('session', {})
    expect(await paul.client.call('staffConfiguration', { params })).toEqual({
      ...{
        userId,
        firstName: 'Test',
        lastName: 'Person',
        email,
        phone: null,
        companyId: app.company.id,
        companyName: 'Test Company',
      },
      ...{ level1: false, fundStyle: 0, isSsoEnabled: false, isEmailVerified: false, areTermsAccepted: true },
      ...{ accountConnectivityType: 1, useTestInstitutions: false },
      shared: ['plans', 'budgets', 'spending', 'cashFlow'],
    })
  })

  it('holds what was spoken, the newest first', async () => {
    expect(await paul.client.call('staffInteractions', { params })).toEqual([])
    const call = await paul.client.call('addStaffInteraction', {
      params,
      body: { type: 0, note: 'Talked about the budget' },
    })
    expect(call).toMatchObject({
      type: 0,
      note: 'Talked about the budget',
      at: '2026-11-21T12:00:00.000Z',
      authorId: paul.person.id,
    })
    const mail = await paul.client.call('addStaffInteraction', { params, body: { type: 1, note: 'Sent the summary' } })
    expect(await paul.client.call('staffInteractions', { params })).toEqual([mail, call])
    const wrong = [
      [{ type: 4, note: 'x' }, 'type'],
      [{ note: 'x' }, 'type'],
      [{ type: 0, note: ' ' }, 'note'],
    ] as const
    for (const [body, Field] of wrong) {
      expect(await paul.client.send('addStaffInteraction', { params, body })).toMatchObject({
        status: 400,
        body: { Items: [{ Field }] },
      })
    }
  })

  it('holds no word of it in the directory’s file', async () => {
    await paul.client.call('addStaffInteraction', { params, body: { type: 3, note: 'Owes 73519 to a friend' } })
    await paul.client.call('addStaffTask', { params, body: { title: 'Ask about the 73519' } })
    const rows = JSON.stringify([
      await app.parts.directory.staff.interactions(userId),
      await app.parts.directory.staff.tasks(userId),
    ])
    expect(rows).toContain('requestKey')
    expect(rows).not.toMatch(/73519|friend|Ask about/)
  })

  it('decrypts no text that was moved to another person', async () => {
    const bob = await newPerson(app)
    const bobId = (await bob.client.call('session', {})).userId ?? 0
    await app.parts.directory.planners.assign(bobId, paul.person.id, 1)
    const [task] = await app.parts.directory.staff.tasks(userId)
    if (!task) throw new Error('There is no task to move')
    const { id: _id, status: _status, ...moved } = task
    await app.parts.directory.staff.addTask({ ...moved, personId: bobId, requestKey: null })
    expect(await paul.client.send('staffTasks', { params: { userId: bobId } })).toMatchObject({
      status: 500,
      body: { code: -1 },
    })
  })

  it('holds tasks that are opened, closed and reopened', async () => {
    const task = await paul.client.call('addStaffTask', {
      params,
      body: { title: 'Send the form', dueDate: '2026-12-01' },
    })
    expect(task).toMatchObject({
      title: 'Send the form',
      dueDate: '2026-12-01T00:00:00Z',
      status: 0,
      authorId: paul.person.id,
    })
    const { taskId } = task
    expect(
      await paul.client.call('setStaffTaskStatus', {
        params: { ...params, taskId: String(taskId), status: '1' },
        body: {},
      }),
    ).toEqual({ ...task, status: 1 })
    expect(await paul.client.call('staffTasks', { params })).toContainEqual({ ...task, status: 1 })
    const wrong = await paul.client.send('setStaffTaskStatus', { params: { ...params, taskId, status: 3 }, body: {} })
    expect(wrong).toMatchObject({ status: 400, body: { Items: [{ Field: 'status' }] } })
    expect(await paul.client.send('addStaffTask', { params, body: { title: '', dueDate: 'soon' } })).toMatchObject({
      status: 400,
      body: { Items: [{ Field: 'title' }, { Field: 'dueDate' }] },
    })
  })

  it('holds drafts, which their author alone can change', async () => {
    const draft = await paul.client.call('saveStaffDraft', {
      params,
      body: { title: 'First', body: 'Cut the fees', planType: 3 },
    })
    expect(draft).toMatchObject({ title: 'First', body: 'Cut the fees', planType: 3, authorId: paul.person.id })
    const changed = await paul.client.call('saveStaffDraft', {
      params,
      body: { draftId: draft.draftId, title: 'Second', body: '' },
    })
    expect(changed).toMatchObject({ draftId: draft.draftId, title: 'Second', body: '', planType: null })
    const pia = await signInAs(app, 'pia@example.test', 2)
    const asked = { reason: 'A look', endsAt: '2026-11-22T00:00:00Z' }
    const { accessId } = await pia.client.call('grantAccess', { params, body: asked })
    await maya.client.call('decideAccess', { body: { accessId, isAllowed: true } })
    expect(await pia.client.call('staffDrafts', { params })).toEqual([changed])
    const foreign = await pia.client.send('saveStaffDraft', {
      params,
      body: { draftId: draft.draftId, title: 'Mine', body: '' },
    })
    expect(foreign.status).toBe(404)
    expect(await pia.client.send('deleteStaffDraft', { params: { ...params, draftId: draft.draftId } })).toMatchObject({
      status: 404,
    })
    expect(await paul.client.call('staffDrafts', { params })).toEqual([changed])
    expect(
      await paul.client.call('deleteStaffDraft', { params: { ...params, draftId: String(draft.draftId) } }),
    ).toEqual({})
    expect(await paul.client.call('staffDrafts', { params })).toEqual([])
  })

  it('leaves nothing behind: nothing of the ledger but drafts ever changes', async () => {
    const before = maya.exportAll()
    await Promise.all([ask.budgets(), ask.spending(), ask.cashFlow()])
    await paul.client.call('saveStaffDraft', { params, body: { title: 'Kept', body: '' } })
    const { draft, ...after } = maya.exportAll()
    expect({ ...after, draft: before['draft'] }).toEqual(before)
    expect(draft).toHaveLength(1)
  })

  it('answers bad input on its field', async () => {
    const send = (name: 'staffBudgets' | 'staffSpending' | 'staffCashFlow', body: unknown) =>
      paul.client.send(name, { params, body })
    expect(await send('staffBudgets', { budgetPeriod: 'x' })).toMatchObject({
      status: 400,
      body: { Items: [{ Field: 'budgetPeriod' }] },
    })
    expect(await send('staffSpending', { ...month, rankSize: 0 })).toMatchObject({
      status: 400,
      body: { Items: [{ Field: 'rankSize' }] },
    })
    expect(await send('staffCashFlow', { pastMonthCount: 0 })).toMatchObject({
      status: 400,
      body: { Items: [{ Field: 'pastMonthCount' }] },
    })
    expect(await paul.client.send('staffConfiguration', { params: { userId: 'x' } })).toMatchObject({
      status: 400,
      body: { Items: [{ Field: 'userId' }] },
    })
  })
})
