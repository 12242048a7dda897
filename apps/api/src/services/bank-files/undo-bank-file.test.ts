// Proves: API-11
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { renderOfx1 } from '../../bank-files/fixtures/render-statement.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { newPerson, type TestPerson } from '../../../testing/scenes/test-person.ts'
import {
  balance,
  commit,
  everything,
  importFile,
  rows,
  statement,
  upload,
} from '../../../testing/scenes/test-import.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

/** Returns the person's data without the list of files. */
const withoutFiles = (person: TestPerson) => ({ ...person.exportAll(), bank_file: [] })

describe('undoing an import', () => {
  it('removes its rows and the account that it created; the file can then be imported as new', async () => {
    const person = await newPerson(app)
    const before = withoutFiles(person)
    const { preview } = await importFile(person, statement())
    expect(await person.client.call('undoBankFile', { body: { bankFileId: preview.bankFileId } })).toEqual({
      removed: 5,
    })
    expect(withoutFiles(person)).toEqual(before)
    expect(await person.client.call('undoBankFile', { body: { bankFileId: preview.bankFileId } })).toEqual({
      removed: 0,
    })
    expect((await importFile(person, statement())).answer.created).toBe(5)
  })

  it('restores an existing account, and both sides of a transfer', async () => {
    const person = await newPerson(app)
    const { userAccountId } = await person.addAccount({ name: 'Mine' })
    const savings = await person.addAccount({ name: 'Savings', type: 'Savings' })
    await person.addRow({
      userAccountId: savings.userAccountId,
      date: '2024-02-02',
      value: 1200,
      description: 'Transfer',
      category: 'Uncategorized',
    })
    person.onLedger((ledger) => ledger.run(`update account set balance_as_of = '2024-01-01T00:00:00Z'`))
    const before = withoutFiles(person)
    const preview = await upload(person, statement(), { userAccountId: String(userAccountId) })
    await commit(person, preview)
    expect(await person.client.call('account', { body: { userAccountId } })).toMatchObject({
      balance: 987.65,
      origin: 'file',
    })
    await person.client.call('undoBankFile', { body: { bankFileId: preview.bankFileId } })
    expect(withoutFiles(person)).toEqual(before)
  })

  it('removes rows that were split or edited since, and keeps manual rows with their account', async () => {
    const person = await newPerson(app)
    const { preview, answer } = await importFile(person, statement())
    const userAccountId = answer.accounts[0] ?? 0
    const rent = (await everything(person)).items.find(({ value }) => value === -1200)
    await person.client.call('splitTransaction', {
      body: {
        sourceTransactionId: rent?.userTransactionId ?? 0,
        sourceTransaction: { category: 4, value: -1_000 },
        splits: [{ category: 9, value: -200 }],
      },
    })
    await person.client.call('updateAccount', { body: { userAccountId, name: 'My checking' } })
    await person.addRow({ userAccountId, value: -5 })
    const changeId = await person.change('undoBankFile', { body: { bankFileId: preview.bankFileId } })
    expect((await everything(person)).items.map(({ value }) => value)).toEqual([-5])
    expect(await person.client.call('account', { body: { userAccountId } })).toMatchObject({
      name: 'My checking',
      balance: 987.65,
    })
    expect(await person.undo(changeId)).toBe(200)
    expect((await everything(person)).total).toBe(7)
  })

  it('keeps the account and its file key for a later file', async () => {
    const person = await newPerson(app)
    const first = await importFile(person, statement())
    const next = { date: '2024-03-02', cents: -1_000, text: 'BOOKS', id: 'T9' }
    await importFile(person, renderOfx1([...rows, next], balance))
    expect(await person.client.call('undoBankFile', { body: { bankFileId: first.preview.bankFileId } })).toEqual({
      removed: 5,
    })
    expect((await everything(person)).items.map(({ value }) => value)).toEqual([-10])
    const again = await upload(person, statement())
    expect(again.accounts).toMatchObject([{ userAccountId: first.answer.accounts[0], new: 5 }])
  })

  it('has the same result as undoing the change of the import', async () => {
    const person = await newPerson(app)
    const before = withoutFiles(person)
    const preview = await upload(person, statement())
    const changeId = await person.change('commitBankFile', {
      body: {
        bankFileId: preview.bankFileId,
        accounts: preview.accounts.map(({ key }) => ({ key, userAccountId: null })),
      },
    })
    expect(await person.undo(changeId)).toBe(200)
    expect(withoutFiles(person)).toEqual(before)
  })
})
