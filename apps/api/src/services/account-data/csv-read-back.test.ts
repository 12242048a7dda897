import { type CsvQuoting, csvFile } from '@evenkeel/engine'
import fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'

/** Text as people and banks write it, with what a spreadsheet or a CSV reader could take for something else. */
const text = fc.string({
  unit: fc.oneof(
    fc.constantFrom(...'=+-@|\t\r\n\u0000",\'; \uff1d\uff0d'),
    fc.string({ unit: 'grapheme', maxLength: 1 }),
  ),
})
const shown = (value: string) => value.replaceAll(/(?![\t\r\n])\p{Cc}/gu, '').replace(/^\n+/, '')

describe('a CSV file that a reader opens', () => {
  it('has the cells that were written, apart from control characters and a leading apostrophe', () => {
    const row = fc.record({ words: text, cents: fc.integer({ min: -1e14, max: 1e14 }), figure: fc.integer() })
    fc.assert(
      fc.property(fc.array(row, { minLength: 1 }), fc.constantFrom<CsvQuoting>('text', 'needed'), (rows, quoting) => {
        const cells = rows.map(({ words, cents, figure }) => [words, { cents }, figure] as const)
        const written = [...csvFile(['Words', 'Amount', 'Figure'], cells, quoting)].join('')
        const { data, errors } = Papa.parse<string[]>(written.slice(1), {
          delimiter: ',',
          newline: '\r\n',
          skipEmptyLines: true,
        })
        expect([errors, data.length]).toEqual([[], rows.length + 1])
        for (const [index, { words, cents, figure }] of rows.entries()) {
          const [first, amount, number] = data[index + 1] ?? []
          expect([shown(words), `'${shown(words)}`]).toContain(first)
          expect([Math.round(Number(amount) * 100), Number(number)]).toEqual([cents, figure])
        }
      }),
    )
  })
})
