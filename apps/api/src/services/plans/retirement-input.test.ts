// Proves: GEN-10
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { getDefaultPlan } from '../plans.ts'
import { newPerson, type TestPerson } from '../../../testing/scenes/test-person.ts'
import { noOffer } from './company-offer.ts'

let app: TestApp
let person: TestPerson
beforeAll(async () => {
  app = await startTestApp()
  person = await newPerson(app)
})
afterAll(() => app.stop())

const pension = {
  retirementAge: 66,
  annualPensionIncome: 6_000,
  pensionCostOfLivingAdjustment: 0.01,
  pensionSurvivorBenefit: 0.5,
}
const income = { lumpSumArRetirement: 20_000, otherIncome: 1_200, otherIncomeYears: 5, socialSecurity: 18_000, pension }

/** Every field that the specification names, and the spouse's. */
const whole = {
  personalInformation: {
    dateOfBirth: '1966-03-01T00:00:00Z',
    annualIncome: 84_000,
    expectedAnnualIncomeIncrease: 0.02,
    relationshipStatus: 1,
    spouseDateOfBirth: '1968-05-05T00:00:00Z',
    spouseAnnualIncome: 56_000,
  },
  retirementPlanDetails: {
    lifeExpectancy: 90,
    retirementAge: 66,
    monthlyExpenses: 5_000,
    spouseLifeExpectancy: 92,
    spouseRetirementAge: 67,
  },
  yourIncome: income,
  spouseIncome: { ...income, lumpSumArRetirement: 10_000 },
  retirementSavings: {
    otherContributions: 2_400,
    employerSponsoredSavingsRate: 0.06,
    employerMatch: 0.03,
    spouseOtherContributions: 1_200,
    spouseEmployerSponsoredSavingsRate: 0.04,
    spouseEmployerMatch: 0.02,
    retirementFund: 300_000,
  },
  assetsGrowPlan: { expectedAnnualRateReturn: 0.06, expectedAnnualRate: 0.04, expectedAnnualInflationRate: 0.025 },
  isSpouseIncomeIncluded: true,
}

const send = (input: object) => person.client.send('commitPlan', { params: { planType: 1 }, body: { input } })

/** Commits the plan and returns it as read again. */
async function committed(input: object) {
  const { status, body } = await send(input)
  expect([status, body.Items]).toEqual([200, undefined])
  const plan = await person.client.call('plan', { params: { planType: '1' } })
  if (plan.planType !== 1 || plan.result === null) throw new Error('There is no result')
  return { input: plan.input, result: plan.result }
}

/** Age 60, 100,000 without growth, 100,000 a year to spend from 62 on, and almost no Social Security. */
const plain = {
  personalInformation: {
    dateOfBirth: '1966-03-01',
    annualIncome: 0,
    expectedAnnualIncomeIncrease: 0,
    relationshipStatus: 0,
  },
  retirementPlanDetails: { lifeExpectancy: 65, retirementAge: 62, monthlyExpenses: 6_250 },
  retirementSavings: { retirementFund: 100_000 },
  assetsGrowPlan: {
    expectedAnnualRateReturn: 0,
    expectedAnnualRate: 0,
    expectedAnnualInflationRate: 0,
    futureTaxRate: 0.25,
  },
}

describe('the input of a retirement plan', () => {
  it('has every field by its own name, and returns the household’s income (RET-05 to RET-10)', async () => {
    expect((await committed(whole)).input).toEqual({
      ...whole,
      estimatedHousehold: 140_000,
      isOverridden: expect.any(Boolean),
    })
    expect((await committed({ ...whole, isSpouseIncomeIncluded: false })).input).toMatchObject({
      estimatedHousehold: 84_000,
    })
  })

  it('ignores a spouse whose income is not included (RET-10)', async () => {
    const { spouseIncome: _, ...alone } = whole
    const without = await committed({ ...whole, isSpouseIncomeIncluded: false })
    const single = await committed({
      ...alone,
      personalInformation: { ...whole.personalInformation, spouseAnnualIncome: 1 },
      isSpouseIncomeIncluded: false,
    })
    expect(without.result).toEqual(single.result)
    expect((await committed(whole)).result.retirementSum).not.toBe(without.result.retirementSum)
  })

  it('accepts single, married and partnered, and nothing else (RET-22)', async () => {
    for (const relationshipStatus of [0, 1, 2]) {
      expect(
        (await committed({ ...plain, personalInformation: { ...plain.personalInformation, relationshipStatus } }))
          .input,
      ).toMatchObject({ personalInformation: { relationshipStatus } })
    }
    const refused = await send({
      ...plain,
      personalInformation: { ...plain.personalInformation, relationshipStatus: 3 },
    })
    expect([refused.status, refused.body.Items?.map(({ Field }) => Field)]).toEqual([
      400,
      ['input.personalInformation.relationshipStatus'],
    ])
  })

  it('adds the lump sum to the fund in the year of retirement, under the specification’s name (RET-07)', async () => {
    const balance = async (yourIncome: object) =>
      (await committed({ ...plain, yourIncome })).result.balanceAtRetirementAge
    expect(await balance({})).toBe(100_000)
    expect(await balance({ lumpSumArRetirement: 50_000 })).toBe(150_000)
    expect(await balance({ lumpSumAtRetirement: 50_000 })).toBe(100_000)
  })
})

describe('the defaults of a retirement plan', () => {
  it.each([
    ['2026-11-21', 67, 90],
    ['2084-02-29', 120, 121],
    ['2093-03-01', 130, 130],
    ['2199-12-31', 130, 130],
  ])('are ages that its fields take, on %s: %d and %d', async (today, retirementAge, lifeExpectancy) => {
    const old = await newPerson(app)
    const dateOfBirth = today === '2026-11-21' ? '1959-11-21T00:00:00Z' : '1963-03-01T00:00:00Z'
    await old.client.call('saveAboutMe', { body: { dateOfBirth } })
    const { input } = old.onLedger((ledger) => getDefaultPlan({ ledger, today }, noOffer, 1))
    expect(input).toMatchObject({ retirementPlanDetails: { retirementAge, lifeExpectancy } })
  })
})

it('fills in a distribution plan within its fields’ limits, even with the largest incomes', async () => {
  const rich = await newPerson(app)
  const socialSecurity = 90_000_000_000
  const input = { ...whole, yourIncome: { socialSecurity }, spouseIncome: { socialSecurity } }
  await rich.change('commitPlan', { params: { planType: 1 }, body: { input } })
  expect((await rich.client.call('plan', { params: { planType: '12' } })).input).toMatchObject({
    otherIncome: 90_000_000_000,
  })
})
