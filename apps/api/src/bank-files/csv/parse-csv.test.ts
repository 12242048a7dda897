import { describe, expect, it } from 'vitest'
import { toBytes } from '../fixtures/bytes-of.ts'
import { note } from '../note.ts'
import { parseBankFile } from '../parse-bank-file.ts'
import { guessDateFormat, readCsvDate } from './csv-dates.ts'
import type { CsvMapping } from '../bank-file.ts'

const parse = (text: string, mapping?: CsvMapping, fileName = 'activity.csv') =>
  parseBankFile(toBytes(text), mapping ? { fileName, mapping } : { fileName })
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
      layoutKey: expect.stringMatching(/^[0-9a-f]{32}$/),
      layoutName: 'Chase card',
      signs: { invertSign: false, settledBy: 'file', suggested: false, reasons: [] },
      accounts: [
        {
          key: expect.stringMatching(/^[0-9a-f]{32}$/),
          name: 'Chase card',
          typeName: 'Credit Card',
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

  it('may have lines above the header, blank lines, and a balance in a separate row', () => {
    const text =
      'Account,Checking ...6789\nFrom 01/01/2024,,,\n\nDate,Description,Amount,Running Bal.\n01/01/2024,Beginning balance as of 01/01/2024,,"1,000.00"\n\n01/25/2024,Shop,-10.00,990.00\n01/26/2024,"Two\nlines",5.00,995.00\n02/13/2024,Last,-1.00,994.00\n'
    const { accounts, problems } = parse(text)
    expect(accounts[0]).toMatchObject({ balanceCents: 99_400, balanceAsOf: '2024-02-13' })
    expect(accounts[0]?.transactions.map(({ line, description }) => [line, description])).toEqual([
      [7, 'Shop'],
      [8, 'Two lines'],
      [10, 'Last'],
    ])
    expect(problems).toEqual([{ line: 5, key: 'balanceRow', values: {} }])
  })

  it('takes the newest running balance in either row order, and reports one that does not follow', () => {
    const newestFirst =
      'Date,Description,Amount,Balance\n01/25/2024,C,-1.00,7.00\n01/25/2024,B,-2.00,8.00\n01/25/2024,A,5.00,10.00\n'
    expect(parse(newestFirst)).toMatchObject({ accounts: [{ balanceCents: 700 }], problems: [] })
    expect(parse(newestFirst.replace('-2.00', '-2.50'))).toMatchObject({
      problems: [{ key: 'runningBalance' }],
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

  it('may have unknown header words: the cells decide', () => {
    expect(values('When,What,How much\n2024-01-25,Shop,-1.50\n')).toEqual([['2024-01-25', -150, 'Shop']])
  })

  it('may have debits and credits in two columns, signed or not', () => {
    const rows = (debit: string) =>
      `Date,Description,Debit,Credit\n01/25/2024,Shop,${debit},\n01/26/2024,Pay,0.00,5.00\n`
    for (const debit of ['10.00', '-10.00', '"$10.00"'])
      expect(values(rows(debit))?.map(([, cents]) => cents)).toEqual([-1000, 500])
    expect(() => parse('Date,Description,Debit,Credit\n01/25/2024,Shop,1,2\n')).toThrow(/Line 2: This row has both/)
    expect(() => parse('Date,Description,Debit,Credit\n01/25/2024,Shop,,\n')).toThrow(
      /Line 2: This row has no debit or credit/,
    )
  })

  it('may write all credits with a minus, as some card issuers do', () => {
    const text = 'Date,Description,Debit,Credit\n01/25/2024,Shop,10.00,\n01/26/2024,Payment,,-5.00\n'
    expect(values(text)?.map(([, cents]) => cents)).toEqual([-1000, 500])
    expect(parse(text).problems).toEqual([{ line: null, key: 'minusCredits', values: {} }])
  })

  it('may name its currency above or next to the amounts', () => {
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

  it('may use words for money in and money out on unsigned amounts', () => {
    expect(
      values('Date,Description,Transaction Type,Amount\n01/25/2024,Shop,Debit,10.00\n01/26/2024,Pay,Credit,5\n')?.map(
        ([, cents]) => cents,
      ),
    ).toEqual([-1000, 500])
  })

  it('takes no direction from an unknown word', () => {
    const text = 'Date,Description,Type,Amount\n01/25/2024,Shop,constructor,10.00\n'
    expect(values(text)?.map(([, cents]) => cents)).toEqual([1000])
    expect(() => parse(text, { direction: 'Type' })).toThrow(/Line 2: “constructor” isn’t debit or credit/)
  })

  it('may write purchases without a minus, if the mapping says so', () => {
    expect(values('Date,Description,Amount\n01/25/2024,Shop,10.00\n', { negativeIsExpense: false })).toEqual([
      ['2024-01-25', -1000, 'Shop'],
    ])
  })

  it('is questioned if nearly everything in it is money in, until the mapping settles it', () => {
    const text = 'Date,Description,Amount\n01/25/2024,A,1.00\n01/25/2024,B,2.00\n01/25/2024,C,3.00\n'
    expect(parse(text).signs).toEqual({
      invertSign: false,
      settledBy: null,
      suggested: null,
      reasons: [{ key: 'mostlyPlus' }],
    })
    expect(parse(text, { negativeIsExpense: true }).signs).toMatchObject({ settledBy: 'person', invertSign: false })
    expect(parse(text.replaceAll(/[12]\.00/g, '-$&')).signs).toMatchObject({ settledBy: 'file', invertSign: false })
  })

  it('keeps an id column only if every row has a different id', () => {
    const ids = (second: string) =>
      parse(
        `Date,Description,Amount,Transaction ID\n01/25/2024,A,1.00,x\n01/25/2024,B,1.00,${second}\n`,
      ).accounts[0]?.transactions.map(({ providerId }) => providerId)
    expect(ids('y')).toEqual(['x', 'y'])
    expect(ids('x')).toEqual([null, null])
    expect(ids('')).toEqual([null, null])
  })

  it('in two currencies becomes two accounts', () => {
    const { accounts } = parse('Date,Description,Amount,Currency\n01/25/2024,A,1.00,USD\n01/25/2024,B,2.00,EUR\n')
    expect(accounts.map(({ name, currency, transactions }) => [name, currency, transactions[0]?.valueCents])).toEqual([
      ['activity USD', 'USD', 100],
      ['activity EUR', 'EUR', 200],
    ])
  })

  it('with only a header has an account without transactions', () => {
    expect(parse('Date,Description,Amount\n')).toMatchObject({
      accounts: [{ transactions: [] }],
      problems: [{ key: 'noTransactions' }],
    })
  })

  it('keeps cells that a spreadsheet would run, as plain text', () => {
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
      problems: [{ key: 'whichDateFormat' }],
      mapping: { date: 0 },
    })
    expect(values(ambiguous, { dateFormat: 'DD/MM/YYYY' })?.[0]?.[0]).toBe('2024-02-01')
    expect(values(ambiguous, { dateFormat: 'MM/DD/YYYY' })?.[0]?.[0]).toBe('2024-01-02')
  })

  it('about the decimal mark has no accounts either', () => {
    const text = 'Date;Description;Amount\n2024-01-25;Shop;1.234\n'
    expect(parse(text)).toMatchObject({ accounts: [], questions: ['decimalSeparator'] })
    expect(values(text, { decimalSeparator: ',' })?.[0]?.[1]).toBe(123_400)
  })

  it('about its columns accepts them by index or by header word', () => {
    const text = 'Date,A,B,C\n2024-01-25,11,22,x\n'
    expect(parse(text)).toMatchObject({ accounts: [], questions: ['amount'], columns: ['Date', 'A', 'B', 'C'] })
    expect(values(text, { amount: 'b', description: 3 })).toEqual([['2024-01-25', 2200, 'x']])
    expect(() => parse(text, { amount: 'Betrag' })).toThrow(/no column “Betrag”. Its columns are: Date, A, B, C/)
    expect(() => parse(text, { amount: 4 })).toThrow(/no column “4”/)
  })

  it('reads its result back: returning the guessed mapping changes nothing', () => {
    const text = 'Account 1\n\nDate;Details;Out;In\n25.01.2024;Shop;1,50;\n'
    const first = parse(text, { debit: 'Out', credit: 'In' })
    expect(first.accounts).toHaveLength(1)
    expect(parse(text, first.mapping)).toEqual(first)
  })

  it('may be answered that a column is not what it seems', () => {
    const { accounts, mapping } = parse('Date,Description,Amount,Category\n01/25/2024,A,-1.00,x\n', { category: null })
    expect(accounts[0]?.transactions[0]?.category).toBeNull()
    expect(mapping?.category).toBeNull()
  })

  it('may be answered which rows to skip and that there is no header', () => {
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

describe('a row of a CSV file that cannot be read', () => {
  it.each([
    ['an empty date', ',B,1.00', note('rowWithoutDate')],
    [
      'a day that does not exist',
      '02/30/2024,B,1.00',
      note('wrongFormat', { text: '02/30/2024', format: 'MM/DD/YYYY' }),
    ],
    ['an empty amount', '01/26/2024,B,', note('rowWithoutAmount')],
    ['a word for an amount', '01/26/2024,B,n/a', note('wrongCell', { text: 'n/a', reason: 'notAnAmount' })],
    ['a part of a cent', '01/26/2024,B,1.005', note('wrongCell', { text: '1.005', reason: 'tooFine' })],
    ['a row that is cut short', '01/26/2024,B', note('rowWithoutAmount')],
  ])('is listed and loses no other row: %s', (_, row, expected) => {
    const parsed = parse(`Date,Description,Amount\n01/25/2024,A,-1.00\n${row}\n01/27/2024,C,-3.00\n`)
    expect(parsed.accounts[0]?.transactions.map(({ valueCents }) => valueCents)).toEqual([-100, -300])
    expect(parsed).toMatchObject({
      unreadable: [{ line: 3, text: expect.stringContaining('B'), ...expected }],
      unreadableCount: 1,
    })
  })

  it('refuses the file if most rows are like it: the columns are wrong', () => {
    const text = 'Date,Description,Amount\n01/25/2024,A,x\n01/26/2024,B,y\n01/27/2024,C,-3.00\n'
    expect(() => parse(text)).toThrow(/^Line 2: “x” isn’t an amount/)
  })

  it.each([
    ['a total', 'Total,,-4.00'],
    ['a mark of the end', '***END OF FILE***'],
    ['a closing balance', '01/31/2024,Closing balance,96.00'],
    ['a line of text', 'Balances are as of January 31'],
    ['a row of neither day nor amount', ',January,'],
  ])('is left out with a note if it is what banks write below the table: %s', (_, row) => {
    const parsed = parse(`Date,Description,Amount\n01/25/2024,A,-1.00\n01/27/2024,C,-3.00\n${row}\n`)
    expect(parsed.accounts[0]?.transactions).toHaveLength(2)
    expect(parsed.unreadable).toBeUndefined()
    expect(parsed.problems).toEqual([
      { line: 4, key: expect.stringMatching(/^(balanceRow|notATransaction)$/), values: {} },
    ])
  })

  it('is no footer if a shop is named like one', () => {
    const parsed = parse('Date,Description,Amount\n01/25/2024,A,-1.00\n01/27/2024,C,-3.00\n,Total Wine,-4.00\n')
    expect(parsed.unreadableCount).toBe(1)
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

  it('have a form that any one of them can decide', () => {
    expect(guessDateFormat(['01/02/2024', '01/25/2024'])).toBe('MM/DD/YYYY')
    expect(guessDateFormat(['01/02/2024', '25/01/2024'])).toBe('DD/MM/YYYY')
    expect(guessDateFormat(['02/02/2024'])).toBe('MM/DD/YYYY')
    expect(guessDateFormat(['01/02/2024'])).toBe('ambiguous')
    expect(guessDateFormat(['soon'])).toBeNull()
  })

  it('keep the order of the file, and no row is later than today', () => {
    const spring = ['03/01/2024', '03/05/2024', '03/09/2024', '04/02/2024', '04/11/2024']
    expect(guessDateFormat(spring)).toBe('MM/DD/YYYY')
    expect(guessDateFormat(spring.toReversed())).toBe('MM/DD/YYYY')
    expect(guessDateFormat(['01/03/2024', '02/03/2024', '05/03/2024', '09/03/2024', '11/03/2024'])).toBe('ambiguous')
    expect(guessDateFormat(['03/02/2026'], '2026-02-28')).toBe('DD/MM/YYYY')
    expect(guessDateFormat(['03/02/2026'], '2026-03-31')).toBe('ambiguous')
  })
})
