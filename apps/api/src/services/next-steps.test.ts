// Proves: DASH-01, STEP-01, STEP-03
import { stepText } from '@evenkeel/api-client/contract/next-step-words'
import { formatMoney, NextStepStatus, PlanType, showsCents } from '@evenkeel/engine'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedDemo } from '../../demo/seed-demo.ts'
import { newPerson, type TestPerson } from '../../testing/scenes/test-person.ts'
import { createTestClock, startTestApp, type TestApp } from '../../testing/test-app.ts'
import type { TestClient } from '../../testing/test-client.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ clock: createTestClock('2026-11-22T17:41:00Z') })
  await seedDemo(app.parts)
})
afterAll(() => app.stop())

const stepsOf = async (client: TestClient) => (await client.call('dashboard', {})).data.nextSteps
/** The first three as a reader sees them: what to do, and the words of its button. */
const bandOf = async (client: TestClient) =>
  (await stepsOf(client))
    .slice(0, 3)
    .map(({ sentence, title, button }) => [sentence === null ? title : stepText(sentence), button])

const plant = (person: TestPerson, ...statements: string[]) =>
  person.onLedger((ledger) => {
    for (const statement of statements) ledger.run(sql.raw(statement))
  })

/**
 * By hand: Shopping is 226.14 of 200 with 8 days of November left. Saving 7 instead of 6 percent of 84,000 is 70 a month;
 * the simulation's 1,477 a year and 45 futures are those of the engine's lever, by the rules of 2026.
 */
describe('what the demo is told to do', () => {
  it('is the bank that is silent, the budget that is over, then what is worth most a year', async () => {
    const maya = await app.signIn('demo@evenkeel.example')
    expect(await bandOf(maya)).toEqual([
      ['Fernwood Credit hasn’t updated since 11/17.', 'fixConnection'],
      ['Shopping is $26.14 over with 8 days left.', 'adjustBudget'],
      ['Save 1% more: $70 a month now, $1,477 a year more from retirement on. 40 → 45 of 100.', 'try'],
    ])
    expect((await stepsOf(maya)).map(({ rank }) => rank)).toEqual([0, 1, 2, 3, 4, 5])
  })

  it('is said for the first picture in the language of the page, as by its catalogs', async () => {
    const maya = await app.signIn('demo@evenkeel.example')
    const { firstSteps, nextSteps } = (await maya.call('dashboard', {})).data
    const asText = ({ sentence }: (typeof firstSteps)[number]) =>
      sentence.map((part) =>
        typeof part === 'string' ? part : formatMoney(part.dollars, { cents: showsCents(part.dollars) }),
      )
    expect(firstSteps.map((step) => [asText(step).join(''), step.why])).toEqual(
      nextSteps
        .slice(0, 3)
        .map(({ sentence, title, description }) => [sentence === null ? title : stepText(sentence), description]),
    )
    expect(firstSteps.map(({ button }) => button)).toEqual(['Fix connection', 'Adjust budget', 'Try it'])
    await maya.call('saveLanguage', { body: { language: 'es-US' } })
    const spanish = (await maya.call('dashboard', {})).data
    expect(spanish.nextSteps).toEqual(nextSteps)
    // A category has its name in that language, too.
    expect(spanish.firstSteps[1]?.sentence[0]).toMatch(/^Compras/)
    expect(spanish.firstSteps[2]).toEqual({
      sentence: [
        'Ahorre 1% más: ',
        { dollars: 70 },
        ' al mes ahora, ',
        { dollars: 1477 },
        ' más al año desde la jubilación. ',
        '40',
        ' → ',
        '45',
        ' de 100.',
      ],
      why: 'Un pequeño aumento ahora crece durante décadas.',
      button: 'Probarlo',
    })
  })

  it('has the match from the company, so that it follows what is saved', async () => {
    const { facts } = await (await app.signIn('demo@evenkeel.example')).call('household', {})
    expect(facts.find(({ key }) => key === 'employerMatch')).toMatchObject({ value: 0.03, source: 'company' })
  })
})

describe('the feed', () => {
  it('begins with a bank that is silent for three days, for as long as it is', async () => {
    const person = await newPerson(app)
    const silent = (day: string) =>
      `insert into account_connection (id, name, last_synced_at, provider) values (null, 'Fernwood Credit', '${day}T09:00:00.000Z', 'twin')`
    plant(person, silent('2026-11-20'))
    expect(await stepsOf(person.client)).toEqual([])
    expect(await person.client.call('connections', {})).toMatchObject([{ isSilent: false }])
    plant(person, `update account_connection set last_synced_at = '2026-11-19T09:00:00.000Z'`)
    expect(await stepsOf(person.client)).toMatchObject([{ source: 'bank', urgency: 1, planType: 0, status: 2 }])
    expect(await bandOf(person.client)).toEqual([['Fernwood Credit hasn’t updated since 11/19.', 'fixConnection']])
    expect(await person.client.call('connections', {})).toMatchObject([{ issue: null, isSilent: true }])
  })

  it('says nothing of a bank that has synced today, however old the balances are that it states', async () => {
    const person = await newPerson(app)
    const { userAccountId } = await person.addAccount({ category: 'Cash', type: 'Savings', name: 'Jar', balance: 500 })
    plant(
      person,
      `insert into account_connection (id, name, last_synced_at, provider) values (7, 'Fernwood Credit', '2026-11-22T09:00:00.000Z', 'sandbox')`,
      `update account set account_connection_id = 7, balance_as_of = '2026-11-15T09:00:00.000Z' where id = ${userAccountId}`,
    )
    expect(await stepsOf(person.client)).toEqual([])
    plant(person, `update account_connection set has_sync_issue = 1`)
    expect(await bandOf(person.client)).toEqual([['Fernwood Credit hasn’t updated since 11/22.', 'fixConnection']])
  })

  it('leaves out for a week what the person puts off, and Undo brings it back', async () => {
    const person = await newPerson(app)
    plant(
      person,
      `insert into account_connection (name, has_sync_issue, provider) values ('Fernwood Credit', 1, 'sandbox')`,
    )
    const [first] = await stepsOf(person.client)
    const changeId = await person.change('snoozeNextStep', { params: { id: first?.id }, body: {} })
    expect(await stepsOf(person.client)).toEqual([])
    await person.undo(changeId)
    expect(await stepsOf(person.client)).toEqual([first])
    await person.change('snoozeNextStep', { params: { id: first?.id }, body: {} })
    plant(person, `update next_step set snoozed_until = '2026-11-22'`)
    expect(await bandOf(person.client)).toEqual([['Fernwood Credit no longer updates.', 'fixConnection']])
  })

  it('marks done what no plan has as a step, and knows no step of another person', async () => {
    const [person, other] = [await newPerson(app), await newPerson(app)]
    plant(
      person,
      `insert into account_connection (name, has_sync_issue, provider) values ('Fernwood Credit', 1, 'sandbox')`,
    )
    const [first] = await stepsOf(person.client)
    const asked = { params: { id: first?.id, status: 1 }, body: {} }
    expect((await other.client.send('setNextStepStatus', asked)).status).toBe(404)
    expect((await other.client.send('snoozeNextStep', { params: { id: first?.id }, body: {} })).status).toBe(404)
    await person.change('setNextStepStatus', asked)
    expect(await stepsOf(person.client)).toEqual([])
  })

  it('recalls a draft ten minutes after its last save', async () => {
    const person = await newPerson(app)
    const draft = (at: string) =>
      plant(
        person,
        'delete from plan',
        `insert into plan (plan_type, status, draft_input, draft_saved_at) values (4, 1, '{}', '${at}')`,
      )
    draft('2026-11-22T17:35:00.000Z')
    expect(await stepsOf(person.client)).toEqual([])
    draft('2026-11-22T17:31:00.000Z')
    expect(await bandOf(person.client)).toEqual([
      ['You started Emergency fund on 11/22. Your answers are saved.', 'continue'],
    ])
    draft('2026-10-22T17:31:00.000Z')
    expect(await stepsOf(person.client)).toEqual([])
  })

  it('warns of a budget that is over without a plan for it, and of nothing else of that plan', async () => {
    const person = await newPerson(app)
    const accountId = await person.addAccount({ balance: 100 })
    await person.change('createTransaction', {
      body: { accountId, date: '2026-11-03T00:00:00Z', description: 'Hardware', value: -150, categoryId: 12 },
    })
    await person.change('createBudget', { body: { categoryId: 12, targetBudget: 100, budgetPeriod: '2026-11' } })
    const [first, second] = await stepsOf(person.client)
    expect([first?.source, first?.sentence?.key, first?.sentence?.amounts, second]).toEqual([
      'budget',
      'categoryOver',
      { amount: 50 },
      undefined,
    ])
  })
})

it('a step is answered with the company’s match when it is put off and reopened, too', async () => {
  const { companies, benefits } = app.parts.directory
  const { id: companyId } = await companies.save({ code: 'alder', name: 'Alder Works', createdAt: 0 })
  await benefits.saveMatch(companyId, { matchRate: 0.5, matchLimit: 0.06 })
  await app.addPerson('ada@alder.example', { companyId })
  const ada = await app.signIn('ada@alder.example')
  const input = {
    personalInformation: { dateOfBirth: '1988-04-17T00:00:00Z', annualIncome: 84_000, relationshipStatus: 0 },
    retirementPlanDetails: { retirementAge: 65, lifeExpectancy: 92, monthlyExpenses: 5_200 },
    retirementSavings: { employerSponsoredSavingsRate: 0.04, employerMatch: 0.02, retirementFund: 75_000 },
  } as const
  await ada.call('commitPlan', { params: { planType: '1' }, body: { input } })
  const { id, sentence } = (await stepsOf(ada)).find(({ source }) => source === 'plan') ?? { id: 0, sentence: null }
  expect(sentence?.key).toBe('claimMatch')
  expect((await ada.call('snoozeNextStep', { params: { id: String(id) }, body: {} })).sentence).toEqual(sentence)
  expect((await ada.call('setNextStepStatus', { params: { id: String(id), status: '2' }, body: {} })).sentence).toEqual(
    sentence,
  )
})

it('a step that the list of another plan has, too, is done in both at once, and one undo reopens both', async () => {
  const { client: bo, change, email } = await newPerson(app)
  const { benefits, people } = app.parts.directory
  await benefits.saveMatch((await people.byEmail(email))?.companyId ?? 0, { matchRate: 0.5, matchLimit: 0.06 })
  const input = {
    personalInformation: { dateOfBirth: '1988-04-17T00:00:00Z', annualIncome: 84_000, relationshipStatus: 0 },
    retirementPlanDetails: { retirementAge: 65, lifeExpectancy: 92, monthlyExpenses: 5_200 },
    retirementSavings: { employerSponsoredSavingsRate: 0.04, employerMatch: 0.02, retirementFund: 75_000 },
  } as const
  await bo.call('commitPlan', { params: { planType: '1' }, body: { input } })
  await bo.call('commitPlan', {
    params: { planType: `${PlanType.COMPANY_BENEFITS}` },
    body: { input: { annualIncome: 84_000, savingsRate: 0.04, benefits: [] } },
  })
  const matchOf = async (planType: PlanType) =>
    (await bo.call('nextSteps', { query: { planType: `${planType}` } }))
      .flatMap(({ nextSteps }) => nextSteps)
      .filter(({ sentence }) => sentence?.key === 'claimMatch')
      .map(({ id, status }) => ({ id, status }))
  const both = async () =>
    [await matchOf(PlanType.RETIREMENT), await matchOf(PlanType.COMPANY_BENEFITS)].map((found) => found[0])
  const before = await both()
  expect(before).toEqual([
    { id: expect.any(Number), status: NextStepStatus.UNCOMPLETED },
    { id: expect.any(Number), status: NextStepStatus.UNCOMPLETED },
  ])
  for (const step of before) {
    const changeId = await change('setNextStepStatus', {
      params: { id: step?.id, status: NextStepStatus.COMPLETED },
      body: {},
    })
    expect((await both()).map((found) => found?.status)).toEqual([NextStepStatus.COMPLETED, NextStepStatus.COMPLETED])
    expect((await stepsOf(bo)).filter(({ sentence }) => sentence?.key === 'claimMatch')).toEqual([])
    await change('undoChange', { params: { changeId }, body: {} })
    expect(await both()).toEqual(before)
  }
})
