// Proves: API-73, LEGACY-01, LEGACY-02
import { planFactPaths, PlanType } from '@evenkeel/engine'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { card, on, plan, put } from '../../../testing/scenes/test-plans.ts'
import { newPerson, type TestPerson } from '../../../testing/scenes/test-person.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  await app.parts.directory.benefits.saveMatch(app.company.id, { matchLimit: 0.06, matchRate: 0.5 })
})
afterAll(() => app.stop())

const say = (person: TestPerson, values: Record<string, unknown>) =>
  person.change('changeHousehold', {
    body: { changes: Object.entries(values).map(([key, value]) => ({ key, value })) },
  })
const fact = async (person: TestPerson, key: string) =>
  (await person.client.call('household', {})).facts.find((one) => one.key === key)

const own = { dateOfBirth: '1988-04-17T00:00:00Z', annualIncome: 60_000, relationshipStatus: 2, retirementAge: 67 }
const partners = {
  partnerDateOfBirth: '1990-05-05T00:00:00Z',
  partnerAnnualIncome: 30_000,
  partnerRetirementAge: 67,
}
const answers = { will: true }

/** A couple with two children of 7 and 9, a card of 1,000, and savings in accounts. */
async function newCouple() {
  const person = await newPerson(app)
  const debt = await person.addAccount({ ...card, balance: -1_000 })
  await person.addAccount({ category: 'Cash', type: 'Savings', name: 'Jar', balance: 500 })
  await person.addAccount({ category: 'Retirement', type: '401(k)', name: 'Old savings', balance: 40_000 })
  await say(person, {
    birthDate: own.dateOfBirth,
    familyStatus: 2,
    partnerName: 'Alex',
    partnerBirthDate: partners.partnerDateOfBirth,
    children: ['2017-05-05', '2019-05-05'],
    annualIncome: 84_000,
    partnerAnnualIncome: 56_000,
    savingsRate: 0.05,
    essentialExpenses: 3_000,
  })
  return { person, debtId: debt.userAccountId }
}

/** The fields that hold what only accounts and dependents say. Each is typed over with another value. */
const cases = [
  { planType: PlanType.LIFE_INSURANCE, path: 'debts', input: { ...own, childAges: [9, 7], debts: 100_000 } },
  { planType: PlanType.LIFE_INSURANCE, path: 'childAges', input: { ...own, childAges: [3], debts: 1_000 } },
  { planType: PlanType.PARTNER_LIFE_INSURANCE, path: 'debts', input: { ...partners, childAges: [9, 7], debts: 0 } },
  { planType: PlanType.PARTNER_LIFE_INSURANCE, path: 'childAges', input: { ...partners, childAges: [], debts: 1_000 } },
  { planType: PlanType.ESTATE_PLANNING, path: 'childAges', input: { answers, childAges: [] } },
] as const

describe('what is typed in one plan about debts and children', () => {
  it('is listed here for every plan that has such a field', () => {
    const all = Object.values(PlanType).flatMap((planType) =>
      Object.entries(planFactPaths[planType]).flatMap(([path, key]) =>
        key === 'debts' || key === 'children' ? [`${planType} ${path}`] : [],
      ),
    )
    expect(cases.map(({ planType, path }) => `${planType} ${path}`).toSorted()).toEqual(all.toSorted())
  })

  it.each(cases)('holds in plan $planType for $path, today and after a refresh', async ({ planType, path, input }) => {
    const { person } = await newCouple()
    await put(person, 'commitPlan', planType, { input })
    const committed = await plan(person, planType)
    expect(committed.ownPaths).toEqual([path])
    expect(committed.facts.find((one) => one.path === path)).toMatchObject({ source: 'plan' })
    expect(committed.present?.result).toEqual(committed.result)
    await person.addAccount({ ...card, name: 'New card', balance: -9_000 })
    await say(person, { children: ['2025-05-05', '2026-05-05'] })
    await on(person, 'refreshPlan', planType)
    const refreshed = await plan(person, planType)
    expect([path, Reflect.get(refreshed.input, path)]).toEqual([path, Reflect.get(input, path)])
    expect(await fact(person, 'children')).toMatchObject({ value: expect.arrayContaining(['2026-05-05T00:00:00Z']) })
  })

  // 0.7 × 60,000 × (1 − 1.02^−15) / 0.02 = 539,669.07, and 100,000 + 2 × 50,000 + 15,000: 754,669.07, so 760,000 (Q-LEGACY-1).
  it('is what the verdict and the figures of one page are worked out with', async () => {
    const { person } = await newCouple()
    await put(person, 'commitPlan', PlanType.LIFE_INSURANCE, { input: { ...own, childAges: [9, 7], debts: 100_000 } })
    const { result, present, verdict } = await plan(person, PlanType.LIFE_INSURANCE)
    expect([result, present?.result]).toEqual(
      Array(2).fill(expect.objectContaining({ debtsPart: 100_000, need: 754_669.07, recommended: 760_000 })),
    )
    expect(verdict?.sentence.amounts).toEqual({ existing: 0, recommended: 760_000 })
  })

  it('follows the household again once it says the same, and says nothing where it was left as it was', async () => {
    const { person, debtId } = await newCouple()
    const input = { ...own, childAges: [9, 7], debts: 1_000 }
    await put(person, 'commitPlan', PlanType.LIFE_INSURANCE, { input })
    expect((await plan(person, PlanType.LIFE_INSURANCE)).ownPaths).toEqual([])
    // The balance moves, and the plan is edited elsewhere: the form still has the debts of the last commit.
    await person.change('updateAccount', { body: { userAccountId: debtId, balance: -800 } })
    await put(person, 'commitPlan', PlanType.LIFE_INSURANCE, { input: { ...input, retirementAge: 66 } })
    expect(await plan(person, PlanType.LIFE_INSURANCE)).toMatchObject({
      ownPaths: [],
      present: { result: { debtsPart: 800 } },
    })
    await put(person, 'commitPlan', PlanType.LIFE_INSURANCE, { input: { ...input, debts: 5_000 } })
    expect((await plan(person, PlanType.LIFE_INSURANCE)).ownPaths).toEqual(['debts'])
    await put(person, 'commitPlan', PlanType.LIFE_INSURANCE, { input: { ...input, debts: 5_000, retirementAge: 65 } })
    expect((await plan(person, PlanType.LIFE_INSURANCE)).ownPaths).toEqual(['debts'])
    await put(person, 'commitPlan', PlanType.LIFE_INSURANCE, { input: { ...input, debts: 800 } })
    expect((await plan(person, PlanType.LIFE_INSURANCE)).ownPaths).toEqual([])
  })
})

const dollars = fc.constantFrom(0, 1_000, 45_000, 84_000)
const months = fc.constantFrom(500, 3_000, 4_100)
const ages = fc.constantFrom([], [3], [9, 7], [15, 2])
const whole = fc.constantFrom(60, 65, 67)
const mine = { dateOfBirth: fc.constant(own.dateOfBirth), annualIncome: dollars, retirementAge: whole }
const hers = { partnerDateOfBirth: fc.constant(partners.partnerDateOfBirth), partnerRetirementAge: whole }
const family = { childAges: ages, debts: dollars, existingInsurance: dollars }
const choice = fc.constantFrom(1, 2, 3)

/** A plan's input, in which each fact is the household's own or another value. */
const typedPlan = fc.oneof(
  fc.record({
    planType: fc.constant(2),
    input: fc.record({
      riskTolerance: choice,
      investmentType: choice,
      yearsUntilTaking: choice,
      yearsOfSpending: choice,
    }),
  }),
  fc.record({
    planType: fc.constant(4),
    input: fc.record({
      emergencySavingsBalance: dollars,
      monthlyHouseHoldLivingExpenses: months,
      sourceOfIncomeAmountEnum: fc.constant(0),
    }),
  }),
  fc.record({ planType: fc.constant(6), input: fc.record({ ...mine, ...family, relationshipStatus: fc.constant(2) }) }),
  fc.record({
    planType: fc.constant(8),
    input: fc.record({
      annualIncome: dollars,
      employerMonthlyBenefit: dollars,
      ownMonthlyBenefit: dollars,
      waitingPeriodMonths: choice,
    }),
  }),
  fc.record({ planType: fc.constant(9), input: fc.record({ ...hers, ...family, partnerAnnualIncome: dollars }) }),
  fc.record({ planType: fc.constant(10), input: fc.record({ answers: fc.constant(answers), childAges: ages }) }),
)

it('a commit is what holds today, whatever the household knew and wherever each value was said', async () => {
  const { person } = await newCouple()
  await fc.assert(
    fc.asyncProperty(typedPlan, fc.boolean(), async ({ planType, input }, isOnlyHere) => {
      await on(person, 'cancelPlan', planType)
      await put(person, 'commitPlan', planType, { input, ownPaths: isOnlyHere ? Object.keys(input) : [] })
      const { result, present } = await plan(person, planType)
      expect([planType, present?.result]).toEqual([planType, result])
    }),
    { numRuns: 40 },
  )
})

it('a balance that is typed into a plan without accounts is known to the household', async () => {
  const { person } = await newCouple()
  const input = { emergencySavingsBalance: 7_000, monthlyHouseHoldLivingExpenses: 3_000, sourceOfIncomeAmountEnum: 0 }
  await put(person, 'commitPlan', PlanType.EMERGENCY_FUND, { input, linkedAccounts: [] })
  expect(await fact(person, 'emergencySavings')).toMatchObject({ value: 7_000, source: 'typed' })
  expect(await plan(person, PlanType.EMERGENCY_FUND)).toMatchObject({ present: { result: { totalSavings: 7_000 } } })
})
