import { describe, expect, it } from 'vitest'
import { toBytes } from '../fixtures/bytes-of.ts'
import { parseBankFile } from '../parse-bank-file.ts'

const parse = (text: string) => parseBankFile(toBytes(text), { fileName: 'a.xml' })
const amount = (value: string, direction = 'CRDT', currency = 'EUR') =>
  `<Amt Ccy="${currency}">${value}</Amt><CdtDbtInd>${direction}</CdtDbtInd>`
const entry = (parts: { money?: string; status?: string; date?: string; rest?: string }) =>
  `<Ntry>${parts.money ?? amount('8.85')}<Sts>${parts.status ?? 'BOOK'}</Sts>${parts.date ?? '<BookgDt><Dt>2024-01-31</Dt></BookgDt><ValDt><Dt>2024-02-02</Dt></ValDt>'}${parts.rest ?? ''}</Ntry>\n`
const balance = (code: string, money: string, date = '2024-01-31') =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp>${money}<Dt><Dt>${date}</Dt></Dt></Bal>`
const account = '<Acct><Id><IBAN>NL00 BANK 0123 4567 89</IBAN></Id><Tp><Cd>SVGS</Cd></Tp><Ccy>EUR</Ccy></Acct>'
const statement = (...parts: string[]) => `<Stmt><Id>1</Id>${account}${parts.join('')}</Stmt>\n`
const document = (...statements: string[]) =>
  `<?xml version="1.0"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt>\n${statements.join('')}</BkToCstmrStmt></Document>`
const details = (money: string, rest = '') => `<TxDtls>${money}${rest}</TxDtls>`

describe('a CAMT file', () => {
  it('returns account, closing balance and booked entries', () => {
    const text = document(
      statement(
        balance('OPBD', amount('10.00')),
        balance('CLBD', amount('18.85')),
        entry({ rest: '<AcctSvcrRef>R-1</AcctSvcrRef><AddtlNtryInf>Salary &amp; more</AddtlNtryInf>' }),
      ),
    )
    expect(parse(text)).toMatchObject({
      format: 'camt.053',
      problems: [],
      accounts: [
        {
          name: 'Savings ••6789',
          typeName: 'Savings',
          currency: 'EUR',
          balanceCents: 1885,
          balanceAsOf: '2024-01-31',
          transactions: [
            {
              date: '2024-01-31',
              valueCents: 885,
              description: 'Salary & more',
              providerId: 'R-1',
              line: 3,
              category: null,
            },
          ],
        },
      ],
    })
  })

  it('may be a report or a notification, of a later version, and with a prefix', () => {
    const later = (text: string) =>
      text
        .replace('<Sts>BOOK</Sts>', '<Sts><Cd>BOOK</Cd></Sts>')
        .replace('<Dt>2024-01-31</Dt></BookgDt>', '<DtTm>2024-01-31T23:59:00-08:00</DtTm></BookgDt>')
    const report = later(document(statement(entry({}))))
      .replaceAll('BkToCstmrStmt', 'BkToCstmrAcctRpt')
      .replaceAll(/(<\/?)Stmt>/g, '$1Rpt>')
    expect(parse(report)).toMatchObject({
      format: 'camt.052',
      accounts: [{ transactions: [{ date: '2024-01-31', valueCents: 885 }] }],
    })
    const prefixed = document(statement(entry({})))
      .replaceAll('BkToCstmrStmt', 'BkToCstmrDbtCdtNtfctn')
      .replaceAll(/(<\/?)Stmt>/g, '$1Ntfctn>')
      .replaceAll(/(<\/?)([A-Z])/g, '$1n:$2')
    expect(parse(prefixed)).toMatchObject({ format: 'camt.054', accounts: [{ transactions: [{ valueCents: 885 }] }] })
  })

  it('names the other party: the payee or the payer', () => {
    const parties =
      '<RltdPties><Dbtr><Nm>Payer</Nm></Dbtr><Cdtr><Pty><Nm>Payee</Nm></Pty></Cdtr></RltdPties><RmtInf><Ustrd>Invoice</Ustrd><Ustrd>12</Ustrd></RmtInf>'
    const rest = `<NtryDtls>${details('', parties)}</NtryDtls>`
    const { accounts } = parse(
      document(
        statement(
          entry({ rest }),
          entry({ money: amount('5', 'DBIT'), rest }),
          entry({ money: `${amount('5', 'CRDT')}<RvslInd>true</RvslInd>`, rest }),
        ),
      ),
    )
    expect(accounts[0]?.transactions.map(({ valueCents, fullDescription }) => [valueCents, fullDescription])).toEqual([
      [885, 'Payer Invoice 12'],
      [-500, 'Payee Invoice 12'],
      // A reversed debit comes back from the payee; the indicator already means money in.
      [500, 'Reversal: Payee Invoice 12'],
    ])
  })

  it('splits a batch into its payments only if they add up in the same currency', () => {
    const batch = (...parts: string[]) =>
      entry({
        money: amount('10.00', 'DBIT'),
        rest: `<AcctSvcrRef>B</AcctSvcrRef><NtryDtls>${parts.join('')}</NtryDtls>`,
      })
    const values = (text: string) =>
      parse(document(statement(text))).accounts[0]?.transactions.map(({ valueCents, providerId }) => [
        valueCents,
        providerId,
      ])
    const old = (value: string) => details(`<AmtDtls><TxAmt><Amt Ccy="EUR">${value}</Amt></TxAmt></AmtDtls>`)
    expect(
      values(
        batch(
          details(amount('12.50', 'DBIT')),
          details(amount('2.50', 'CRDT'), '<Refs><AcctSvcrRef>T-2</AcctSvcrRef></Refs>'),
        ),
      ),
    ).toEqual([
      [-1250, 'B/1'],
      [250, 'T-2'],
    ])
    expect(values(batch(old('6'), old('4.000')))).toEqual([
      [-600, 'B/1'],
      [-400, 'B/2'],
    ])
    expect(values(batch(old('6'), old('5')))).toEqual([[-1000, 'B']])
    expect(values(batch(details(amount('6', 'DBIT', 'CHF')), details(amount('4', 'DBIT', 'CHF'))))).toEqual([
      [-1000, 'B'],
    ])
    expect(values(batch(details(amount('99', 'DBIT', 'CHF'))))).toEqual([[-1000, 'B']])
  })

  it('treats `constructor` as no account type', () => {
    const text = document(statement(entry({}))).replace('<Cd>SVGS</Cd>', '<Cd>constructor</Cd>')
    expect(parse(text).accounts[0]).toMatchObject({ typeName: null, name: 'Account ••6789' })
  })

  it('leaves out what is not booked, and reports it', () => {
    const { accounts, problems } = parse(document(statement(entry({ status: 'PDNG' }), entry({}))))
    expect(accounts[0]?.transactions).toHaveLength(1)
    expect(problems).toEqual([{ line: 3, key: 'notBooked', values: { status: 'pending' } }])
  })

  it('joins the statements of one account and keeps the last balance', () => {
    const { accounts, problems } = parse(
      document(
        statement(balance('OPBD', amount('1')), balance('CLBD', amount('9.85')), entry({})),
        statement(balance('CLBD', amount('3', 'DBIT')), entry({})),
      ),
    )
    expect(accounts).toMatchObject([{ balanceCents: -300, transactions: [{ valueCents: 885 }, { valueCents: 885 }] }])
    expect(problems).toEqual([])
  })

  it('reports balances that do not follow, are in another currency, or are only available', () => {
    const first = (...parts: string[]) => ({
      ...parse(document(statement(...parts))),
      accounts: undefined,
      balance: parse(document(statement(...parts))).accounts[0]?.balanceCents,
    })
    expect(first(balance('OPBD', amount('1')), balance('CLBD', amount('2')))).toMatchObject({
      balance: 200,
      problems: [{ key: 'balanceDiffers' }],
    })
    expect(first(balance('CLBD', amount('27', 'DBIT', 'SEK')))).toMatchObject({
      balance: null,
      problems: [{ key: 'foreignBalance', values: { foreign: 'SEK' } }],
    })
    expect(first(balance('CLAV', amount('7')))).toMatchObject({
      balance: 700,
      problems: [{ key: 'availableUsed' }],
    })
    expect(first(balance('OPBD', amount('7')))).toMatchObject({ balance: null, problems: [] })
  })

  it.each([
    ['no statement', document(), /has no account/],
    ['no account number', document('<Stmt><Acct></Acct></Stmt>'), /which account/],
    [
      'no amount',
      document(statement(entry({ money: '<CdtDbtInd>CRDT</CdtDbtInd>' }))),
      /^Line 3: An amount \(Amt\) is missing/,
    ],
    ['a signed amount', document(statement(entry({ money: amount('-5') }))), /“-5” isn’t an amount/],
    ['three decimals', document(statement(entry({ money: amount('1.005', 'CRDT', 'KWD') }))), /more than two decimals/],
    ['no direction', document(statement(entry({ money: amount('5', '') }))), /in or out/],
    ['no currency', document(statement(entry({ money: amount('5', 'DBIT', '') }))), /currency/],
    [
      'an entry in another currency',
      document(statement(entry({ money: amount('5', 'DBIT', 'USD') }))),
      /in USD, the account is in EUR/,
    ],
    ['no date', document(statement(entry({ date: '' }))), /no date/],
    [
      'a day that does not exist',
      document(statement(entry({ date: '<BookgDt><Dt>2024-02-30</Dt></BookgDt>' }))),
      /“2024-02-30” isn’t a real date/,
    ],
    ['an empty balance', document(statement(balance('CLBD', amount('')))), /Amt\) is missing/],
    ['a balance without its day', document(statement(balance('CLBD', amount('5'), ''))), /no date/],
    [
      'a tag that is not closed',
      document(statement('<Ntry>')),
      /^Line \d+: The file is damaged or incomplete\. Download it again\.$/,
    ],
  ])('with %s is refused as a whole', (_, text, message) => {
    expect(() => parse(text)).toThrow(message)
  })
})
