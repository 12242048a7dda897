/** The content of one cell: text, a number, an amount in cents, a yes or no; empty for null and undefined. */
export type CsvCell = string | number | boolean | null | undefined | { readonly cents: number | null }

/** Which cells get quotes: every text, or only those that need them (RFC 4180). Numbers never do. */
export type CsvQuoting = 'text' | 'needed'

const plainNumber = /^-?\d+(\.\d+)?$/

/**
 * A spreadsheet runs text that begins with one of these as a formula. In some languages it also takes the full-width
 * forms, so text is compared after NFKC. Source: OWASP, CSV Injection.
 */
const formulaStart = /^[=+\-@|\t\r]/

/**
 * Removes what shows nothing in a cell: line feeds at the start, and control characters except tab, line feed and
 * carriage return.
 */
const withoutControls = (text: string) => text.replaceAll(/(?![\t\r\n])\p{Cc}/gu, '').replace(/^\n+/, '')

/** Returns text that a spreadsheet shows as it is: a leading apostrophe marks it as text. Plain numbers need none. */
function safeText(text: string): string {
  const clean = withoutControls(text)
  return formulaStart.test(clean.normalize('NFKC')) && !plainNumber.test(clean) ? `'${clean}` : clean
}

function writeText(text: string, quoting: CsvQuoting): string {
  const safe = safeText(text)
  return quoting === 'text' || /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

function writeCents(cents: number): string {
  const [sign, whole] = [cents < 0 ? '-' : '', Math.abs(cents)]
  return `${sign}${Math.floor(whole / 100)}.${String(whole % 100).padStart(2, '0')}`
}

function writeCell(cell: CsvCell, quoting: CsvQuoting): string {
  if (cell === null || cell === undefined) return ''
  if (typeof cell === 'object') return cell.cents === null ? '' : writeCents(cell.cents)
  if (typeof cell === 'string') return writeText(cell, quoting)
  return typeof cell === 'boolean' ? (cell ? 'yes' : 'no') : String(cell)
}

/**
 * Yields a CSV file line by line, so that a long one needs no memory for all of it: a byte order mark, which spreadsheets
 * need to read UTF-8, the titles, then the rows. Lines end in CRLF. No cell can run as a formula.
 *
 * @example
 * const text = [...csvFile(['Day', 'Amount'], [['2026-11-19', { cents: -8620 }]], 'needed')].join('')
 */
export function* csvFile(
  titles: readonly string[],
  rows: Iterable<readonly CsvCell[]>,
  quoting: CsvQuoting,
): Generator<string> {
  const line = (cells: readonly CsvCell[]) => `${cells.map((cell) => writeCell(cell, quoting)).join(',')}\r\n`
  yield `\ufeff${line(titles)}`
  for (const row of rows) yield line(row)
}
