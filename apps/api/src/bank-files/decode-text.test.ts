import iconv from 'iconv-lite'
import { describe, expect, it } from 'vitest'
import { parseBankFile } from './parse-bank-file.ts'
import { toBytes } from './fixtures/bytes-of.ts'

const name = 'Café Münchner Straße – “Grün”'
const csv = `Date,Description,Amount\n2024-01-31,${name},-4.50\n`
const ofx = (header: string) =>
  `${header}\n\n<OFX><STMTRS><CURDEF>USD<BANKACCTFROM><BANKID>1<ACCTID>12345<ACCTTYPE>CHECKING</BANKACCTFROM><BANKTRANLIST><STMTTRN><DTPOSTED>20240131<TRNAMT>-4.50<FITID>1<NAME>${name}</STMTTRN></BANKTRANLIST></STMTRS></OFX>`
const header1252 = 'OFXHEADER:100\nENCODING:USASCII\nCHARSET:1252'

function read(bytes: Uint8Array) {
  const { accounts, problems } = parseBankFile(bytes, { fileName: 'a' })
  return { description: accounts[0]?.transactions[0]?.description, problems }
}

describe('the characters of a file', () => {
  it.each([
    ['UTF-8', toBytes(csv)],
    ['UTF-8 with a byte order mark', toBytes(`\ufeff${csv}`)],
    ['UTF-16 with a byte order mark', iconv.encode(csv, 'utf-16le', { addBOM: true })],
    ['big-endian UTF-16 with a byte order mark', iconv.encode(csv, 'utf-16be', { addBOM: true })],
    ['UTF-16 without one', iconv.encode(csv, 'utf-16le', { addBOM: false })],
    ['windows-1252, as the OFX header says', iconv.encode(ofx(header1252), 'windows-1252')],
    ['UTF-8 under an OFX header that says 1252', toBytes(ofx(header1252))],
    [
      'windows-1252 under an XML declaration of ISO-8859-1',
      iconv.encode(ofx('<?xml version="1.0" encoding="ISO-8859-1"?>'), 'windows-1252'),
    ],
    ['windows-1252 that nothing announces', iconv.encode(csv, 'windows-1252')],
  ])('are read as %s', (_, bytes) => {
    expect(read(bytes)).toEqual({ description: name, problems: [] })
  })

  it('are read as Latin letters, with a warning, if the file falsely claims UTF-8', () => {
    const { description, problems } = read(iconv.encode(ofx('<?xml version="1.0" encoding="UTF-8"?>'), 'windows-1252'))
    expect(description).toBe(name)
    expect(problems).toHaveLength(1)
  })

  it('are cleaned: entities decoded once, controls and disguises removed, spaces single', () => {
    const dirty = ofx(header1252).replace(
      name,
      'A&amp;T&#39;s &amp;lt;\u0007 \u202eevil\u202c   &#x41;&nbsp;&bogus; &#0;x',
    )
    expect(read(toBytes(dirty)).description).toBe("A&T's &lt; evil A &bogus; x")
  })

  it('may end their lines in any of three ways', () => {
    for (const end of ['\r\n', '\r', '\n']) expect(read(toBytes(csv.replaceAll('\n', end))).description).toBe(name)
  })
})
