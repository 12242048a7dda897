import type { Transaction } from '@evenkeel/api-client/contract/transactions'
import { type IsoDate, isoDateOf } from '@evenkeel/engine'

const plainNumber = /^-?\d+(\.\d+)?$/

/** A spreadsheet runs a cell that starts like a formula; the apostrophe keeps it text. */
const startsLikeFormula = /^[=+\-@\t\r]/

/** One cell: nothing in it can run as a formula, and separators in it stay inside (RFC 4180). */
export function csvCell(text: string): string {
  const safe = startsLikeFormula.test(text) && !plainNumber.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

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

const cellsOf = (row: Transaction, categoryName: (id: number) => string): string[] => [
  isoDateOf(row.date),
  row.description,
  row.fullDescription,
  row.source,
  categoryName(row.categoryId),
  row.value.toFixed(2),
  row.currency,
  yesNo(row.hidden),
  yesNo(row.countsInTotals),
]

/** The transactions as CSV, a header first, each line ended by CRLF. Amounts are decimal, negative for money out. */
export const csvOf = (rows: readonly Transaction[], categoryName: (id: number) => string): string =>
  [header, ...rows.map((row) => cellsOf(row, categoryName))]
    .map((cells) => `${cells.map(csvCell).join(',')}\r\n`)
    .join('')

export const csvFileName = (today: IsoDate): string => `evenkeel-transactions-${today}.csv`
