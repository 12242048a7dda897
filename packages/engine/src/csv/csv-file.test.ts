import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CsvCell, type CsvQuoting, csvFile } from './csv-file.ts'

const writeLine = (cells: readonly CsvCell[], quoting: CsvQuoting = 'text') =>
  [...csvFile(['Title'], [cells], quoting)].slice(1).join('')

describe('a CSV file for a spreadsheet', () => {
  it.each([
    ['=1+1', `"'=1+1"`],
    ['+1', `"'+1"`],
    ['-2+3', `"'-2+3"`],
    ['@SUM(A1)', `"'@SUM(A1)"`],
    ['|calc', `"'|calc"`],
    ['\t=1', `"'\t=1"`],
    ['\r=1', `"'\r=1"`],
    ['\n=1', `"'=1"`],
    ['\n\u0000\n=1', `"'=1"`],
    ['\u0000=1', `"'=1"`],
    ['\uff1d1+1', `"'\uff1d1+1"`],
    ['\uff0b1', `"'\uff0b1"`],
    ['\uff0d2+3', `"'\uff0d2+3"`],
    ['\uff20SUM(A1)', `"'\uff20SUM(A1)"`],
    ['\ufe661', `"'\ufe661"`],
    ['=HYPERLINK("http://x","y")', `"'=HYPERLINK(""http://x"",""y"")"`],
    ['a=1', '"a=1"'],
    ['two\nlines', '"two\nlines"'],
    ['bell\u0007', '"bell"'],
    ['', '""'],
  ])('writes %j so that a spreadsheet reads it as text', (text, written) => {
    expect(writeLine([text])).toBe(`${written}\r\n`)
  })

  it.each([
    ['Greenleaf Market', 'Greenleaf Market'],
    ['Nori, Sushi', '"Nori, Sushi"'],
    ['The "Corner"', '"The ""Corner"""'],
    ['two\nlines', '"two\nlines"'],
    ['\r=1', `"'\r=1"`],
    ['\uff1d1+1', `'\uff1d1+1`],
    ['-86.20', '-86.20'],
    ['-5', '-5'],
    ['', ''],
  ])('quotes %j only if a separator is in it, when told so', (text, written) => {
    expect(writeLine([text], 'needed')).toBe(`${written}\r\n`)
  })

  it('writes numbers and amounts so that they can be added up', () => {
    expect(writeLine([-5, { cents: -5 }, { cents: -12_345 }, { cents: 0 }, { cents: null }, 0.065, true, null])).toBe(
      '-5,-0.05,-123.45,0.00,,0.065,yes,\r\n',
    )
  })

  it('begins with a byte order mark and the titles', () => {
    expect([...csvFile(['Day', 'Amount'], [], 'needed')]).toEqual(['\ufeffDay,Amount\r\n'])
  })

  it('never starts a text cell like a formula, unless the text is a plain number', () => {
    const hostile = fc.string({
      unit: fc.constantFrom(...'=+-@|\t\r\n\u0000",\'a1.\uff1d\uff0b\uff0d\uff20\uff5c'),
    })
    fc.assert(
      fc.property(hostile, fc.constantFrom<CsvQuoting>('text', 'needed'), (text, quoting) => {
        const written = writeLine([text], quoting).slice(0, -2)
        const content = written.startsWith('"') ? written.slice(1, -1).replaceAll('""', '"') : written
        const isNumber = /^-?\d+(\.\d+)?$/.test(content)
        expect(isNumber || !/^[=+\-@|\t\r\n\0]/.test(content.normalize('NFKC'))).toBe(true)
      }),
    )
  })
})
