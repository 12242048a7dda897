// Proves: ASVS-1.5.1, ASVS-5.2.2
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BankFileError } from './bank-file.ts'
import { parseBankFile } from './parse-bank-file.ts'
import { toBytes } from './fixtures/bytes-of.ts'
import { renderCamt, renderCsv, renderOfx1, renderOfx2, renderQif } from './fixtures/render-statement.ts'
import type { SampleRow } from './fixtures/render-statement.ts'

const rows: SampleRow[] = [
  { date: '2024-01-31', cents: -1250, text: 'Café & Bar "Süd"', id: 'a-1' },
  { date: '2024-02-14', cents: 250_000, text: 'Payroll <net>', id: 'a-2' },
  { date: '2024-02-29', cents: -99, text: "Joe's", id: 'a-3' },
]
const whole = {
  ofx1: renderOfx1(rows, 248_651),
  ofx2: renderOfx2(rows, 248_651),
  qif: renderQif(rows, 248_651),
  camt: renderCamt(rows, 248_651),
  csv: renderCsv(rows, '.'),
}
const names = ['ofx1', 'ofx2', 'qif', 'camt', 'csv'] as const

/**
 * Returns one of the only two permitted outcomes: a parsed file, or a BankFileError with a message. Any other error
 * fails the test.
 */
function outcome(bytes: Uint8Array): 'parsed' | 'refused' {
  try {
    parseBankFile(bytes, { fileName: 'statement.ofx' })
    return 'parsed'
  } catch (error) {
    if (error instanceof BankFileError && error.message.length > 20) return 'refused'
    throw error
  }
}

describe('a damaged file', () => {
  it('parses or is refused with a message, for any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
        expect(['parsed', 'refused']).toContain(outcome(bytes))
      }),
      { seed: 11, numRuns: 500 },
    )
  })

  it.each(names)('parses or is refused with a message after bits are flipped, cut out and doubled (%s)', (name) => {
    const bytes = toBytes(whole[name])
    const change = fc.record({
      at: fc.nat(bytes.length - 1),
      byte: fc.nat(255),
      kind: fc.constantFrom('flip', 'cut', 'double'),
    })
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 6 }), (changes) => {
        const damaged = [...bytes]
        for (const { at, byte, kind } of changes) {
          if (kind === 'flip') damaged[at] = byte
          else if (kind === 'cut') damaged.splice(at, byte)
          else damaged.splice(at, 0, ...damaged.slice(at, at + byte))
        }
        expect(['parsed', 'refused']).toContain(outcome(Uint8Array.from(damaged)))
      }),
      { seed: 13, numRuns: 400 },
    )
  })

  it.each(['ofx1', 'ofx2', 'camt'] as const)('is refused at any point at which it breaks off (%s)', (name) => {
    const text = whole[name].trimEnd()
    for (let length = text.indexOf('<'); length < text.length; length += 7) {
      expect(outcome(toBytes(text.slice(0, length))), `cut at ${length}`).toBe('refused')
    }
  })

  it('is refused if a QIF file breaks off inside an entry', () => {
    const text = whole.qif
    const lastEntry = text.lastIndexOf('D02/29/2024')
    for (let length = lastEntry + 1; length < text.trimEnd().length; length += 1) {
      expect(outcome(toBytes(text.slice(0, length))), `cut at ${length}`).toBe('refused')
    }
  })

  it('keeps all rows if only the balance closes the list of transactions', () => {
    for (const name of ['ofx1', 'ofx2'] as const) {
      const parsed = parseBankFile(toBytes(whole[name].replace('</BANKTRANLIST>', '')), { fileName: 'a.ofx' })
      expect(parsed).toMatchObject({
        accounts: [{ balanceCents: 248_651, transactions: rows.map(({ cents }) => ({ valueCents: cents })) }],
      })
    }
  })

  it('never loses a row to a damaged tag', () => {
    for (const name of ['ofx1', 'ofx2'] as const) {
      for (const tag of ['<STMTTRN>', '</STMTTRN>', '<BANKTRANLIST>', '<STMTRS>']) {
        const damaged = whole[name].replace(tag, tag.replace('T', 'Z'))
        expect(outcome(toBytes(damaged)), `${name} ${tag}`).toBe('refused')
      }
    }
  })
})
