import { describe, expect, it } from 'vitest'
import { toBytes } from '../fixtures/bytes-of.ts'
import { parseBankFile } from '../parse-bank-file.ts'
import type { ParseOptions } from '../bank-file.ts'

const parse = (text: string, options: Partial<ParseOptions> = {}) =>
  parseBankFile(toBytes(text), { fileName: 'activity.csv', ...options })
const cents = (text: string, options: Partial<ParseOptions> = {}) =>
  parse(text, options).accounts[0]?.transactions.map(({ valueCents }) => valueCents)

const purchases = (rows: number, more = '') =>
  Array.from(
    { length: rows },
    (_, index) => `11/${String(index + 1).padStart(2, '0')}/2026,SHOP ${index}${more},${index + 1}.50`,
  ).join('\n')

describe('a file whose purchases have no minus', () => {
  it('is read as spending in a layout that is known to write them so', () => {
    const amex =
      'Date,Description,Card Member,Account #,Amount\n11/13/2026,MARKET,MAYA,-31002,58.77\n11/14/2026,AUTOPAY PAYMENT - THANK YOU,MAYA,-31002,-412.06\n'
    expect(cents(amex)).toEqual([-5_877, 41_206])
    expect(parse(amex)).toMatchObject({
      layoutName: 'American Express',
      signs: { invertSign: true, settledBy: 'file', reasons: [{ key: 'layout', text: 'American Express' }] },
      accounts: [{ typeName: 'Credit Card' }],
    })
    const discover =
      'Trans. Date,Post Date,Description,Amount,Category\n11/13/2026,11/14/2026,MARKET,58.77,Supermarkets\n'
    expect(cents(discover)).toEqual([-5_877])
    const apple =
      'Transaction Date,Clearing Date,Description,Merchant,Category,Type,Amount (USD),Purchased By\n11/13/2026,11/14/2026,MARKET 12,Market,Grocery,Purchase,58.77,Maya\n11/14/2026,11/14/2026,ACH DEPOSIT,Payment,Payment,Payment,-100.00,Maya\n'
    expect(cents(apple)).toEqual([-5_877, 10_000])
    const bmo =
      'Item #,Card #,Transaction Date,Posting Date,Transaction Amount,Description\n1,5191,20261113,20261114,58.77,MARKET\n2,5191,20261114,20261115,12.00,CAFE\n3,5191,20261115,20261115,-70.77,PAYMENT RECEIVED - THANK YOU\n'
    expect(cents(bmo)).toEqual([-5_877, -1_200, 7_077])
  })

  it('is a question where only the rows say it is a card, with the reasons for the likelier reading', () => {
    const text = `Date,Description,Card Holder,Amount\n${purchases(8)}\n11/15/2026,AUTOPAY PAYMENT THANK YOU,-412.06\n`
    expect(parse(text.replaceAll(/(SHOP \d|YOU),/g, '$1,MAYA,')).signs).toEqual({
      invertSign: true,
      settledBy: null,
      suggested: true,
      reasons: [
        { key: 'cardColumn', text: 'Card Holder' },
        { key: 'paymentRow', text: 'AUTOPAY PAYMENT THANK YOU' },
      ],
    })
  })

  it('stays a question after the order of day and month was asked', () => {
    const text = `Date,Description,Amount\n${purchases(4)}\n`
    const first = parse(text)
    expect(first).toMatchObject({
      accounts: [],
      questions: ['dateFormat'],
      dateChoices: [
        { dateFormat: 'MM/DD/YYYY', text: '11/01/2026', date: '2026-11-01', description: 'SHOP 0' },
        { dateFormat: 'DD/MM/YYYY', text: '11/01/2026', date: '2026-01-11', description: 'SHOP 0' },
      ],
    })
    const second = parse(text, { mapping: { ...first.mapping, dateFormat: 'MM/DD/YYYY' } })
    expect(second.signs).toMatchObject({ settledBy: null, suggested: null, reasons: [{ key: 'mostlyPlus' }] })
    const third = parse(text, { mapping: { ...second.mapping, negativeIsExpense: false } })
    expect(third.signs).toMatchObject({ settledBy: 'person', invertSign: true })
    expect(third.accounts[0]?.transactions.map(({ valueCents }) => valueCents)).toEqual([-150, -250, -350, -450])
  })

  it('is suggested as spending if the person says that the account is a card', () => {
    const text = `Date,Description,Amount\n${purchases(20)}\n`
    expect(parse(text).signs?.suggested).toBeNull()
    expect(parse(text, { isDebt: true }).signs).toMatchObject({ suggested: true, reasons: [{ key: 'accountType' }] })
  })

  it('is told apart by a column of kinds', () => {
    const text = 'Date,Text,Type,Amount\n11/13/2026,MARKET,Sale,58.77\n11/14/2026,MARKET,Return,-8.00\n'
    expect(parse(text).signs).toMatchObject({ settledBy: 'file', invertSign: true })
    expect(cents(text)).toEqual([-5_877, 800])
  })
})

describe('a file of a bank account', () => {
  it('is no question: most rows have a minus, or words and the running balance agree with the signs', () => {
    const settled = { settledBy: 'file', invertSign: false }
    expect(
      parse('Date,Description,Amount\n11/13/2026,A,-1.00\n11/14/2026,B,-2.00\n11/15/2026,C,9.00\n').signs,
    ).toMatchObject(settled)
    expect(
      parse('Date,Description,Amount\n11/13/2026,DEPOSIT,1.00\n11/14/2026,INTEREST PAID,2.00\n').signs,
    ).toMatchObject(settled)
    expect(
      parse('Date,Description,Amount,Balance\n11/13/2026,A,1.00,11.00\n11/14/2026,B,2.00,13.00\n').signs,
    ).toMatchObject(settled)
  })

  it('whose balance falls with each amount is read as spending', () => {
    const text = 'Date,Description,Amount,Balance\n11/13/2026,A,1.00,10.00\n11/14/2026,B,2.00,8.00\n'
    expect(parse(text)).toMatchObject({
      signs: { settledBy: 'file', invertSign: true },
      accounts: [{ balanceCents: 800 }],
    })
    expect(cents(text)).toEqual([-100, -200])
  })
})

describe('a file without a head', () => {
  it('with debit, credit, and balance is read by how the columns follow from one another', () => {
    const td =
      '11/20/2026,MARKET,58.77,,2890.58\n11/19/2026,PAYROLL,,1500.00,2949.35\n11/18/2026,RENT,1200.00,,1449.35\n11/17/2026,CAFE,4.50,,2649.35\n'
    expect(parse(td)).toMatchObject({
      mapping: { debit: 2, credit: 3, balance: 4, description: 1 },
      signs: { settledBy: 'file', invertSign: false },
      accounts: [{ balanceCents: 289_058 }],
    })
    expect(cents(td)).toEqual([-5_877, 150_000, -120_000, -450])
  })

  it('with two columns and no balance is a question, money out first', () => {
    const cibc = '2026-11-20,MARKET,58.77,\n2026-11-19,PAYROLL,,1500.00\n2026-11-18,RENT,1200.00,\n'
    expect(parse(cibc).signs).toMatchObject({ settledBy: null, suggested: false })
    expect(cents(cibc)).toEqual([-5_877, 150_000, -120_000])
    expect(cents(cibc, { mapping: { negativeIsExpense: false } })).toEqual([5_877, -150_000, 120_000])
  })
})

describe('a card that states what is owed', () => {
  it('becomes an account with a debt, once purchases are read as spending', () => {
    const text =
      'Date,Description,Card No.,Amount,Balance\n11/13/2026,MARKET,1,58.77,158.77\n11/14/2026,CAFE,1,10.00,168.77\n'
    expect(parse(text).signs).toMatchObject({ settledBy: null, suggested: true })
    expect(parse(text, { mapping: { negativeIsExpense: false } }).accounts[0]).toMatchObject({
      typeName: 'Credit Card',
      balanceCents: -16_877,
    })
  })
})
