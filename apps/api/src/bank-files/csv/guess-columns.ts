import { guessDecimalSeparator, readWrittenAmount } from '../amount.ts'
import { BankFileError } from '../bank-file.ts'
import { quote } from '../clean-text.ts'
import { guessDateFormat, isAnyDate } from './csv-dates.ts'
import { statusColumns } from './csv-status.ts'
import { directionOf } from './direction-words.ts'
import { columnsFor, csvFields, normalizeHeader } from './header-words.ts'
import type { CsvColumn, CsvMapping, CsvQuestion } from '../bank-file.ts'
import type { CsvLayout } from './csv-layout.ts'
import type { CsvField } from './header-words.ts'

/** A column's place for each field that the file has. */
export type CsvColumns = Partial<Record<CsvField, number>>

export function cellTexts(layout: CsvLayout, column: number): string[] {
  return layout.rows.map((row) => (row.cells[column] ?? '').trim())
}

const sampleRows = 200

/** Enough to tell what a column holds; a row further down that does not fit is then named as unreadable. */
export function sampleTexts(layout: CsvLayout, column: number): string[] {
  return layout.rows.slice(0, sampleRows).map((row) => (row.cells[column] ?? '').trim())
}

function placeOf(column: CsvColumn, layout: CsvLayout): number {
  const wanted = typeof column === 'string' ? normalizeHeader(column) : null
  const place =
    wanted === null ? Number(column) : layout.columns.findIndex((header) => normalizeHeader(header) === wanted)
  if (Number.isInteger(place) && place >= 0 && place < layout.columns.length) return place
  throw new BankFileError(
    `The file has no column ${quote(String(column))}. Its columns are: ${layout.columns.slice(0, 20).join(', ')}.`,
  )
}

const isAmount = (text: string) => readWrittenAmount(text, '.').ok || readWrittenAmount(text, ',').ok

/** What a column must hold, in part or throughout, to be taken for the field. */
function fits(field: CsvField, texts: readonly string[]): boolean {
  const filled = texts.filter((text) => text !== '')
  if (field === 'date') return filled.length === texts.length && filled.every(isAnyDate)
  if (field === 'direction')
    return filled.length > 0 && filled.length === texts.length && filled.every((text) => directionOf(text) !== null)
  if (field === 'currency')
    return filled.length > 0 && filled.length === texts.length && filled.every((text) => /^[A-Z]{3}$/i.test(text))
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

/** Without header words: the first column of dates, the first of amounts with decimals, the widest of texts. */
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
  return column === undefined || column === null ? column : placeOf(column, layout)
}

const isSplit = (columns: CsvColumns) => columns.debit !== undefined || columns.credit !== undefined

/** Whether the field needs no guess: it has its column, was switched off, or another column stands for it. */
function isAnswered(field: CsvField, columns: CsvColumns, mapping: CsvMapping): boolean {
  if (columns[field] !== undefined || mapping[field] === null) return true
  if (field === 'amount') return isSplit(columns)
  if (field === 'debit' || field === 'credit') return columns.amount !== undefined
  return field === 'direction' && isSplit(columns)
}

/** The columns as given, and as the header and the cells suggest where nothing is given. */
export function chooseColumns(layout: CsvLayout, mapping: CsvMapping): CsvColumns {
  const columns: CsvColumns = {}
  // How far a row has come is no name for it.
  const taken = new Set(statusColumns(layout))
  const take = (field: CsvField, column: number | null | undefined) => {
    if (column === undefined || column === null) return
    columns[field] = column
    taken.add(column)
  }
  for (const field of csvFields) take(field, given(field, mapping, layout))
  for (const guess of [byHeader, byContent]) {
    for (const field of csvFields) {
      if (!isAnswered(field, columns, mapping)) take(field, guess(field, layout, taken))
    }
  }
  return columns
}

/** The mapping with every guess filled in, and what only a person can say. */
export function completeMapping(
  layout: CsvLayout,
  columns: CsvColumns,
  mapping: CsvMapping,
): { mapping: CsvMapping; questions: CsvQuestion[] } {
  const questions: CsvQuestion[] = []
  const dates =
    columns.date === undefined ? [] : [...new Set(cellTexts(layout, columns.date))].filter((text) => text !== '')
  const dateFormat = mapping.dateFormat ?? guessDateFormat(dates)
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
    negativeIsExpense: mapping.negativeIsExpense ?? true,
    ...columns,
    ...(dateFormat === null || dateFormat === 'ambiguous' ? {} : { dateFormat }),
    ...(decimalSeparator === null ? {} : { decimalSeparator }),
  }
  return { mapping: filled, questions }
}
