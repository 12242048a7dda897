import { describe, expect, it } from 'vitest'
import { toBytes } from '../fixtures/bytes-of.ts'
import { parseBankFile } from '../parse-bank-file.ts'

const header = 'OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\n\n'
const parse = (text: string, fileName = 'a.ofx') => parseBankFile(toBytes(text), { fileName })
const row = (fields: string) => `<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20240131<TRNAMT>-1.00${fields}</STMTTRN>\n`
const bank = (parts: { rows?: string; balance?: string; currency?: string; account?: string }) =>
  `<STMTTRNRS><TRNUID>1<STMTRS><CURDEF>${parts.currency ?? 'USD'}
${parts.account ?? '<BANKACCTFROM><BANKID>011000000<ACCTID>000123456789<ACCTTYPE>CHECKING</BANKACCTFROM>'}
<BANKTRANLIST><DTSTART>20240101<DTEND>20240131${parts.rows ?? ''}</BANKTRANLIST>
${parts.balance ?? ''}</STMTRS></STMTTRNRS>`
const file = (...statements: string[]) => `${header}<OFX><BANKMSGSRSV1>${statements.join('')}</BANKMSGSRSV1></OFX>`
const parseRows = (text: string) => parse(text).accounts[0]?.transactions ?? []

describe('an OFX file', () => {
  it('of version 1 leaves end tags out, and is read with its lines', () => {
    const text = file(
      bank({
        rows: `\n${row('<FITID>7<CHECKNUM>0319<NAME>RETURNED CHECK<MEMO>RETURNED CHECK FEE')}`,
        balance: '<LEDGERBAL><BALAMT>100.99<DTASOF>20240131225731.258</LEDGERBAL>',
      }),
    )
    expect(parse(text)).toMatchObject({
      format: 'ofx',
      problems: [],
      accounts: [
        {
          name: 'Checking ••6789',
          typeName: 'Checking',
          currency: 'USD',
          balanceCents: 10_099,
          balanceAsOf: '2024-01-31',
          transactions: [
            {
              date: '2024-01-31',
              valueCents: -100,
              description: 'RETURNED CHECK',
              fullDescription: 'RETURNED CHECK FEE',
              providerId: '7',
              checkNumber: '0319',
              line: 8,
              category: null,
            },
          ],
        },
      ],
    })
  })

  it('may be named QFX, and its brand-specific tags do no harm', () => {
    expect(parse(file(bank({})).replace('<TRNUID>', '<INTU.BID>00024<TRNUID>'), 'Download.QFX').format).toBe('qfx')
  })

  it('keeps the day as written, regardless of the time zone', () => {
    const dates = [
      '20130525225731.258[-7:PDT]',
      '20130525000000[+12:NZST]',
      '20130525',
      '20130525235959.999',
      '2013-05-25',
    ]
    for (const date of dates)
      expect(parseRows(file(bank({ rows: row('').replace('20240131', date) })))[0]?.date).toBe('2013-05-25')
  })

  it('reads quotes, apostrophes, bare ampersands, entities, angle brackets and CDATA in names', () => {
    const names = [
      ['<NAME>Joe\'s "Diner", #112', 'Joe\'s "Diner", #112'],
      ['<NAME>AT&T &amp; Co', 'AT&T & Co'],
      ['<NAME>a < b', 'a < b'],
      ['<NAME>a &lt;b&gt;', 'a <b>'],
      ['<NAME><![CDATA[EFTPOS  <STORE> & co  ]]></NAME>', 'EFTPOS <STORE> & co'],
      ['<!-- note --><NAME>Shop', 'Shop'],
      ['<PAYEE><NAME>Landlord<ADDR1>x</PAYEE>', 'Landlord'],
      ['<MEMO>Only memo', 'Only memo'],
      ['', 'Debit'],
    ] as const
    for (const [fields, description] of names)
      expect(parseRows(file(bank({ rows: row(fields) })))[0]?.description).toBe(description)
  })

  it('joins name and memo, without repetition', () => {
    const full = (fields: string) => parseRows(file(bank({ rows: row(fields) })))[0]?.fullDescription
    expect(full('<NAME>Shop<MEMO>Card 12')).toBe('Shop Card 12')
    expect(full('<NAME>Shop<MEMO>POS;Shop 12')).toBe('POS;Shop 12')
    expect(full('<NAME>Shop<MEMO>Shop')).toBe('Shop')
  })

  it('may have empty leaves without end tags, and a decimal comma', () => {
    const rows = '<STMTTRN><FITID>\n<CHECKNUM>\n<DTPOSTED>20240131<TRNAMT>-1234,5<NAME>Shop<MEMO>\n</STMTTRN>'
    expect(parseRows(file(bank({ rows })))).toMatchObject([
      { valueCents: -123_450, providerId: null, checkNumber: null, description: 'Shop' },
    ])
  })

  it('may hold several accounts, also without transactions, each with a separate key', () => {
    const savings = '<BANKACCTFROM><BANKID>011000000<ACCTID>000123456789<ACCTTYPE>SAVINGS</BANKACCTFROM>'
    const card =
      '<CREDITCARDMSGSRSV1><CCSTMTRS><CURDEF>USD<CCACCTFROM><ACCTID>4111000011112222</CCACCTFROM><LEDGERBAL><BALAMT>-20.00<DTASOF>20240131</LEDGERBAL></CCSTMTRS></CREDITCARDMSGSRSV1>'
    const { accounts, problems } = parse(file(bank({}), bank({ account: savings })).replace('</OFX>', `${card}</OFX>`))
    expect(accounts.map(({ name, balanceCents }) => [name, balanceCents])).toEqual([
      ['Checking ••6789', null],
      ['Savings ••6789', null],
      ['Credit Card ••2222', -2000],
    ])
    expect(new Set(accounts.map(({ key }) => key)).size).toBe(3)
    expect(JSON.stringify(accounts)).not.toMatch(/123456789|4111000011112222/)
    expect(problems).toEqual([])
  })

  it('may state one account twice: the rows are joined and the newest balance holds', () => {
    const balance = (cents: string, day: string) => `<LEDGERBAL><BALAMT>${cents}<DTASOF>${day}</LEDGERBAL>`
    const { accounts } = parse(
      file(
        bank({ rows: row('<FITID>1'), balance: balance('5', '20240201') }),
        bank({ rows: row('<FITID>2'), balance: balance('6', '20240131') }),
      ),
    )
    expect(accounts).toHaveLength(1)
    expect(accounts[0]).toMatchObject({
      balanceCents: 500,
      balanceAsOf: '2024-02-01',
      transactions: [{ providerId: '1' }, { providerId: '2' }],
    })
  })

  it('reports a positive card balance and does not change its sign', () => {
    const card = `${header}<OFX><CCSTMTRS><CURDEF>USD<CCACCTFROM><ACCTID>4111000011112222</CCACCTFROM><LEDGERBAL><BALAMT>20.00<DTASOF>20240131</LEDGERBAL></CCSTMTRS></OFX>`
    expect(parse(card)).toMatchObject({
      accounts: [{ balanceCents: 2000 }],
      problems: [{ key: 'cardCredit' }],
    })
  })

  it('keeps ids only if they identify a row', () => {
    const reused = parseRows(
      file(bank({ rows: row('<FITID>0<NAME>A') + row('<FITID>0<NAME>B') + row('<FITID>9<NAME>C') })),
    )
    expect(reused.map(({ providerId }) => providerId)).toEqual([null, null, '9'])
    const twice = parseRows(file(bank({ rows: row('<FITID>1<NAME>A') + row('<FITID>1<NAME>A') })))
    expect(twice.map(({ providerId }) => providerId)).toEqual(['1', null])
  })

  it('takes the currency from its rows if the statement names none, and a blank balance as none', () => {
    const { accounts, problems } = parse(
      file(
        bank({
          currency: '\n',
          rows: row('<CURRENCY><CURRATE>1.0000<CURSYM>AUD</CURRENCY>'),
          balance: '<LEDGERBAL><BALAMT></BALAMT><DTASOF></DTASOF></LEDGERBAL>',
        }),
      ),
    )
    expect(accounts[0]).toMatchObject({
      currency: 'AUD',
      balanceCents: null,
      balanceAsOf: null,
      transactions: [{ valueCents: -100 }],
    })
    expect(problems).toHaveLength(2)
  })

  it('converts a row in another currency at the rate of the file, and reports it', () => {
    const { accounts, problems } = parse(
      file(bank({ rows: row('<NAME>Shop<CURRENCY><CURRATE>1.0855<CURSYM>EUR</CURRENCY>') })),
    )
    expect(accounts[0]?.transactions[0]?.valueCents).toBe(-109)
    expect(problems[0]).toMatchObject({ key: 'converted', values: { symbol: 'EUR', currency: 'USD', rate: '1.0855' } })
    expect(
      parse(file(bank({ rows: row('<ORIGCURRENCY><CURRATE>1.0855<CURSYM>EUR</ORIGCURRENCY>') }))).accounts[0]
        ?.transactions[0]?.valueCents,
    ).toBe(-100)
  })

  it('returns the cash rows of a brokerage, rounded to the cent if the broker states more decimals, and reports the rest', () => {
    const text = `${header}<OFX><INVSTMTRS><DTASOF>20240131<CURDEF>USD<INVACCTFROM><BROKERID>broker.example<ACCTID>X0000001</INVACCTFROM>
<INVTRANLIST><DTSTART>20240101<DTEND>20240131<INVBANKTRAN>${row('<NAME>Deposit').replace('-1.00', '+00000000000115.8351')}<SUBACCTFUND>CASH</INVBANKTRAN>
<BUYSTOCK><INVBUY><TOTAL>-5</INVBUY></BUYSTOCK></INVTRANLIST><INVBAL><AVAILCASH>1</INVBAL></INVSTMTRS></OFX>`
    const { accounts, problems } = parse(text)
    expect(accounts).toMatchObject([
      { typeName: 'Brokerage', name: 'Brokerage ••0001', balanceCents: null, transactions: [{ valueCents: 11_584 }] },
    ])
    expect(problems).toMatchObject([
      { key: 'tradesSkipped', values: { names: 'BUYSTOCK', count: 1 } },
      { key: 'cashSkipped', values: { names: 'INVBAL', count: 1 } },
      { key: 'amountRounded' },
    ])
  })

  it('returns what a brokerage holds, with the names of its securities, and lists a position that cannot be read', () => {
    const security = (id: string) => `<SECID><UNIQUEID>${id}<UNIQUEIDTYPE>CUSIP</SECID>`
    const held = (id: string, rest: string) =>
      `<POSSTOCK><INVPOS>${security(id)}<HELDINACCT>CASH<POSTYPE>LONG${rest}<DTPRICEASOF>20240130</INVPOS></POSSTOCK>`
    const text = `${header}<OFX><INVSTMTRS><DTASOF>20240131<CURDEF>USD<INVACCTFROM><BROKERID>broker.example<ACCTID>X0000001</INVACCTFROM>
<INVPOSLIST>${held('1', '<UNITS>12.3456<UNITPRICE>101.5<MKTVAL>1253.08')}${held('2', '<UNITS>-3<MKTVAL>-30.005')}
${held('3', '<UNITS>many<MKTVAL>5')}</INVPOSLIST></INVSTMTRS>
<SECLIST><STOCKINFO><SECINFO>${security('1')}<SECNAME>Total Market Fund<TICKER>TMF</SECINFO></STOCKINFO></SECLIST></OFX>`
    const { accounts, problems } = parse(text)
    expect(accounts[0]?.positions).toEqual([
      {
        day: '2024-01-31',
        name: 'Total Market Fund',
        symbol: 'TMF',
        units: 12.3456,
        price: 101.5,
        valueCents: 125_308,
      },
      { day: '2024-01-31', name: '2', symbol: '', units: -3, price: null, valueCents: -3_001 },
    ])
    expect(problems).toMatchObject([{ key: 'positionSkipped', values: { name: '3' } }, { key: 'enterValue' }])
  })

  it.each([
    [
      'a row without a date',
      file(bank({ rows: `\n${row('').replace('<DTPOSTED>20240131', '')}` })),
      /^Line 8: A transaction has no date/,
    ],
    ['an empty date', file(bank({ rows: row('').replace('20240131', '\n') })), /has no date/],
    [
      'a day that does not exist',
      file(bank({ rows: row('').replace('20240131', '20230229') })),
      /“20230229” isn’t a real date/,
    ],
    [
      'an amount with a sign of money',
      file(bank({ rows: row('').replace('-1.00', '$120') })),
      /“\$120” isn’t an amount/,
    ],
    ['a part of a cent', file(bank({ rows: row('').replace('-1.00', '-1.005') })), /more than two decimals/],
    ['a row without an amount', file(bank({ rows: row('').replace('<TRNAMT>-1.00', '') })), /has no amount/],
    [
      'an empty balance',
      file(bank({ balance: '<LEDGERBAL><BALAMT> </BALAMT><DTASOF>20240131</LEDGERBAL>' })),
      /^Line 8: The balance is empty/,
    ],
    [
      'a balance without its day',
      file(bank({ balance: '<LEDGERBAL><BALAMT>5<DTASOF></LEDGERBAL>' })),
      /no readable date/,
    ],
    [
      'an error in the answer',
      file('<STMTTRNRS><STATUS><CODE>2000<SEVERITY>ERROR<MESSAGE>General error.</STATUS></STMTTRNRS>'),
      /error instead of a statement: General error\. Download/,
    ],
    [
      'a failed sign-on',
      `${header}<OFX><SONRS><STATUS><CODE>15500<SEVERITY>ERROR</STATUS></SONRS></OFX>`,
      /^Line 5: .*15500/,
    ],
    ['no account', `${header}<OFX></OFX>`, /has no account/],
    ['a statement for no account', file(bank({ account: '' })), /which account/],
    ['no currency', file(bank({ currency: 'DOLLAR' })), /currency/],
    ['a foreign row without a rate', file(bank({ rows: row('<CURRENCY><CURSYM>EUR</CURRENCY>') })), /no exchange rate/],
  ])('with %s is refused as a whole', (_, text, message) => {
    expect(() => parse(text)).toThrow(message)
  })
})
