// Proves: ACCT-01, ACCT-02, API-11, API-13, API-14, API-16, API-18, FORM-01 to FORM-03
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { type TestPerson, newPerson } from '../../testing/scenes/test-person.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const carLoan = {
  category: 'Loan',
  type: 'Auto Loan',
  name: 'Car loan',
  balance: -9_000,
  interestRate: 0.059,
  monthlyMinimumPayment: 200,
  currentMonthlyPayment: 212.5,
}

const refused = async (person: TestPerson, form: object) => {
  const { status, body } = await person.client.send('createAccount', { body: { ...carLoan, ...form } })
  return { status, code: body.code, fields: body.Items?.map(({ Field, Errors }) => [Field, Errors[0]]) }
}

describe('accounts kept by hand', () => {
  it('creates an asset with the typed values as of now, without the fields of a debt', async () => {
    const person = await newPerson(app)
    const account = await person.addAccount({
      name: 'Cash & coins',
      balance: 120.07,
      interestRate: 0.1,
      currentMonthlyPayment: 5,
    })
    expect(account).toMatchObject({
      name: 'Cash & coins',
      balance: 120.07,
      balanceAsOf: '2026-11-21T12:00:00.000Z',
      currency: 'USD',
      groupName: 'Asset',
      interestRate: null,
      currentMonthlyPayment: null,
      isManualAccount: true,
      accountConnection: { accountConnectionId: null, name: 'Manually Added' },
      isLinked: false,
      origin: 'manual',
    })
    expect(await person.client.call('account', { body: { userAccountId: account.userAccountId } })).toEqual(account)
  })

  it('accepts the older name of the call', async () => {
    const person = await newPerson(app)
    const account = await person.client.call('createAccountAlias', { body: carLoan })
    expect(account).toMatchObject({ ...carLoan, groupName: 'Liability' })
  })

  it('checks the rules of the form again, each on its field', async () => {
    const person = await newPerson(app)
    expect(await refused(person, { balance: 9_000 })).toEqual({
      status: 400,
      code: 10000,
      fields: [['balance', 'Please enter a negative value.']],
    })
    expect(await refused(person, { category: 'Cash', type: 'Savings' })).toMatchObject({
      fields: [['balance', 'Please enter a positive value.']],
    })
    expect(await refused(person, { interestRate: 0.51 })).toMatchObject({
      fields: [['interestRate', 'Please enter a number between 0% and 50%.']],
    })
    expect(await refused(person, { currentMonthlyPayment: null })).toMatchObject({
      code: 10001,
      fields: [['currentMonthlyPayment', 'Field required']],
    })
    expect(await refused(person, { category: 'Shells' })).toMatchObject({
      fields: [['category', 'Please select one category.']],
    })
    expect(await refused(person, { type: 'Savings' })).toMatchObject({ fields: [['type', 'Please select one type.']] })
    const named = await person.client.call('createAccount', { body: { ...carLoan, name: 'Peña & Ca\u0301fe 東京' } })
    expect(await person.client.call('accounts', { body: {} })).toEqual([named])
    await person.client.call('deleteAccount', { body: named })
    expect(await refused(person, { name: 'Car-loan' })).toMatchObject({
      fields: [['name', 'Please provide a valid name.']],
    })
    expect(await person.client.call('accounts', { body: {} })).toEqual([])
  })

  it('changes the balance of a debt alone, and leaves a debt as it is when nothing changes', async () => {
    const person = await newPerson(app)
    const account = await person.client.call('createAccount', { body: carLoan })
    const { userAccountId } = account
    expect(await person.client.call('updateAccount', { body: { userAccountId } })).toEqual(account)
    expect(await person.client.call('updateAccount', { body: { userAccountId, balance: -8_000 } })).toMatchObject({
      ...carLoan,
      balance: -8_000,
    })
  })

  it('lists accounts by name, ignoring case', async () => {
    const person = await newPerson(app)
    for (const name of ['savings 10', 'Zebra', 'Savings 9', 'alpha']) await person.addAccount({ name })
    const names = (await person.client.call('accounts', { body: {} })).map(({ name }) => name)
    expect(names).toEqual(['alpha', 'Savings 9', 'savings 10', 'Zebra'])
  })

  it('accepts a zero balance for an account from a file without one', async () => {
    const person = await newPerson(app)
    const { userAccountId } = await person.addAccount({ balance: 0 })
    person.onLedger((ledger) =>
      ledger.run(`update account set balance_as_of = null, origin = 'file' where id = ${userAccountId}`),
    )
    const renamed = await person.client.call('updateAccount', { body: { userAccountId, name: 'Daily' } })
    expect(renamed).toMatchObject({ balance: 0, balanceAsOf: null })
    const stated = await person.client.call('updateAccount', { body: { userAccountId, balance: 0 } })
    expect(stated).toMatchObject({ balance: 0, balanceAsOf: expect.stringMatching(/^2026-11-2/) })
  })

  it('dates a changed balance today; an unchanged one keeps its day', async () => {
    app.clock.set('2026-11-21T23:50:00Z')
    const person = await newPerson(app)
    const { userAccountId } = await person.addAccount()
    app.clock.set('2026-11-22T00:10:00Z')
    const renamed = await person.client.call('updateAccount', { body: { userAccountId, name: 'Daily', balance: 100 } })
    expect(renamed).toMatchObject({ name: 'Daily', balanceAsOf: '2026-11-21T23:50:00.000Z' })
    const restated = await person.client.call('updateAccount', { body: { userAccountId, balance: 80 } })
    expect(restated).toMatchObject({ balance: 80, balanceAsOf: '2026-11-22T00:10:00.000Z' })
    expect(person.exportAll()['balance_day']).toMatchObject([
      { day: '2026-11-21', balance_cents: 10_000 },
      { day: '2026-11-22', balance_cents: 8_000 },
    ])
    app.clock.set('2026-11-21T12:00:00Z')
  })

  it('asks for the fields of a debt when an asset becomes one', async () => {
    const person = await newPerson(app)
    const { userAccountId } = await person.addAccount()
    const { status, body } = await person.client.send('updateAccount', {
      body: { userAccountId, category: 'Loan', type: 'Auto Loan', balance: -5 },
    })
    expect(status).toBe(400)
    expect(body.Items?.map(({ Field }) => Field)).toEqual([
      'interestRate',
      'monthlyMinimumPayment',
      'currentMonthlyPayment',
    ])
  })

  it('changes only the name, rate, payments and flags of an account that a bank keeps up to date', async () => {
    const person = await newPerson(app)
    const { userAccountId } = await person.addAccount({ name: 'Linked' })
    person.onLedger((ledger) =>
      ledger.run(`update account set origin = 'connection', name = 'Bank*Name 1' where id = ${userAccountId}`),
    )
    const { body } = await person.client.send('updateAccount', { body: { userAccountId, balance: 7, type: 'Savings' } })
    expect(body.Items?.map(({ Field }) => Field)).toEqual(['type', 'balance'])
    const whole = await person.client.call('account', { body: { userAccountId } })
    const { balance, category, type, name } = whole
    const saved = await person.client.call('updateAccount', {
      body: { userAccountId, balance, category, type, name, isHiddenFromNW: true },
    })
    expect(saved).toMatchObject({ name: 'Bank*Name 1', isHiddenFromNW: true, isManualAccount: false })
  })

  it('deletes the transactions too, warns the plan that counted the account, and can be undone exactly', async () => {
    const person = await newPerson(app)
    const { userAccountId } = await person.addAccount({ name: 'Gone soon' })
    const row = await person.addRow({ userAccountId, value: -30 })
    await person.client.call('splitTransaction', {
      body: {
        sourceTransactionId: row.userTransactionId,
        sourceTransaction: { category: 6, value: -20 },
        splits: [{ category: 7, value: -10 }],
      },
    })
    person.onLedger((ledger) => {
      ledger.run(`insert into plan (plan_type, status, is_default, is_last_modified) values (4, 2, 0, 1)`)
      ledger.run(`insert into plan_link (plan_id, account_id) select id, ${userAccountId} from plan`)
    })
    const goals = await person.client.call('goalsByAccount', { body: { accountId: userAccountId } })
    expect(goals).toEqual([{ goalTypeEnum: 3, goalName: 'Prepare for the unexpected', planType: 4 }])
    const before = person.exportAll()
    const changeId = await person.change('deleteAccount', { body: { userAccountId } })
    expect(person.exportAll()).toMatchObject({ account: [], entry: [], balance_day: [], plan: [{ status: 3 }] })
    expect(await person.undo(changeId)).toBe(200)
    expect(person.exportAll()).toEqual(before)
  })

  it('answers 404 for another person’s account and an unknown one, and changes nothing', async () => {
    const [owner, stranger] = [await newPerson(app), await newPerson(app)]
    const { userAccountId } = await owner.addAccount()
    for (const id of [userAccountId, 999]) {
      const answers = await Promise.all([
        stranger.client.send('account', { body: { userAccountId: id } }),
        stranger.client.send('updateAccount', { body: { userAccountId: id, name: 'Mine' } }),
        stranger.client.send('deleteAccount', { body: { userAccountId: id } }),
        stranger.client.send('goalsByAccount', { body: { accountId: id } }),
        stranger.client.send('transactions', { body: { userAccountIds: [id] } }),
      ])
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
    }
    expect(await owner.client.call('accounts', { body: {} })).toHaveLength(1)
  })

  it('reports no sync in progress when nothing is connected', async () => {
    const person = await newPerson(app)
    expect(await person.client.call('anySync', {})).toEqual({
      syncInProgress: false,
      acctSyncInProgress: false,
      transSyncInProgress: false,
    })
  })
})
