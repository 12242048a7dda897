// Proves: API-13, API-63, API-67, API-69, API-70, API-72, GOAL-12
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { categoryId, newPerson } from '../../testing/scenes/test-person.ts'
import { allocationInput, card, debtInput, fundInput, link, on, plan, put } from '../../testing/scenes/test-plans.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

describe('attention', () => {
  it('appears when a linked account is deleted, and clears with a refresh or a commit', async () => {
    const person = await newPerson(app)
    const [first, second] = [
      await person.addAccount({ ...card, balance: -1_000 }),
      await person.addAccount({ ...card, name: 'Other', balance: -700 }),
    ]
    const linkedAccounts = [...link(first.userAccountId), ...link(second.userAccountId)]
    await put(person, 'commitPlan', 3, { input: debtInput, linkedAccounts })
    await person.client.call('deleteAccount', { body: { userAccountId: second.userAccountId } })
    const lost = await plan(person, 3)
    expect(lost).toMatchObject({ status: 3, canRefresh: true, showsRefreshPrompt: true })
    expect(lost.attention).toEqual([{ reason: 'ACCOUNT_DELETED', userAccountId: second.userAccountId }])
    expect(lost.linkedAccounts.find(({ isDeleted }) => isDeleted)).toMatchObject({
      name: 'Other',
      balance: -700,
      isLinked: true,
    })
    await on(person, 'refreshPlan', 3)
    expect(await plan(person, 3)).toMatchObject({
      status: 2,
      canRefresh: false,
      showsRefreshPrompt: false,
      result: { months: 11 },
    })
    await put(person, 'commitPlan', 3, {
      input: debtInput,
      linkedAccounts: [...link(first.userAccountId), { userAccountId: second.userAccountId, isLinked: false }],
    })
    expect((await plan(person, 3)).linkedAccounts).toHaveLength(1)
  })

  it('counts nothing when all linked accounts are deleted, unless the person typed the amount', async () => {
    const person = await newPerson(app)
    const { userAccountId } = await person.addAccount({
      category: 'Cash',
      type: 'Savings',
      name: 'Savings',
      balance: 30_000,
    })
    await put(person, 'commitPlan', 4, {
      input: { ...fundInput, emergencySavingsBalance: null },
      linkedAccounts: link(userAccountId),
    })
    expect(await plan(person, 4)).toMatchObject({ result: { totalSavings: 30_000, isSavingsGoalMet: true } })
    await person.client.call('deleteAccount', { body: { userAccountId } })
    expect((await plan(person, 4)).attention).toEqual([
      { reason: 'ACCOUNT_DELETED', userAccountId },
      { reason: 'OFF_GOAL', userAccountId: null },
    ])
    await on(person, 'refreshPlan', 4)
    const refreshed = await plan(person, 4)
    expect(refreshed).toMatchObject({
      input: { emergencySavingsBalance: 0, isOverridden: false },
      result: { totalSavings: 0, isSavingsGoalMet: false },
    })
    const typed = { ...fundInput, emergencySavingsBalance: 25_000 }
    await put(person, 'commitPlan', 4, { input: typed, linkedAccounts: link(userAccountId) })
    await on(person, 'refreshPlan', 4)
    expect(await plan(person, 4)).toMatchObject({
      input: { emergencySavingsBalance: 25_000, isOverridden: true },
      result: { isSavingsGoalMet: true },
    })
    await put(person, 'commitPlan', 4, { input: typed, linkedAccounts: [] })
    expect(await plan(person, 4)).toMatchObject({
      input: { emergencySavingsBalance: 25_000, isOverridden: false },
      linkedAccounts: [],
    })
  })

  it('appears when a connection has a sync issue, and a refresh does not take it away: finding 14', async () => {
    const person = await newPerson(app)
    const { userAccountId } = await person.addAccount({
      category: 'Cash',
      type: 'Savings',
      name: 'Savings',
      balance: 30_000,
    })
    await put(person, 'commitPlan', 4, {
      input: { ...fundInput, emergencySavingsBalance: null },
      linkedAccounts: link(userAccountId),
    })
    expect(await plan(person, 4)).toMatchObject({
      status: 2,
      linkedValueState: 'unbroken',
      input: { emergencySavingsBalance: 30_000, isOverridden: false },
    })
    person.onLedger((ledger) => {
      ledger.run(sql`insert into account_connection (id, name, has_sync_issue) values (77, 'Bank', 1)`)
      ledger.run(sql`update account set account_connection_id = 77`)
    })
    expect(await plan(person, 4)).toMatchObject({
      status: 3,
      linkedValueState: 'unsynced',
      attention: [{ reason: 'SYNC_ISSUE', userAccountId }],
    })
    expect((await person.client.call('myGoals', {})).map(({ status }) => status)).toEqual([3])
    // A refresh cannot bring an unreadable bank up to date: the plan still needs attention until it is repaired.
    await on(person, 'refreshPlan', 4)
    expect(await plan(person, 4)).toMatchObject({ status: 3, attention: [{ reason: 'SYNC_ISSUE', userAccountId }] })
  })

  it('appears when the plan falls short of its goal, and a dismissed prompt stays hidden until a new problem', async () => {
    const person = await newPerson(app)
    const { userAccountId } = await person.addAccount({
      category: 'Cash',
      type: 'Savings',
      name: 'Savings',
      balance: 24_000,
    })
    await put(person, 'commitPlan', 4, {
      input: { ...fundInput, emergencySavingsBalance: 24_000 },
      linkedAccounts: link(userAccountId),
    })
    expect(await plan(person, 4)).toMatchObject({ status: 2, result: { isSavingsGoalMet: true } })
    await person.client.call('updateAccount', { body: { userAccountId, balance: 23_999.99 } })
    expect(await plan(person, 4)).toMatchObject({
      status: 3,
      showsRefreshPrompt: true,
      attention: [{ reason: 'OFF_GOAL', userAccountId: null }],
    })
    await on(person, 'dismissPlanPrompt', 4)
    expect(await plan(person, 4)).toMatchObject({ status: 3, canRefresh: true, showsRefreshPrompt: false })
    await person.client.call('deleteAccount', { body: { userAccountId } })
    expect(await plan(person, 4)).toMatchObject({ status: 3, showsRefreshPrompt: true })
  })

  it('shows its prompt again for a problem that returns after a refresh', async () => {
    const person = await newPerson(app)
    const { userAccountId } = await person.addAccount({
      category: 'Cash',
      type: 'Savings',
      name: 'Savings',
      balance: 10_000,
    })
    await put(person, 'commitPlan', 4, {
      input: { ...fundInput, emergencySavingsBalance: null },
      linkedAccounts: link(userAccountId),
    })
    const needsAttention = () => person.onLedger((ledger) => ledger.run(sql`update plan set status = 3`))
    needsAttention()
    await on(person, 'dismissPlanPrompt', 4)
    expect(await plan(person, 4)).toMatchObject({ status: 3, showsRefreshPrompt: false })
    await on(person, 'refreshPlan', 4)
    expect(await plan(person, 4)).toMatchObject({ status: 2 })
    needsAttention()
    expect(await plan(person, 4)).toMatchObject({ status: 3, showsRefreshPrompt: true })
  })

  it('appears with time alone: when the retirement age has passed and the plan can no longer be refreshed', async () => {
    const person = await newPerson(app)
    const input = {
      personalInformation: { dateOfBirth: '1966-11-22', annualIncome: 50_000, relationshipStatus: 0 },
      retirementPlanDetails: { retirementAge: 60, lifeExpectancy: 90, monthlyExpenses: 1_000 },
      retirementSavings: { retirementFund: 900_000 },
    }
    await put(person, 'commitPlan', 1, { input })
    expect(await plan(person, 1)).toMatchObject({ status: 2, result: { meetingRetirementGoal: true } })
    app.clock.set('2027-11-22T12:00:00Z')
    const client = await app.signIn(person.email)
    const later = await client.call('plan', { params: { planType: '1' } })
    const refresh = await client.send('refreshPlan', { params: { planType: 1 }, body: {} })
    app.clock.set('2026-11-21T12:00:00Z')
    expect(later).toMatchObject({ status: 3, asOf: '2026-11-21T00:00:00Z', attention: [{ reason: 'OFF_GOAL' }] })
    expect([refresh.status, refresh.body.Items?.map(({ Field }) => Field)]).toEqual([
      400,
      ['input.retirementPlanDetails.retirementAge'],
    ])
  })

  it('does not appear for a goal that was never met, nor for a debt that is paid off', async () => {
    const person = await newPerson(app)
    await put(person, 'commitPlan', 4, { input: { ...fundInput, emergencySavingsBalance: 10 } })
    expect(await plan(person, 4)).toMatchObject({ status: 2, result: { isSavingsGoalMet: false } })
    const { userAccountId } = await person.addAccount({ ...card, balance: -1_000 })
    await put(person, 'commitPlan', 3, { input: debtInput, linkedAccounts: link(userAccountId) })
    person.onLedger((ledger) => ledger.run(sql`update account set balance_cents = 0`))
    expect(await plan(person, 3)).toMatchObject({ status: 2, attention: [] })
    // Three months behind the planned payments.
    person.onLedger((ledger) => ledger.run(sql`update account set balance_cents = -130000`))
    expect(await plan(person, 3)).toMatchObject({ status: 3 })
  })

  it('appears for the budget plan with each month over budget', async () => {
    const person = await newPerson(app)
    await person.client.call('createBudget', {
      body: { categoryId: categoryId('Groceries'), targetBudget: 100, budgetPeriod: '2026-09' },
    })
    await person.addRow({ date: '2026-10-10', value: -150, category: 'Groceries' })
    await put(person, 'commitPlan', 7, { input: {} })
    expect(await plan(person, 7)).toMatchObject({ status: 2, attention: [{ reason: 'OFF_GOAL' }] })
    await person.addRow({ date: '2026-11-10', value: -150, category: 'Groceries' })
    app.clock.set('2026-12-02T12:00:00Z')
    const later = await (await app.signIn(person.email)).call('plan', { params: { planType: '7' } })
    app.clock.set('2026-11-21T12:00:00Z')
    expect(later).toMatchObject({ status: 3, canRefresh: true })
  })

  it('an asset allocation can always be refreshed once it is committed (PLAN-19)', async () => {
    const person = await newPerson(app)
    expect(await plan(person, 2)).toMatchObject({ canRefresh: false })
    await put(person, 'commitPlan', 2, { input: allocationInput })
    expect(await plan(person, 2)).toMatchObject({ status: 2, canRefresh: true, showsRefreshPrompt: false })
    expect(await on(person, 'refreshPlan', 2)).toBeNull()
  })
})

describe('links', () => {
  it('leave out accounts in another currency, which count in no total', async () => {
    const person = await newPerson(app)
    await person.addAccount({ category: 'Cash', type: 'Savings', name: 'Savings', balance: 100 })
    expect((await plan(person, 4)).linkedAccounts).toHaveLength(1)
    person.onLedger((ledger) => ledger.run(sql`update account set currency = 'EUR'`))
    expect((await plan(person, 4)).linkedAccounts).toEqual([])
  })

  it('offer the accounts of the plan’s kind, and fill its field until the person types a value', async () => {
    const person = await newPerson(app)
    const { userAccountId } = await person.addAccount({
      category: 'Cash',
      type: 'Savings',
      name: 'Savings',
      balance: 100,
    })
    await person.addAccount({ category: 'Cash', type: 'Checking', name: 'Checking', balance: 40 })
    await person.addAccount({ ...card, balance: -1_000 })
    const open = await plan(person, 4)
    expect(open.linkedAccounts.map(({ name, isLinked }) => [name, isLinked])).toEqual([
      ['Checking', false],
      ['Savings', true],
    ])
    expect(open).toMatchObject({
      input: { emergencySavingsBalance: 100, isOverridden: false },
      linkedValueState: 'unbroken',
    })
    await put(person, 'savePlan', 4, { input: { emergencySavingsBalance: 120 }, linkedAccounts: link(userAccountId) })
    expect(await plan(person, 4)).toMatchObject({
      input: { emergencySavingsBalance: 120, isOverridden: true },
      linkedValueState: 'broken',
    })
    await put(person, 'savePlan', 4, {
      input: { emergencySavingsBalance: 120, isOverridden: false },
      linkedAccounts: link(userAccountId),
    })
    expect(await plan(person, 4)).toMatchObject({
      input: { emergencySavingsBalance: 100, isOverridden: false },
      linkedValueState: 'unbroken',
    })
    await person.client.call('updateAccount', { body: { userAccountId, balance: 130 } })
    expect(await plan(person, 4)).toMatchObject({ input: { emergencySavingsBalance: 130 } })
    await put(person, 'savePlan', 4, { input: { emergencySavingsBalance: 7 }, linkedAccounts: [] })
    expect(await plan(person, 4)).toMatchObject({
      input: { emergencySavingsBalance: 7, isOverridden: false },
      linkedValueState: null,
    })
  })
})
