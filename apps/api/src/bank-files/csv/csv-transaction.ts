import { readWrittenAmount } from '../amount.ts'
import { BankFileError, type ParsedTransaction } from '../bank-file.ts'
import { cleanText, joinDistinct, excerpt } from '../clean-text.ts'
import { readCsvDate } from './csv-dates.ts'
import { parseDirection, type CsvColumns } from './guess-columns.ts'
import { note } from '../note.ts'
import type { CsvDateFormat } from '@evenkeel/api-client/contract/choices'
import type { CsvRow } from './csv-rows.ts'
import type { ExtraColumns } from './find-layout.ts'

export interface CsvRules {
  columns: CsvColumns
  dateFormat: CsvDateFormat
  /** Caches the days read so far: a file repeats each of its dates many times. */
  knownDates: Map<string, string | null>
  decimalSeparator: '.' | ','
  extras: ExtraColumns
  /** The factor that makes the debit column's numbers money out: -1, or 1 if they already carry a minus. */
  debitSign: 1 | -1
  /**
   * The factor that makes the credit column's numbers money in: 1, or -1 if a card issuer writes all of them with a
   * minus.
   */
  creditSign: 1 | -1
}

export function cellText(row: CsvRow, column: number | undefined): string {
  return column === undefined ? '' : (row.cells[column] ?? '').trim()
}

function readCents(text: string, row: CsvRow, rules: CsvRules): number {
  const reading = readWrittenAmount(text, rules.decimalSeparator)
  if (reading.ok) return reading.cents
  throw new BankFileError(note('wrongCell', { text: excerpt(text), reason: reading.reason }), row.line)
}

function splitCents(row: CsvRow, rules: CsvRules): number {
  const debitText = cellText(row, rules.columns.debit)
  const creditText = cellText(row, rules.columns.credit)
  const debit = debitText === '' ? 0 : readCents(debitText, row, rules)
  const credit = creditText === '' ? 0 : readCents(creditText, row, rules)
  if (debitText === '' && creditText === '') throw new BankFileError(note('noDebitOrCredit'), row.line)
  if (debit !== 0 && credit !== 0) throw new BankFileError(note('debitAndCredit'), row.line)
  if (debit !== 0) return rules.debitSign * debit
  return credit === 0 ? 0 : rules.creditSign * credit
}

function amountCents(row: CsvRow, rules: CsvRules): number {
  const text = cellText(row, rules.columns.amount)
  if (text === '') throw new BankFileError(note('rowWithoutAmount'), row.line)
  const cents = readCents(text, row, rules)
  if (cents === 0) return 0
  if (rules.columns.direction === undefined) return cents
  const word = cellText(row, rules.columns.direction)
  const direction = parseDirection(word)
  if (direction === null) throw new BankFileError(note('wrongDirection', { word: excerpt(word) }), row.line)
  return direction * Math.abs(cents)
}

function readDate(row: CsvRow, rules: CsvRules): string {
  const text = cellText(row, rules.columns.date)
  const known = rules.knownDates.get(text)
  const date = known === undefined ? readCsvDate(text, rules.dateFormat) : known
  if (known === undefined) rules.knownDates.set(text, date)
  if (date !== null) return date
  if (text === '') throw new BankFileError(note('rowWithoutDate'), row.line)
  throw new BankFileError(note('wrongFormat', { text: excerpt(text), format: rules.dateFormat }), row.line)
}

/** As many tags, and characters in one, as a person can enter. */
const maxTags = 20
const maxTagLength = 30

/** Reads what other programs keep with a row. Tags are separated by commas or semicolons. */
function readExtras(
  row: CsvRow,
  extras: ExtraColumns,
): Pick<ParsedTransaction, 'notes' | 'tags' | 'ownCategory' | 'isHidden'> {
  const notes = cleanText(cellText(row, extras.notes))
  const tags = cellText(row, extras.tags)
    .split(/[,;]/)
    .map((tag) => cleanText(tag, maxTagLength))
    .filter((tag) => tag !== '')
    .slice(0, maxTags)
  const ownCategory = cleanText(cellText(row, extras.ownCategory), 40)
  return {
    ...(notes !== '' && { notes }),
    ...(tags.length > 0 && { tags }),
    ...(ownCategory !== '' && { ownCategory }),
    ...(cellText(row, extras.hidden) === 'Yes' && { isHidden: true }),
  }
}

/** Reads one row, with the amount's sign as the file writes it. @throws BankFileError if its date or amount cannot be read. */
export function readCsvTransaction(row: CsvRow, rules: CsvRules): ParsedTransaction {
  const { columns } = rules
  const text = cleanText(cellText(row, columns.description))
  const memo = cleanText(cellText(row, columns.memo))
  const description = cleanText(text || memo, 200) || 'Transaction'
  const number = cleanText(cellText(row, columns.checkNumber), 40)
  return {
    date: readDate(row, rules),
    valueCents: columns.amount === undefined ? splitCents(row, rules) : amountCents(row, rules),
    description,
    fullDescription: cleanText(joinDistinct([text, memo])) || description,
    providerId: cleanText(cellText(row, columns.id), 255) || null,
    checkNumber: /^0*$/.test(number) ? null : number,
    line: row.line,
    category: cleanText(cellText(row, columns.category), 100) || null,
    ...readExtras(row, rules.extras),
  }
}
