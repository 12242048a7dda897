import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { renderOfx1, renderQif } from '../../bank-files/fixtures/render-statement.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { newPerson } from '../../../testing/scenes/test-person.ts'
import {
  balance,
  commit,
  everything,
  importFile,
  rows,
  statement,
  statementSum,
  upload,
} from '../../../testing/scenes/test-import.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

describe('importing a bank file', () => {
  it('creates the account and the rows as in the file, to the cent', async () => {
    const person = await newPerson(app)
    const { answer } = await importFile(person, statement())
    expect(answer).toMatchObject({ created: 5, skipped: 0 })
    expect(await person.client.call('accounts', { body: {} })).toMatchObject([
      {
        userAccountId: answer.accounts[0],
        name: 'Checking ••6789',
        balance: 987.65,
        balanceAsOf: '2024-03-01T00:00:00Z',
        origin: 'file',
        isManualAccount: true,
      },
    ])
    const { items, totals } = await everything(person)
    expect(totals).toEqual({ income: 3618.81, spending: 1207.7, net: statementSum })
    expect(items.map(({ date, value, isManual }) => [date.slice(0, 10), value, isManual])).toEqual(
      rows.toReversed().map(({ date, cents }) => [date, cents / 100, false]),
    )
  })

  it('finds only duplicates in the same file, even after a restart, and changes nothing', async () => {
    const person = await newPerson(app)
    const { answer } = await importFile(person, statement())
    const before = await everything(person)
    app.parts.ledgers.close()
    const { preview, answer: again } = await importFile(person, statement())
    expect(preview.accounts).toMatchObject([{ userAccountId: answer.accounts[0], new: 0, duplicates: 5, suspected: 0 }])
    expect(again).toEqual({ created: 0, skipped: 5, accounts: answer.accounts })
    expect(await everything(person)).toEqual(before)
  })

  it('returns the same answer when committed twice, and changes nothing', async () => {
    const person = await newPerson(app)
    const { preview, answer } = await importFile(person, statement())
    const before = person.exportAll()
    expect(await commit(person, preview)).toEqual(answer)
    expect(person.exportAll()).toEqual(before)
  })

  it('suspects a manual row, never drops it silently; the person decides', async () => {
    const person = await newPerson(app)
    const { userAccountId } = await person.addAccount({ name: 'Mine' })
    const own = await person.addRow({
      userAccountId,
      date: '2024-02-03',
      value: -1200,
      description: 'Rent',
      category: 'Rent',
    })
    const preview = await upload(person, statement(), { userAccountId: String(userAccountId) })
    const [found] = preview.accounts
    expect(found).toMatchObject({ userAccountId, new: 4, duplicates: 0, suspected: 1 })
    expect(found?.suspectedRows).toEqual([
      {
        rowKey: '0',
        date: '2024-02-01T00:00:00Z',
        value: -1200,
        description: 'ALDER STREET APTS',
        existing: {
          userTransactionId: own.userTransactionId,
          date: '2024-02-03T00:00:00Z',
          value: -1200,
          description: 'Rent',
        },
      },
    ])
    expect(await commit(person, preview, { skipRowKeys: ['0'] })).toMatchObject({ created: 4, skipped: 1 })
    expect((await everything(person)).totals.net).toBe(statementSum)
    expect(await person.client.call('account', { body: { userAccountId } })).toMatchObject({
      origin: 'file',
      balance: 100,
    })
  })

  it('adds no sure duplicate from another format of the same statement', async () => {
    const person = await newPerson(app)
    const { answer } = await importFile(person, statement())
    const preview = await upload(person, renderQif(rows, balance), { userAccountId: String(answer.accounts[0]) })
    expect(preview.accounts).toMatchObject([{ new: 0, duplicates: 5, suspected: 0 }])
  })

  it('still matches a row that was split and recategorized since', async () => {
    const person = await newPerson(app)
    await importFile(person, statement())
    const rent = (await everything(person)).items.find(({ value }) => value === -1200)
    const id = rent?.userTransactionId ?? 0
    await person.client.call('splitTransaction', {
      body: {
        sourceTransactionId: id,
        sourceTransaction: { category: 4, value: -1_000 },
        splits: [{ category: 9, value: -200 }],
      },
    })
    await person.client.call('updateTransaction', { body: { userTransactionId: id, description: 'My rent' } })
    const { answer } = await importFile(person, statement())
    expect(answer.created).toBe(0)
    const withoutIds = await upload(person, renderQif(rows, balance), { userAccountId: String(answer.accounts[0]) })
    expect(withoutIds.accounts).toMatchObject([{ new: 0, duplicates: 5 }])
  })

  it('assigns rows the category that the person last chose for the description', async () => {
    const person = await newPerson(app)
    await person.addRow({ description: 'City Transit', category: 'Transportation' })
    await importFile(person, statement())
    const { items } = await person.client.call('transactions', {
      body: { excludeManualTransactions: true, categoryIds: [11] },
    })
    expect(items.map(({ description }) => description)).toEqual(['City Transit', 'City Transit'])
  })

  it('counts a transfer between two imported accounts in no total', async () => {
    const person = await newPerson(app)
    const { userAccountId } = await person.addAccount({ name: 'Savings', type: 'Savings' })
    await person.addRow({
      userAccountId,
      date: '2024-02-12',
      value: 500,
      description: 'Transfer from checking',
      category: 'Uncategorized',
    })
    await importFile(
      person,
      renderOfx1([...rows, { date: '2024-02-11', cents: -50_000, text: 'TRANSFER TO SAVINGS', id: 'T6' }], balance),
    )
    expect((await everything(person)).totals).toEqual({ income: 3618.81, spending: 1207.7, net: statementSum })
  })

  it('leaves a newer balance alone when the file is older', async () => {
    const person = await newPerson(app)
    const newer = await importFile(person, statement().replace('20240301120000', '20240401120000'))
    await importFile(person, renderOfx1(rows, 1))
    const [account] = await person.client.call('accounts', { body: {} })
    expect(account).toMatchObject({
      userAccountId: newer.answer.accounts[0],
      balance: 987.65,
      balanceAsOf: '2024-04-01T00:00:00Z',
    })
    expect(person.exportAll()['balance_day']).toMatchObject([
      { day: '2024-04-01', balance_cents: balance },
      { day: '2024-03-01', balance_cents: 1 },
    ])
  })

  it('refuses invalid choices on their field, and saves nothing', async () => {
    const person = await newPerson(app)
    const preview = await upload(person, statement())
    const key = preview.accounts[0]?.key ?? ''
    const foreign = await person.addAccount()
    person.onLedger((ledger) => ledger.run(`update account set currency = 'EUR' where id = ${foreign.userAccountId}`))
    const send = async (...accounts: object[]) => {
      const { status, body } = await person.client.send('commitBankFile', {
        body: { bankFileId: preview.bankFileId, accounts },
      })
      return [status, body.Items?.[0]?.Field]
    }
    const before = person.exportAll()
    expect(await send({ key: 'other', userAccountId: null })).toEqual([400, 'accounts[0].key'])
    expect(await send({ key, userAccountId: null }, { key, userAccountId: null })).toEqual([400, 'accounts[1].key'])
    expect(await send({ key, userAccountId: null, type: 'Piggy bank' })).toEqual([400, 'accounts[0].type'])
    expect(await send({ key, userAccountId: foreign.userAccountId })).toEqual([400, 'accounts[0].userAccountId'])
    expect(await send({ key, userAccountId: 12 })).toEqual([404, undefined])
    expect(person.exportAll()).toEqual(before)
  })

  it('keeps a preview for a day only', async () => {
    const person = await newPerson(app)
    const preview = await upload(person, statement())
    person.onLedger((ledger) => ledger.run(`update bank_file set uploaded_at = '2026-11-20T11:00:00.000Z'`))
    await upload(person, statement())
    const { status } = await person.client.send('commitBankFile', {
      body: { bankFileId: preview.bankFileId, accounts: [{ key: preview.accounts[0]?.key, userAccountId: null }] },
    })
    expect(status).toBe(404)
  })

  it('answers 404 for another person’s file and an unknown one', async () => {
    const [owner, stranger] = [await newPerson(app), await newPerson(app)]
    const preview = await upload(owner, statement())
    const accounts = preview.accounts.map(({ key }) => ({ key, userAccountId: null }))
    for (const bankFileId of [preview.bankFileId, 5]) {
      const answers = [
        await stranger.client.send('commitBankFile', { body: { bankFileId, accounts } }),
        await stranger.client.send('undoBankFile', { body: { bankFileId } }),
      ]
      expect(answers.map(({ status }) => status)).toEqual([404, 404])
    }
  })
})
