import { readWrittenAmount } from '../amount.ts'
import { BankFileError } from '../bank-file.ts'
import { cleanText, excerpt } from '../clean-text.ts'
import { isAnyDate } from './csv-dates.ts'
import { countHeaderWords, normalizeHeader } from './header-words.ts'
import { note } from '../note.ts'
import type { CsvMapping } from '../bank-file.ts'
import type { ProblemLog } from '../problem-log.ts'
import type { CsvRow } from './csv-rows.ts'

/** The row at which the table begins, and the names of its columns. */
export interface CsvLayout {
  skipRows: number
  hasHeader: boolean
  columns: string[]
  rows: CsvRow[]
}

const searchedRows = 40

function isMoney(text: string): boolean {
  return readWrittenAmount(text, '.').ok || readWrittenAmount(text, ',').ok
}

function isDataRow(cells: readonly string[]): boolean {
  const dateAt = cells.findIndex(isAnyDate)
  return dateAt !== -1 && cells.some((cell, index) => index !== dateAt && !isAnyDate(cell) && isMoney(cell))
}

function looksLikeHeader(cells: readonly string[], width: number): boolean {
  const filled = cells.filter((cell) => cell.trim() !== '')
  return (
    filled.length >= 2 && Math.abs(cells.length - width) <= 1 && !cells.some((cell) => isAnyDate(cell) || isMoney(cell))
  )
}

/**
 * Finds the header by its words; else takes the row above the first one with a date and an amount; else there is no
 * header.
 */
function guessStart(rows: readonly CsvRow[]): { skipRows: number; hasHeader: boolean } {
  const head = rows.slice(0, searchedRows)
  const byWords = head.findIndex((row) => countHeaderWords(row.cells) >= 2)
  if (byWords !== -1) return { skipRows: byWords, hasHeader: true }
  const firstData = head.findIndex((row) => isDataRow(row.cells))
  const data = head[firstData]
  if (!data) {
    throw new BankFileError(note('noTable'))
  }
  const above = head[firstData - 1]
  const hasHeader = above !== undefined && looksLikeHeader(above.cells, data.cells.length)
  return { skipRows: hasHeader ? firstData - 1 : firstData, hasHeader }
}

/** Finds header and rows below any text that the bank writes above them. @throws BankFileError if there is no table. */
export function readCsvLayout(all: readonly CsvRow[], mapping: CsvMapping): CsvLayout {
  const guessed = mapping.skipRows === undefined || mapping.hasHeader === undefined ? guessStart(all) : null
  const skipRows = mapping.skipRows ?? guessed?.skipRows ?? 0
  const hasHeader = mapping.hasHeader ?? guessed?.hasHeader ?? false
  const header = hasHeader ? (all[skipRows]?.cells ?? []) : []
  const rows = all.slice(skipRows + (hasHeader ? 1 : 0))
  const width = rows.slice(0, searchedRows).reduce((most, row) => Math.max(most, row.cells.length), header.length)
  const columns = Array.from(
    { length: width },
    (_, index) => cleanText(header[index] ?? '', 80) || `Column ${index + 1}`,
  )
  return { skipRows, hasHeader, columns, rows }
}

const statusHeaders: ReadonlySet<string> = new Set([
  'status',
  'state',
  'transaction status',
  'posting status',
  'booking status',
  'payment status',
])

/**
 * Statuses of rows that were never booked, or not yet. A row that was booked and then undone ('Reversed', 'Refunded')
 * stays: its counterpart is a separate row.
 */
const notBooked: ReadonlySet<string> = new Set([
  'pending',
  'processing',
  'in progress',
  'authorized',
  'authorised',
  'hold',
  'on hold',
  'scheduled',
  'not posted',
  'unposted',
  'incomplete',
  'offen',
  'vorgemerkt',
  'declined',
  'denied',
  'rejected',
  'failed',
  'cancelled',
  'canceled',
  'void',
  'voided',
  'expired',
  'reverted',
])

/** Returns the columns whose header means a status; none without a header. */
export const statusColumns = ({ hasHeader, columns }: Pick<CsvLayout, 'hasHeader' | 'columns'>): number[] =>
  hasHeader ? columns.flatMap((header, index) => (statusHeaders.has(normalizeHeader(header)) ? [index] : [])) : []

/** Returns the table without the rows that its status column marks as not booked; each is reported in `problems`. */
export function onlyBooked(layout: CsvLayout, problems: ProblemLog): CsvLayout {
  const columns = statusColumns(layout)
  if (columns.length === 0) return layout
  const rows = layout.rows.filter(({ cells, line }) => {
    const word = columns.map((column) => (cells[column] ?? '').trim()).find((text) => notBooked.has(text.toLowerCase()))
    if (word !== undefined) problems.add(line, note('markedRow', { word: excerpt(word) }))
    return word === undefined
  })
  return { ...layout, rows }
}
