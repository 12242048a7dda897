import { describe, expect, it } from 'vitest'
import { csvFileName, type Names, toTransactionsCsv } from './csv.ts'
import { sampleTransaction } from './transactions.fixture.tsx'

const names: Names = {
  categoryName: (id) => (id === 1 ? 'Income' : 'Shopping'),
  ownCategories: [
    { ownCategoryId: 7, name: 'Clothes', groupName: 'Looks', categoryId: 4, color: 'teal', icon: 'tag', count: 1 },
  ],
}

describe('csvOf', () => {
  it('is a header and a line for each transaction', () => {
    const rows = [
      sampleTransaction({
        date: '2026-11-17T00:00:00Z',
        value: -86.2,
        description: 'Fernwood Department Store',
        ownCategoryId: 7,
        note: 'for Lena, in "blue"',
        tags: ['FSA', 'Gifts'],
        fullDescription: 'FERNWOOD DEPT STORE 0412',
      }),
      sampleTransaction({
        value: 2412.38,
        description: 'Larkfield Payroll',
        fullDescription: 'PAYROLL, LARKFIELD',
        categoryId: 1,
        hidden: true,
        countsInTotals: false,
      }),
    ]
    expect(toTransactionsCsv(rows, names)).toBe(
      [
        '\ufeffDate,Description,Full description,Source,Category,Amount,Currency,Hidden,Counts in totals,Own category,Note,Tags',
        '2026-11-17,Fernwood Department Store,FERNWOOD DEPT STORE 0412,Rewards Card,Shopping,-86.20,USD,No,Yes,Clothes,"for Lena, in ""blue""","FSA, Gifts"',
        '2026-11-19,Larkfield Payroll,"PAYROLL, LARKFIELD",Rewards Card,Income,2412.38,USD,Yes,No,,,',
        '',
      ].join('\r\n'),
    )
  })

  it('keeps descriptions from running as formulas, in any width of character', () => {
    const lineOf = (description: string) =>
      toTransactionsCsv([sampleTransaction({ description })], names)
        .split('\r\n')[1]
        ?.split(',')[1]
    expect(['=1+1', '\uff1d1+1', '\uff0d2+3'].map(lineOf)).toEqual(["'=1+1", "'\uff1d1+1", "'\uff0d2+3"])
  })

  it('names its file by the day', () => {
    expect(csvFileName('2026-11-19')).toBe('evenkeel-transactions-2026-11-19.csv')
  })
})
