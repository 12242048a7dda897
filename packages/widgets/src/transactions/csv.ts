import type { Transaction } from '@evenkeel/api-client/contract/transactions'
import { csvFile, type IsoDate, toIsoDate } from '@evenkeel/engine'

const yesNo = (value: boolean) => (value ? 'Yes' : 'No')

const header = [
  'Date',
  'Description',
  'Full description',
  'Source',
  'Category',
  'Amount',
  'Currency',
  'Hidden',
  'Counts in totals',
]

const toCells = (row: Transaction, categoryName: (id: number) => string): string[] => [
  toIsoDate(row.date),
  row.description,
  row.fullDescription,
  row.source,
  categoryName(row.categoryId),
  row.value.toFixed(2),
  row.currency,
  yesNo(row.hidden),
  yesNo(row.countsInTotals),
]

/** Returns the transactions as a CSV file, titles first. Amounts are decimal, negative for money out. */
export const toTransactionsCsv = (rows: readonly Transaction[], categoryName: (id: number) => string): string =>
  [
    ...csvFile(
      header,
      rows.map((row) => toCells(row, categoryName)),
      'needed',
    ),
  ].join('')

export const csvFileName = (today: IsoDate): string => `evenkeel-transactions-${today}.csv`
