// Proves: ASVS-1.5.1, ASVS-5.2.1
import { describe, expect, it } from 'vitest'
import { BankFileError, bankFileLimits } from './bank-file.ts'
import { parseBankFile } from './parse-bank-file.ts'
import { toBytes } from './fixtures/bytes-of.ts'

const head = 'OFXHEADER:100\nDATA:OFXSGML\n\n<OFX>'
const camt = '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt>'
const bomb = '<?xml version="1.0"?><!DOCTYPE d [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]>'

const hostile: readonly (readonly [name: string, file: string | Uint8Array, message: RegExp])[] = [
  ['an empty file', '', /is empty/],
  ['a file over 10 MB', new Uint8Array(bankFileLimits.bytes + 1), /over 10 MB/],
  ['zeros', new Uint8Array(1_000_000), /only blank/],
  ['NULs all over the text', 'D\u0000ate,Descr\u0000iption,Am\u0000ount\n01/25/2024,a\u0000b,1.00\n', /isn’t text/],
  ['a million columns', ','.repeat(1_000_000), /Line 1: This line is too long/],
  ['201 columns', `Date,Description,Amount${',x'.repeat(198)}\n01/25/2024,a,1.00\n`, /too many columns/],
  ['two million lines', 'x\n'.repeat(2_000_001), /too many lines/],
  ['200,001 rows', `Date,Description,Amount\n${'01/25/2024,a,1.00\n'.repeat(200_001)}`, /more than 200,000/],
  ['deep OFX', `${head}${'<A>'.repeat(100_000)}`, /too many nested levels/],
  [
    'deep CAMT',
    `${camt}${'<a>'.repeat(100_000)}${'</a>'.repeat(100_000)}</BkToCstmrStmt></Document>`,
    /too many nested levels/,
  ],
  ['a million CAMT elements', `${camt}${'<a/>'.repeat(1_000_001)}</BkToCstmrStmt></Document>`, /too many elements/],
  ['a million OFX elements', `${head}${'<A>x'.repeat(1_000_001)}</OFX>`, /too many elements/],
  ['more than a million OFX elements that are never read', `${head}${'<A>'.repeat(1_000_001)}`, /too many elements/],
  ['endless attributes', `${camt}<a ${'b="c" '.repeat(100_000)}/></BkToCstmrStmt></Document>`, /too long/],
  ['an entity bomb in CAMT', `${bomb}${camt}&b;</BkToCstmrStmt></Document>`, /for safety/],
  ['an entity bomb in OFX', `${bomb}<OFX><!DOCTYPE d></OFX>`, /for safety/],
  [
    'a quotation mark that never closes',
    `Date,Description,Amount\n01/25/2024,"${'x\n'.repeat(1000)}`,
    /Line 2: A quotation mark/,
  ],
  ['a web page', '<!DOCTYPE html><html><body>Please sign in</body></html>', /web page/],
  ['a PDF', '%PDF-1.7\n', /PDF/],
  ['a workbook', 'PK\u0003\u0004rest', /Excel/],
  ['an MT940 statement', ':20:STARTUMS\n:25:1\n', /MT940/],
  ['another XML file', '<?xml version="1.0"?><rss></rss>', /isn’t an OFX or CAMT/],
  ['prose', 'Dear customer,\nyour statement is ready.\n', /couldn’t find any transactions/],
]

describe('a file that is no statement, or is hostile', () => {
  it.each(hostile)('%s is refused with a message', (_, file, message) => {
    const bytes = typeof file === 'string' ? toBytes(file) : file
    const read = () => parseBankFile(bytes, { fileName: 'statement' })
    expect(read).toThrow(expect.objectContaining({ name: BankFileError.name, message: expect.stringMatching(message) }))
  })

  it('reports at most 100 oddities, and how many more there are', () => {
    const pending = '<Ntry><Amt Ccy="USD">1</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>PDNG</Sts></Ntry>'
    const file = `${camt}<Stmt><Acct><Id><IBAN>XX001234</IBAN></Id></Acct>${pending.repeat(150)}</Stmt></BkToCstmrStmt></Document>`
    const { problems } = parseBankFile(toBytes(file), { fileName: 'a.xml' })
    expect(problems).toHaveLength(101)
    expect(problems.at(-1)).toEqual({ line: null, key: 'more', values: { count: 50 } })
  })
})
