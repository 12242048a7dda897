/** What stands in one cell: text, a number, an amount in cents, a yes or no; nothing at null. */
export type Cell = string | number | boolean | null | undefined | { readonly cents: number | null }

/**
 * A spreadsheet runs text that begins like this as a formula; the full-width forms are taken for the plain ones in some
 * languages. Source: OWASP, CSV Injection.
 */
const FORMULA_STARTS = new Set(['=', '+', '-', '@', '\t', '\r', '\n', '\u0000', '\uff1d', '\uff0b', '\uff0d', '\uff20'])

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`

/** Text that a spreadsheet shows as it is. A leading apostrophe says that this is text, and is not part of it. */
const textCell = (text: string) =>
  quoted((FORMULA_STARTS.has(text.charAt(0)) ? `'${text}` : text).replaceAll('\u0000', ''))

function dollars(cents: number): string {
  const [sign, whole] = [cents < 0 ? '-' : '', Math.abs(cents)]
  return `${sign}${Math.floor(whole / 100)}.${String(whole % 100).padStart(2, '0')}`
}

/** Numbers are ours and never text, so that a sheet can add them up. */
function cell(value: Cell): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'object') return value.cents === null ? '' : dollars(value.cents)
  if (typeof value === 'string') return textCell(value)
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value)
}

const line = (cells: readonly Cell[]) => `${cells.map(cell).join(',')}\r\n`

/** A CSV file (RFC 4180, UTF-8 with a byte order mark) in pieces, so that nobody has to wait for all of it. */
export function* csvFile(titles: readonly string[], rows: Iterable<readonly Cell[]>): Generator<string> {
  yield `\ufeff${line(titles)}`
  for (const row of rows) yield line(row)
}
