import { describe, expect, it } from 'vitest'
import { toBytes } from './fixtures/bytes-of.ts'
import { parseBankFile } from './parse-bank-file.ts'

const row = (cents: string) => `<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20240131<TRNAMT>${cents}<NAME>Shop</STMTTRN>\n`
const ofx = (account: string, balance: string) => `OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\n
<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>USD
<BANKACCTFROM><BANKID>011000000<ACCTID>${account}<ACCTTYPE>CHECKING</BANKACCTFROM>
<BANKTRANLIST>${row('-1.00')}${row('-2.50')}</BANKTRANLIST>
<LEDGERBAL><BALAMT>${balance}<DTASOF>20240131</LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`

const day = (name: string) => `<${name}><Dt>2024-01-31</Dt></${name}>`
const entry = (value: string, days = day('BookgDt'), currency = 'USD') =>
  `<Ntry><Amt Ccy="${currency}">${value}</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts>BOOK</Sts>${days}</Ntry>\n`
const camt = (entries: string, version = '053.001.02', [outer, inner] = ['BkToCstmrStmt', 'Stmt']) =>
  `<?xml version="1.0"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.${version}"><${outer}><${inner}><Id>1</Id>
<Acct><Id><Othr><Id>000123456789</Id></Othr></Id><Ccy>USD</Ccy></Acct>
${entries}</${inner}></${outer}></Document>`

/** Returns what a file comes to: the cents of its rows, its balance, and how many lines cannot be read. */
function read(text: string, fileName: string) {
  const { accounts, unreadableCount = 0 } = parseBankFile(toBytes(text), { fileName })
  const [account] = accounts
  const cents = account?.transactions.map(({ valueCents }) => valueCents)
  return { accounts: accounts.length, cents, balance: account?.balanceCents ?? null, unreadableCount }
}

const both = { accounts: 1, cents: [-100, -250], unreadableCount: 0 }

describe('F7: a file is read as its bank means it', () => {
  it.each([
    ['an account without a number', ofx('', '96.50'), 9650],
    ['a balance with more decimals than cents', ofx('000123456789', '96.504999'), 9650],
    ['a NUL at its end', `${ofx('000123456789', '96.50')}\u0000`, 9650],
  ])('with %s (OFX)', (_, text, balance) => {
    expect(read(text, 'Chase1234.ofx')).toEqual({ ...both, balance })
  })

  it('with the value date alone: the booking date is optional (CAMT)', () => {
    expect(read(camt(entry('1.00', day('ValDt')) + entry('2.50')), 'a.xml')).toEqual({ ...both, balance: null })
  })

  it('of the first version of an account report (CAMT)', () => {
    const text = camt(entry('1.00') + entry('2.50'), '052.001.01', ['BkToCstmrAcctRptV01', 'Rpt'])
    expect(read(text, 'a.xml')).toEqual({ ...both, balance: null })
  })

  it('with one line of another currency, which is listed and loses no other (CAMT)', () => {
    const text = camt(entry('1.00') + entry('7.00', day('BookgDt'), 'EUR') + entry('2.50'))
    expect(read(text, 'a.xml')).toEqual({ ...both, balance: null, unreadableCount: 1 })
  })
})
