// Proves: LINK-01, API-17, API-54 to API-58, API-61 to API-63, API-66, API-68 to API-73, DEBT-01, GOAL-08
// Proves: PLAN-01 to PLAN-13
import { PlanType } from '@evenkeel/engine'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { newPerson } from '../../testing/scenes/test-person.ts'
import {
  allocationInput,
  card,
  debtInput,
  fundInput,
  link,
  on,
  plan,
  put,
  readSteps,
} from '../../testing/scenes/test-plans.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

describe('the life cycle of a plan', () => {
  it('goes from no plan through draft, commit and refresh to canceled', async () => {
    const person = await newPerson(app)
    const { userAccountId } = await person.addAccount({ ...card, balance: -1_000 })
    const before = await plan(person, 3)
    expect(before).toMatchObject({
      status: 0,
      hasDraft: false,
      canRefresh: false,
      result: null,
      lastCommittedOn: null,
      asOf: null,
      ruleBook: null,
    })
    expect(before.input).toEqual({ monthlyPayment: 100, interestRate: 0.08, strategy: 1 })
    expect(before.linkedAccounts).toMatchObject([
      { userAccountId, isLinked: true, balance: -1_000, minimumMonthlyPayment: 25, loanType: null },
    ])

    await put(person, 'savePlan', 3, { input: { strategy: 2 }, linkedAccounts: link(userAccountId) })
    expect(await plan(person, 3)).toMatchObject({
      status: 1,
      hasDraft: true,
      isLastModified: true,
      input: { strategy: 2 },
      result: null,
    })
    expect(await readSteps(person, 3)).toEqual([])

    await put(person, 'commitPlan', 3, { input: debtInput, linkedAccounts: link(userAccountId) })
    const committed = await plan(person, 3)
    expect(committed).toMatchObject({
      status: 2,
      hasDraft: false,
      canRefresh: false,
      asOf: '2026-11-21T00:00:00Z',
      input: debtInput,
      result: { months: 11 },
    })
    expect(await readSteps(person, 3)).toHaveLength(3)
    expect(await person.client.call('goalsByAccount', { body: { accountId: userAccountId } })).toEqual([
      { goalTypeEnum: 2, goalName: 'Reduce Your Debt', planType: 3 },
    ])

    // A result keeps its date until a refresh.
    await person.client.call('updateAccount', { body: { userAccountId, balance: -500 } })
    expect((await plan(person, 3)).result).toEqual(committed.result)
    await on(person, 'refreshPlan', 3)
    expect(await plan(person, 3)).toMatchObject({
      status: 2,
      result: { months: 6 },
      linkedAccounts: [{ balance: -500 }],
    })

    await on(person, 'cancelPlan', 3)
    expect(await plan(person, 3)).toMatchObject({
      status: 0,
      result: null,
      lastCommittedOn: null,
      isLastModified: false,
    })
    expect(await readSteps(person, 3)).toEqual([])
    expect((await person.client.call('accounts', { body: {} }))[0]).toMatchObject({ isLinked: false })
    expect(await on(person, 'cancelPlan', 3)).toBeNull()
  })

  it('keeps a draft of a committed plan next to the committed version', async () => {
    const person = await newPerson(app)
    await put(person, 'commitPlan', 4, { input: fundInput })
    await put(person, 'savePlan', 4, { input: { monthlyHouseHoldLivingExpenses: 2_000 } })
    const detail = await plan(person, 4)
    expect(detail).toMatchObject({
      status: 2,
      hasDraft: true,
      input: { monthlyHouseHoldLivingExpenses: 2_000 },
      result: { targetSavings: 24_000 },
    })
    const fresh = await person.client.call('defaultPlan', { params: { planType: '4' } })
    expect(fresh).toMatchObject({ status: 2, result: { targetSavings: 24_000 } })
    expect(fresh.input).toMatchObject({ monthlyHouseHoldLivingExpenses: 4_000 })
    await put(person, 'commitPlan', 4, { input: fundInput })
    expect(await plan(person, 4)).toMatchObject({ hasDraft: false, input: fundInput })
  })

  it('keeps the draft’s links next to the committed ones', async () => {
    const person = await newPerson(app)
    const [first, second] = [
      await person.addAccount({ ...card, balance: -1_000 }),
      await person.addAccount({ ...card, name: 'Other', balance: -700 }),
    ]
    await put(person, 'commitPlan', 3, { input: debtInput, linkedAccounts: link(first.userAccountId) })
    await put(person, 'savePlan', 3, { input: debtInput, linkedAccounts: link(second.userAccountId) })
    const linked = async () => (await plan(person, 3)).linkedAccounts.map(({ name, isLinked }) => [name, isLinked])
    expect(await linked()).toEqual([
      ['Card', false],
      ['Other', true],
    ])
    expect(await person.client.call('goalsByAccount', { body: { accountId: second.userAccountId } })).toEqual([])
    await on(person, 'refreshPlan', 3)
    expect(await plan(person, 3)).toMatchObject({
      hasDraft: true,
      result: { debts: [{ userAccountId: first.userAccountId }] },
    })
    await put(person, 'commitPlan', 3, { input: debtInput })
    expect(await plan(person, 3)).toMatchObject({
      hasDraft: false,
      result: { debts: [{ userAccountId: second.userAccountId }] },
    })
    expect(await linked()).toEqual([
      ['Card', false],
      ['Other', true],
    ])
  })

  it('computes the same result to the cent, however the ledger has changed', async () => {
    const person = await newPerson(app)
    await person.addRow({ date: '2026-10-05', value: 1_500, category: 'Income', description: 'Pay' })
    await put(person, 'commitPlan', 4, { input: { ...fundInput, emergencySavingsBalance: 1_000 } })
    const { result } = await plan(person, 4)
    expect(result).toMatchObject({ monthlySavings: 500, monthsToFill: 46 })
    await person.addRow({ date: '2026-10-06', value: 9_000, category: 'Income', description: 'Bonus' })
    app.clock.set('2027-02-03T12:00:00Z')
    const later = await (await app.signIn(person.email)).call('plan', { params: { planType: '4' } })
    app.clock.set('2026-11-21T12:00:00Z')
    expect(later.result).toEqual(result)
  })
})

describe('goals', () => {
  it('have the status of their default plan, which setPlan chooses', async () => {
    const person = await newPerson(app)
    await put(person, 'commitPlan', 2, { input: allocationInput })
    const goalOfOne = () => person.client.call('goal', { params: { goalType: '1' } })
    expect(await goalOfOne()).toMatchObject({ status: 2 })
    const answer = await person.client.call('setPlan', { params: { planType: '1' }, body: {} })
    expect(answer).toEqual(await goalOfOne())
    expect(answer.status).toBe(1)
    expect(answer.plans.map(({ planType, status, isDefault }) => [planType, status, isDefault])).toEqual([
      [1, 1, true],
      [2, 2, false],
      [12, 0, false],
    ])
    await on(person, 'setPlan', 2)
    expect((await goalOfOne()).plans.map(({ isDefault }) => isDefault)).toEqual([false, true, false])
    expect(
      (await person.client.call('relatedPlans', { params: { planType: '2' } })).map(({ planType }) => planType),
    ).toEqual([1, 12])
    const all = await person.client.call('allGoals', {})
    expect(all.map(({ goalType, status }) => [goalType, status])).toEqual([
      [1, 2],
      [2, 0],
      [3, 0],
      [4, 0],
      [5, 0],
      [6, 0],
      [7, 0],
    ])
  })

  it('mark one plan as the last modified', async () => {
    const person = await newPerson(app)
    await put(person, 'savePlan', 1, { input: {} })
    await put(person, 'commitPlan', 2, { input: allocationInput })
    const { plans } = await person.client.call('goal', { params: { goalType: '1' } })
    expect(plans.map(({ isLastModified }) => isLastModified)).toEqual([false, true, false])
  })

  it('lose their plans, links, steps and default when deleted; the accounts stay', async () => {
    const person = await newPerson(app)
    const { userAccountId } = await person.addAccount({ ...card, balance: -1_000 })
    await put(person, 'commitPlan', 3, { input: debtInput, linkedAccounts: link(userAccountId) })
    await on(person, 'setPlan', 3)
    const before = person.exportAll()
    const changeId = await person.change('deleteMyGoal', { params: { goalType: 2 } })
    expect(await person.client.call('myGoals', {})).toEqual([])
    expect(await plan(person, 3)).toMatchObject({ status: 0, isDefault: false, result: null })
    expect(await person.client.call('accounts', { body: {} })).toHaveLength(1)
    expect(await person.change('deleteMyGoal', { params: { goalType: 2 } })).toBeNull()
    expect(await person.undo(changeId)).toBe(200)
    expect(person.exportAll()).toEqual(before)
  })
})

describe('the profile', () => {
  const life = (annualIncome: number) => ({
    input: {
      dateOfBirth: '1986-01-31',
      annualIncome,
      relationshipStatus: 1,
      retirementAge: 67,
      childAges: [],
      debts: 0,
    },
  })

  it('is updated by a commit, and willProfileUpdate is true only for other values (Q-PLAN-5)', async () => {
    const person = await newPerson(app)
    const would = (body: object) =>
      person.client.send('willProfileUpdateOnCommit', { params: { planType: 6 }, body }).then((answer) => answer.body)
    expect(await would(life(60_000))).toEqual({
      willProfileUpdate: true,
      changedFields: ['annualIncome', 'dateOfBirth', 'relationshipStatus', 'retirementAge'],
    })
    await put(person, 'savePlan', 6, life(60_000))
    expect(await would(life(60_000))).toMatchObject({ willProfileUpdate: true })
    await put(person, 'commitPlan', 6, life(60_000))
    expect(await would(life(60_000))).toEqual({ willProfileUpdate: false, changedFields: [] })
    expect(await would(life(61_000))).toEqual({ willProfileUpdate: true, changedFields: ['annualIncome'] })
    expect((await plan(person, 1)).input).toMatchObject({
      personalInformation: { annualIncome: 60_000, dateOfBirth: '1986-01-31T00:00:00Z', relationshipStatus: 1 },
    })
    await put(person, 'commitPlan', 2, { input: allocationInput })
    expect(person.exportAll()['about_me']).toMatchObject([
      { annual_income_cents: 6_000_000, risk_tolerance: 2, investment_type: 3, family_status: 1 },
    ])
  })
})

describe('undo', () => {
  it('restores what a commit changed in the profile', async () => {
    const person = await newPerson(app)
    const income = (annualIncome: number) => ({
      input: { annualIncome, employerMonthlyBenefit: 0, ownMonthlyBenefit: 0 },
    })
    await put(person, 'commitPlan', 8, income(60_000))
    const before = person.exportAll()
    const changeId = await put(person, 'commitPlan', 8, income(70_000))
    expect(person.exportAll()['about_me']).not.toEqual(before['about_me'])
    expect(await person.undo(changeId)).toBe(200)
    expect(person.exportAll()).toEqual(before)
  })

  const bodies = { input: debtInput }

  it.each(['savePlan', 'commitPlan'] as const)('undoes %s, and undoing that redoes it', async (name) => {
    const person = await newPerson(app)
    const { userAccountId } = await person.addAccount({ ...card, balance: -1_000 })
    const before = person.exportAll()
    const changeId = await put(person, name, 3, { ...bodies, linkedAccounts: link(userAccountId) })
    const after = person.exportAll()
    expect(after).not.toEqual(before)
    expect(await person.undo(changeId)).toBe(200)
    expect(person.exportAll()).toEqual(before)
  })

  it.each(['cancelPlan', 'refreshPlan', 'setPlan', 'dismissPlanPrompt'] as const)('undoes %s', async (name) => {
    const person = await newPerson(app)
    const { userAccountId } = await person.addAccount({ ...card, balance: -1_000 })
    await put(person, 'commitPlan', 3, { ...bodies, linkedAccounts: link(userAccountId) })
    await person.client.call('updateAccount', { body: { userAccountId, balance: -2_000 } })
    const before = person.exportAll()
    const changeId = await on(person, name, 3)
    expect(person.exportAll()).not.toEqual(before)
    expect(await person.undo(changeId)).toBe(200)
    expect(person.exportAll()).toEqual(before)
  })
})

describe('next steps of a plan', () => {
  it('keep their status through a commit, and removed steps stay removed', async () => {
    const person = await newPerson(app)
    await put(person, 'commitPlan', 4, { input: fundInput })
    const [first, second] = await readSteps(person, 4)
    await person.client.call('setNextStepStatus', { params: { id: String(first?.id), status: '1' }, body: {} })
    const changeId = await person.change('deleteNextStep', { params: { id: second?.id } })
    await put(person, 'commitPlan', 4, { input: fundInput })
    expect((await readSteps(person, 4)).map(({ id, status }) => [id, status])).toEqual([[first?.id, 1]])
    expect((await person.client.send('deleteNextStep', { params: { id: second?.id } })).status).toBe(404)
    expect(
      (await person.client.send('setNextStepStatus', { params: { id: second?.id, status: 1 }, body: {} })).status,
    ).toBe(404)
    expect(await person.undo(changeId)).toBe(200)
    expect(await readSteps(person, 4)).toHaveLength(2)
  })

  // The mix that is held is unknown, so there is nothing to rebalance, and a year has not passed.
  it('are those that the figures offer: finding 15', async () => {
    const person = await newPerson(app)
    await put(person, 'commitPlan', 2, { input: allocationInput })
    expect((await readSteps(person, 2)).map(({ order, status }) => [order, status])).toEqual([[1, 2]])
  })
})

it('all twelve can be opened and saved as they are', async () => {
  const person = await newPerson(app)
  for (const planType of Object.values(PlanType)) {
    const { input } = await plan(person, planType)
    await put(person, 'savePlan', planType, { input })
    expect(await plan(person, planType)).toMatchObject({ planType, status: 1, hasDraft: true })
  }
})
