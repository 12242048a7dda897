// Proves: DASH-01, Q-STEP-2, Q-DASH-1
import { stepText } from '@evenkeel/api-client/contract/next-step-words'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedDemo } from '../../demo/seed-demo.ts'
import { importFile, statement } from '../../testing/scenes/test-import.ts'
import { newPerson, type TestPerson } from '../../testing/scenes/test-person.ts'
import { fundInput, put } from '../../testing/scenes/test-plans.ts'
import { createTestClock, startTestApp, type TestApp } from '../../testing/test-app.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { connectFrame, openFrame, pageOrigin } from '../../testing/widget-frame.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ clock: createTestClock('2026-11-22T17:41:00Z') })
  await seedDemo(app.parts)
  await app.parts.directory.companies.allowOrigin(app.company.id, pageOrigin)
})
afterAll(() => app.stop())

/**
 * By hand: 6 × 4,000 − 2,000 saved = 22,000 short; groceries of 150 + 30 are 80 over 100, and November 22 leaves 8 days. A person who
 * has stopped working is told nothing of saving more.
 */
type Said = readonly [what: string, why: string]

/** Returns what the home screen says to do first, and why, from the same call. */
async function firstThing(client: TestClient): Promise<Said> {
  const { data } = await client.call('dashboard', {})
  const [first] = data.nextSteps
  if (first)
    return [
      first.sentence === null ? first.title : stepText(first.sentence),
      `${first.source}, urgency ${first.urgency}`,
    ]
  const { items } = data.gettingStarted
  const next = items.find(({ isDone }) => !isDone)
  const done = `${items.filter(({ isDone }) => isDone).length} of ${items.length} done`
  if (data.accountsCount === 0) return [`Get started: ${next?.key}`, done]
  if (data.goals.length > 0) return ['All caught up', 'no step is open']
  const isMatchOpen = items.some(({ key, isDone }) => key === 'match' && !isDone)
  return [isMatchOpen ? 'Start with your match' : 'Choose a goal', 'no step, no goal']
}

const plant = (person: TestPerson, statementText: string) =>
  person.onLedger((ledger) => ledger.run(sql.raw(statementText)))

const savings = { category: 'Cash', type: 'Savings', name: 'Savings', balance: 2_000 } as const
const newcomer = (work: (person: TestPerson) => Promise<unknown>) => async () => {
  const person = await newPerson(app)
  await work(person)
  return person.client
}
const demo = (name: string) => () => app.signIn(`${name}@evenkeel.example`)

const retirement = (dateOfBirth: string) => ({
  personalInformation: { dateOfBirth, annualIncome: 0, relationshipStatus: 0 },
  retirementPlanDetails: { retirementAge: 74, lifeExpectancy: 92, monthlyExpenses: 5_200 },
  retirementSavings: { employerSponsoredSavingsRate: 0, employerMatch: 0, retirementFund: 250_000 },
})

/** What a person with an emergency fund of 2,000 has to do. */
const shortFund = async (person: TestPerson) => {
  await person.addAccount(savings)
  await put(person, 'commitPlan', 4, { input: { ...fundInput, emergencySavingsBalance: 2_000 } })
}

const people: readonly (readonly [name: string, sign: () => Promise<TestClient>, ...said: Said])[] = [
  // The company of these has no match.
  ['a person without data', newcomer(async () => undefined), 'Get started: aboutMe', '0 of 4 done'],
  [
    'a person with one file',
    newcomer((person) => importFile(person, statement())),
    'Choose a goal',
    'no step, no goal',
  ],
  ['Maya of the demo', demo('demo'), 'Fernwood Credit hasn’t updated since 11/17.', 'bank, urgency 1'],
  ['Sam of the demo', demo('sam'), 'Start with your match', 'no step, no goal'],
  [
    'a person of 74',
    newcomer(async (person) => {
      await person.addAccount({ category: 'Retirement', type: 'IRA', name: 'IRA', balance: 250_000 })
      await put(person, 'commitPlan', 1, { input: retirement('1952-04-17T00:00:00Z') })
    }),
    'Your plan counts no Social Security. Add what you’re paid.',
    'draft, urgency 2',
  ],
  [
    'a person of 74 whose savings will not last',
    newcomer(async (person) => {
      await person.addAccount({ category: 'Retirement', type: 'IRA', name: 'IRA', balance: 250_000 })
      const input = { ...retirement('1952-04-17T00:00:00Z'), yourIncome: { socialSecurity: 24_000 } }
      await put(person, 'commitPlan', 1, { input })
    }),
    'Your savings last at $2,645 a month in retirement. You plan on $5,200.',
    'plan, urgency 4',
  ],
  [
    'a person of 74 whose plan lacks a fact',
    newcomer(async (person) => {
      await put(person, 'commitPlan', 1, { input: retirement('1952-04-17T00:00:00Z') })
      await person.change('changeHousehold', { body: { changes: [{ key: 'retirementFund', value: null }] } })
      plant(
        person,
        `update plan set committed_input = json_remove(committed_input, '$.retirementSavings.retirementFund')`,
      )
    }),
    'Add your retirement savings to Retirement. Until then we can’t say how it goes.',
    'draft, urgency 2',
  ],
  [
    'a person who used a plan without saying what they save',
    newcomer(async (person) => {
      await person.addAccount({ category: 'Retirement', type: 'IRA', name: 'IRA', balance: 50_000 })
      const { input } = await person.client.call('defaultPlan', { params: { planType: '1' } })
      const { retirementSavings: _none, ...known } = retirement('1988-04-17T00:00:00Z')
      await put(person, 'commitPlan', 1, { input: { ...input, ...known } })
    }),
    'Add your savings rate to Retirement. Until then we can’t say how it goes.',
    'draft, urgency 2',
  ],
  [
    'a person with a silent bank',
    newcomer(async (person) => {
      await shortFund(person)
      plant(
        person,
        `insert into account_connection (name, last_synced_at, provider) values ('Harbor Bank', '2026-11-17T09:00:00.000Z', 'sandbox')`,
      )
    }),
    'Harbor Bank hasn’t updated since 11/17.',
    'bank, urgency 1',
  ],
  [
    'a person over a budget',
    newcomer(async (person) => {
      await shortFund(person)
      await person.addRow({ value: -150, category: 'Groceries' })
      const { categoryId } = await person.addRow({ value: -30, category: 'Groceries' })
      await person.change('createBudget', { body: { categoryId, targetBudget: 100, budgetPeriod: '2026-11' } })
    }),
    'Groceries is $80 over with 8 days left.',
    'budget, urgency 2',
  ],
  [
    'a person with a draft',
    newcomer(async (person) => {
      await person.addAccount(savings)
      plant(
        person,
        `insert into plan (plan_type, status, draft_input, draft_saved_at) values (4, 1, '{}', '2026-11-21T17:31:00.000Z')`,
      )
    }),
    'You started Emergency fund on 11/21. Your answers are saved.',
    'draft, urgency 3',
  ],
  [
    'a person who has done everything',
    newcomer(async (person) => {
      await shortFund(person)
      for (const { id } of (await person.client.call('dashboard', {})).data.nextSteps)
        await person.change('setNextStepStatus', { params: { id, status: 1 }, body: {} })
    }),
    'All caught up',
    'no step is open',
  ],
  [
    'a person whose accounts are gone',
    async () => {
      const sam = await app.signIn('sam@evenkeel.example')
      for (const { userAccountId } of await sam.call('accounts', { body: {} }))
        await sam.call('deleteAccount', { body: { userAccountId } })
      return sam
    },
    'Get started: match',
    '2 of 5 done',
  ],
  [
    'one of a couple',
    newcomer(async (person) => {
      await person.client.call('saveAboutMe', {
        body: {
          dateOfBirth: '1988-04-17',
          annualIncome: 84_000,
          familyStatus: 1,
          spouse: { firstName: 'Alex', dateOfBirth: '1989-02-01', annualIncome: 56_000 },
        },
      })
      await person.addAccount(savings)
      await put(person, 'commitPlan', 4, {
        input: { ...fundInput, emergencySavingsBalance: 2_000, sourceOfIncomeAmountEnum: 1 },
      })
    }),
    // By hand: 3 × 4,000 − 2,000 = 10,000, and 10,000 ÷ 12 = 833.33.
    'Your emergency fund is $10,000 short. At $834 a month it’s full in a year.',
    'plan, urgency 5',
  ],
]

// `npm run homes` prints these names: what home says to do first, and why.
it.each(people.map(([who, sign, what, why]) => [who, what, why, sign] as const))(
  '%s is told “%s” (%s)',
  async (_, what, why, sign) => {
    expect(await firstThing(await sign())).toEqual([what, why])
  },
)

it('a widget cannot mark, and so not read, what it does not list: a silent bank is on home alone', async () => {
  const person = await newPerson(app)
  plant(
    person,
    `insert into account_connection (name, last_synced_at, provider) values ('Harbor Bank', '2026-11-17T09:00:00.000Z', 'sandbox')`,
  )
  const frame = await openFrame(app)
  await connectFrame(person.client, frame, ['next-steps'])
  const [bank] = (await person.client.call('dashboard', {})).data.nextSteps
  const token = await frame.token('next-steps')
  const params = { id: String(bank?.id), status: '0' }
  expect((await frame.send('setNextStepStatus', { params, body: {} }, token)).status).toBe(404)
  expect((await person.client.call('dashboard', {})).data.nextSteps[0]?.title).toBe('Harbor Bank')
})

it('a person of a widget is told the same as on the home screen', async () => {
  const person = await newPerson(app)
  await shortFund(person)
  const frame = await openFrame(app)
  await connectFrame(person.client, frame, ['next-steps'])
  const steps = await frame.call('nextSteps', { query: { status: '2' } }, await frame.token('next-steps'))
  const [first] = steps.flatMap(({ nextSteps }) => nextSteps).toSorted((a, b) => a.rank - b.rank)
  const [what] = await firstThing(person.client)
  expect(first?.title).toBe((await person.client.call('dashboard', {})).data.nextSteps[0]?.title)
  expect(what).toBe('Your emergency fund is $22,000 short. At $1,834 a month it’s full in a year.')
})
