import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { renderCsv, renderOfx1, renderQif, type SampleRow } from '../../bank-files/fixtures/render-statement.ts'
import { openLedgerFiles } from '../../store/ledger-files.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'
import { newPerson, type TestPerson } from '../test-person.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

/** Sum: 2,411.11 dollars out of 5 rows, two of them equal but for their ids. */
const rows: readonly SampleRow[] = [
  { date: '2024-02-01', cents: -120_000, text: 'ALDER STREET APTS', id: 'T1' },
  { date: '2024-02-05', cents: -350, text: 'CITY TRANSIT', id: 'T2' },
  { date: '2024-02-05', cents: -350, text: 'CITY TRANSIT', id: 'T3' },
  { date: '2024-02-15', cents: 361_881, text: 'LARKFIELD PAYROLL', id: 'T4' },
  { date: '2024-02-28', cents: -70, text: 'FEE', id: 'T5' },
]
const SUM = 2411.11
const BALANCE = 98_765

const upload = (person: TestPerson, content: string | Blob, extra: { userAccountId?: string; mapping?: string } = {}) =>
  person.client.call('previewBankFile', { body: { file: typeof content === 'string' ? new File([content], 'statement.ofx') : content, ...extra } })

const commit = async (person: TestPerson, preview: Awaited<ReturnType<typeof upload>>, choice: { userAccountId?: number; skipRowKeys?: string[] } = {}) =>
  person.client.call('commitBankFile', {
    body: {
      bankFileId: preview.bankFileId,
      accounts: preview.accounts.map(({ key, userAccountId }) => ({ key, userAccountId, ...choice })),
    },
  })

const importFile = async (person: TestPerson, content: string) => {
  const preview = await upload(person, content)
  return { preview, answer: await commit(person, preview) }
}

const everything = async (person: TestPerson) => person.client.call('transactions', { body: { pageSize: 500 } })

describe('previewing a bank file', () => {
  it('says what the file holds and saves no transaction', async () => {
    const person = await newPerson(app)
    const preview = await upload(person, renderOfx1(rows, BALANCE))
    expect(preview.format).toBe('ofx')
    expect(preview.accounts).toMatchObject([
      {
        userAccountId: null,
        name: 'Checking ••6789',
        categoryName: 'Cash',
        typeName: 'Checking',
        currency: 'USD',
        balance: 987.65,
        balanceAsOf: '2024-03-01T00:00:00Z',
        transactions: 5,
        new: 5,
        duplicates: 0,
        suspected: 0,
        firstDate: '2024-02-01T00:00:00Z',
        lastDate: '2024-02-28T00:00:00Z',
        sum: SUM,
      },
    ])
    expect(preview.accounts[0]?.sample[0]).toEqual({ date: '2024-02-01T00:00:00Z', value: -1200, description: 'ALDER STREET APTS' })
    expect((await everything(person)).total).toBe(0)
    expect(await person.client.call('accounts', { body: {} })).toEqual([])
  })

  it('a file that is none is refused in words for a person, and nothing is kept', async () => {
    const person = await newPerson(app)
    const refusal = await person.client.send('previewBankFile', { body: { file: new File([renderOfx1(rows, BALANCE).replace('-1200.00', 'twelve')], 'a.ofx') } })
    expect(refusal.status).toBe(400)
    expect(refusal.body.Items).toEqual([{ Field: 'file', Errors: [expect.stringMatching(/amount/i)] }])
    expect(person.exportAll()['bank_file']).toEqual([])
  })

  it('a foreign or malformed account is not there, a malformed mapping is refused', async () => {
    const [owner, person] = [await newPerson(app), await newPerson(app)]
    const { userAccountId } = await owner.addAccount()
    const file = new File([renderOfx1(rows, BALANCE)], 'a.ofx')
    for (const id of [String(userAccountId), '7', 'x']) {
      expect((await person.client.send('previewBankFile', { body: { file, userAccountId: id } })).status).toBe(404)
    }
    const mapping = await person.client.send('previewBankFile', { body: { file, mapping: '{"date":1}' } })
    expect([mapping.status, mapping.body.Items?.[0]?.Field]).toEqual([400, 'mapping'])
  })

  it('a CSV file shows its columns and how they were read; a mapping by hand is followed', async () => {
    const person = await newPerson(app)
    const file = new File([renderCsv(rows, '.')], 'a.csv')
    const guessed = await upload(person, file)
    expect(guessed.columns).toEqual(['Posting Date', 'Description', 'Amount', 'Transaction ID'])
    expect(guessed.mapping).toMatchObject({ date: 0, description: 1, amount: 2, dateFormat: 'YYYY-MM-DD', invertSign: false, delimiter: ',' })
    const turned = await upload(person, file, { mapping: JSON.stringify({ ...guessed.mapping, invertSign: true }) })
    expect([guessed.accounts[0]?.sum, turned.accounts[0]?.sum]).toEqual([SUM, -SUM])
  })
})

describe('importing a bank file', () => {
  it('creates the account and the rows, as the file says, to the cent', async () => {
    const person = await newPerson(app)
    const { answer } = await importFile(person, renderOfx1(rows, BALANCE))
    expect(answer).toMatchObject({ created: 5, skipped: 0 })
    expect(await person.client.call('accounts', { body: {} })).toMatchObject([
      { userAccountId: answer.accounts[0], name: 'Checking ••6789', balance: 987.65, balanceAsOf: '2024-03-01T00:00:00Z', origin: 'file', isManualAccount: true },
    ])
    const { items, totals } = await everything(person)
    expect(totals).toEqual({ income: 3618.81, spending: 1207.7, net: SUM })
    expect(items.map(({ date, value, isManual }) => [date.slice(0, 10), value, isManual])).toEqual(
      rows.toReversed().map(({ date, cents }) => [date, cents / 100, false]),
    )
  })

  it('the same file again is all there already, also after a restart, and changes nothing', async () => {
    const person = await newPerson(app)
    const { answer } = await importFile(person, renderOfx1(rows, BALANCE))
    const before = await everything(person)
    app.parts.ledgers.close()
    const { preview, answer: again } = await importFile(person, renderOfx1(rows, BALANCE))
    expect(preview.accounts).toMatchObject([{ userAccountId: answer.accounts[0], new: 0, duplicates: 5, suspected: 0 }])
    expect(again).toEqual({ created: 0, skipped: 5, accounts: answer.accounts })
    expect(await everything(person)).toEqual(before)
  })

  it('committing twice answers the same and changes nothing', async () => {
    const person = await newPerson(app)
    const { preview, answer } = await importFile(person, renderOfx1(rows, BALANCE))
    const before = person.exportAll()
    expect(await commit(person, preview)).toEqual(answer)
    expect(person.exportAll()).toEqual(before)
  })

  it('a row entered by hand is suspected, never silently dropped; the person decides', async () => {
    const person = await newPerson(app)
    const { userAccountId } = await person.addAccount({ name: 'Mine' })
    const own = await person.addRow({ userAccountId, date: '2024-02-03', value: -1200, description: 'Rent', category: 'Rent' })
    const preview = await upload(person, renderOfx1(rows, BALANCE), { userAccountId: String(userAccountId) })
    const [found] = preview.accounts
    expect(found).toMatchObject({ userAccountId, new: 4, duplicates: 0, suspected: 1 })
    expect(found?.suspectedRows).toEqual([
      {
        rowKey: '0',
        date: '2024-02-01T00:00:00Z',
        value: -1200,
        description: 'ALDER STREET APTS',
        existing: { userTransactionId: own.userTransactionId, date: '2024-02-03T00:00:00Z', value: -1200, description: 'Rent' },
      },
    ])
    expect(await commit(person, preview, { skipRowKeys: ['0'] })).toMatchObject({ created: 4, skipped: 1 })
    expect((await everything(person)).totals.net).toBe(SUM)
    expect(await person.client.call('account', { body: { userAccountId } })).toMatchObject({ origin: 'file', balance: 100 })
  })

  it('another format of the same statement adds nothing that is surely there', async () => {
    const person = await newPerson(app)
    const { answer } = await importFile(person, renderOfx1(rows, BALANCE))
    const preview = await upload(person, renderQif(rows, BALANCE), { userAccountId: String(answer.accounts[0]) })
    expect(preview.accounts).toMatchObject([{ new: 0, duplicates: 5, suspected: 0 }])
  })

  it('a row that was split and recategorised since is still found again', async () => {
    const person = await newPerson(app)
    await importFile(person, renderOfx1(rows, BALANCE))
    const rent = (await everything(person)).items.find(({ value }) => value === -1200)
    const id = rent?.userTransactionId ?? 0
    await person.client.call('splitTransaction', {
      body: { sourceTransactionId: id, sourceTransaction: { category: 4, value: -1_000 }, splits: [{ category: 9, value: -200 }] },
    })
    await person.client.call('updateTransaction', { body: { userTransactionId: id, description: 'My rent' } })
    const { answer } = await importFile(person, renderOfx1(rows, BALANCE))
    expect(answer.created).toBe(0)
    const withoutIds = await upload(person, renderQif(rows, BALANCE), { userAccountId: String(answer.accounts[0]) })
    expect(withoutIds.accounts).toMatchObject([{ new: 0, duplicates: 5 }])
  })

  it('rows get the category that the person last gave the description', async () => {
    const person = await newPerson(app)
    await person.addRow({ description: 'City Transit', category: 'Transportation' })
    await importFile(person, renderOfx1(rows, BALANCE))
    const { items } = await person.client.call('transactions', { body: { excludeManualTransactions: true, categoryIds: [11] } })
    expect(items.map(({ description }) => description)).toEqual(['CITY TRANSIT', 'CITY TRANSIT'])
  })

  it('a transfer between two imported accounts counts in no total', async () => {
    const person = await newPerson(app)
    const { userAccountId } = await person.addAccount({ name: 'Savings', type: 'Savings' })
    await person.addRow({ userAccountId, date: '2024-02-12', value: 500, description: 'Transfer from checking', category: 'Uncategorized' })
    await importFile(person, renderOfx1([...rows, { date: '2024-02-11', cents: -50_000, text: 'TRANSFER TO SAVINGS', id: 'T6' }], BALANCE))
    expect((await everything(person)).totals).toEqual({ income: 3618.81, spending: 1207.7, net: SUM })
  })

  it('an older file leaves a newer balance alone', async () => {
    const person = await newPerson(app)
    const newer = await importFile(person, renderOfx1(rows, BALANCE).replace('20240301120000', '20240401120000'))
    await importFile(person, renderOfx1(rows, 1))
    const [account] = await person.client.call('accounts', { body: {} })
    expect(account).toMatchObject({ userAccountId: newer.answer.accounts[0], balance: 987.65, balanceAsOf: '2024-04-01T00:00:00Z' })
    expect(person.exportAll()['balance_day']).toMatchObject([
      { day: '2024-04-01', balance_cents: BALANCE },
      { day: '2024-03-01', balance_cents: 1 },
    ])
  })

  it('what does not fit is refused on its field, and nothing is saved', async () => {
    const person = await newPerson(app)
    const preview = await upload(person, renderOfx1(rows, BALANCE))
    const key = preview.accounts[0]?.key ?? ''
    const foreign = await person.addAccount()
    person.onLedger((ledger) => ledger.run(`update account set currency = 'EUR' where id = ${foreign.userAccountId}`))
    const send = async (...accounts: object[]) => {
      const { status, body } = await person.client.send('commitBankFile', { body: { bankFileId: preview.bankFileId, accounts } })
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

  it('a preview older than a day is no longer kept', async () => {
    const person = await newPerson(app)
    const preview = await upload(person, renderOfx1(rows, BALANCE))
    person.onLedger((ledger) => ledger.run(`update bank_file set uploaded_at = '2026-11-20T11:00:00.000Z'`))
    await upload(person, renderOfx1(rows, BALANCE))
    const { status } = await person.client.send('commitBankFile', {
      body: { bankFileId: preview.bankFileId, accounts: [{ key: preview.accounts[0]?.key, userAccountId: null }] },
    })
    expect(status).toBe(404)
  })

  it('another person’s file and an unknown one are not there', async () => {
    const [owner, stranger] = [await newPerson(app), await newPerson(app)]
    const preview = await upload(owner, renderOfx1(rows, BALANCE))
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

/** What a person has, apart from the list of files. */
const withoutFiles = (person: TestPerson) => ({ ...person.exportAll(), bank_file: [] })

describe('taking an import back', () => {
  it('removes its rows and the account that it created; then the file is new again', async () => {
    const person = await newPerson(app)
    const before = withoutFiles(person)
    const { preview } = await importFile(person, renderOfx1(rows, BALANCE))
    expect(await person.client.call('undoBankFile', { body: { bankFileId: preview.bankFileId } })).toEqual({ removed: 5 })
    expect(withoutFiles(person)).toEqual(before)
    expect(await person.client.call('undoBankFile', { body: { bankFileId: preview.bankFileId } })).toEqual({ removed: 0 })
    expect((await importFile(person, renderOfx1(rows, BALANCE))).answer.created).toBe(5)
  })

  it('puts an existing account back as it was, and both sides of a transfer', async () => {
    const person = await newPerson(app)
    const { userAccountId } = await person.addAccount({ name: 'Mine' })
    const savings = await person.addAccount({ name: 'Savings', type: 'Savings' })
    await person.addRow({ userAccountId: savings.userAccountId, date: '2024-02-02', value: 1200, description: 'Transfer', category: 'Uncategorized' })
    person.onLedger((ledger) => ledger.run(`update account set balance_as_of = '2024-01-01T00:00:00Z'`))
    const before = withoutFiles(person)
    const preview = await upload(person, renderOfx1(rows, BALANCE), { userAccountId: String(userAccountId) })
    await commit(person, preview)
    expect(await person.client.call('account', { body: { userAccountId } })).toMatchObject({ balance: 987.65, origin: 'file' })
    await person.client.call('undoBankFile', { body: { bankFileId: preview.bankFileId } })
    expect(withoutFiles(person)).toEqual(before)
  })

  it('rows that were split or edited since go too, what was added by hand stays with the account', async () => {
    const person = await newPerson(app)
    const { preview, answer } = await importFile(person, renderOfx1(rows, BALANCE))
    const userAccountId = answer.accounts[0] ?? 0
    const rent = (await everything(person)).items.find(({ value }) => value === -1200)
    await person.client.call('splitTransaction', {
      body: { sourceTransactionId: rent?.userTransactionId ?? 0, sourceTransaction: { category: 4, value: -1_000 }, splits: [{ category: 9, value: -200 }] },
    })
    await person.client.call('updateAccount', { body: { userAccountId, name: 'My checking' } })
    await person.addRow({ userAccountId, value: -5 })
    const changeId = await person.change('undoBankFile', { body: { bankFileId: preview.bankFileId } })
    expect((await everything(person)).items.map(({ value }) => value)).toEqual([-5])
    expect(await person.client.call('account', { body: { userAccountId } })).toMatchObject({ name: 'My checking', balance: 987.65 })
    expect(await person.undo(changeId)).toBe(200)
    expect((await everything(person)).total).toBe(7)
  })

  it('leaves the account, and what it is known by, to a later file', async () => {
    const person = await newPerson(app)
    const first = await importFile(person, renderOfx1(rows, BALANCE))
    const next = { date: '2024-03-02', cents: -1_000, text: 'BOOKS', id: 'T9' }
    await importFile(person, renderOfx1([...rows, next], BALANCE))
    expect(await person.client.call('undoBankFile', { body: { bankFileId: first.preview.bankFileId } })).toEqual({ removed: 5 })
    expect((await everything(person)).items.map(({ value }) => value)).toEqual([-10])
    const again = await upload(person, renderOfx1(rows, BALANCE))
    expect(again.accounts).toMatchObject([{ userAccountId: first.answer.accounts[0], new: 5 }])
  })

  it('is what undoing the change of the import does as well', async () => {
    const person = await newPerson(app)
    const before = withoutFiles(person)
    const preview = await upload(person, renderOfx1(rows, BALANCE))
    const changeId = await person.change('commitBankFile', {
      body: { bankFileId: preview.bankFileId, accounts: preview.accounts.map(({ key }) => ({ key, userAccountId: null })) },
    })
    expect(await person.undo(changeId)).toBe(200)
    expect(withoutFiles(person)).toEqual(before)
  })
})

describe('what was acknowledged', () => {
  it('is read back to the cent by another process on the same folder', async () => {
    const person = await newPerson(app)
    await importFile(person, renderOfx1(rows, BALANCE))
    const userId = (await person.client.call('session', {})).userId ?? 0
    const other = openLedgerFiles(app.folder)
    const sum = other.open(userId).transact((ledger) => ledger.get<[number]>('select sum(value_cents) from entry'))
    other.close()
    expect(Object.values(sum)).toEqual([241_111])
  })
})
