import { changeHeader } from '@evenkeel/api-client/contract/changes'
import { parseEarningsRecord } from '@evenkeel/engine'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newPerson, type TestPerson } from '../../../testing/scenes/test-person.ts'
import { plan, put } from '../../../testing/scenes/test-plans.ts'
import { createTestClock, startTestApp, type TestApp } from '../../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ clock: createTestClock('2025-06-30T12:00:00Z') })
})
afterAll(() => app.stop())

/** The contribution and benefit bases of 1985 to 2024, in dollars: the highest earnings that count. */
const bases = [
  ...[39_600, 42_000, 43_800, 45_000, 48_000, 51_300, 53_400, 55_500, 57_600, 60_600, 61_200, 62_700, 65_400, 68_400],
  ...[72_600, 76_200, 80_400, 84_900, 87_000, 87_900, 90_000, 94_200, 97_500, 102_000, 106_800, 106_800, 106_800],
  ...[110_100, 113_700, 117_000, 118_500, 118_500, 127_200, 128_400, 132_900, 137_700, 142_800, 147_000, 160_200],
  168_600,
]
const statement = bases.map((dollars, index) => `${1985 + index} $${dollars} $${dollars}`).join('\n')
const years = [...parseEarningsRecord(statement, 2025).years]

const say = (person: TestPerson, said: Readonly<Record<string, unknown>>) =>
  person.client.call('changeHousehold', {
    body: { changes: Object.entries(said).map(([key, value]) => ({ key, value })) },
  })
const born1963 = { birthDate: '1963-01-02T00:00:00Z', annualIncome: 0, retirementAge: 62, claimingAge: 67 }
const read = ({ client }: TestPerson) => client.call('earningsRecord', {})
const save = ({ client }: TestPerson, body = { years }) => client.call('saveEarningsRecord', { body })

describe('an earnings record', () => {
  /** The agency's published case: highest earnings from 22, eligible in 2025: 13,689, 4,020.90, paid down to the dollar. */
  it('comes to what the agency publishes, to the cent', async () => {
    const person = await newPerson(app)
    await say(person, born1963)
    expect(await save(person)).toEqual({
      years,
      saidAt: '2025-06-30T12:00:00.000Z',
      estimate: {
        ...{ averageIndexedMonthlyEarnings: 13_689, primaryInsuranceAmount: 4020.9 },
        ...{ claimingAge: 67, monthlyBenefit: 4020 },
      },
    })
    // At 70, 36 months after 67: 4,020.90 × 1.24 = 4,985.916, down to the dime and the dollar.
    await say(person, { claimingAge: 70 })
    expect((await read(person)).estimate).toMatchObject({ claimingAge: 70, monthlyBenefit: 4985 })
  })

  const input = (ruleBook: string, claimingAge: number) => ({
    personalInformation: { dateOfBirth: '1963-01-02', annualIncome: 0, relationshipStatus: 0 },
    retirementPlanDetails: { lifeExpectancy: 90, retirementAge: 62, monthlyExpenses: 4_000, claimingAge },
    retirementSavings: { employerSponsoredSavingsRate: 0, retirementFund: 500_000 },
    assetsGrowPlan: { ruleBook },
    isOverridden: true,
  })

  it('is what a plan by the newest rules counts, before and after it changes; the rules of 2017 go on from the income', async () => {
    const person = await newPerson(app)
    await say(person, born1963)
    await put(person, 'commitPlan', 1, { input: input('official-2026', 67) })
    const present = async () => (await plan(person, 1)).present?.result
    expect(await present()).toMatchObject({ finalSocialSecurityIncome: 0 })
    await save(person)
    expect(await present()).toMatchObject({ finalSocialSecurityIncome: 4020 * 12 })
    expect((await plan(person, 1)).result).toMatchObject({ finalSocialSecurityIncome: 0 })
    // 62: 60 months early, 36 × 5/9 % + 24 × 5/12 % = 30 %: 4,020.90 × 0.7 = 2,814.63, paid 2,814.
    await put(person, 'commitPlan', 1, { input: input('official-2026', 62) })
    expect((await plan(person, 1)).result).toMatchObject({ finalSocialSecurityIncome: 2814 * 12 })
    await put(person, 'commitPlan', 1, { input: input('plan-rules-2017', 67) })
    expect((await plan(person, 1)).result).toMatchObject({ finalSocialSecurityIncome: 0 })
    await person.client.send('deleteEarningsRecord', {})
    await put(person, 'commitPlan', 1, { input: input('official-2026', 67) })
    expect((await plan(person, 1)).result).toMatchObject({ finalSocialSecurityIncome: 0 })
  })

  it('takes no estimate from the client, and is named by no plan, fact or explanation', async () => {
    const person = await newPerson(app)
    await say(person, born1963)
    await save(person)
    const forged = { ...input('official-2026', 67), yourIncome: { recordedSocialSecurity: 90_000 } }
    await put(person, 'commitPlan', 1, { input: forged })
    const detail = await plan(person, 1)
    expect(detail.result).toMatchObject({ finalSocialSecurityIncome: 4020 * 12 })
    const answers = JSON.stringify([detail, await person.client.call('household', {})])
    expect(answers).not.toContain('16860000')
    expect(answers).not.toContain('168600')
    expect(JSON.stringify(person.exportAll())).toContain('16860000')
  })

  it('can be replaced, deleted, and taken back', async () => {
    const person = await newPerson(app)
    const count = async () => (await read(person)).years.length
    const undo = (headers: Headers) =>
      person.client.send('undoChange', { params: { changeId: headers.get(changeHeader) }, body: {} })
    await save(person)
    const replaced = await person.client.send('saveEarningsRecord', { body: { years: years.slice(0, 3) } })
    expect(await count()).toBe(3)
    await undo(replaced.headers)
    expect(await count()).toBe(40)
    const deleted = await person.client.send('deleteEarningsRecord', {})
    expect(await read(person)).toEqual({ years: [], saidAt: null, estimate: null })
    await undo(deleted.headers)
    expect(await count()).toBe(40)
  })

  it('names a year that is to come, twice there, or before the tables, and an amount that is none', async () => {
    const person = await newPerson(app)
    const refused = async (sent: object[]) => {
      const { status, body } = await person.client.send('saveEarningsRecord', { body: { years: sent } })
      return [status, body.Items?.map(({ Field }: { Field: string }) => Field)]
    }
    const ok = { year: 2000, cents: 1 }
    expect(await refused([ok, { year: 2026, cents: 1 }])).toEqual([400, ['years[1].year']])
    expect(await refused([ok, ok])).toEqual([400, ['years[1].year']])
    expect(await refused([{ year: 1950, cents: 1 }])).toEqual([400, ['years[0].year']])
    expect(await refused([{ year: 2000, cents: -1 }])).toEqual([400, ['years[0].cents']])
    expect(await refused([{ year: 2000, cents: 0.5 }])).toEqual([400, ['years[0].cents']])
    expect((await refused([]))[0]).toBe(400)
  })

  it('of a partner is theirs alone, and is what a plan of both counts for them', async () => {
    const [person, other] = [await newPerson(app), await newPerson(app)]
    await say(person, {
      ...{ birthDate: '1963-01-02T00:00:00Z', annualIncome: 0, claimingAge: 67, familyStatus: 1 },
      ...{ partnerBirthDate: '1963-01-02T00:00:00Z', partnerAnnualIncome: 0 },
      ...{ partnerRetirementAge: 62, partnerClaimingAge: 67 },
    })
    const both = {
      ...input('official-2026', 67),
      personalInformation: {
        ...{ dateOfBirth: '1963-01-02', annualIncome: 0, relationshipStatus: 1 },
        ...{ spouseDateOfBirth: '1963-01-02', spouseAnnualIncome: 0 },
      },
      retirementPlanDetails: {
        ...{ lifeExpectancy: 90, retirementAge: 62, monthlyExpenses: 4_000, claimingAge: 67 },
        ...{ spouseLifeExpectancy: 90, spouseRetirementAge: 62, spouseClaimingAge: 67 },
      },
      // An amount from a client counts no more than for oneself.
      spouseIncome: { recordedSocialSecurity: 90_000 },
      isSpouseIncomeIncluded: true,
    }
    await put(person, 'commitPlan', 1, { input: both })
    const present = async () => (await plan(person, 1)).present?.result
    expect(await present()).toMatchObject({ finalSocialSecurityIncome: 0, spouseFinalSocialSecurityIncome: 0 })
    const saved = await person.client.send('savePartnerEarningsRecord', { body: { years } })
    expect(saved.body).toMatchObject({ estimate: { primaryInsuranceAmount: 4020.9, monthlyBenefit: 4020 } })
    expect(await read(person)).toEqual({ years: [], saidAt: null, estimate: null })
    expect((await other.client.call('partnerEarningsRecord', {})).years).toEqual([])
    // Half of 4,020.90 for the person without own earnings.
    expect(await present()).toMatchObject({ spouseFinalSocialSecurityIncome: 4020 * 12 })
    const undone = { params: { changeId: saved.headers.get(changeHeader) }, body: {} }
    expect((await person.client.send('undoChange', undone)).status).toBe(200)
    expect(await present()).toMatchObject({ spouseFinalSocialSecurityIncome: 0 })
    await person.client.call('savePartnerEarningsRecord', { body: { years } })
    await person.client.call('deletePartnerEarningsRecord', {})
    expect((await person.client.call('partnerEarningsRecord', {})).years).toEqual([])
  })
})
