import Papa from 'papaparse'
import { BankFileError, bankFileLimits, csvDelimiters } from '../bank-file.ts'
import { countHeaderWords } from './header-words.ts'
import { note } from '../note.ts'
import type { CsvDelimiter } from '../bank-file.ts'
import type { ProblemLog } from '../problem-log.ts'

export interface CsvRow {
  readonly cells: readonly string[]
  readonly line: number
}

/** A row as a piece of the file, which is split whenever its cells are read: their array and texts take ten times the memory. */
class PlainRow implements CsvRow {
  readonly #text: string
  readonly #delimiter: CsvDelimiter
  readonly line: number

  constructor(text: string, delimiter: CsvDelimiter, line: number) {
    this.#text = text
    this.#delimiter = delimiter
    this.line = line
  }

  get cells(): readonly string[] {
    return this.#text.split(this.#delimiter)
  }
}

const sampleSize = 50

/** Refuses text unlike a bank's table before parsing: lines with a million columns, or millions of lines. */
function refuseWrongShape(text: string): void {
  let from = 0
  let line = 1
  while (from <= text.length) {
    const next = text.indexOf('\n', from)
    const end = next === -1 ? text.length : next
    if (end - from > bankFileLimits.lineLength) throw new BankFileError(note('lineTooLong'), line)
    from = end + 1
    line += 1
    if (line > bankFileLimits.lines) throw new BankFileError(note('tooManyLines'))
  }
}

function isBlank(cells: readonly string[]): boolean {
  return cells.every((cell) => cell.trim() === '')
}

/** Returns how well a delimiter fits: known header words first, then how many of the first rows have the same width. */
function fit(sample: string, delimiter: CsvDelimiter): number {
  const { data } = Papa.parse<string[]>(sample, { delimiter, newline: '\n', preview: sampleSize })
  const widths = new Map<number, number>()
  let words = 0
  for (const cells of data) {
    words = Math.max(words, countHeaderWords(cells))
    if (cells.length > 1) widths.set(cells.length, (widths.get(cells.length) ?? 0) + 1)
  }
  return words * 1000 + Math.max(0, ...widths.values())
}

/** Returns the delimiter that makes the best table of the first lines; a comma if none makes any. */
export function guessDelimiter(text: string): CsvDelimiter {
  const sample = text.slice(0, 100_000)
  let best: CsvDelimiter = ','
  let bestFit = 0
  for (const delimiter of csvDelimiters) {
    const score = fit(sample, delimiter)
    if (score > bestFit) [best, bestFit] = [delimiter, score]
  }
  return best
}

/**
 * Returns the rows with content, each with the line where it begins. @throws BankFileError for an unclosed quotation
 * mark, too many rows or columns, or an overlong line.
 */
export function readCsvRows(text: string, delimiter: CsvDelimiter, problems: ProblemLog): CsvRow[] {
  refuseWrongShape(text)
  const rows: CsvRow[] = []
  let line = 1
  let begin = 0
  Papa.parse<string[]>(text, {
    delimiter,
    newline: '\n',
    step({ data: cells, errors, meta }) {
      const written = text.slice(begin, meta.cursor).replace(/\n$/, '')
      begin = meta.cursor
      const error = errors[0]
      if (error?.code === 'MissingQuotes') throw new BankFileError(note('openQuote'), line)
      if (error) problems.add(line, note('strayQuote'))
      if (cells.length > bankFileLimits.columns) throw new BankFileError(note('tooManyColumns'), line)
      if (!isBlank(cells)) rows.push(written.includes('"') ? { cells, line } : new PlainRow(written, delimiter, line))
      if (rows.length > bankFileLimits.transactions + sampleSize) {
        throw new BankFileError(note('tooManyRows'))
      }
      line += 1
      for (const cell of cells) {
        for (let at = cell.indexOf('\n'); at !== -1; at = cell.indexOf('\n', at + 1)) line += 1
      }
    },
  })
  return rows
}
