import type { Transaction } from '@evenkeel/api-client/contract/transactions'
import { csvFile, type IsoDate, toIsoDate } from '@evenkeel/engine'
import type { Catalog } from './use-catalog.ts'

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
  'Own category',
  'Note',
  'Tags',
]

/** What a row's ids mean. */
export type Names = Pick<Catalog, 'categoryName' | 'ownCategories'>

const toCells = (row: Transaction, { categoryName, ownCategories }: Names): string[] => [
  toIsoDate(row.date),
  row.description,
  row.fullDescription,
  row.source,
  categoryName(row.categoryId),
  row.value.toFixed(2),
  row.currency,
  yesNo(row.hidden),
  yesNo(row.countsInTotals),
  ownCategories.find(({ ownCategoryId }) => ownCategoryId === row.ownCategoryId)?.name ?? '',
  row.note,
  row.tags.join(', '),
]

/** Returns the transactions as a CSV file, titles first, which can be imported again. Amounts are decimal, negative for money out. */
export const toTransactionsCsv = (rows: readonly Transaction[], names: Names): string =>
  [
    ...csvFile(
      header,
      rows.map((row) => toCells(row, names)),
      'needed',
    ),
  ].join('')

export const csvFileName = (today: IsoDate): string => `evenkeel-transactions-${today}.csv`
