import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { renderCsv } from '../../bank-files/fixtures/render-statement.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { newPerson } from '../../../testing/scenes/test-person.ts'
import { everything, rows, statement, statementSum, upload } from '../../../testing/scenes/test-import.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

describe('previewing a bank file', () => {
  it('returns what the file contains and saves no transaction', async () => {
    const person = await newPerson(app)
    const preview = await upload(person, statement())
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
        sum: statementSum,
      },
    ])
    expect(preview.accounts[0]?.sample[0]).toEqual({
      date: '2024-02-01T00:00:00Z',
      value: -1200,
      description: 'ALDER STREET APTS',
    })
    expect((await everything(person)).total).toBe(0)
    expect(await person.client.call('accounts', { body: {} })).toEqual([])
  })

  it('refuses a file that is not a statement, in words for a person, and keeps nothing', async () => {
    const person = await newPerson(app)
    const refusal = await person.client.send('previewBankFile', {
      body: { file: new File([statement().replaceAll(/<TRNAMT>[^<\n]*/g, '<TRNAMT>twelve')], 'a.ofx') },
    })
    expect(refusal.status).toBe(400)
    expect(refusal.body.Items).toEqual([{ Field: 'file', Errors: [expect.stringMatching(/amount/i)] }])
    expect(person.exportAll()['bank_file']).toEqual([])
  })

  it('answers 404 for another person’s or a malformed account id, and refuses a malformed mapping', async () => {
    const [owner, person] = [await newPerson(app), await newPerson(app)]
    const { userAccountId } = await owner.addAccount()
    const file = new File([statement()], 'a.ofx')
    for (const id of [String(userAccountId), '7', 'x']) {
      expect((await person.client.send('previewBankFile', { body: { file, userAccountId: id } })).status).toBe(404)
    }
    const mapping = await person.client.send('previewBankFile', { body: { file, mapping: '{"date":1}' } })
    expect([mapping.status, mapping.body.Items?.[0]?.Field]).toEqual([400, 'mapping'])
  })

  it('shows a CSV file’s columns and how they were read, and follows a mapping by the person', async () => {
    const person = await newPerson(app)
    const file = new File([renderCsv(rows, '.')], 'a.csv')
    const guessed = await upload(person, file)
    expect(guessed.columns).toEqual(['Posting Date', 'Description', 'Amount', 'Transaction ID'])
    expect(guessed.mapping).toMatchObject({
      date: 0,
      description: 1,
      amount: 2,
      dateFormat: 'YYYY-MM-DD',
      invertSign: null,
      delimiter: ',',
    })
    const turned = await upload(person, file, { mapping: JSON.stringify({ ...guessed.mapping, invertSign: true }) })
    expect([guessed.accounts[0]?.sum, turned.accounts[0]?.sum]).toEqual([statementSum, -statementSum])
  })
})
