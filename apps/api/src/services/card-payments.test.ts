import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { commit, importFile, upload } from '../../testing/scenes/test-import.ts'
import { newPerson, type TestPerson } from '../../testing/scenes/test-person.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

type Line = readonly [day: number, dollars: string, words: string]

const movement = ([day, dollars, words]: Line, index: number) =>
  `<STMTTRN><TRNTYPE>OTHER<DTPOSTED>202610${String(day).padStart(2, '0')}<TRNAMT>${dollars}<FITID>F${index}${words.length}<NAME>${words}</STMTTRN>`

const header =
  'OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\nSECURITY:NONE\nENCODING:USASCII\nCHARSET:1252\nCOMPRESSION:NONE\nOLDFILEUID:NONE\nNEWFILEUID:NONE\n\n'
const signOn =
  '<OFX><SIGNONMSGSRSV1><SONRS><STATUS><CODE>0<SEVERITY>INFO</STATUS><DTSERVER>20261101</SONRS></SIGNONMSGSRSV1>'
const toStatementList = (lines: readonly Line[]) =>
  `<BANKTRANLIST><DTSTART>20261001<DTEND>20261031${lines.map(movement).join('')}</BANKTRANLIST>`
const balance = '<LEDGERBAL><BALAMT>-100.00<DTASOF>20261031</LEDGERBAL>'

const cardStatement = (lines: readonly Line[]) =>
  `${header}${signOn}<CREDITCARDMSGSRSV1><CCSTMTTRNRS><TRNUID>1<STATUS><CODE>0<SEVERITY>INFO</STATUS><CCSTMTRS><CURDEF>USD<CCACCTFROM><ACCTID>41111188</CCACCTFROM>${toStatementList(lines)}${balance}</CCSTMTRS></CCSTMTTRNRS></CREDITCARDMSGSRSV1></OFX>`
const checkingStatement = (lines: readonly Line[]) =>
  `${header}${signOn}<BANKMSGSRSV1><STMTTRNRS><TRNUID>1<STATUS><CODE>0<SEVERITY>INFO</STATUS><STMTRS><CURDEF>USD<BANKACCTFROM><BANKID>1<ACCTID>770031<ACCTTYPE>CHECKING</BANKACCTFROM>${toStatementList(lines)}${balance}</STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`

/** Spent 300.00 and 45.50, with a refund of 20.50: 325.00 in all. */
const card = cardStatement([
  [3, '-300.00', 'GREENLEAF MARKET'],
  [5, '-45.50', 'PINE SHOE SHOP'],
  [9, '20.50', 'PINE SHOE SHOP'],
  [12, '250.00', 'INTERNET PAYMENT THANK YOU'],
])
/** Earned 1,000.00. */
const checking = checkingStatement([
  [1, '1000.00', 'LARKFIELD PAYROLL'],
  [11, '-250.00', 'HARBOR CARD EPAY'],
])
const csv =
  'Transaction Date,Description,Category,Type,Amount\n10/03/2026,GREENLEAF MARKET,,Sale,-300.00\n10/15/2026,PINE SHOE SHOP,Shopping,Sale,-45.50\n10/19/2026,PINE SHOE SHOP,Shopping,Return,20.50\n10/22/2026,Payment Thank You-Mobile,,Payment,250.00\n'

/** Reads the figures for October 2026 from every screen's call. */
async function figures({ client }: TestPerson) {
  const { totals, items } = await client.call('transactions', {
    body: { startDate: '2026-10-01', endDate: '2026-10-31', pageSize: 500 },
  })
  const month = await client.call('cashFlowMonth', { body: { year: 2026, month: 10 } })
  const halfMonths = await client.call('transactions', { body: { startDate: '2026-10-02', endDate: '2026-10-30' } })
  const { totalSpending, rankedCategories } = await client.call('spending', {
    body: { fromDate: '2026-10-01T00:00:00Z', toDate: '2026-10-31T23:59:59Z' },
  })
  return {
    income: totals.income,
    spending: totals.spending,
    income2: month.totalIncomes,
    spending2: month.totalExpenses,
    spending3: totalSpending,
    byCategory: Object.fromEntries(rankedCategories.map(({ categoryIds, amount }) => [categoryIds[0], amount])),
    withoutEnds: halfMonths.totals,
    transfers: items.filter(({ isTransfer }) => isTransfer).map(({ value, countsInTotals }) => [value, countsInTotals]),
  }
}

const cardAlone = {
  income: 0,
  spending: 325,
  income2: 0,
  spending2: 325,
  spending3: 325,
  byCategory: { 6: 300, 8: 25 },
  withoutEnds: { income: 0, spending: 325, net: -325 },
  transfers: [[250, false]],
}
const both = {
  ...cardAlone,
  income: 1_000,
  income2: 1_000,
  withoutEnds: { income: 0, spending: 325, net: -325 },
  transfers: expect.arrayContaining([
    [250, false],
    [-250, false],
  ]),
}

describe('a payment to a card whose paying account is missing', () => {
  it('is not income in a QFX statement: the payment is a transfer, and the refund lowers spending', async () => {
    const person = await newPerson(app)
    await importFile(person, card)
    expect(await figures(person)).toEqual(cardAlone)
    const { items } = await person.client.call('transactions', {
      body: { excludeIncomes: true, excludeTransfers: true },
    })
    expect(items.map(({ value }) => value)).toEqual([20.5, -45.5, -300])
  })

  it('is not income in a CSV statement, and the refund lowers its own category and budget', async () => {
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
    const preview = await upload(person, new File([csv], 'chase.csv'), { userAccountId: String(userAccountId) })
    await commit(person, preview, { userAccountId })
    await person.client.call('createBudget', { body: { categoryId: 8, targetBudget: 100, budgetPeriod: '2026-10' } })
    expect(await figures(person)).toMatchObject({
      income: 0,
      income2: 0,
      spending: 325,
      spending2: 325,
      spending3: 325,
      byCategory: { 6: 300, 8: 25 },
      transfers: [[250, false]],
    })
    expect(await person.client.call('budgets', { body: { budgetPeriod: '2026-10' } })).toMatchObject([
      { categoryId: 8, spent: 25 },
    ])
  })

  it('is not income in a manual account in any category, and a loan payment needs no known description', async () => {
    const person = await newPerson(app)
    const debt = { balance: -100, interestRate: 0.2, monthlyMinimumPayment: 25, currentMonthlyPayment: 25 }
    const { userAccountId } = await person.addAccount({
      category: 'Credit Card',
      type: 'Credit Card',
      name: 'Card',
      ...debt,
    })
    const loan = await person.addAccount({ category: 'Loan', type: 'Auto Loan', name: 'Loan', ...debt })
    await person.addRow({
      userAccountId,
      date: '2026-10-04',
      value: 80,
      description: 'Autopay',
      category: 'Uncategorized',
    })
    await person.addRow({ userAccountId, date: '2026-10-05', value: -60, description: 'Shoes', category: 'Shopping' })
    await person.addRow({
      userAccountId,
      date: '2026-10-06',
      value: 10,
      description: 'Cash back reward',
      category: 'Income',
    })
    await person.addRow({
      userAccountId: loan.userAccountId,
      date: '2026-10-07',
      value: 500,
      description: 'October',
      category: 'Uncategorized',
    })
    expect(await figures(person)).toMatchObject({
      income: 0,
      income2: 0,
      spending: 50,
      spending2: 50,
      spending3: 50,
      transfers: [
        [500, false],
        [80, false],
      ],
    })
  })
})

describe('the order in which statements arrive', () => {
  it('changes nothing: the payment is paired once both sides are imported', async () => {
    const [one, other] = [await newPerson(app), await newPerson(app)]
    await importFile(one, card)
    await importFile(one, checking)
    await importFile(other, checking)
    await importFile(other, card)
    expect(await figures(one)).toEqual(both)
    expect(await figures(other)).toEqual(both)
  })

  it('leaves the card’s figures when the paying account is deleted, and restores both when that is undone', async () => {
    const person = await newPerson(app)
    await importFile(person, card)
    const { answer } = await importFile(person, checking)
    const changeId = await person.change('deleteAccount', { body: { userAccountId: answer.accounts[0] } })
    expect(await figures(person)).toEqual(cardAlone)
    expect(await person.undo(changeId)).toBe(200)
    expect(await figures(person)).toEqual(both)
  })
})

describe('the type of an account', () => {
  it('decides how its rows count, even when the type is corrected later', async () => {
    const person = await newPerson(app)
    const { answer } = await importFile(
      person,
      checkingStatement([
        [3, '-300.00', 'GREENLEAF MARKET'],
        [12, '250.00', 'INTERNET PAYMENT THANK YOU'],
      ]),
    )
    const [userAccountId = 0] = answer.accounts
    expect(await figures(person)).toMatchObject({ income: 250, spending: 300 })
    const debt = { interestRate: 0.2, monthlyMinimumPayment: 25, currentMonthlyPayment: 25 }
    const changeId = await person.change('updateAccount', {
      body: { userAccountId, category: 'Credit Card', type: 'Credit Card', balance: -100, ...debt },
    })
    expect(await figures(person)).toMatchObject({ income: 0, spending: 300, transfers: [[250, false]] })
    expect(await person.undo(changeId)).toBe(200)
    expect(await figures(person)).toMatchObject({ income: 250, spending: 300, transfers: [] })
  })
})
