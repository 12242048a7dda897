import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvCell, csvFileName, csvOf } from './csv.ts'
import { transactionOf } from './transactions.fixture.tsx'

describe('csvCell', () => {
  it.each([
    ['Greenleaf Market', 'Greenleaf Market'],
    ['Nori, Sushi', '"Nori, Sushi"'],
    ['The "Corner"', '"The ""Corner"""'],
    ['two\nlines', '"two\nlines"'],
    ['-86.20', '-86.20'],
    ['-5', '-5'],
    ['', ''],
  ])('writes %j as %j', (text, cell) => {
    expect(csvCell(text)).toBe(cell)
  })

  it.each([
    ['=1+1', "'=1+1"],
    ['+1 555 0100', "'+1 555 0100"],
    ['-2+3', "'-2+3"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['\r=1', '"\'\r=1"'],
    ['=HYPERLINK("http://x.example","a,b")', '"\'=HYPERLINK(""http://x.example"",""a,b"")"'],
  ])('keeps %j from running as a formula', (text, cell) => {
    expect(csvCell(text)).toBe(cell)
  })

  it('starts no cell like a formula, whatever the text', () => {
    const contentOf = (cell: string) => (cell.startsWith('"') ? cell.slice(1) : cell)
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('=', '+', '-', '@', '\t', '\r', ''), (text, first) => {
        const content = contentOf(csvCell(first + text))
        return !/^[=+@\t\r]/.test(content) && (!content.startsWith('-') || Number.isFinite(Number(content)))
      }),
    )
  })
})

describe('csvOf', () => {
  it('is a header and a line for each transaction', () => {
    const rows = [
      transactionOf({
        date: '2026-11-17T00:00:00Z',
        value: -86.2,
        description: 'Fernwood Department Store',
        fullDescription: 'FERNWOOD DEPT STORE 0412',
      }),
      transactionOf({
        value: 2412.38,
        description: 'Larkfield Payroll',
        fullDescription: 'PAYROLL, LARKFIELD',
        categoryId: 1,
        hidden: true,
        countsInTotals: false,
      }),
    ]
    expect(csvOf(rows, (id) => (id === 1 ? 'Income' : 'Shopping'))).toBe(
      [
        'Date,Description,Full description,Source,Category,Amount,Currency,Hidden,Counts in totals',
        '2026-11-17,Fernwood Department Store,FERNWOOD DEPT STORE 0412,Rewards Card,Shopping,-86.20,USD,No,Yes',
        '2026-11-19,Larkfield Payroll,"PAYROLL, LARKFIELD",Rewards Card,Income,2412.38,USD,Yes,No',
        '',
      ].join('\r\n'),
    )
  })

  it('names its file by the day', () => {
    expect(csvFileName('2026-11-19')).toBe('evenkeel-transactions-2026-11-19.csv')
  })
})
