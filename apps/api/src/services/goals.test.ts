// Proves: API-51 to API-54, API-56, API-59, API-60, GOAL-01 to GOAL-09, PLAN-13, STEP-01, ROUTE-07
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { newPerson, type TestPerson } from '../../testing/scenes/test-person.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const plant = (person: TestPerson, ...statements: string[]) =>
  person.onLedger((ledger) => {
    for (const statement of statements) ledger.run(sql.raw(statement))
  })

const withPlans = async () => {
  const person = await newPerson(app)
  plant(
    person,
    `insert into plan (plan_type, status, is_default, is_last_modified) values (1, 2, 1, 1), (2, 0, 0, 0), (4, 1, 0, 1), (7, 3, 0, 1)`,
    `insert into next_step (step_key, status) values ('budget.categorize', 2), ('retirement.beneficiaries', 2), ('retirement.claim-match', 1),
      ('emergency.own-account', 2), ('a step of an older release', 2)`,
  )
  return person
}

describe('goals', () => {
  it('all seven can be explored, each with its overview', async () => {
    const person = await newPerson(app)
    const goals = await person.client.call('exploreGoals', {})
    expect(goals.map(({ goalType, name, status, route }) => [goalType, name, status, route])).toEqual([
      [1, 'Plan for retirement', 0, '/plan-for-retirement'],
      [2, 'Reduce Your Debt', 0, '/reduce-your-debt'],
      [3, 'Prepare for the unexpected', 0, '/prepare-for-the-unexpected'],
      [4, 'Connect with your benefits', 0, '/connect-with-company-benefits'],
      [5, 'Protect Your Legacy', 0, '/protect-your-legacy'],
      [6, 'Live by a budget', 0, '/live-by-a-budget'],
      [7, 'Manage student debt', 0, '/student-debt'],
    ])
    expect(await person.client.call('exploreGoal', { params: { goalType: '6' } })).toEqual(goals[5])
    expect((await person.client.send('exploreGoal', { params: { goalType: 8 } })).status).toBe(404)
    expect(await person.client.call('myGoals', {})).toEqual([])
  })

  it('mine are the started and the pending ones, with the status of their plans', async () => {
    const person = await withPlans()
    const goals = await person.client.call('myGoals', {})
    expect(goals.map(({ goalType, status }) => [goalType, status])).toEqual([
      [1, 2],
      [3, 1],
      [6, 3],
    ])
    expect(goals[0]?.plans.map(({ planType, isDefault }) => [planType, isDefault])).toEqual([
      [1, true],
      [2, false],
      [12, false],
    ])
  })

  it('the partner’s life insurance is planned only if there is a partner', async () => {
    const person = await withPlans()
    plant(person, `insert into plan (plan_type, status, is_default, is_last_modified) values (6, 2, 0, 1)`)
    const legacyPlans = async () =>
      (await person.client.call('myGoals', {}))
        .find(({ goalType }) => goalType === 5)
        ?.plans.map(({ planType }) => planType)
    expect(await legacyPlans()).toEqual([6, 8, 10])
    plant(person, `insert into about_me (family_status) values (2)`)
    expect(await legacyPlans()).toEqual([6, 8, 9, 10])
  })
})

describe('next steps', () => {
  it('unfinished steps are on the dashboard by goal and order', async () => {
    const person = await withPlans()
    const { data } = await person.client.call('dashboard', {})
    expect(data.nextSteps.map(({ title }) => title)).toEqual([
      'Check your beneficiaries',
      'Give your fund its own account',
      'Categorize your payees',
    ])
  })

  it('can be listed by plan and status, or by goal', async () => {
    const person = await withPlans()
    const steps = (query: Record<string, string>) => person.client.call('nextSteps', { query })
    const [plan] = await steps({ planType: '1', status: '2' })
    expect([plan?.goalId, plan?.planType, plan?.nextSteps.map(({ title }) => title)]).toEqual([
      1,
      1,
      ['Check your beneficiaries'],
    ])
    expect((await steps({ planType: '1' }))[0]?.nextSteps.map(({ status }) => status)).toEqual([1, 2])
    expect((await steps({ goalId: '6' }))[0]?.nextSteps).toHaveLength(1)
    expect(await steps({ planType: '3' })).toEqual([{ goalId: 2, planType: 3, nextSteps: [] }])
    expect((await steps({})).map(({ planType }) => planType)).toEqual([1, 4, 7])
    for (const query of [{ planType: '13' }, { goalId: '0' }])
      expect((await person.client.send('nextSteps', { query })).status).toBe(404)
    expect((await person.client.send('nextSteps', { query: { status: '7' } })).status).toBe(400)
  })

  it('a completed step leaves the dashboard, and undo returns it', async () => {
    const person = await withPlans()
    const first = async () => (await person.client.call('dashboard', {})).data.nextSteps[0]
    const step = await first()
    const changeId = await person.change('setNextStepStatus', { params: { id: step?.id, status: 1 }, body: {} })
    expect((await first())?.id).not.toBe(step?.id)
    await person.undo(changeId)
    expect(await first()).toEqual(step)
    expect((await person.client.send('setNextStepStatus', { params: { id: 5, status: 1 }, body: {} })).status).toBe(404)
  })
})

describe('the dashboard', () => {
  it('adds up assets and debts, without hidden accounts, insurance and other currencies', async () => {
    const person = await newPerson(app)
    await person.addAccount({ balance: 1_000.5 })
    await person.addAccount({ balance: 70, isHiddenFromNW: true })
    await person.addAccount({ category: 'Insurance', type: 'Life Insurance', balance: 250_000 })
    const loan = {
      category: 'Loan',
      type: 'Personal Loan',
      balance: -300.25,
      interestRate: 0.1,
      monthlyMinimumPayment: 0,
      currentMonthlyPayment: 10,
    }
    await person.addAccount(loan)
    const { data } = await person.client.call('dashboard', {})
    expect(data).toMatchObject({
      netWorth: { assets: 1000.5, liabilities: -300.25, total: 700.25 },
      accountsCount: 4,
      hasConnections: false,
    })
  })

  it('shows no next step of the partner’s plan while there is no partner', async () => {
    const person = await newPerson(app)
    const { client } = person
    const partnerInput = {
      partnerDateOfBirth: '1990-01-01T00:00:00Z',
      partnerAnnualIncome: 30_000,
      partnerRetirementAge: 67,
      childAges: [],
      debts: 0,
    }
    const stepsShown = async () => [
      (await client.call('dashboard', {})).data.nextSteps.length,
      (await client.call('nextSteps', { query: { goalId: '5' } })).length,
      (await client.call('nextSteps', { query: {} })).length,
    ]
    await client.call('saveAboutMe', { body: { familyStatus: 1 } })
    await client.call('commitPlan', { params: { planType: '9' }, body: { input: partnerInput } })
    const shown = await stepsShown()
    expect(shown).toEqual([3, 1, 1])
    await client.call('saveAboutMe', { body: { familyStatus: 0 } })
    expect(await stepsShown()).toEqual([0, 0, 0])
    await client.call('saveAboutMe', { body: { familyStatus: 1 } })
    expect(await stepsShown()).toEqual(shown)
  })
})
