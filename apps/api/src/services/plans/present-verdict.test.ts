import { verdict as verdictShape } from '@evenkeel/api-client/contract/verdict'
import { verdictText } from '@evenkeel/api-client/contract/verdict-words'
import type { PlanType } from '@evenkeel/engine'
import * as z from 'zod/mini'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedDemo } from '../../../demo/seed-demo.ts'
import { newPerson, type TestPerson } from '../../../testing/scenes/test-person.ts'
import { toWorkedRetirement } from '../../../testing/scenes/worked-retirement.ts'
import { createTestClock, startTestApp, type TestApp } from '../../../testing/test-app.ts'
import type { TestClient } from '../../../testing/test-client.ts'

let app: TestApp
let maya: TestClient
beforeAll(async () => {
  app = await startTestApp({ clock: createTestClock('2026-11-22T17:41:00Z') })
  await seedDemo(app.parts)
  maya = await app.signIn('demo@evenkeel.example')
  await toWorkedRetirement(maya)
})
afterAll(() => app.stop())

const readPlan = (client: TestClient, planType: PlanType) =>
  client.call('plan', { params: { planType: String(planType) } })
const verdictOf = async (client: TestClient, planType: PlanType) => (await readPlan(client, planType)).verdict

const commit = (person: TestPerson, planType: PlanType, input: object, linkedAccounts: readonly object[] = []) =>
  person.change('commitPlan', { params: { planType }, body: { input, linkedAccounts } })

/** The figures are those of the engine's tests of the demo's household, which are worked there by hand. */
describe('the demo’s verdicts', () => {
  it('are off track at 41 of 100 futures, on both tabs of retirement and in every list of goals', async () => {
    expect(await verdictOf(maya, 1)).toMatchObject({
      band: 'off-track',
      word: 'offTrack',
      sentence: { key: 'savingsLast', values: { age: 92, futures: 41 } },
      second: { key: 'spareAtRetirement', amounts: { amount: 9933 } },
    })
    const opened = await readPlan(maya, 12)
    await maya.send('commitPlan', { params: { planType: 12 }, body: { input: opened.input } })
    const twelve = await readPlan(maya, 12)
    expect(twelve.verdict).toMatchObject({
      band: 'off-track',
      figure: { value: 41, unit: 'futures' },
      sentence: { key: 'canSpend', amounts: { amount: 5230 } },
    })
    expect(twelve.result).toMatchObject({ plannedWithdrawal: 26_473.51, isOnTrack: true })
    for (const goals of [
      await maya.call('allGoals', {}),
      await maya.call('myGoals', {}),
      (await maya.call('dashboard', {})).data.goals,
    ]) {
      const plans = goals.flatMap((goal) => goal.plans)
      for (const planType of [1, 12] as const)
        expect(plans.find((plan) => plan.planType === planType)?.verdict).toEqual(await verdictOf(maya, planType))
    }
  })

  it('are the same in the list of goals and on the plan’s page, and null for a plan that has not begun', async () => {
    const plans = (await maya.call('allGoals', {})).flatMap((goal) => goal.plans)
    const bands = Object.fromEntries(plans.map(({ planType, verdict }) => [planType, verdict?.band ?? null]))
    expect(bands).toEqual({
      1: 'off-track',
      2: 'cannot-say',
      3: 'on-track',
      4: 'on-track',
      5: null,
      6: null,
      7: 'close',
      8: null,
      9: null,
      10: null,
      11: 'on-track',
      12: 'off-track',
    })
    for (const { planType, verdict } of plans) {
      const detail = await maya.call('plan', { params: { planType: String(planType) } })
      expect([planType, detail.verdict]).toEqual([planType, verdict])
      expect(z.nullable(verdictShape).parse(verdict)).toEqual(verdict)
    }
  })

  it('compare debts with what is paid today', async () => {
    expect(await verdictOf(maya, 3)).toMatchObject({
      today: { values: { months: 31, pace: 'sooner' }, amounts: { interest: 812.98, payment: 1238.4 } },
      second: { amounts: { interest: 9035.33 } },
    })
    expect(await verdictOf(maya, 11)).toMatchObject({ today: { values: { months: 39 }, amounts: { payment: 63.3 } } })
    expect(await verdictOf(maya, 4)).toMatchObject({ word: 'full', today: { amounts: { amount: 2320 } } })
    expect(await verdictOf(maya, 7)).toMatchObject({
      figure: { value: 276.86 },
      sentence: { values: { category: 'Shopping' }, amounts: { over: 26.14 } },
    })
  })
})

const retirement = {
  personalInformation: { dateOfBirth: '1986-03-01', annualIncome: 80_000, relationshipStatus: 0 },
  retirementPlanDetails: { lifeExpectancy: 90, retirementAge: 65, monthlyExpenses: 3_000 },
  retirementSavings: { employerSponsoredSavingsRate: 0.1, retirementFund: 90_000 },
}

describe('the verdict on a plan', () => {
  it('names what is missing, and never counts it as 0', async () => {
    const person = await newPerson(app)
    await commit(person, 1, { ...retirement, retirementSavings: { retirementFund: 90_000 } })
    expect(await verdictOf(person.client, 1)).toMatchObject({
      band: 'cannot-say',
      figure: null,
      missing: [{ key: 'savingsRate', accountId: null }],
    })
    await commit(person, 4, { monthlyHouseHoldLivingExpenses: 4_000, sourceOfIncomeAmountEnum: 1 })
    expect(await verdictOf(person.client, 4)).toMatchObject({
      band: 'cannot-say',
      missing: [{ key: 'emergencySavings' }],
    })
  })

  it('follows today’s balances while the committed result stays', async () => {
    const person = await newPerson(app)
    const { userAccountId } = await person.addAccount({ category: 'Retirement', type: '401(k)', balance: 90_000 })
    const input = { ...retirement, retirementSavings: { employerSponsoredSavingsRate: 0.1 } }
    await commit(person, 1, input, [{ userAccountId, isLinked: true }])
    const before = await readPlan(person.client, 1)
    await person.client.call('updateAccount', { body: { userAccountId, balance: 900_000 } })
    const after = await readPlan(person.client, 1)
    expect(after.result).toEqual(before.result)
    expect(Number(after.verdict?.figure?.value)).toBeGreaterThan(Number(before.verdict?.figure?.value))
  })

  it('is the same while the plan is typed as once it is used, and nothing is saved for it', async () => {
    const person = await newPerson(app)
    const kinds: readonly (readonly [planType: PlanType, input: object])[] = [
      [1, retirement],
      [4, { monthlyHouseHoldLivingExpenses: 4_000, sourceOfIncomeAmountEnum: 1, emergencySavingsBalance: 6_000 }],
      [8, { annualIncome: 80_000, employerMonthlyBenefit: 1_000, ownMonthlyBenefit: 0 }],
      [10, { answers: { will: true }, childAges: [] }],
    ]
    const { benefits } = Object((await readPlan(person.client, 5)).input)
    const answers = benefits.map(({ benefitId }: { benefitId: number }) => ({ benefitId, isEnrolled: true }))
    for (const [planType, input] of [
      ...kinds,
      [5, { annualIncome: 84_000, savingsRate: 0.04, benefits: answers }] as const,
    ]) {
      const params = { planType: String(planType) }
      const ask = async (typed: object) =>
        (await person.client.call('previewPlan', { params, body: { input: typed } })).verdict
      const typed = await ask(input)
      expect([planType, typed?.sentence]).toEqual([planType, expect.anything()])
      expect((await readPlan(person.client, planType)).status).toBe(0)
      await commit(person, planType, input)
      const { word, sentence, figure } = (await verdictOf(person.client, planType)) ?? {}
      expect([planType, typed]).toMatchObject([planType, { word, sentence, figure }])
    }
    const half = { params: { planType: '4' }, body: { input: { monthlyHouseHoldLivingExpenses: 4_000 } } }
    expect(await person.client.call('previewPlan', half)).toEqual({ verdict: null })
  })

  it('of an emergency fund asks for the savings alone, once the spending is typed', async () => {
    const person = await newPerson(app)
    const input = { monthlyHouseHoldLivingExpenses: 4_000, sourceOfIncomeAmountEnum: 0 } as const
    const { verdict } = await person.client.call('previewPlan', { params: { planType: '4' }, body: { input } })
    expect(verdict?.missing.map(({ key }) => key)).toEqual(['emergencySavings'])
    expect(verdict && verdictText(verdict.sentence)).toBe('Tell us how much you’ve saved.')
  })

  it('of a distribution follows the retirement plan through its changes, until the person types another fund', async () => {
    const person = await newPerson(app)
    await commit(person, 1, retirement)
    await commit(person, 12, (await readPlan(person.client, 12)).input)
    await commit(person, 1, {
      ...retirement,
      retirementPlanDetails: { ...retirement.retirementPlanDetails, monthlyExpenses: 6_000 },
    })
    const [one, twelve] = [await verdictOf(person.client, 1), await verdictOf(person.client, 12)]
    expect(twelve).toMatchObject({ band: one?.band, figure: one?.figure })
    await person.change('refreshPlan', { params: { planType: 12 }, body: {} })
    const { input } = await readPlan(person.client, 12)
    expect(input).toMatchObject({ annualExpenses: 72_000 })
    await commit(person, 12, { ...input, fund: 5_000_000 })
    expect((await verdictOf(person.client, 12))?.figure).toEqual({ value: 100, unit: 'futures' })
  })

  it('is optional for life insurance on which nobody depends', async () => {
    const person = await newPerson(app)
    const alone = { dateOfBirth: '1986-03-01', annualIncome: 80_000, relationshipStatus: 0, retirementAge: 65 }
    await commit(person, 6, { ...alone, childAges: [], debts: 10_000 })
    expect(await verdictOf(person.client, 6)).toMatchObject({ band: 'optional', tone: 'neutral' })
  })
})
