import { type RetirementInput, retirementInput } from '@evenkeel/api-client/contract/plan/retirement'
import {
  ruleBookOf,
  toRetirementOptions,
  toRetirementPerson,
} from '@evenkeel/api-client/contract/plan/retirement-person'
import { estimateSocialSecurity, PlanType, projectRetirement } from '@evenkeel/engine'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newPerson } from '../../../testing/scenes/test-person.ts'
import { card, debtInput, link, plan, put, readSteps } from '../../../testing/scenes/test-plans.ts'
import { createTestClock, startTestApp, type TestApp } from '../../../testing/test-app.ts'

const today = '2026-11-22'
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ clock: createTestClock(`${today}T12:00:00Z`) })
})
afterAll(() => app.stop())

const income = 48_000
const born = '1996-03-02'

const at62: RetirementInput = retirementInput.parse({
  personalInformation: { dateOfBirth: `${born}T00:00:00Z`, annualIncome: income, relationshipStatus: 0 },
  retirementPlanDetails: { lifeExpectancy: 90, retirementAge: 62, monthlyExpenses: 3_000 },
  retirementSavings: { employerSponsoredSavingsRate: 0.05, retirementFund: 20_000 },
  isOverridden: true,
})

describe('one plan on two screens', () => {
  /** 62 is five years before 67: 1 − 5 × 0.067 by the reading of plans, 1 − 5 × 0.065 by the other: 665 of 675. */
  it('has one Social Security in the page and on the server, by the reading of plans: finding 8', async () => {
    const person = await newPerson(app)
    await put(person, 'commitPlan', 1, { input: at62 })
    const inPage = projectRetirement(
      toRetirementPerson(at62, { asOf: today }),
      toRetirementOptions(today, ruleBookOf(at62)),
    )
    const claim = { annualIncome: income, birthDate: born, claimingAge: 62, asOf: today }
    const saved = estimateSocialSecurity({ ...claim, reading: 'plan' })
    const other = estimateSocialSecurity({ ...claim, reading: 'calculator' })
    expect(other.annualBenefit / saved.annualBenefit).toBeCloseTo(675 / 665, 10)
    expect(inPage.finalSocialSecurityIncome).toBe(saved.annualBenefit)
    const { result } = await plan(person, 1)
    expect(result).toMatchObject({ finalSocialSecurityIncome: expect.closeTo(saved.annualBenefit, 2) })
  })
})

describe('a running plan whose facts have moved', () => {
  it('answers with its choices and today’s facts beside what was committed, so that a page can try on from there', async () => {
    const person = await newPerson(app)
    await put(person, 'commitPlan', 1, { input: at62 })
    await person.client.call('changeHousehold', { body: { changes: [{ key: 'annualIncome', value: 60_000 }] } })
    const years = [{ year: 2024, cents: 6_000_000 }]
    await person.client.call('saveEarningsRecord', { body: { years } })
    const detail = await plan(person, 1)
    if (detail.planType !== PlanType.RETIREMENT) throw new Error('Plan 1 is the retirement plan')
    const { input, present } = detail
    expect(input).toMatchObject({ personalInformation: { annualIncome: income } })
    expect(present?.input).toMatchObject({
      personalInformation: { annualIncome: 60_000 },
      retirementPlanDetails: { retirementAge: 62 },
      yourIncome: { recordedSocialSecurity: expect.any(Number) },
    })
    const tried = projectRetirement(
      toRetirementPerson(retirementInput.parse(present?.input), { asOf: today }),
      toRetirementOptions(today, ruleBookOf(at62)),
    )
    const { finalSocialSecurityIncome, balanceAtRetirementAge } = tried
    expect(present?.result).toMatchObject({
      finalSocialSecurityIncome: expect.closeTo(finalSocialSecurityIncome, 2),
      balanceAtRetirementAge: expect.closeTo(balanceAtRetirementAge, 2),
    })
  })
})

describe('somebody of 74 without a retirement plan', () => {
  it('is asked what is paid, counts it never as 0, and is told of no claim to come: finding 11', async () => {
    const person = await newPerson(app)
    await person.client.call('changeHousehold', { body: { changes: [{ key: 'birthDate', value: '1952-04-17' }] } })
    const { input } = await plan(person, 12)
    expect(input).toMatchObject({ retirementAge: 74 })
    expect(input).not.toHaveProperty('otherIncome', 0)
    const whole = { retirementAge: 74, lifeExpectancy: 90, fund: 300_000, retirementReturn: 0.04 }
    const spending = { inflation: 0.025, annualExpenses: 40_000, otherIncome: 24_000, futureTaxRate: 0.1 }
    await put(person, 'commitPlan', 12, { input: { ...whole, ...spending, isOverridden: true } })
    const open = (await readSteps(person, 12)).filter(({ status }) => status !== 1)
    expect(open.map(({ title }) => title)).toEqual([])
  })
})

describe('the steps of a debt plan', () => {
  it('are done by what the person did, and warn of nothing that is not so: finding 15', async () => {
    const person = await newPerson(app)
    const { userAccountId } = await person.addAccount({ ...card, balance: -1000 })
    await put(person, 'commitPlan', 3, { input: debtInput, linkedAccounts: link(userAccountId) })
    const steps = await readSteps(person, 3)
    const open = steps.filter(({ status }) => status !== 1)
    expect(steps.length).toBeGreaterThan(0)
    expect(open).toEqual([])
  })
})
