import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseBankFile } from './parse-bank-file.ts'
import { toBytes } from './fixtures/bytes-of.ts'
import { renderCamt, renderCsv, renderOfx1, renderOfx2, renderQif } from './fixtures/render-statement.ts'
import type { SampleRow } from './fixtures/render-statement.ts'

const day = fc
  .date({ min: new Date('1971-01-01'), max: new Date('2068-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const cents = fc.oneof(
  fc.integer({ min: -99_999, max: 99_999 }),
  fc.integer({ min: -9_000_000_000_000, max: 9_000_000_000_000 }),
)
const word = fc.stringMatching(/^[A-Za-zÀ-ÿ0-9&'"#.<>;,*()/-]{1,12}$/)
const text = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => `Shop ${words.join(' ')}`.normalize('NFC'))
const rows: fc.Arbitrary<SampleRow[]> = fc
  .array(fc.record({ date: day, cents, text }), { minLength: 1, maxLength: 12 })
  .map((list) => list.map((row, index) => ({ ...row, id: `id-${index}` })))

// A tag-like word would be a tag in SGML unless it is escaped, which the renderer does; QIF has no escapes and needs
// none.
const formats = [
  { format: 'ofx', fileName: 'a.ofx', render: renderOfx1 },
  { format: 'ofx', fileName: 'a.ofx', render: renderOfx2 },
  { format: 'qif', fileName: 'a.qif', render: renderQif },
  { format: 'camt.053', fileName: 'a.xml', render: renderCamt },
] as const

describe('a statement rendered in a format and read back', () => {
  it.each(formats)('is equal to the cent in $format', ({ format, fileName, render }) => {
    fc.assert(
      fc.property(rows, cents, (sample, balanceCents) => {
        const { accounts, format: found } = parseBankFile(toBytes(render(sample, balanceCents)), { fileName })
        expect(found).toBe(format)
        expect(accounts).toHaveLength(1)
        expect(accounts[0]).toMatchObject({
          balanceCents,
          balanceAsOf: '2024-03-01',
          typeName: 'Checking',
          currency: 'USD',
        })
        expect(accounts[0]?.transactions.map((row) => [row.date, row.valueCents, row.description])).toEqual(
          sample.map((row) => [row.date, row.cents, row.text]),
        )
        const ids = accounts[0]?.transactions.map((row) => row.providerId)
        expect(ids).toEqual(sample.map((row) => (format === 'qif' ? null : row.id)))
      }),
      { seed: 7, numRuns: 150 },
    )
  })

  it.each(['.', ','] as const)('is equal to the cent in CSV with %s before the decimals', (mark) => {
    fc.assert(
      fc.property(rows, (sample) => {
        const parsed = parseBankFile(toBytes(renderCsv(sample, mark)), { fileName: 'a.csv' })
        expect(parsed.questions).toEqual([])
        expect(
          parsed.accounts[0]?.transactions.map((row) => [row.date, row.valueCents, row.description, row.providerId]),
        ).toEqual(sample.map((row) => [row.date, row.cents, row.text, row.id]))
      }),
      { seed: 7, numRuns: 150 },
    )
  })

  it('has the same key for the same account, regardless of the rows', () => {
    const one = { date: '2024-01-31', cents: -1250, text: 'Shop', id: 'a' }
    const keyOf = (sample: SampleRow[]) =>
      parseBankFile(toBytes(renderOfx1(sample, 5)), { fileName: 'a.ofx' }).accounts[0]?.key
    expect(keyOf([one])).toBe(keyOf([]))
    expect(keyOf([one])).toMatch(/^[0-9a-f]{32}$/)
  })
})
