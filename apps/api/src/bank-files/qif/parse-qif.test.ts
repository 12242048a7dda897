import { describe, expect, it } from 'vitest'
import { toBytes } from '../fixtures/bytes-of.ts'
import { parseBankFile } from '../parse-bank-file.ts'
import { guessQifDateOrder, readQifDate } from './qif-dates.ts'

const parse = (text: string, fileName = 'household.qif') => parseBankFile(toBytes(text), { fileName })

describe('a QIF file', () => {
  it('returns dates, amounts, payees, memos, numbers and categories', () => {
    const { accounts, format, problems } = parse(
      "!Type:Bank\nD1/25'24\nT-1,234.50\nN319\nPLandlord\nMJanuary\nLHousing:Rent/Home\nC*\n^\nD02/13/2024\nT99.9\nNDEP\nMInterest\nL[Savings]\n^\n",
    )
    expect({ format, problems }).toEqual({ format: 'qif', problems: [] })
    expect(accounts).toMatchObject([
      { name: 'household', typeName: 'Checking', currency: 'USD', balanceCents: null, balanceAsOf: null },
    ])
    expect(accounts[0]?.transactions).toEqual([
      {
        date: '2024-01-25',
        valueCents: -123_450,
        description: 'Landlord',
        fullDescription: 'Landlord January',
        providerId: null,
        checkNumber: '319',
        line: 2,
        category: 'Housing:Rent',
        tags: ['Home'],
      },
      {
        date: '2024-02-13',
        valueCents: 9990,
        description: 'Interest',
        fullDescription: 'Interest',
        providerId: null,
        checkNumber: null,
        line: 10,
        category: null,
      },
    ])
  })

  it('returns an account for each !Account entry, with its balance', () => {
    const text =
      '!Option:AutoSwitch\n!Account\nNEveryday\nTBank\n^\nNCard 4111000011112222\nTCCard\n^\n!Clear:AutoSwitch\n!Account\nNEveryday\nTBank\n$12.50\n/1/31/24\n^\n!Type:Bank\nD1/25/24\nT-1\n^\n!Account\nNCard 4111000011112222\nTCCard\n^\n!Type:CCard\nD1/26/24\nT-2\n^\n!Type:Cat\nNRent\n^\n'
    const { accounts, problems } = parse(text)
    expect(problems).toEqual([])
    expect(
      accounts.map(({ name, typeName, balanceCents, balanceAsOf, transactions }) => [
        name,
        typeName,
        balanceCents,
        balanceAsOf,
        transactions.length,
      ]),
    ).toEqual([
      ['Everyday', 'Checking', 1250, '2024-01-31', 1],
      ['Card ••2222', 'Credit Card', null, null, 1],
    ])
    expect(accounts[0]?.key).not.toBe(accounts[1]?.key)
  })

  it('takes the total of a split, and reports whether its parts add up', () => {
    const split = (part: string) => `!Type:Cash\nD1/25/24\nT-30\nPShop\nSFood\nEBread\n$-10\nSHome\n$${part}\n^\n`
    expect(parse(split('-20'))).toMatchObject({
      accounts: [{ transactions: [{ valueCents: -3000, category: null }] }],
      problems: [{ line: 2, key: 'splitKept', values: { parts: 'addUp' } }],
    })
    expect(parse(split('-19'))).toMatchObject({
      problems: [{ line: 2, key: 'splitKept', values: { parts: 'other' } }],
    })
  })

  it('leaves out an opening balance, which is no income, and takes the account name from it', () => {
    const { accounts, problems } = parse(
      '!Type:Oth L\nD1/25/24\nT-500.00\nPOpening Balance\nL[Old loan]\n^\nD1/26/24\nT5\n^\n',
    )
    expect(accounts).toMatchObject([{ name: 'Old loan', typeName: null, transactions: [{ valueCents: 500 }] }])
    expect(problems).toMatchObject([{ line: 2, key: 'openingBalance', values: { text: '-500.00' } }])
  })

  it('has the same account key next month, when only the date in its name changes', () => {
    const text = '!Type:Bank\nD1/25/24\nT-1\n^\n'
    const key = (fileName: string) => parse(text, fileName).accounts[0]?.key
    expect(key('checking_2024-01-31.qif')).toBe(key('checking_2024-02-29 (1).qif'))
    expect(key('checking_2024-01-31.qif')).not.toBe(key('savings_2024-01-31.qif'))
  })

  it('reports dates that could be read either way', () => {
    expect(parse('!Type:Bank\nD1/2/24\nT-1\n^\n')).toMatchObject({
      accounts: [{ transactions: [{ date: '2024-01-02' }] }],
      problems: [{ key: 'uncertainOrder', values: { order: 'monthFirst' } }],
    })
    expect(parse('!Type:Bank\nD1/2/24\nT-1\n^\nD1/25/24\nT-1\n^\n').problems).toEqual([])
  })

  it.each([
    ['no date', '!Type:Bank\nT-1\n^\n', /^Line 2: An entry has no date/],
    ['no amount', '!Type:Bank\nD1/25/24\nPShop\n^\n', /^Line 2: An entry has no amount/],
    ['a broken amount', '!Type:Bank\nD1/25/24\nT1.2.3\n^\n', /^Line 3: “1.2.3” isn’t an amount/],
    ['a broken date', '!Type:Bank\nD2/30/24\nT1\n^\n', /^Line 2: “2\/30\/24” isn’t a real date/],
    ['dates in two orders', '!Type:Bank\nD1/25/24\nT1\n^\nD25/1/24\nT1\n^\nD26/1/24\nT1\n^\n', /^Line 5: /],
    ['only investments', '!Type:Invst\nD1/25/24\n^\n', /no account with cash/],
    ['an unknown heading', '!Type:Bnak\nD1/25/24\nT1\n^\n', /!type:bnak isn’t a QIF heading/],
    [
      'a heading that every object has',
      '!Type:Bank\n!constructor\nD1/25/24\nT1\n^\n',
      /!constructor isn’t a QIF heading/,
    ],
    ['a missing end', '!Type:Bank\nD1/25/24\nT1\n', /no closing \^/],
  ])('with %s is refused as a whole', (_, text, message) => {
    expect(() => parse(text)).toThrow(message)
  })
})

describe('QIF dates', () => {
  it.each([
    ['1/25/2024', '2024-01-25'],
    ['01-25-24', '2024-01-25'],
    ["1/ 5'24", '2024-01-05'],
    ["1/5' 4", '2004-01-05'],
    ["12/31'1999", '1999-12-31'],
    ['12/31/99', '1999-12-31'],
    ["12/31'99", '2099-12-31'],
    ['2024-01-25', '2024-01-25'],
    ['1/25', null],
    ['', null],
  ])('%j is %s', (text, date) => {
    expect(readQifDate(text, 'monthFirst')).toBe(date)
  })

  it('are day first if only that fits, or if they are written with points', () => {
    expect(guessQifDateOrder(['1/2/24', '25/1/24'])).toBe('dayFirst')
    expect(guessQifDateOrder(['01.02.2024'])).toBe('dayFirst')
    expect(guessQifDateOrder(['1/2/24', '1/25/24'])).toBe('monthFirst')
  })
})
