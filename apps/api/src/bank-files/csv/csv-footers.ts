import { BankFileError } from '../bank-file.ts'
import { isAnyDate } from './csv-dates.ts'
import { cellText } from './csv-transaction.ts'
import { note, type Note } from '../note.ts'
import type { ProblemLog } from '../problem-log.ts'
import type { CsvRow } from './csv-rows.ts'
import type { CsvColumns } from './guess-columns.ts'
import type { ExtraColumns } from './find-layout.ts'

const balanceWords =
  /^\W*(?:(?:opening|beginning|starting|closing|ending|previous|statement|available|current) balance|balance (?:brought|carried) forward)\b/i
const footerWords =
  /^\W*(?:(?:grand |sub)?totals?\b|end of (?:file|report|statement)|number of|\d+ (?:transactions|records|rows)|downloaded|generated|exported|as of\b|disclaimer|this (?:report|statement|file)|brokerage products|the data|date downloaded|opening|closing|\*{2,})/i

const isTotal = (text: string) => /^(?:grand |sub|net )?totals?(?: (?:in|out)flows?)?:?$/i.test(text)

const amountsOf = (row: CsvRow, { amount, debit, credit }: CsvColumns) =>
  [amount, debit, credit].map((column) => cellText(row, column))

/** Whether a row only states a balance, which some banks put into the table, with the balance in either column. */
function isBalanceRow(row: CsvRow, columns: CsvColumns): boolean {
  const hasAmount = amountsOf(row, columns).some((text) => text !== '')
  const texts = hasAmount ? [cellText(row, columns.description)] : row.cells.map((cell) => cell.trim())
  return texts.some((text) => balanceWords.test(text))
}

/** Whether a row has neither a day nor an amount: a heading between months, a line of text, or a sum. */
const isEmptyRow = (row: CsvRow, columns: CsvColumns) =>
  cellText(row, columns.date) === '' && amountsOf(row, columns).every((text) => text === '')

/** Whether a line is what banks write below the table: no day, and either a single text or words of a footer. */
function isFooter(row: CsvRow, columns: CsvColumns): boolean {
  const filled = row.cells.filter((cell) => cell.trim() !== '')
  const date = cellText(row, columns.date)
  if (isAnyDate(date)) return false
  if (filled.length === 1 && !/^[\d/.-]+$/.test(date)) return true
  return [date, cellText(row, 0)].some((cell) => footerWords.test(cell)) || filled.some((cell) => isTotal(cell.trim()))
}

/**
 * Returns the rows that are transactions. Balances, and lines above, between, and below the rows, are left out; each is
 * listed in `problems`.
 */
export function onlyTransactions(
  rows: readonly CsvRow[],
  columns: CsvColumns,
  { partOfSplit }: ExtraColumns,
  problems: ProblemLog,
): CsvRow[] {
  const reasonFor = (row: CsvRow): Note | null => {
    if (isBalanceRow(row, columns)) return note('balanceRow')
    if (isEmptyRow(row, columns) || isFooter(row, columns)) return note('notATransaction')
    const isWhole = Number(cellText(row, partOfSplit).replaceAll(/[^\d.]/g, '')) > 0
    return isWhole ? note('partsFollow') : null
  }
  return rows.filter((row) => {
    const reason = reasonFor(row)
    if (reason !== null) problems.add(row.line, reason)
    return reason === null
  })
}

/** Refuses a table of which nothing is left. */
export function requireRows(all: readonly CsvRow[], left: readonly CsvRow[]): void {
  if (all.length > 0 && left.length === 0) throw new BankFileError(note('noUsableRow'))
}
