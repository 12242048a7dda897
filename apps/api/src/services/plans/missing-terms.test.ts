import { LoanType } from '@evenkeel/engine'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { newLinkedPerson } from '../../../testing/scenes/sync-test-bank.ts'
import { newPerson, type TestPerson } from '../../../testing/scenes/test-person.ts'
import { card, debtInput, link, on, plan, put } from '../../../testing/scenes/test-plans.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const readChanges = (person: TestPerson) =>
  person.onLedger((ledger) => ledger.all(sql`select * from change order by id`))
const everything = (person: TestPerson) => [person.exportAll(), readChanges(person)]
const readDebts = async (person: TestPerson) =>
  (await person.client.call('accounts', { body: {} }))
    .filter(({ groupName }) => groupName === 'Liability')
    .toSorted((one, other) => one.balance - other.balance)

/** Expects a commit or refresh to be refused without changing anything, and returns the error's fields. */
async function expectRefusal(person: TestPerson, name: 'commitPlan' | 'refreshPlan', planType: number, body: object) {
  const before = everything(person)
  const { status, body: answer } = await person.client.send(name, { params: { planType }, body })
  expect(everything(person)).toEqual(before)
  return [status, answer.code, answer.Items]
}

const required = (...fields: string[]) => [400, 10001, fields.map((Field) => ({ Field, Errors: ['Field required'] }))]

/** Links a bank that states no rate and no minimum payment. */
const linkBare = (institutionId: 'twin_harbor' | 'twin_beacon') =>
  newLinkedPerson(app, { institutionId, userName: 'user_liabilities' })

/** Adds a card with a balance of 1,000 dollars and no known rate. */
async function withoutRate(person: TestPerson): Promise<number> {
  const { userAccountId } = await person.addAccount({ ...card, balance: -1_000 })
  person.onLedger((ledger) => ledger.run(sql`update account set interest_rate = null where id = ${userAccountId}`))
  return userAccountId
}

describe('a rate that is typed and not stated yet', () => {
  it('is kept by the draft of a first and of a running plan; the account stays as it is until it is stated', async () => {
    const person = await newPerson(app)
    const userAccountId = await withoutRate(person)
    const typed = { userAccountId, isLinked: true, interestRate: 0.21 }
    const terms = [{ userAccountId, interestRate: 0.21 }]
    const save = (body: object) => put(person, 'savePlan', 3, body)
    const seen = () => plan(person, 3)
    await save({ input: debtInput, linkedAccounts: [typed] })
    const account = { isLinked: true, interestRate: null }
    expect(await seen()).toMatchObject({ status: 1, draft: { terms }, linkedAccounts: [account] })
    // A save without a list leaves the list as it is.
    await save({ input: { ...debtInput, monthlyPayment: 120 } })
    expect((await seen()).draft).toMatchObject({ terms })
    await expectRefusal(person, 'commitPlan', 3, { input: debtInput, linkedAccounts: [typed] })
    await person.client.call('updateAccount', { body: { userAccountId, interestRate: 0.21 } })
    await put(person, 'commitPlan', 3, { input: debtInput, linkedAccounts: link(userAccountId) })
    expect((await seen()).draft).toBeNull()
    await save({ input: debtInput, linkedAccounts: [{ ...typed, interestRate: 0.19 }] })
    expect(await seen()).toMatchObject({ status: 2, draft: { terms: [{ userAccountId, interestRate: 0.19 }] } })
  })

  it('counts in every verdict on a first draft as in its wizard', async () => {
    const person = await newPerson(app)
    const userAccountId = await withoutRate(person)
    const body = { input: debtInput, linkedAccounts: [{ userAccountId, isLinked: true, interestRate: 0.21 }] }
    const { verdict: typed } = await person.client.call('previewPlan', { params: { planType: '3' }, body })
    expect(typed).toMatchObject({ missing: [], figure: { unit: expect.any(String) } })
    await put(person, 'savePlan', 3, body)
    expect((await plan(person, 3)).verdict).toEqual(typed)
    const plans = (await person.client.call('allGoals', {})).flatMap((goal) => goal.plans)
    expect(plans.find(({ planType }) => planType === 3)?.verdict).toEqual(typed)
  })

  it('is refused where no account could have it', async () => {
    const person = await newPerson(app)
    const linkedAccounts = [{ userAccountId: await withoutRate(person), isLinked: true, interestRate: 0.51 }]
    const { status } = await person.client.send('savePlan', {
      params: { planType: 3 },
      body: { input: debtInput, linkedAccounts },
    })
    expect(status).toBe(400)
  })
})

describe('a debt without a stated rate or minimum payment', () => {
  it('is refused by name and place, saves nothing, and is accepted once the person has entered both', async () => {
    const person = await linkBare('twin_harbor')
    const [loan, rewards] = await readDebts(person)
    const ids = [rewards?.userAccountId ?? 0, loan?.userAccountId ?? 0] as const
    const body = { input: { ...debtInput, monthlyPayment: 1_000 }, linkedAccounts: ids.flatMap(link) }
    // In the plan's own order, the auto loan first; each field is at the account's place in the sent list.
    expect(await expectRefusal(person, 'commitPlan', 3, body)).toMatchObject(
      required(
        'linkedAccounts[1].interestRate',
        'linkedAccounts[1].minimumMonthlyPayment',
        'linkedAccounts[0].interestRate',
        'linkedAccounts[0].minimumMonthlyPayment',
      ),
    )
    await person.client.call('updateAccount', {
      body: { userAccountId: ids[0], interestRate: 0.2149, monthlyMinimumPayment: 97 },
    })
    expect(await expectRefusal(person, 'commitPlan', 3, body)).toMatchObject(
      required('linkedAccounts[1].interestRate', 'linkedAccounts[1].minimumMonthlyPayment'),
    )
    await put(person, 'commitPlan', 3, { ...body, linkedAccounts: link(ids[0]) })
    // 4,862.30 at 21.49 %, 1,000 a month, no interest in the first month: then 69.17 + 52.50 + 35.53 + 18.26 + 0.68.
    expect((await plan(person, 3)).result).toMatchObject({ months: 6, totalInterest: 176.14 })
  })

  it('accepts a 0 that the person typed', async () => {
    const person = await linkBare('twin_harbor')
    const [, rewards] = await readDebts(person)
    const userAccountId = rewards?.userAccountId ?? 0
    await person.client.call('updateAccount', { body: { userAccountId, interestRate: 0, monthlyMinimumPayment: 0 } })
    await put(person, 'commitPlan', 3, {
      input: { ...debtInput, monthlyPayment: 1_000 },
      linkedAccounts: link(userAccountId),
    })
    expect((await plan(person, 3)).result).toMatchObject({ months: 5, totalInterest: 0, minimumsOnly: null })
  })

  it('is allowed in a draft; a commit without a list names its place in the plan’s own list', async () => {
    const person = await newPerson(app)
    const first = await person.addAccount({ ...card, name: 'A card', balance: -500 })
    const userAccountId = await withoutRate(person)
    await put(person, 'savePlan', 3, { input: debtInput, linkedAccounts: link(userAccountId) })
    expect(await plan(person, 3)).toMatchObject({
      hasDraft: true,
      result: null,
      linkedAccounts: [
        { userAccountId: first.userAccountId, isLinked: false },
        { interestRate: null, isLinked: true },
      ],
    })
    expect(await expectRefusal(person, 'commitPlan', 3, { input: debtInput })).toMatchObject(
      required('linkedAccounts[1].interestRate'),
    )
  })

  it('ignores a debt that is paid off', async () => {
    const person = await newPerson(app)
    const owed = await person.addAccount({ ...card, balance: -1_000 })
    const paid = await withoutRate(person)
    person.onLedger((ledger) => ledger.run(sql`update account set balance_cents = 0 where id = ${paid}`))
    await put(person, 'commitPlan', 3, {
      input: debtInput,
      linkedAccounts: [...link(paid), ...link(owed.userAccountId)],
    })
    expect((await plan(person, 3)).result).toMatchObject({ months: 11, debts: [{ userAccountId: owed.userAccountId }] })
  })
})

describe('a plan that was committed while a missing rate still counted as 0', () => {
  it('keeps its result, needs attention, and is not computed again until the rate is entered', async () => {
    const person = await newPerson(app)
    const { userAccountId } = await person.addAccount({ ...card, balance: -1_000 })
    await put(person, 'commitPlan', 3, { input: debtInput, linkedAccounts: link(userAccountId) })
    person.onLedger((ledger) => {
      ledger.run(sql`update account set interest_rate = null`)
      ledger.run(sql`update plan_link set interest_rate = null`)
      ledger.run(sql`update plan set committed_facts = json_set(committed_facts, '$.accounts[0].interestRate', null)`)
    })
    const kept = await plan(person, 3)
    expect(kept).toMatchObject({
      status: 3,
      canRefresh: true,
      attention: [{ reason: 'OFF_GOAL' }],
      result: { months: 10, totalInterest: 0 },
    })
    expect(await expectRefusal(person, 'refreshPlan', 3, {})).toMatchObject(required('linkedAccounts[0].interestRate'))
    expect((await plan(person, 3)).result).toEqual(kept.result)
    // A payoff one month later than planned is not late, but a guessed rate needs attention all the same.
    await person.client.call('updateAccount', { body: { userAccountId, interestRate: 0.12 } })
    expect(await plan(person, 3)).toMatchObject({ status: 3, canRefresh: true, attention: [{ reason: 'OFF_GOAL' }] })
    await on(person, 'refreshPlan', 3)
    expect(await plan(person, 3)).toMatchObject({ status: 2, result: { months: 11, totalInterest: 47.94 } })
  })
})

describe('a student loan without a stated rate or minimum payment', () => {
  it('is refused along with a missing loan type, and then the standard payment uses the real rates', async () => {
    const person = await linkBare('twin_beacon')
    const [first, second] = (await readDebts(person)).map(({ userAccountId }) => userAccountId)
    const linkedAccounts = [
      { userAccountId: first ?? 0, isLinked: true, loanType: 1 },
      { userAccountId: second ?? 0, isLinked: true },
    ]
    const input = { monthlyPayment: 200 }
    const unstated = [
      'linkedAccounts[0].interestRate',
      'linkedAccounts[0].minimumMonthlyPayment',
      'linkedAccounts[1].interestRate',
      'linkedAccounts[1].minimumMonthlyPayment',
    ]
    expect(await expectRefusal(person, 'commitPlan', 11, { input, linkedAccounts })).toMatchObject(
      required('linkedAccounts[1].loanType', ...unstated),
    )
    const typed = linkedAccounts.map((one) => ({ ...one, loanType: 2 }))
    expect(await expectRefusal(person, 'commitPlan', 11, { input, linkedAccounts: typed })).toMatchObject(
      required(...unstated),
    )
    await person.client.call('updateAccount', {
      body: { userAccountId: first ?? 0, interestRate: 0.0453, monthlyMinimumPayment: 112.5 },
    })
    expect(await expectRefusal(person, 'commitPlan', 11, { input, linkedAccounts: typed })).toMatchObject(
      required(...unstated.slice(2)),
    )
    await put(person, 'commitPlan', 11, { input, linkedAccounts: typed.slice(0, 1) })
    await person.client.call('updateAccount', {
      body: { userAccountId: second ?? 0, interestRate: 0.0654, monthlyMinimumPayment: 74.2 },
    })
    await put(person, 'commitPlan', 11, { input, linkedAccounts: typed })
    // 10,912.35 at 4.53 % and 6,333.25 at 6.54 % over 120 months: 113.25 and 72.04. Without the rates it was 143.72.
    expect((await plan(person, 11)).result).toMatchObject({ standardPayment: 185.29, interestSaved: null })
  })

  it('is previewed with the terms that are typed, which change no account and none that a bank states', async () => {
    const person = await linkBare('twin_beacon')
    const linkedAccounts = (await readDebts(person)).map(({ userAccountId }) => ({
      userAccountId,
      isLinked: true,
      loanType: LoanType.PRIVATE,
    }))
    const preview = async (terms: object) =>
      (
        await person.client.call('previewPlan', {
          params: { planType: '11' },
          body: { input: { monthlyPayment: 200 }, linkedAccounts: linkedAccounts.map((one) => ({ ...one, ...terms })) },
        })
      ).verdict
    expect(await preview({ interestRate: 0.05 })).toMatchObject({ band: 'cannot-say' })
    const [dear, cheap] = [
      await preview({ interestRate: 0.065, minimumMonthlyPayment: 90 }),
      await preview({ interestRate: 0.02, minimumMonthlyPayment: 90 }),
    ]
    expect(dear?.sentence).toMatchObject({ key: 'loansPaidOff' })
    expect(dear?.sentence).not.toEqual(cheap?.sentence)
    expect((await readDebts(person)).map(({ interestRate }) => interestRate)).toEqual([null, null])
    for (const { userAccountId } of linkedAccounts)
      await person.client.call('updateAccount', {
        body: { userAccountId, interestRate: 0.02, monthlyMinimumPayment: 90 },
      })
    expect(await preview({ interestRate: 0.065 })).toEqual(await preview({}))
  })
})
