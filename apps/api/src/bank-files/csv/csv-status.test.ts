import { describe, expect, it } from 'vitest'
import { toBytes } from '../fixtures/bytes-of.ts'
import { parseBankFile } from '../parse-bank-file.ts'

const parse = (text: string) => parseBankFile(toBytes(text), { fileName: 'activity.csv' })
const shownNames = (text: string) => parse(text).accounts[0]?.transactions.map(({ description }) => description)

describe('a CSV file with a status column', () => {
  it('leaves out what was not booked, or not yet, and reports it', () => {
    const text =
      'Date,Status,Description,Amount\n11/21/2026,Pending,Fuel hold,-75.00\n11/20/2026,Posted,Grocer,-20.00\n11/19/2026,DECLINED,Refused shop,-99.00\n11/18/2026,,Bakery,-3.50\n'
    const { accounts, problems } = parse(text)
    expect(
      accounts[0]?.transactions.map(({ description, valueCents, line }) => [line, description, valueCents]),
    ).toEqual([
      [3, 'Grocer', -2_000],
      [5, 'Bakery', -350],
    ])
    expect(problems).toEqual([
      { line: 2, key: 'markedRow', values: { word: 'Pending' } },
      { line: 4, key: 'markedRow', values: { word: 'DECLINED' } },
    ])
  })

  it('takes dates and balance from booked rows only: a pending row may have neither', () => {
    const text =
      'Type,Started Date,Completed Date,Description,Amount,State,Balance\nCARD,2026-10-01 23:59:59,2026-10-02 08:00:00,Tesco,-10.00,COMPLETED,90.00\nCARD,2026-10-03 10:00:00,,Taxi,-5.00,PENDING,\nCARD,2026-10-03 11:00:00,2026-10-04 11:00:00,Undone,-5.00,REVERTED,90.00\n'
    const { accounts, problems } = parse(text)
    expect(accounts).toMatchObject([
      { balanceCents: 9_000, transactions: [{ date: '2026-10-02', description: 'Tesco' }] },
    ])
    expect(problems.map(({ line }) => line)).toEqual([3, 4])
  })

  it('keeps a booked row that was reversed later, because its counterpart is a separate row', () => {
    expect(
      shownNames(
        'Date,Description,Status,Amount\n10/22/2026,Shop,Reversed,-5.00\n10/23/2026,Shop back,Completed,5.00\n',
      ),
    ).toEqual(['Shop', 'Shop back'])
  })

  it('does not take the state of an address for a status', () => {
    expect(shownNames('Date,Description,State,Amount\n10/22/2026,Shop,CA,-5.00\n10/23/2026,Pier,OR,-6.00\n')).toEqual([
      'Shop',
      'Pier',
    ])
  })

  it('never takes the status for the description', () => {
    const text =
      ',ID,Datetime,Type,Status,Note,From,To,Amount (total)\n,31,2026-10-13T12:00:00,Payment,Complete,Pizza,Maya,Bo,- $15.00\n,32,2026-10-14T12:00:00,Payment,Complete,Rent,Bo,Maya,+ $500.00\n'
    expect(
      parse(text).accounts[0]?.transactions.map(({ date, description, valueCents }) => [date, description, valueCents]),
    ).toEqual([
      ['2026-10-13', 'Pizza', -1_500],
      ['2026-10-14', 'Rent', 50_000],
    ])
  })
})

describe('a CSV file with the rows of several accounts', () => {
  const table = (second: string) =>
    `Account,Date,Description,Amount\nChecking,10/13/2026,Coffee,-3.50\n${second},10/14/2026,Interest,1.50\n`

  it('becomes one account for each name', () => {
    const { accounts, problems } = parse(table('Savings'))
    expect(accounts.map(({ name, typeName, transactions }) => [name, typeName, transactions.length])).toEqual([
      ['Checking', 'Checking', 1],
      ['Savings', 'Savings', 1],
    ])
    expect(problems).toEqual([])
  })

  it('reports that they all go into one, if only numbers tell them apart: they may be cards of one account', () => {
    const cards = table('-31010').replace('Checking', '-31002')
    expect(parse(cards).problems).toEqual([
      { line: null, key: 'severalAccounts', values: { column: 'Account', count: 2 } },
    ])
  })

  it('reports nothing for one account', () => {
    expect(parse(table('Checking')).problems).toEqual([])
  })
})

describe('a column of words for money in and out', () => {
  it('is recognized although a line below the table leaves its cell empty', () => {
    const text =
      'Date,Description,Transaction Type,Amount\n10/13/2026,Coffee,Debit,3.50\n10/14/2026,Pay,Credit,100.00\n\n***END OF FILE***\n'
    expect(parse(text).accounts[0]?.transactions.map(({ valueCents }) => valueCents)).toEqual([-350, 10_000])
  })
})
