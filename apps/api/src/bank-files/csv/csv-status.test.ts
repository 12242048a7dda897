import { describe, expect, it } from 'vitest'
import { bytesOf } from '../fixtures/bytes-of.ts'
import { parseBankFile } from '../parse-bank-file.ts'

const parse = (text: string) => parseBankFile(bytesOf(text), { fileName: 'activity.csv' })
const namesOf = (text: string) => parse(text).accounts[0]?.transactions.map(({ description }) => description)

describe('a CSV file with a status column', () => {
  it('leaves out what was not booked, or not yet, and says so', () => {
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
      { line: 2, message: 'This row is marked “Pending” and was left out.' },
      { line: 4, message: 'This row is marked “DECLINED” and was left out.' },
    ])
  })

  it('reads dates and balance from what was booked: a pending row has neither', () => {
    const text =
      'Type,Started Date,Completed Date,Description,Amount,State,Balance\nCARD,2026-10-01 23:59:59,2026-10-02 08:00:00,Tesco,-10.00,COMPLETED,90.00\nCARD,2026-10-03 10:00:00,,Taxi,-5.00,PENDING,\nCARD,2026-10-03 11:00:00,2026-10-04 11:00:00,Undone,-5.00,REVERTED,90.00\n'
    const { accounts, problems } = parse(text)
    expect(accounts).toMatchObject([
      { balanceCents: 9_000, transactions: [{ date: '2026-10-02', description: 'Tesco' }] },
    ])
    expect(problems.map(({ line }) => line)).toEqual([3, 4])
  })

  it('keeps a booked row that was reversed later, whose counterpart is a row of its own', () => {
    expect(
      namesOf('Date,Description,Status,Amount\n10/22/2026,Shop,Reversed,-5.00\n10/23/2026,Shop back,Completed,5.00\n'),
    ).toEqual(['Shop', 'Shop back'])
  })

  it('takes the state of an address for no status', () => {
    expect(namesOf('Date,Description,State,Amount\n10/22/2026,Shop,CA,-5.00\n10/23/2026,Pier,OR,-6.00\n')).toEqual([
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

  it('says that they all go into one', () => {
    expect(parse(table('Savings')).problems).toEqual([
      { line: null, message: expect.stringContaining('“Account” names 2 accounts') },
    ])
  })

  it('has nothing to say about one account', () => {
    expect(parse(table('Checking')).problems).toEqual([])
  })
})
