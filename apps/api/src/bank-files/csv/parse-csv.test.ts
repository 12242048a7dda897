import { describe, expect, it } from 'vitest'
import { bytesOf } from '../fixtures/bytes-of.ts'
import { parseBankFile } from '../parse-bank-file.ts'
import { guessDateFormat, readCsvDate } from './csv-dates.ts'
import type { CsvMapping } from '../bank-file.ts'

const parse = (text: string, mapping?: CsvMapping, fileName = 'activity.csv') =>
  parseBankFile(bytesOf(text), mapping ? { fileName, mapping } : { fileName })
const values = (text: string, mapping?: CsvMapping) =>
  parse(text, mapping).accounts[0]?.transactions.map(({ date, valueCents, description }) => [
    date,
    valueCents,
    description,
  ])

describe('a CSV file', () => {
  it('with known header words needs no mapping', () => {
    const text =
      '\ufeffTransaction Date,Post Date,Description,Category,Type,Amount,Memo,Check #\n01/24/2024,01/25/2024,"Shop, Inc. ""A""",Food,Sale,"-$1,234.50",Card 7,\n01/26/2024,01/26/2024,Check paid,,Check,(20.00),,0319\n'
    expect(parse(text)).toEqual({
      format: 'csv',
      columns: ['Transaction Date', 'Post Date', 'Description', 'Category', 'Type', 'Amount', 'Memo', 'Check #'],
      rows: [
        ['01/24/2024', '01/25/2024', 'Shop, Inc. "A"', 'Food', 'Sale', '-$1,234.50', 'Card 7', ''],
        ['01/26/2024', '01/26/2024', 'Check paid', '', 'Check', '(20.00)', '', '0319'],
      ],
      mapping: {
        delimiter: ',',
        skipRows: 0,
        hasHeader: true,
        negativeIsExpense: true,
        date: 1,
        amount: 5,
        description: 2,
        memo: 6,
        category: 3,
        checkNumber: 7,
        dateFormat: 'MM/DD/YYYY',
        decimalSeparator: '.',
      },
      questions: [],
      problems: [],
      accounts: [
        {
          key: expect.stringMatching(/^[0-9a-f]{32}$/),
          name: 'activity',
          typeName: null,
          currency: 'USD',
          balanceCents: null,
          balanceAsOf: null,
          transactions: [
            {
              date: '2024-01-25',
              valueCents: -123_450,
              description: 'Shop, Inc. "A"',
              fullDescription: 'Shop, Inc. "A" Card 7',
              providerId: null,
              checkNumber: null,
              line: 2,
              category: 'Food',
            },
            {
              date: '2024-01-26',
              valueCents: -2000,
              description: 'Check paid',
              fullDescription: 'Check paid',
              providerId: null,
              checkNumber: '0319',
              line: 3,
              category: null,
            },
          ],
        },
      ],
    })
  })

  it('may have lines above the header, blank lines, and a balance that stands in a row of its own', () => {
    const text =
      'Account,Checking ...6789\nFrom 01/01/2024,,,\n\nDate,Description,Amount,Running Bal.\n01/01/2024,Beginning balance as of 01/01/2024,,"1,000.00"\n\n01/25/2024,Shop,-10.00,990.00\n01/26/2024,"Two\nlines",5.00,995.00\n02/13/2024,Last,-1.00,994.00\n'
    const { accounts, problems } = parse(text)
    expect(accounts[0]).toMatchObject({ balanceCents: 99_400, balanceAsOf: '2024-02-13' })
    expect(accounts[0]?.transactions.map(({ line, description }) => [line, description])).toEqual([
      [7, 'Shop'],
      [8, 'Two lines'],
      [10, 'Last'],
    ])
    expect(problems).toEqual([{ line: 5, message: expect.stringContaining('only states a balance') }])
  })

  it('takes the newest running balance, whichever way the file runs, and doubts one that does not follow', () => {
    const newestFirst =
      'Date,Description,Amount,Balance\n01/25/2024,C,-1.00,7.00\n01/25/2024,B,-2.00,8.00\n01/25/2024,A,5.00,10.00\n'
    expect(parse(newestFirst)).toMatchObject({ accounts: [{ balanceCents: 700 }], problems: [] })
    expect(parse(newestFirst.replace('-2.00', '-2.50'))).toMatchObject({
      problems: [{ message: expect.stringContaining('does not follow') }],
    })
  })

  it('may have semicolons, day-first dates with points and commas before the decimals', () => {
    const text =
      'Buchungstag;Verwendungszweck;Betrag;Währung\n01.02.2024;Miete;-1.234,50;EUR\n02.02.2024;Käse;-0,99;EUR\n'
    expect(values(text)).toEqual([
      ['2024-02-01', -123_450, 'Miete'],
      ['2024-02-02', -99, 'Käse'],
    ])
    expect(parse(text).accounts[0]?.currency).toBe('EUR')
  })

  it('may have tabs, pipes, and no header', () => {
    for (const mark of ['\t', '|', ';', ',']) {
      const text = ['2024-01-25', 'Shop', '-1.50', '4711'].join(mark)
      expect(parse(text)).toMatchObject({
        mapping: { delimiter: mark, hasHeader: false, date: 0, description: 1, amount: 2 },
        columns: ['Column 1', 'Column 2', 'Column 3', 'Column 4'],
      })
      expect(values(text)).toEqual([['2024-01-25', -150, 'Shop']])
    }
  })

  it('may have unknown header words: the cells tell', () => {
    expect(values('When,What,How much\n2024-01-25,Shop,-1.50\n')).toEqual([['2024-01-25', -150, 'Shop']])
  })

  it('may have debits and credits in two columns, signed or not', () => {
    const rows = (debit: string) =>
      `Date,Description,Debit,Credit\n01/25/2024,Shop,${debit},\n01/26/2024,Pay,0.00,5.00\n`
    for (const debit of ['10.00', '-10.00', '"$10.00"'])
      expect(values(rows(debit))?.map(([, cents]) => cents)).toEqual([-1000, 500])
    expect(() => parse('Date,Description,Debit,Credit\n01/25/2024,Shop,1,2\n')).toThrow(/Line 2: This row has both/)
    expect(() => parse('Date,Description,Debit,Credit\n01/25/2024,Shop,,\n')).toThrow(/Line 2: This row has neither/)
  })

  it('may write all credits with a minus, as some card issuers do', () => {
    const text = 'Date,Description,Debit,Credit\n01/25/2024,Shop,10.00,\n01/26/2024,Payment,,-5.00\n'
    expect(values(text)?.map(([, cents]) => cents)).toEqual([-1000, 500])
    expect(parse(text).problems).toEqual([{ line: null, message: expect.stringContaining('read as money in') }])
  })

  it('may name its currency above or beside the amounts', () => {
    const currency = (header: string, ...amounts: string[]) =>
      parse(`Date;Description;${header}\n${amounts.map((amount) => `2024-01-25;Shop;${amount}`).join('\n')}`)
        .accounts[0]?.currency
    expect(currency('Amount (EUR)', '1.50')).toBe('EUR')
    expect(currency('Amount', '-1,50 €', '2,00 €')).toBe('EUR')
    expect(currency('Amount', 'CAD 1.50', 'CAD 2.00')).toBe('CAD')
    expect(currency('Amount', '$1.50')).toBe('USD')
  })

  it('may run its header words together', () => {
    expect(
      parse(
        '"Date","CheckNumber","Description","Withdrawal","Deposit","RunningBalance"\n"01/25/2024","0319","Shop","$10.00","","$90.00"\n',
      ),
    ).toMatchObject({
      accounts: [{ balanceCents: 9000, transactions: [{ checkNumber: '0319', valueCents: -1000 }] }],
    })
  })

  it('may say in words whether an unsigned amount is money out', () => {
    expect(
      values('Date,Description,Transaction Type,Amount\n01/25/2024,Shop,Debit,10.00\n01/26/2024,Pay,Credit,5\n')?.map(
        ([, cents]) => cents,
      ),
    ).toEqual([-1000, 500])
  })

  it('takes no direction from a word that says none', () => {
    const text = 'Date,Description,Type,Amount\n01/25/2024,Shop,constructor,10.00\n'
    expect(values(text)?.map(([, cents]) => cents)).toEqual([1000])
    expect(() => parse(text, { direction: 'Type' })).toThrow(/Line 2: “constructor” says neither/)
  })

  it('may write purchases without a minus, if the mapping says so', () => {
    expect(values('Date,Description,Amount\n01/25/2024,Shop,10.00\n', { negativeIsExpense: false })).toEqual([
      ['2024-01-25', -1000, 'Shop'],
    ])
  })

  it('is doubted when nearly everything in it is money in, until the mapping says what that means', () => {
    const text = 'Date,Description,Amount\n01/25/2024,A,1.00\n01/25/2024,B,2.00\n01/25/2024,C,3.00\n'
    expect(parse(text).problems).toEqual([
      { line: null, message: expect.stringContaining('Nearly all amounts are money in') },
    ])
    expect(parse(text, { negativeIsExpense: true }).problems).toEqual([])
    expect(parse(text.replace('1.00', '-1.00')).problems).toEqual([])
  })

  it('keeps an id column only where every row has its own', () => {
    const ids = (second: string) =>
      parse(
        `Date,Description,Amount,Transaction ID\n01/25/2024,A,1.00,x\n01/25/2024,B,1.00,${second}\n`,
      ).accounts[0]?.transactions.map(({ providerId }) => providerId)
    expect(ids('y')).toEqual(['x', 'y'])
    expect(ids('x')).toEqual([null, null])
    expect(ids('')).toEqual([null, null])
  })

  it('in two currencies is two accounts', () => {
    const { accounts } = parse('Date,Description,Amount,Currency\n01/25/2024,A,1.00,USD\n01/25/2024,B,2.00,EUR\n')
    expect(accounts.map(({ name, currency, transactions }) => [name, currency, transactions[0]?.valueCents])).toEqual([
      ['activity USD', 'USD', 100],
      ['activity EUR', 'EUR', 200],
    ])
  })

  it('with a header alone has an account without transactions', () => {
    expect(parse('Date,Description,Amount\n')).toMatchObject({
      accounts: [{ transactions: [] }],
      problems: [{ message: 'The file holds no transactions.' }],
    })
  })

  it('keeps cells that a spreadsheet would run as plain text', () => {
    expect(values('Date,Description,Amount\n01/25/2024,"=HYPERLINK(""x"")",-1.00\n')).toEqual([
      ['2024-01-25', -100, '=HYPERLINK("x")'],
    ])
  })
})

describe('a CSV file with a question', () => {
  const ambiguous = 'Date,Description,Amount\n01/02/2024,Shop,-1.00\n03/04/2024,Shop,-1.00\n'

  it('about the order of day and month has no accounts until the mapping answers', () => {
    expect(parse(ambiguous)).toMatchObject({
      accounts: [],
      questions: ['dateFormat'],
      problems: [{ message: expect.stringContaining('month or the day first') }],
      mapping: { date: 0 },
    })
    expect(values(ambiguous, { dateFormat: 'DD/MM/YYYY' })?.[0]?.[0]).toBe('2024-02-01')
    expect(values(ambiguous, { dateFormat: 'MM/DD/YYYY' })?.[0]?.[0]).toBe('2024-01-02')
  })

  it('about the decimal mark has none either', () => {
    const text = 'Date;Description;Amount\n2024-01-25;Shop;1.234\n'
    expect(parse(text)).toMatchObject({ accounts: [], questions: ['decimalSeparator'] })
    expect(values(text, { decimalSeparator: ',' })?.[0]?.[1]).toBe(123_400)
  })

  it('about its columns takes them by place or by header word', () => {
    const text = 'Date,A,B,C\n2024-01-25,11,22,x\n'
    expect(parse(text)).toMatchObject({ accounts: [], questions: ['amount'], columns: ['Date', 'A', 'B', 'C'] })
    expect(values(text, { amount: 'b', description: 3 })).toEqual([['2024-01-25', 2200, 'x']])
    expect(() => parse(text, { amount: 'Betrag' })).toThrow(/no column “Betrag”. Its columns are: Date, A, B, C/)
    expect(() => parse(text, { amount: 4 })).toThrow(/no column “4”/)
  })

  it('reads back what it answered: the guessed mapping given again changes nothing', () => {
    const text = 'Account 1\n\nDate;Details;Out;In\n25.01.2024;Shop;1,50;\n'
    const first = parse(text, { debit: 'Out', credit: 'In' })
    expect(first.accounts).toHaveLength(1)
    expect(parse(text, first.mapping)).toEqual(first)
  })

  it('may be told that a column is not what it seems', () => {
    const { accounts, mapping } = parse('Date,Description,Amount,Category\n01/25/2024,A,-1.00,x\n', { category: null })
    expect(accounts[0]?.transactions[0]?.category).toBeNull()
    expect(mapping?.category).toBeNull()
  })

  it('may be told which rows to skip and that there is no header', () => {
    expect(
      values('Date,Description,Amount\n2024-01-25,Shop,-1.50\n', {
        skipRows: 1,
        hasHeader: false,
        date: 0,
        description: 1,
        amount: 2,
      }),
    ).toEqual([['2024-01-25', -150, 'Shop']])
  })
})

describe('a CSV file is refused whole', () => {
  it.each([
    ['an empty date', 'Date,Description,Amount\n01/25/2024,A,1.00\n,B,1.00\n', /^Line 3: This row has no date/],
    [
      'a total at the end',
      'Date,Description,Amount\n01/25/2024,A,1.00\nTotal,,1.00\n',
      /^Line 3: “Total” is not a date of the form MM\/DD\/YYYY/,
    ],
    [
      'a day that does not exist',
      'Date,Description,Amount\n01/25/2024,A,1.00\n02/30/2024,B,1.00\n',
      /^Line 3: “02\/30\/2024”/,
    ],
    [
      'an empty amount',
      'Date,Description,Amount\n01/25/2024,A,1.00\n01/26/2024,B,\n',
      /^Line 3: This row has no amount/,
    ],
    [
      'a word for an amount',
      'Date,Description,Amount\n01/25/2024,A,1.00\n01/26/2024,B,n/a\n',
      /^Line 3: “n\/a” is not an amount/,
    ],
    [
      'a part of a cent',
      'Date,Description,Amount\n01/25/2024,A,1.00\n01/26/2024,B,1.005\n',
      /^Line 3: “1.005” has more than two decimals/,
    ],
    [
      'a row that is cut short',
      'Date,Description,Amount\n01/25/2024,A,1.00\n01/26/2024,B\n',
      /^Line 3: This row has no amount/,
    ],
  ])('with %s', (_, text, message) => {
    expect(() => parse(text)).toThrow(message)
  })
})

describe('CSV dates', () => {
  it.each([
    ['2024-1-5', 'YYYY-MM-DD', '2024-01-05'],
    ['2024/01/05 23:59:59', 'YYYY-MM-DD', '2024-01-05'],
    ['2024-01-05T23:59:59Z', 'YYYY-MM-DD', '2024-01-05'],
    ['1/5/24', 'MM/DD/YYYY', '2024-01-05'],
    ['5.1.2024', 'DD/MM/YYYY', '2024-01-05'],
    ['20240105', 'YYYYMMDD', '2024-01-05'],
    ['5 Jan 2024', 'DD MMM YYYY', '2024-01-05'],
    ['05-SEPT-24', 'DD MMM YYYY', '2024-09-05'],
    ['January 5, 2024', 'MMM DD YYYY', '2024-01-05'],
    ['5 Foo 2024', 'DD MMM YYYY', null],
    ['2024-13-01', 'YYYY-MM-DD', null],
    ['1/5/024', 'MM/DD/YYYY', null],
  ] as const)('%s as %s is %s', (text, format, date) => {
    expect(readCsvDate(text, format)).toBe(date)
  })

  it('tell their form by any one of them', () => {
    expect(guessDateFormat(['01/02/2024', '01/25/2024'])).toBe('MM/DD/YYYY')
    expect(guessDateFormat(['01/02/2024', '25/01/2024'])).toBe('DD/MM/YYYY')
    expect(guessDateFormat(['02/02/2024'])).toBe('MM/DD/YYYY')
    expect(guessDateFormat(['01/02/2024'])).toBe('ambiguous')
    expect(guessDateFormat(['soon'])).toBeNull()
  })
})
