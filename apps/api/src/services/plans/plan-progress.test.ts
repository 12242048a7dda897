import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newPerson } from '../../../testing/scenes/test-person.ts'
import { card, debtInput, link, plan, put } from '../../../testing/scenes/test-plans.ts'
import { createTestClock, startTestApp, type TestApp } from '../../../testing/test-app.ts'

const clock = createTestClock('2026-11-22T17:41:00Z')
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ clock })
})
afterAll(() => app.stop())

describe('the progress of a plan', () => {
  /**
   * A card of 1,000 at 12 %, 100 a month from 12/22/2026: the first payment is without interest, so 900 is owed after
   * it and 900 × 1.01 − 100 = 809 after the second.
   */
  it('of debts is what is owed against the promised schedule', async () => {
    const person = await newPerson(app)
    const { userAccountId } = await person.addAccount({ ...card, balance: -1_000 })
    await put(person, 'commitPlan', 3, { input: debtInput, linkedAccounts: link(userAccountId) })
    expect((await plan(person, 3)).progress).toEqual({ promised: 1000, actual: 1000, ahead: 0, monthsAhead: 0 })
    const { result } = await plan(person, 3)
    expect(result).toMatchObject({
      schedule: [{ debts: [{ balance: 900 }] }, { debts: [{ balance: 809 }] }, {}, {}, {}, {}, {}, {}, {}, {}, {}],
    })
    await person.client.call('updateAccount', { body: { userAccountId, balance: -809 } })
    expect((await plan(person, 3)).progress).toEqual({ promised: 1000, actual: 809, ahead: 191, monthsAhead: 2 })
    await person.client.call('updateAccount', { body: { userAccountId, balance: -1_050 } })
    expect((await plan(person, 3)).progress).toMatchObject({ actual: 1050, ahead: -50 })
  })

  it('of a retirement is the balance against the promised one, and nothing before a commit', async () => {
    const person = await newPerson(app)
    const { userAccountId } = await person.addAccount({ category: 'Retirement', type: '401(k)', balance: 90_000 })
    const input = {
      personalInformation: { dateOfBirth: '1986-03-01', annualIncome: 80_000, relationshipStatus: 0 },
      retirementPlanDetails: { lifeExpectancy: 90, retirementAge: 65, monthlyExpenses: 3_000 },
      retirementSavings: { employerSponsoredSavingsRate: 0.1 },
    }
    await put(person, 'savePlan', 1, { input, linkedAccounts: link(userAccountId) })
    expect((await plan(person, 1)).progress).toBeNull()
    await put(person, 'commitPlan', 1, { input, linkedAccounts: link(userAccountId) })
    await person.client.call('updateAccount', { body: { userAccountId, balance: 88_796 } })
    expect((await plan(person, 1)).progress).toEqual({
      promised: 90_000,
      actual: 88_796,
      ahead: -1204,
      monthsAhead: null,
    })
  })

  it('is nothing for a plan without a promise of that kind', async () => {
    const person = await newPerson(app)
    await put(person, 'commitPlan', 2, {
      input: { yearsUntilTaking: 4, riskTolerance: 2, yearsOfSpending: 3, investmentType: 3 },
    })
    expect((await plan(person, 2)).progress).toBeNull()
  })
})
