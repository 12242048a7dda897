import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseEarningsRecord } from './earnings-record.ts'

const parse = (text: string) => parseEarningsRecord(text, 2026)

describe('the table of a statement', () => {
  it('is read line by line, with headings left out', () => {
    const text = `Work Year   Earnings Taxed for Social Security   Earnings Taxed for Medicare
1998\t$1,032\t$1,032
1999  2250.50  2250.50
2000 0 0
2024 $168,600 $212,004
2025 Not yet recorded`
    expect(parse(text)).toEqual({
      years: [
        { year: 1998, cents: 103_200 },
        { year: 1999, cents: 225_050 },
        { year: 2000, cents: 0 },
        { year: 2024, cents: 16_860_000 },
      ],
      faults: [],
    })
  })

  it('names the line of a range, an unreadable amount, an impossible year, and a year twice', () => {
    expect(parse('1966–1980 $12,000\n1981 many\n1949 $5\n2027 $5\n1990 $1\n1990 $2').faults).toEqual([
      { line: 1, reason: 'range' },
      { line: 2, reason: 'amount' },
      { line: 3, reason: 'year' },
      { line: 4, reason: 'year' },
      { line: 6, reason: 'twice' },
    ])
  })

  it('is read from the XML file, too', () => {
    const text = `<?xml version="1.0"?><osss:OnlineSocialSecurityStatementData xmlns:osss="x"><osss:EarningsRecord>
      <osss:Earnings startYear="1999" endYear="1999"><osss:FicaEarnings>2250</osss:FicaEarnings><osss:MedicareEarnings>2300</osss:MedicareEarnings></osss:Earnings>
      <osss:Earnings startYear="2025" endYear="2025"><osss:FicaEarnings>-1</osss:FicaEarnings><osss:MedicareEarnings>-1</osss:MedicareEarnings></osss:Earnings>
    </osss:EarningsRecord></osss:OnlineSocialSecurityStatementData>`
    expect(parse(text)).toEqual({ years: [{ year: 1999, cents: 225_000 }], faults: [] })
  })

  it('comes back as it was written, in any order of years', () => {
    const years = fc.uniqueArray(fc.integer({ min: 1951, max: 2026 }), { maxLength: 50 })
    fc.assert(
      fc.property(years, fc.integer({ min: 0, max: 18_450_000 }), (all, cents) => {
        const dollars = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 }).format(cents / 100)
        const { years: read, faults } = parse(all.map((year) => `${year} $${dollars} $1`).join('\r\n'))
        expect(faults).toEqual([])
        expect(read).toEqual(all.toSorted((a, b) => a - b).map((year) => ({ year, cents })))
      }),
      { numRuns: 200 },
    )
  })

  it('never fails on any text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 2000 }), (text) => {
        for (const { cents } of parse(text).years) expect(Number.isSafeInteger(cents)).toBe(true)
      }),
      { numRuns: 200 },
    )
  })
})
