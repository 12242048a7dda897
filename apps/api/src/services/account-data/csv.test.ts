import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvFile } from './csv.ts'

const fileOf = (...cells: Parameters<typeof csvFile>[1] extends Iterable<infer Row> ? Row[] : never) =>
  [...csvFile(['Title'], cells)].join('').slice('\ufeff"Title"\r\n'.length)

describe('a CSV file for a spreadsheet', () => {
  it.each([
    ['=1+1', `"'=1+1"`],
    ['+1', `"'+1"`],
    ['-2', `"'-2"`],
    ['@SUM(A1)', `"'@SUM(A1)"`],
    ['\t=1', `"'\t=1"`],
    ['\r=1', `"'\r=1"`],
    ['\n=1', `"'\n=1"`],
    ['\u0000=1', `"'=1"`],
    ['\uff1d1', `"'\uff1d1"`],
    ['=HYPERLINK("http://x","y")', `"'=HYPERLINK(""http://x"",""y"")"`],
    ['a=1', '"a=1"'],
    ['', '""'],
  ])('shows text as text: %j', (text, written) => {
    expect(fileOf([text])).toBe(`${written}\r\n`)
  })

  it('writes numbers and amounts so that they can be added up', () => {
    expect(fileOf([-5, { cents: -5 }, { cents: -12_345 }, { cents: 0 }, { cents: null }, 0.065, true, null])).toBe(
      '-5,-0.05,-123.45,0.00,,0.065,yes,\r\n',
    )
  })

  it('has no text cell that begins like a formula, whatever the text, and loses none of it but NUL', () => {
    const hostile = fc.string({
      unit: fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', '\u0000', '"', ',', "'", 'a', '1'),
    })
    fc.assert(
      fc.property(hostile, (text) => {
        const cell = fileOf([text]).slice(1, -3).replaceAll('""', '"')
        expect('=+-@\t\r\n\u0000').not.toContain(cell === '' ? 'nothing' : cell[0])
        expect([text.replaceAll('\u0000', ''), `'${text.replaceAll('\u0000', '')}`]).toContain(cell)
      }),
    )
  })
})
