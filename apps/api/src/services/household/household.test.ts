// Proves: API-73, WCAG-3.3.7
import type { Household } from '@evenkeel/api-client/contract/household'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { download, upload, zipWith } from '../../../testing/scenes/test-export.ts'
import { newPerson, type TestPerson } from '../../../testing/scenes/test-person.ts'
import { fundInput, link, on, plan, put } from '../../../testing/scenes/test-plans.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  const { benefits } = app.parts.directory
  await benefits.saveMatch(app.company.id, { matchLimit: 0.06, matchRate: 0.5 })
  await benefits.save(app.company.id, {
    name: 'Group life insurance',
    category: 'Insurance',
    description: 'One year of pay.',
    terms: { kind: 'life', multipleOfPay: 1, maximum: null },
  })
  await benefits.save(app.company.id, {
    name: 'Disability insurance',
    category: 'Insurance',
    description: 'Half of the pay.',
    terms: { kind: 'disability', shareOfPay: 0.5, maximumMonthly: null, waitingMonths: 3 },
  })
})
afterAll(() => app.stop())

const facts = async (person: TestPerson) => (await person.client.call('household', {})).facts
const factIn = (household: Pick<Household, 'facts'>, key: string) => household.facts.find((fact) => fact.key === key)
const fact = async (person: TestPerson, key: string) => factIn({ facts: await facts(person) }, key)
const say = (person: TestPerson, values: Record<string, unknown>) =>
  person.change('changeHousehold', {
    body: { changes: Object.entries(values).map(([key, value]) => ({ key, value })) },
  })
const refusal = async (person: TestPerson, changes: unknown) => {
  const { status, body } = await person.client.send('changeHousehold', { body: { changes } })
  return { status, ...(body as object) }
}

const retirementPlan = {
  personalInformation: { dateOfBirth: '1988-04-17T00:00:00Z', annualIncome: 84_000, relationshipStatus: 0 },
  retirementPlanDetails: { retirementAge: 65, lifeExpectancy: 92, monthlyExpenses: 5_200 },
  retirementSavings: { employerSponsoredSavingsRate: 0.06, employerMatch: 0.03 },
} as const

describe('the household', () => {
  it('knows nothing at first but defaults: unknown is null, never 0', async () => {
    const person = await newPerson(app)
    const household = await person.client.call('household', {})
    expect(household.asOf).toBe('2026-11-21T00:00:00Z')
    expect(household.facts.length).toBeGreaterThan(30)
    const bySource = Object.groupBy(household.facts, ({ source }) => source)
    expect(bySource.default?.map(({ key, value }) => [key, value])).toEqual([
      ['incomeGrowth', 0.025],
      ['otherContributions', 0],
      ['partnerOtherContributions', 0],
      ['retirementAge', 62],
      ['partnerRetirementAge', 62],
      ['claimingAge', 62],
      ['partnerClaimingAge', 62],
      ['lifeExpectancy', 90],
      ['partnerLifeExpectancy', 90],
      ['waitingMonths', 3],
      ['ruleBook', 'plan-rules-2017'],
    ])
    expect(Object.keys(bySource).toSorted()).toEqual(['default', 'unknown'])
    expect(
      bySource.unknown?.every(({ value, state, beneath }) => value === null && state === null && beneath === null),
    ).toBe(true)
  })

  it('finds a value in its order: typed, linked, company, months, and default', async () => {
    const person = await newPerson(app)
    await person.addAccount({ category: 'Retirement', type: '401(k)', name: 'Larkfield', balance: 58_942.17 })
    const roth = await person.addAccount({ category: 'Retirement', type: 'Roth IRA', name: 'Roth', balance: 16_375.32 })
    expect(await fact(person, 'retirementFund')).toMatchObject({
      value: 75_317.49,
      source: 'linked',
      state: 'unbroken',
      accountIds: [expect.any(Number), roth.userAccountId],
      usedBy: [1, 2, 12],
    })
    expect(await fact(person, 'preTaxSavings')).toMatchObject({ value: 58_942.17 })
    expect(await fact(person, 'rothSavings')).toMatchObject({ value: 16_375.32 })
    const typed = await say(person, { retirementFund: 80_000 })
    expect(await fact(person, 'retirementFund')).toMatchObject({
      value: 80_000,
      source: 'typed',
      state: 'broken',
      beneath: 75_317.49,
      saidAt: '2026-11-21T12:00:00.000Z',
    })
    expect((await plan(person, 1)).input).toMatchObject({
      retirementSavings: { retirementFund: 80_000 },
      isOverridden: true,
    })
    await person.undo(typed)
    expect(await fact(person, 'retirementFund')).toMatchObject({ source: 'linked' })

    await person.addRow({ date: '2026-09-05', value: -300 })
    await person.addRow({ date: '2026-10-05', value: -600 })
    expect(await fact(person, 'spendingNow')).toMatchObject({ value: 300, source: 'computed' })
    expect(await fact(person, 'essentialExpenses')).toMatchObject({ value: 300, source: 'computed', state: 'unbroken' })
    await say(person, { essentialExpenses: 250 })
    expect(await fact(person, 'essentialExpenses')).toMatchObject({
      value: 250,
      source: 'typed',
      state: 'broken',
      beneath: 300,
    })
  })

  it('reads the match from the company, by the savings rate: finding 10', async () => {
    const person = await newPerson(app)
    expect(await fact(person, 'employerMatch')).toMatchObject({ source: 'unknown' })
    await say(person, { savingsRate: 0.05 })
    expect(await fact(person, 'employerMatch')).toMatchObject({
      value: 0.025,
      source: 'company',
      sourceName: app.company.name,
      state: 'unbroken',
    })
    expect((await plan(person, 1)).input).toMatchObject({
      retirementSavings: { employerSponsoredSavingsRate: 0.05, employerMatch: 0.025 },
    })
    expect((await plan(person, 5)).input).toMatchObject({ savingsRate: 0.05 })
    await say(person, { savingsRate: 0.08 })
    expect(await fact(person, 'employerMatch')).toMatchObject({ value: 0.03 })
    await say(person, { employerMatch: 0.04 })
    expect(await fact(person, 'employerMatch')).toMatchObject({ value: 0.04, state: 'broken', beneath: 0.03 })
  })

  it('counts the employer’s insurance once the employee has said yes to it', async () => {
    const person = await newPerson(app)
    await say(person, { annualIncome: 84_000, birthDate: '1988-04-17', familyStatus: 0 })
    expect(await fact(person, 'lifeCover')).toMatchObject({ source: 'unknown', value: null })
    const { input } = await plan(person, 5)
    const benefits = 'benefits' in input ? (input.benefits ?? []) : []
    const answers = benefits.map(({ benefitId }) => ({ benefitId, isEnrolled: true }))
    await put(person, 'commitPlan', 5, { input: { annualIncome: 84_000, savingsRate: 0.06, benefits: answers } })
    expect(await fact(person, 'lifeCover')).toMatchObject({
      value: 84_000,
      source: 'company',
      sourceName: app.company.name,
    })
    expect(await fact(person, 'disabilityBenefit')).toMatchObject({ value: 3_500, source: 'company' })
    expect((await plan(person, 8)).input).toMatchObject({ employerMonthlyBenefit: 3_500, waitingPeriodMonths: 3 })
    const life = await plan(person, 6)
    expect(life.input).toMatchObject({ existingInsurance: 84_000, retirementAge: 62 })
    await put(person, 'commitPlan', 6, { input: life.input })
    expect(await plan(person, 6)).toMatchObject({
      result: { existing: 84_000 },
      present: { result: { existing: 84_000 } },
    })
    // The goals are read without the company's offer, and say the same.
    const goals = await person.client.call('allGoals', {})
    expect(goals[4]?.plans.find(({ planType }) => planType === 6)?.status).toBe((await plan(person, 6)).status)
  })

  it('lists the children of the dependents, and changes them by their birth dates', async () => {
    const person = await newPerson(app)
    const dependents = [
      { firstName: 'Emma', lastName: 'Reyes', dateOfBirth: '2019-05-01T00:00:00Z', relation: 0 as const },
      { firstName: 'Noah', lastName: 'Reyes', dateOfBirth: '2021-05-01T00:00:00Z', relation: 0 as const },
      { firstName: 'Ruth', lastName: 'Reyes', dateOfBirth: '1950-05-01T00:00:00Z', relation: 1 as const },
    ]
    await person.client.call('saveDependents', { body: { dependents } })
    expect(await fact(person, 'children')).toMatchObject({ value: ['2019-05-01T00:00:00Z', '2021-05-01T00:00:00Z'] })
    expect((await plan(person, 6)).input).toMatchObject({ childAges: [7, 5] })
    const named = async () =>
      (await person.client.call('aboutMe', {})).dependents.map(({ firstName, dateOfBirth }) => [
        firstName,
        dateOfBirth?.slice(0, 4),
      ])
    const change = await say(person, { children: ['2021-05-01', '2018-05-01', '2024-02-29'] })
    expect(await named()).toEqual([
      ['Emma', '2018'],
      ['Noah', '2021'],
      ['Ruth', '1950'],
      ['Child', '2024'],
    ])
    await person.undo(change)
    expect(await named()).toEqual([
      ['Emma', '2019'],
      ['Noah', '2021'],
      ['Ruth', '1950'],
    ])
    await say(person, { children: ['2021-05-01'] })
    expect(await named()).toEqual([
      ['Noah', '2021'],
      ['Ruth', '1950'],
    ])
  })

  it('takes back with null, and each change can be undone', async () => {
    const person = await newPerson(app)
    await say(person, { annualIncome: 84_000, retirementAge: 65, savingsRate: 0.06 })
    const before = person.exportAll()
    const change = await say(person, { annualIncome: null, retirementAge: null, savingsRate: 0.07 })
    expect(await fact(person, 'annualIncome')).toMatchObject({ source: 'unknown' })
    expect(await fact(person, 'retirementAge')).toMatchObject({ source: 'default', value: 62 })
    expect(await person.undo(change)).toBe(200)
    expect(person.exportAll()).toEqual(before)
    expect(await say(person, { savingsRate: 0.06 })).toBeNull()
  })

  it('refuses by key, in the messages of the fields, and changes nothing', async () => {
    const person = await newPerson(app)
    await say(person, { birthDate: '1988-04-17' })
    const before = person.exportAll()
    expect(
      await refusal(person, [
        { key: 'annualIncome', value: -1 },
        { key: 'savingsRate', value: 1.5 },
        { key: 'retirementAge', value: 131 },
        { key: 'pension', value: { annualPensionIncome: -5 } },
      ]),
    ).toMatchObject({
      status: 400,
      Items: [
        { Field: 'annualIncome', Errors: ['Please enter a positive value.'] },
        { Field: 'savingsRate', Errors: ['Please enter a valid percentage.'] },
        { Field: 'retirementAge', Errors: ['Please enter a value of at most 130.'] },
        { Field: 'pension.annualPensionIncome', Errors: ['Please enter a positive value.'] },
      ],
    })
    expect(await refusal(person, [{ key: 'retirementAge', value: 30 }])).toMatchObject({
      Items: [{ Field: 'retirementAge', Errors: ['Enter your current age or later.'] }],
    })
    expect(await refusal(person, [{ key: 'birthDate', value: '2027-01-01' }])).toMatchObject({
      Items: [{ Field: 'birthDate', Errors: ['Please enter a date in the past'] }],
    })
    expect(await refusal(person, [{ key: 'debts', value: [] }])).toMatchObject({
      Items: [{ Field: 'debts', Errors: ['This comes from your accounts. Change it there.'] }],
    })
    expect(await refusal(person, [{ key: 'shoeSize', value: 9 }])).toMatchObject({
      status: 400,
      Items: [{ Field: 'changes[0].key', Errors: ['Please enter a valid value.'] }],
    })
    expect(await refusal(person, [])).toMatchObject({ status: 400, code: 10001 })
    expect(await refusal(person, [{ key: 'annualIncome' }])).toMatchObject({ status: 400, code: 10001 })
    expect(person.exportAll()).toEqual(before)
  })

  it('previews what a change does to running plans, and writes nothing', async () => {
    const person = await newPerson(app)
    await put(person, 'commitPlan', 4, { input: fundInput })
    const before = person.exportAll()
    const { plans } = await person.client.call('previewHousehold', {
      body: { changes: [{ key: 'essentialExpenses', value: 5_000 }] },
    })
    expect(plans).toMatchObject([
      { planType: 4, before: { result: { targetSavings: 24_000 } }, after: { result: { targetSavings: 30_000 } } },
    ])
    expect(person.exportAll()).toEqual(before)
  })
})

describe('a plan and the household', () => {
  it('is filled from it, and a commit tells the household what differs after it was named (Q-PLAN-5)', async () => {
    const person = await newPerson(app)
    const params = { planType: '1' }
    const asked = await person.client.call('willProfileUpdateOnCommit', { params, body: { input: retirementPlan } })
    expect(asked.changedFields).toEqual([
      'annualIncome',
      'dateOfBirth',
      'relationshipStatus',
      'retirementPlanDetails.retirementAge',
      'retirementPlanDetails.lifeExpectancy',
      'retirementPlanDetails.monthlyExpenses',
      'retirementSavings.employerSponsoredSavingsRate',
    ])
    await put(person, 'commitPlan', 1, { input: retirementPlan })
    const again = await person.client.call('willProfileUpdateOnCommit', { params, body: { input: retirementPlan } })
    expect(again).toEqual({ willProfileUpdate: false, changedFields: [] })
    // No pension, as the form sends it.
    const noPension = { retirementAge: null, annualPensionIncome: null, pensionSurvivorBenefit: null }
    const asForm = { params, body: { input: { ...retirementPlan, yourIncome: { pension: noPension } } } }
    expect((await person.client.call('willProfileUpdateOnCommit', asForm)).changedFields).toEqual([])
    // By the match's terms, 4 percent get half of it; so nothing is asked about the match.
    expect((await person.client.call('household', {})).match).toEqual({ matchRate: 0.5, matchLimit: 0.06 })
    const retirementSavings = { employerSponsoredSavingsRate: 0.04, employerMatch: 0.02 }
    const less = { params, body: { input: { ...retirementPlan, retirementSavings } } }
    expect((await person.client.call('willProfileUpdateOnCommit', less)).changedFields).toEqual([
      'retirementSavings.employerSponsoredSavingsRate',
    ])
    expect(await fact(person, 'retirementAge')).toMatchObject({ value: 65, source: 'typed' })
    expect(await fact(person, 'employerMatch')).toMatchObject({ value: 0.03, source: 'company' })
    // The other plans ask none of it again.
    expect((await plan(person, 6)).input).toMatchObject({ retirementAge: 65, annualIncome: 84_000 })
    expect((await plan(person, 5)).input).toMatchObject({ savingsRate: 0.06 })
    expect((await plan(person, 12)).input).toMatchObject({ retirementAge: 65, lifeExpectancy: 92 })
  })

  it('keeps what it was committed with; the present case has today’s facts', async () => {
    const person = await newPerson(app)
    await put(person, 'commitPlan', 4, { input: fundInput })
    await say(person, { essentialExpenses: 5_000 })
    expect(await plan(person, 4)).toMatchObject({
      input: { monthlyHouseHoldLivingExpenses: 4_000 },
      result: { targetSavings: 24_000 },
      present: { result: { targetSavings: 30_000 }, asOf: '2026-11-21T00:00:00Z' },
      facts: [
        { path: 'emergencySavingsBalance', key: 'emergencySavings', source: 'typed', state: null },
        { path: 'monthlyHouseHoldLivingExpenses', key: 'essentialExpenses', source: 'typed', state: null },
      ],
    })
    const { explanations, present } = await plan(person, 4)
    const targets = (all: typeof explanations | undefined) =>
      all?.flatMap(({ steps }) => steps).filter(({ label }) => label.key === 'protection.target')
    expect(targets(explanations)).toEqual([expect.objectContaining({ value: 24_000 })])
    expect(targets(present?.explanations)).toEqual([expect.objectContaining({ value: 30_000 })])
    await on(person, 'refreshPlan', 4)
    const refreshed = await plan(person, 4)
    expect(refreshed).toMatchObject({ result: { targetSavings: 30_000 } })
    const { result, asOf, ruleBook } = refreshed
    expect(refreshed.present).toEqual({ result, explanations: refreshed.explanations, asOf, ruleBook })
  })

  it('can say something for itself only', async () => {
    const person = await newPerson(app)
    await put(person, 'commitPlan', 4, {
      input: fundInput,
      ownPaths: ['monthlyHouseHoldLivingExpenses', 'no.such.field'],
    })
    expect(await fact(person, 'essentialExpenses')).toMatchObject({ source: 'unknown' })
    await say(person, { essentialExpenses: 5_000 })
    expect(await plan(person, 4)).toMatchObject({
      ownPaths: ['monthlyHouseHoldLivingExpenses'],
      present: { result: { targetSavings: 24_000 } },
      facts: expect.arrayContaining([expect.objectContaining({ key: 'essentialExpenses', source: 'plan' })]),
    })
  })

  it('changes no fact by a save (API-69), and a draft follows the facts that it does not contradict', async () => {
    const person = await newPerson(app)
    await say(person, { essentialExpenses: 4_000, emergencySavings: 1_000 })
    const before = await facts(person)
    const input = { monthlyHouseHoldLivingExpenses: 4_000, emergencySavingsBalance: 2_000 }
    await put(person, 'savePlan', 4, { input })
    expect(await facts(person)).toEqual(before)
    expect((await plan(person, 4)).input).toMatchObject(input)
    await say(person, { essentialExpenses: 4_500, emergencySavings: 1_500 })
    expect((await plan(person, 4)).input).toMatchObject({
      monthlyHouseHoldLivingExpenses: 4_500,
      emergencySavingsBalance: 2_000,
    })
  })

  it('goes back to its accounts when the person uses the linked balance again', async () => {
    const person = await newPerson(app)
    const { userAccountId } = await person.addAccount({ category: 'Cash', type: 'Savings', name: 'Jar', balance: 500 })
    const input = { ...fundInput, emergencySavingsBalance: 900 }
    await put(person, 'commitPlan', 4, { input, linkedAccounts: link(userAccountId) })
    expect(await fact(person, 'emergencySavings')).toMatchObject({ value: 900, state: 'broken', beneath: 500 })
    await put(person, 'commitPlan', 4, {
      input: { ...input, isOverridden: false },
      linkedAccounts: link(userAccountId),
    })
    expect(await fact(person, 'emergencySavings')).toMatchObject({ value: 500, source: 'linked', state: 'unbroken' })
  })

  it('proposes a retirement age that has not passed, also for drawing down (somebody of 74): finding 11', async () => {
    const person = await newPerson(app)
    await say(person, { birthDate: '1952-04-17' })
    expect(await fact(person, 'retirementAge')).toMatchObject({ value: 74, source: 'default' })
    expect((await plan(person, 12)).input).toMatchObject({ retirementAge: 74, lifeExpectancy: 90 })
    expect((await plan(person, 6)).input).toMatchObject({ retirementAge: 74 })
  })

  it('insures a partner only if there is one: finding 23', async () => {
    const person = await newPerson(app)
    const input = {
      partnerDateOfBirth: '1987-09-03',
      partnerAnnualIncome: 56_000,
      partnerRetirementAge: 65,
      childAges: [],
      debts: 0,
    }
    const commit = () => person.client.send('commitPlan', { params: { planType: 9 }, body: { input } })
    await say(person, { familyStatus: 0 })
    expect(await commit()).toMatchObject({ status: 400, body: { Items: [{ Field: 'input.partnerDateOfBirth' }] } })
    await say(person, { familyStatus: 2 })
    expect(await commit()).toMatchObject({ status: 200 })
  })

  it('undoes a commit with the facts that it wrote', async () => {
    const person = await newPerson(app)
    const before = person.exportAll()
    const change = await put(person, 'commitPlan', 1, { input: retirementPlan })
    expect(await person.undo(change)).toBe(200)
    expect(person.exportAll()).toEqual(before)
  })
})

describe('an export', () => {
  it('carries the facts', async () => {
    const [owner, other] = [await newPerson(app), await newPerson(app)]
    await owner.addAccount()
    await say(owner, {
      savingsRate: 0.06,
      retirementAge: 66,
      annualIncome: 84_000,
      pension: { annualPensionIncome: 9_000 },
    })
    await put(owner, 'commitPlan', 4, { input: fundInput, ownPaths: ['monthlyHouseHoldLivingExpenses'] })
    const first = await download(owner.client)
    expect(await upload(other.client, first.bytes)).toMatchObject({ status: 200 })
    const values = async (person: TestPerson) =>
      (await facts(person)).map(({ key, value, source, saidAt }) => [key, value, source, saidAt])
    expect(await values(other)).toEqual(await values(owner))
    expect((await download(other.client)).files['data.json']).toBe(first.files['data.json'])
  })

  it('of a release without the household leaves each plan with what it says', async () => {
    const [owner, other] = [await newPerson(app), await newPerson(app)]
    await put(owner, 'commitPlan', 4, { input: fundInput })
    const data = JSON.parse((await download(owner.client)).files['data.json'] ?? '')
    delete data.tables.householdFacts
    for (const row of data.tables.plans) delete row.ownPaths
    expect(await upload(other.client, zipWith(JSON.stringify(data)))).toMatchObject({ status: 200 })
    await say(other, { essentialExpenses: 9_000 })
    expect(await plan(other, 4)).toMatchObject({ present: { result: { targetSavings: 24_000 } } })
  })

  it('with a value that no fact can have is refused', async () => {
    const [owner, other] = [await newPerson(app), await newPerson(app)]
    await say(owner, { savingsRate: 0.06 })
    const data = JSON.parse((await download(owner.client)).files['data.json'] ?? '')
    data.tables.householdFacts[0].value = 'much'
    expect(await upload(other.client, zipWith(JSON.stringify(data)))).toMatchObject({ status: 400 })
  })
})
