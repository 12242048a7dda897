import { readWrittenAmount } from '../amount.ts'
import { BankFileError } from '../bank-file.ts'
import { cleanText, joinDistinct, quote } from '../clean-text.ts'
import { readCsvDate } from './csv-dates.ts'
import { directionOf } from './direction-words.ts'
import type { CsvDateFormat } from '@evenkeel/api-client/contract/csv-date-formats'
import type { ParsedTransaction } from '../bank-file.ts'
import type { CsvRow } from './csv-rows.ts'
import type { CsvColumns } from './guess-columns.ts'

export interface CsvRules {
  columns: CsvColumns
  dateFormat: CsvDateFormat
  /** The days read so far: a file repeats each of its dates many times. */
  knownDates: Map<string, string | null>
  decimalSeparator: '.' | ','
  negativeIsExpense: boolean
  /** What turns the debit column's numbers into money out (-1, or 1 where they carry their own minus). */
  debitSign: 1 | -1
  /** What turns the credit column's numbers into money in (1, or -1 where a card issuer writes all of them with a minus). */
  creditSign: 1 | -1
}

export function cellOf(row: CsvRow, column: number | undefined): string {
  return column === undefined ? '' : (row.cells[column] ?? '').trim()
}

function centsOf(text: string, row: CsvRow, rules: CsvRules): number {
  const reading = readWrittenAmount(text, rules.decimalSeparator)
  if (reading.ok) return reading.cents
  throw new BankFileError(`${quote(text)} ${reading.reason}. Choose another column, or correct the row.`, row.line)
}

function splitCents(row: CsvRow, rules: CsvRules): number {
  const debitText = cellOf(row, rules.columns.debit)
  const creditText = cellOf(row, rules.columns.credit)
  const debit = debitText === '' ? 0 : centsOf(debitText, row, rules)
  const credit = creditText === '' ? 0 : centsOf(creditText, row, rules)
  if (debitText === '' && creditText === '')
    throw new BankFileError('This row has neither a debit nor a credit.', row.line)
  if (debit !== 0 && credit !== 0) throw new BankFileError('This row has both a debit and a credit.', row.line)
  if (debit !== 0) return rules.debitSign * debit
  return credit === 0 ? 0 : rules.creditSign * credit
}

function amountCents(row: CsvRow, rules: CsvRules): number {
  const text = cellOf(row, rules.columns.amount)
  if (text === '')
    throw new BankFileError('This row has no amount. Choose another column, or remove the row.', row.line)
  const cents = centsOf(text, row, rules)
  if (cents === 0) return 0
  if (rules.columns.direction === undefined) return rules.negativeIsExpense ? cents : -cents
  const word = cellOf(row, rules.columns.direction)
  const direction = directionOf(word)
  if (direction === null) throw new BankFileError(`${quote(word)} says neither debit nor credit.`, row.line)
  return direction * Math.abs(cents)
}

function readDate(row: CsvRow, rules: CsvRules): string {
  const text = cellOf(row, rules.columns.date)
  const known = rules.knownDates.get(text)
  const date = known === undefined ? readCsvDate(text, rules.dateFormat) : known
  if (known === undefined) rules.knownDates.set(text, date)
  if (date !== null) return date
  if (text === '') throw new BankFileError('This row has no date. Choose another column, or remove the row.', row.line)
  throw new BankFileError(
    `${quote(text)} is not a date of the form ${rules.dateFormat}. Choose another column or form, or remove the row.`,
    row.line,
  )
}

/** One row. @throws BankFileError where its date or amount cannot be read. */
export function readCsvTransaction(row: CsvRow, rules: CsvRules): ParsedTransaction {
  const { columns } = rules
  const text = cleanText(cellOf(row, columns.description))
  const memo = cleanText(cellOf(row, columns.memo))
  const description = cleanText(text || memo, 200) || 'Transaction'
  const number = cleanText(cellOf(row, columns.checkNumber), 40)
  return {
    date: readDate(row, rules),
    valueCents: columns.amount === undefined ? splitCents(row, rules) : amountCents(row, rules),
    description,
    fullDescription: cleanText(joinDistinct([text, memo])) || description,
    providerId: cleanText(cellOf(row, columns.id), 255) || null,
    checkNumber: /^0*$/.test(number) ? null : number,
    line: row.line,
    category: cleanText(cellOf(row, columns.category), 100) || null,
  }
}
