import { guessDecimalSeparator, readWrittenAmount } from '../amount.ts'
import { BankFileError } from '../bank-file.ts'
import { excerpt } from '../clean-text.ts'
import { guessDateFormat, isAnyDate } from './csv-dates.ts'
import { statusColumns } from './csv-layout.ts'
import { columnsFor, csvFields, normalizeHeader } from './header-words.ts'
import type { CsvColumn, CsvMapping, CsvQuestion } from '../bank-file.ts'
import { relateColumns } from './relate-columns.ts'
import { note } from '../note.ts'
import type { CsvLayout } from './csv-layout.ts'
import type { ExtraColumns } from './find-layout.ts'
import type { CsvField } from './header-words.ts'

/** The column index of each field that the file has. */
export type CsvColumns = Partial<Record<CsvField, number>>

const moneyOut = new Set(['debit', 'dr', 'd', 'dbit', 'withdrawal', 'out', 'soll', 's', 'af'])
const moneyIn = new Set(['credit', 'cr', 'c', 'crdt', 'deposit', 'in', 'haben', 'h', 'bij'])

/** Returns 1 for a word meaning money in, -1 for money out, null for any other. */
export function parseDirection(text: string): 1 | -1 | null {
  const word = text.trim().toLowerCase()
  if (moneyOut.has(word)) return -1
  return moneyIn.has(word) ? 1 : null
}

export function cellTexts(layout: CsvLayout, column: number): string[] {
  return layout.rows.map((row) => (row.cells[column] ?? '').trim())
}

const sampleRows = 200

/**
 * Returns enough rows to recognize what a column holds; a later row that does not fit is then reported as unreadable.
 */
export function sampleTexts(layout: CsvLayout, column: number): string[] {
  return layout.rows.slice(0, sampleRows).map((row) => (row.cells[column] ?? '').trim())
}

function findColumnIndex(column: CsvColumn, layout: CsvLayout): number {
  const wanted = typeof column === 'string' ? normalizeHeader(column) : null
  const place =
    wanted === null ? Number(column) : layout.columns.findIndex((header) => normalizeHeader(header) === wanted)
  if (Number.isInteger(place) && place >= 0 && place < layout.columns.length) return place
  throw new BankFileError(
    note('noSuchColumn', { column: excerpt(String(column)), columns: layout.columns.slice(0, 20).join(', ') }),
  )
}

const isAmount = (text: string) => readWrittenAmount(text, '.').ok || readWrittenAmount(text, ',').ok

/** Lines below the table leave a few cells empty; a transaction without its cell is then listed as unreadable. */
function isNearlyFull(texts: readonly string[]): boolean {
  const filled = texts.filter((text) => text !== '').length
  return filled > 0 && (texts.length - filled <= 2 || filled >= 0.9 * texts.length)
}

/** Whether enough of a column's cells have the field's form for the column to be taken for it. */
function fits(field: CsvField, texts: readonly string[]): boolean {
  const filled = texts.filter((text) => text !== '')
  if (field === 'date') return filled.length === texts.length && filled.every(isAnyDate)
  if (field === 'direction') return isNearlyFull(texts) && filled.every((text) => parseDirection(text) !== null)
  if (field === 'currency') return isNearlyFull(texts) && filled.every((text) => /^[A-Z]{3}$/i.test(text))
  if (field === 'id') return filled.length === texts.length && new Set(filled).size === filled.length
  if (field === 'amount' || field === 'balance' || field === 'debit' || field === 'credit')
    return filled.every(isAmount)
  return true
}

function byHeader(field: CsvField, layout: CsvLayout, taken: ReadonlySet<number>): number | undefined {
  if (!layout.hasHeader) return undefined
  const candidates = columnsFor(field, layout.columns.map(normalizeHeader)).filter((column) => !taken.has(column))
  const isRequired = field === 'date' || field === 'amount' || field === 'debit' || field === 'credit'
  const textsOf = field === 'id' ? cellTexts : sampleTexts
  return candidates.find((column) => fits(field, textsOf(layout, column))) ?? (isRequired ? candidates[0] : undefined)
}

/** Chooses without header words: the first column of dates, the first of amounts with decimals, the widest of texts. */
function byContent(field: CsvField, layout: CsvLayout, taken: ReadonlySet<number>): number | undefined {
  if (layout.rows.length === 0) return undefined
  const free = layout.columns.map((_, index) => index).filter((index) => !taken.has(index))
  const textsOf = (column: number) => sampleTexts(layout, column)
  if (field === 'date') return free.find((column) => fits('date', textsOf(column)))
  if (field === 'amount') {
    return free.find((column) => {
      const texts = textsOf(column)
      return texts.every(isAmount) && texts.some((text) => /[.,]\d{2}\)?$|-/.test(text)) && !texts.some(isAnyDate)
    })
  }
  if (field !== 'description') return undefined
  const lengthOf = (column: number) =>
    textsOf(column).reduce((sum, text) => sum + (isAmount(text) || isAnyDate(text) ? 0 : text.length), 0)
  const widest = free.toSorted((a, b) => lengthOf(b) - lengthOf(a))[0]
  return widest !== undefined && lengthOf(widest) > 0 ? widest : undefined
}

function given(field: CsvField, mapping: CsvMapping, layout: CsvLayout): number | null | undefined {
  const column = mapping[field]
  return column === undefined || column === null ? column : findColumnIndex(column, layout)
}

const isSplit = (columns: CsvColumns) => columns.debit !== undefined || columns.credit !== undefined

/** Whether the field needs no guess: it has its column, was switched off, or another column replaces it. */
function isAnswered(field: CsvField, columns: CsvColumns, mapping: CsvMapping): boolean {
  if (columns[field] !== undefined || mapping[field] === null) return true
  if (field === 'amount') return isSplit(columns)
  if (field === 'debit' || field === 'credit') return columns.amount !== undefined
  return field === 'direction' && isSplit(columns)
}

/** Returns the columns as given in the mapping, and guesses the others from the header and the cells. */
export function chooseColumns(layout: CsvLayout, mapping: CsvMapping, extras: ExtraColumns = {}): CsvColumns {
  const columns: CsvColumns = {}
  // A row's status is not its description.
  const taken = new Set([...statusColumns(layout), ...Object.values(extras)])
  const take = (field: CsvField, column: number | null | undefined) => {
    if (column === undefined || column === null) return
    columns[field] = column
    taken.add(column)
  }
  for (const field of csvFields) take(field, given(field, mapping, layout))
  const guessWith = (guess: typeof byHeader) => {
    for (const field of csvFields) {
      if (!isAnswered(field, columns, mapping)) take(field, guess(field, layout, taken))
    }
  }
  guessWith(byHeader)
  if (!isAnswered('amount', columns, mapping)) {
    const date = columns.date ?? byContent('date', layout, taken)
    const related = relateColumns(layout, new Set([...taken, ...(date === undefined ? [] : [date])])) ?? {}
    for (const field of ['amount', 'debit', 'credit', 'balance'] as const)
      if (columns[field] === undefined && mapping[field] !== null) take(field, related[field])
  }
  guessWith(byContent)
  return columns
}

/** Returns the mapping with every guess filled in, and the questions that only a person can answer. */
export function completeMapping(
  layout: CsvLayout,
  columns: CsvColumns,
  mapping: CsvMapping,
  today?: string,
): { mapping: CsvMapping; questions: CsvQuestion[] } {
  const questions: CsvQuestion[] = []
  const dates =
    columns.date === undefined ? [] : [...new Set(cellTexts(layout, columns.date))].filter((text) => text !== '')
  const dateFormat = mapping.dateFormat ?? guessDateFormat(dates, today)
  const money = [columns.amount, columns.debit, columns.credit].flatMap((column) =>
    column === undefined ? [] : cellTexts(layout, column),
  )
  const decimalSeparator = mapping.decimalSeparator ?? guessDecimalSeparator(money)
  if (columns.date === undefined || dateFormat === null) questions.push('date')
  else if (dateFormat === 'ambiguous') questions.push('dateFormat')
  if (columns.amount === undefined && !isSplit(columns)) questions.push('amount')
  if (columns.description === undefined) questions.push('description')
  if (decimalSeparator === null) questions.push('decimalSeparator')
  const filled: CsvMapping = {
    ...mapping,
    skipRows: layout.skipRows,
    hasHeader: layout.hasHeader,
    ...columns,
    ...(dateFormat === null || dateFormat === 'ambiguous' ? {} : { dateFormat }),
    ...(decimalSeparator === null ? {} : { decimalSeparator }),
  }
  return { mapping: filled, questions }
}
