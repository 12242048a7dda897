import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { commit, everything, upload } from '../../../testing/scenes/test-import.ts'
import { newPerson, type TestPerson } from '../../../testing/scenes/test-person.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const file = (text: string, name = 'bought.csv') => new File([text], name)
const withMapping = (mapping: object) => ({ mapping: JSON.stringify(mapping) })
const table = (month: string) =>
  `Date,What,Amount\n${month}/02/2026,GREENLEAF MARKET,58.77\n${month}/04/2026,PINE SHOES,20.00\n${month}/15/2026,CAFE,4.50\n`

/** Sends a commit that may be refused. */
const send = (person: TestPerson, body: object) => person.client.send('commitBankFile', { body })

describe('a CSV file of which two readings are possible', () => {
  it('shows both in its preview, and is not imported before the person has chosen', async () => {
    const person = await newPerson(app)
    const open = await upload(person, file(table('09')))
    expect(open.signs).toMatchObject({
      settledBy: null,
      suggested: null,
      reasons: [{ key: 'mostlyPlus' }],
      readings: [
        {
          invertSign: true,
          example: { value: -58.77, description: 'GREENLEAF MARKET' },
          moneyOut: { count: 3, value: -83.27 },
          moneyIn: { count: 0, value: 0 },
        },
        { invertSign: false, example: { value: 58.77 }, moneyIn: { count: 3, value: 83.27 } },
      ],
    })
    const [account] = open.accounts
    const accounts = [{ key: account?.key, userAccountId: null }]
    const refused = await send(person, { bankFileId: open.bankFileId, accounts })
    expect([refused.status, refused.body.Items?.[0]?.Field]).toEqual([400, 'bankFileId'])
    expect((await everything(person)).items).toEqual([])

    const chosen = await upload(person, file(table('09')), withMapping({ ...open.mapping, invertSign: true }))
    expect(chosen.signs).toMatchObject({ settledBy: 'person', invertSign: true, readings: [{}, {}] })
    await commit(person, chosen)
    expect((await everything(person)).totals).toMatchObject({ income: 0, spending: 83.27 })
  })

  it('keeps the question open when the order of day and month was answered first', async () => {
    const person = await newPerson(app)
    const text = table('03').replace('/15/', '/11/')
    const first = await upload(person, file(text))
    expect(first).toMatchObject({
      accounts: [],
      mapping: { dateFormat: null, invertSign: null },
      dateChoices: [
        { dateFormat: 'MM/DD/YYYY', text: '03/02/2026', date: '2026-03-02', description: 'GREENLEAF MARKET' },
        { dateFormat: 'DD/MM/YYYY', text: '03/02/2026', date: '2026-02-03', description: 'GREENLEAF MARKET' },
      ],
    })
    const second = await upload(person, file(text), withMapping({ ...first.mapping, dateFormat: 'MM/DD/YYYY' }))
    expect(second).toMatchObject({ mapping: { invertSign: null }, signs: { settledBy: null } })
  })

  it('is remembered for the next file of the same columns, until the import is undone', async () => {
    const person = await newPerson(app)
    const open = await upload(person, file(table('09')))
    const chosen = await upload(person, file(table('09')), withMapping({ ...open.mapping, invertSign: true }))
    await commit(person, chosen)
    const next = await upload(person, file(table('10'), 'next.csv'))
    expect(next.signs).toMatchObject({ settledBy: 'remembered', invertSign: true })
    expect(next.accounts[0]?.sum).toBe(-83.27)
    await person.client.call('undoBankFile', { body: { bankFileId: chosen.bankFileId } })
    expect((await upload(person, file(table('10'), 'next.csv'))).signs).toMatchObject({ settledBy: null })
    const stranger = await newPerson(app)
    expect((await upload(stranger, file(table('10')))).signs).toMatchObject({ settledBy: null })
  })

  it('is suggested as spending for an account that is a card, and for a new one of that type', async () => {
    const person = await newPerson(app)
    const { userAccountId } = await person.addAccount({
      category: 'Credit Card',
      type: 'Credit Card',
      name: 'Card',
      balance: -100,
      interestRate: 0.2,
      monthlyMinimumPayment: 25,
      currentMonthlyPayment: 25,
    })
    const suggestion = { settledBy: null, suggested: true, reasons: [{ key: 'accountType' }] }
    expect((await upload(person, file(table('09')), { userAccountId: String(userAccountId) })).signs).toMatchObject(
      suggestion,
    )
    const body = { file: file(table('09')), accountType: 'Credit Card' }
    expect((await person.client.call('previewBankFile', { body })).signs).toMatchObject(suggestion)
  })
})

describe('a file with a line that cannot be read', () => {
  const text = 'Date,Description,Amount\n09/13/2026,Shop,-10.00\n09/44/2026,Odd,-1.00\n09/15/2026,Cafe,-4.50\n'

  it('shows the line, and is imported without it only on request', async () => {
    const person = await newPerson(app)
    const preview = await upload(person, file(text))
    expect(preview).toMatchObject({
      unreadableCount: 1,
      unreadable: [{ line: 3, text: '09/44/2026, Odd, -1.00', message: expect.stringContaining('09/44/2026') }],
      accounts: [{ transactions: 2, sum: -14.5 }],
    })
    const accounts = [{ key: preview.accounts[0]?.key, userAccountId: null }]
    const refused = await send(person, { bankFileId: preview.bankFileId, accounts })
    expect([refused.status, refused.body.Items?.[0]?.Field]).toEqual([400, 'skipUnreadable'])
    const { status } = await send(person, { bankFileId: preview.bankFileId, accounts, skipUnreadable: true })
    expect(status).toBe(200)
    expect((await everything(person)).items.map(({ value }) => value)).toEqual([-4.5, -10])
  })
})

describe('a file without a balance', () => {
  const text = 'Date,Description,Amount\n09/13/2026,Shop,-10.00\n'
  const worth = async (person: TestPerson) => (await person.client.call('dashboard', {})).data.netWorth.total

  it('takes the balance that the person states for the new account, and undoing removes it', async () => {
    const person = await newPerson(app)
    const preview = await upload(person, file(text))
    const accounts = [{ key: preview.accounts[0]?.key ?? '', userAccountId: null, balance: 412.5 }]
    await person.client.call('commitBankFile', { body: { bankFileId: preview.bankFileId, accounts } })
    expect(await person.client.call('accounts', { body: {} })).toMatchObject([
      { balance: 412.5, balanceAsOf: expect.any(String) },
    ])
    expect(await worth(person)).toBe(412.5)
    await person.client.call('undoBankFile', { body: { bankFileId: preview.bankFileId } })
    expect(await person.client.call('accounts', { body: {} })).toEqual([])
  })

  it('makes an account of which no balance is known, and which no net worth counts', async () => {
    const person = await newPerson(app)
    await commit(person, await upload(person, file(text)))
    expect(await person.client.call('accounts', { body: {} })).toMatchObject([{ balance: 0, balanceAsOf: null }])
    expect(await worth(person)).toBe(0)
  })
})

describe('an export of another program', () => {
  it('becomes its accounts, with the categories that we have too', async () => {
    const person = await newPerson(app)
    const mint =
      '"Date","Description","Original Description","Amount","Transaction Type","Category","Account Name","Labels","Notes"\n"9/13/2026","Greenleaf","GREENLEAF 12","58.77","debit","Groceries","Everyday Checking","",""\n"9/14/2026","Pay","PAYROLL","1500.00","credit","Paycheck","Everyday Checking","",""\n"9/15/2026","Payment","PAYMENT THANK YOU","100.00","credit","Credit Card Payment","Blue Card","",""\n'
    const preview = await upload(person, file(mint, 'transactions.csv'))
    expect(preview).toMatchObject({
      layoutName: 'Mint',
      accounts: [
        { name: 'Everyday Checking', typeName: 'Checking', transactions: 2, categorized: 2 },
        { name: 'Blue Card', typeName: 'Credit Card', transactions: 1, categorized: 1, payments: 1 },
      ],
    })
    expect(preview.signs).toBeUndefined()
    await commit(person, preview)
    const { items, totals } = await everything(person)
    expect(items.map(({ category }) => category).toSorted((a, b) => a - b)).toEqual([1, 2, 6])
    expect(totals).toMatchObject({ income: 1500, spending: 58.77 })
  })
})

describe('a history of another program', () => {
  const heads = 'Date,Merchant,Category,Account,Original Statement,Notes,Amount,Tags'
  const history = [
    heads,
    '2026-09-02,Greenleaf Market,Groceries,Checking,GREENLEAF 0388,For the picnic,-58.77,"Camp, family"',
    '2026-09-04,Pine Shoes,Shopping,Checking,PINE SHOES 12,,-20.00,CAMP',
    `2026-09-05,Cafe,Coffee,Checking,CAFE 7,,-4.50,${'x'.repeat(40)}`,
    `2026-09-06,Larkfield,Income,Checking,LARKFIELD,,1000.00,"${Array.from({ length: 25 }, (_, at) => `t${at}`).join(', ')}"`,
  ].join('\n')

  it('keeps its notes and tags, spelled as the person’s own, and both are undone with the file', async () => {
    const person = await newPerson(app)
    const { userTransactionId } = await person.addRow({ description: 'Tent', value: -80 })
    await person.client.call('changeTransactions', {
      body: { select: { transactionIds: [userTransactionId] }, change: { addTags: ['Family'] } },
    })
    const before = person.exportAll().entry
    const preview = await upload(person, file(history, 'transactions.csv'))
    await commit(person, preview)
    const items = (await everything(person)).items.filter(({ isManual }) => !isManual)
    expect(items.map(({ description, note, tags }) => [description, note, tags])).toEqual([
      ['Larkfield', '', expect.objectContaining({ length: 20 })],
      ['Cafe', '', ['x'.repeat(30)]],
      ['Pine Shoes', '', ['Camp']],
      ['Greenleaf Market', 'For the picnic', ['Camp', 'Family']],
    ])
    expect((await person.client.call('transactions', { body: { search: 'picnic' } })).items).toHaveLength(1)
    await person.client.call('undoBankFile', { body: { bankFileId: preview.bankFileId } })
    expect(person.exportAll().entry).toEqual(before)
  })
})
