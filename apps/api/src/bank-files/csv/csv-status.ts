import { quote } from '../clean-text.ts'
import { normalizeHeader } from './header-words.ts'
import type { ProblemLog } from '../problem-log.ts'
import type { CsvLayout } from './csv-layout.ts'

const headers: ReadonlySet<string> = new Set([
  'status',
  'state',
  'transaction status',
  'posting status',
  'booking status',
  'payment status',
])

/**
 * What never was booked, or not yet. A row that was booked and then undone ('Reversed', 'Refunded') stays: its counterpart is a
 * row of its own.
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

/** The columns that say by their header how far a row has come; none without a header. */
export const statusColumns = ({ hasHeader, columns }: Pick<CsvLayout, 'hasHeader' | 'columns'>): number[] =>
  hasHeader ? columns.flatMap((header, index) => (headers.has(normalizeHeader(header)) ? [index] : [])) : []

/** The table without the rows that its status column says were not booked; each is named in `problems`. */
export function onlyBooked(layout: CsvLayout, problems: ProblemLog): CsvLayout {
  const columns = statusColumns(layout)
  if (columns.length === 0) return layout
  const rows = layout.rows.filter(({ cells, line }) => {
    const word = columns.map((column) => (cells[column] ?? '').trim()).find((text) => notBooked.has(text.toLowerCase()))
    if (word !== undefined) problems.add(line, `This row is marked ${quote(word)} and was left out.`)
    return word === undefined
  })
  return { ...layout, rows }
}
