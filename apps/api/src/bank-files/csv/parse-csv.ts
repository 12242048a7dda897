import { settleAccounts } from '../accounts.ts'
import { readWrittenAmount } from '../amount.ts'
import { cleanText } from '../clean-text.ts'
import { readCsvAccounts, readCsvRowsOfTable, tellSeveralAccounts, dividingColumn } from './csv-accounts.ts'
import { readCsvDate } from './csv-dates.ts'
import { onlyTransactions, requireRows } from './csv-footers.ts'
import { onlyBooked, readCsvLayout } from './csv-layout.ts'
import { guessDelimiter, readCsvRows } from './csv-rows.ts'
import { extraColumns, findKnownLayout, layoutKey, withKnownColumns } from './find-layout.ts'
import { cellTexts, chooseColumns, completeMapping } from './guess-columns.ts'
import { isOfCard } from './judge-signs.ts'
import { judgeTable, turnSigns } from './turn-signs.ts'
import { note, type Note } from '../note.ts'
import type { CsvDateChoice, CsvMapping, CsvQuestion, ParsedBankFile, ParseOptions } from '../bank-file.ts'
import type { ProblemLog } from '../problem-log.ts'
import type { CsvTable } from './csv-accounts.ts'
import type { CsvLayout } from './csv-layout.ts'
import type { CsvRules } from './csv-transaction.ts'
import type { CsvColumns } from './guess-columns.ts'

const questions: Readonly<Record<CsvQuestion, Note>> = {
  date: note('whichDate'),
  amount: note('whichAmount'),
  description: note('whichDescription'),
  dateFormat: note('whichDateFormat'),
  decimalSeparator: note('whichDecimal'),
}

const shownRows = 10

/** Whether all numbers of a column have a minus, so that the minus adds nothing to the header. */
function isAllNegative(layout: CsvLayout, column: number | undefined, decimalSeparator: '.' | ','): boolean {
  const texts = column === undefined ? [] : cellTexts(layout, column)
  const cents = texts
    .map((text) => readWrittenAmount(text, decimalSeparator))
    .map((reading) => (reading.ok ? reading.cents : 0))
  return cents.some((value) => value < 0) && !cents.some((value) => value > 0)
}

/** Returns both readings of the first date that has two. */
function dateChoices(layout: CsvLayout, { date, description }: CsvColumns): CsvDateChoice[] {
  if (date === undefined) return []
  for (const { cells } of layout.rows) {
    const text = (cells[date] ?? '').trim()
    const choices = (['MM/DD/YYYY', 'DD/MM/YYYY'] as const).flatMap((dateFormat) => {
      const day = readCsvDate(text, dateFormat)
      const words = cleanText(cells[description ?? -1] ?? '', 60)
      return day === null ? [] : [{ dateFormat, text: cleanText(text, 20), date: day, description: words }]
    })
    if (choices.length === 2 && choices[0]?.date !== choices[1]?.date) return choices
  }
  return []
}

function toRules(
  layout: CsvLayout,
  columns: CsvColumns,
  mapping: CsvMapping,
  extras: CsvRules['extras'],
  problems: ProblemLog,
): CsvRules {
  const decimalSeparator = mapping.decimalSeparator ?? '.'
  const creditSign = isAllNegative(layout, columns.credit, decimalSeparator) ? -1 : 1
  if (creditSign === -1) problems.add(null, note('minusCredits'))
  return {
    columns,
    dateFormat: mapping.dateFormat ?? 'YYYY-MM-DD',
    knownDates: new Map(),
    decimalSeparator,
    extras,
    debitSign: isAllNegative(layout, columns.debit, decimalSeparator) ? 1 : -1,
    creditSign,
  }
}

function readTable(table: CsvTable, mapping: CsvMapping, options: ParseOptions, problems: ProblemLog) {
  const { layout, rules } = table
  const kept = onlyTransactions(layout.rows, rules.columns, rules.extras, problems)
  requireRows(layout.rows, kept)
  const rows = readCsvRowsOfTable(table, kept, problems)
  options.afterStep?.()
  const evidence = { ...judgeTable(table, rows), isDebt: options.isDebt }
  options.afterStep?.()
  const { signs, rows: turned } = turnSigns(evidence, mapping, rows)
  if (dividingColumn(layout, rules.extras) === undefined) tellSeveralAccounts(layout, problems)
  const isCard = options.isDebt !== false && (isOfCard(evidence) || signs.suggested === true)
  return { accounts: settleAccounts(readCsvAccounts(table, turned, isCard, problems), problems), signs }
}

/**
 * Parses a bank's table of transactions. The mapping is guessed from header words and cells; `mapping` overrides the
 * guess. While a question is open there are no accounts, only columns, sample rows and the guess so far. If two readings
 * of the signs are possible, the accounts have the likelier one, and `signs` says that a person has to choose. A file
 * has no account number: its key is made from its name (without dates) and its columns. @throws BankFileError
 */
export function parseCsv(text: string, options: ParseOptions, problems: ProblemLog): ParsedBankFile {
  const given = options.mapping ?? {}
  const delimiter = given.delimiter ?? guessDelimiter(text)
  const layout = onlyBooked(readCsvLayout(readCsvRows(text, delimiter, problems), given), problems)
  options.afterStep?.()
  const known = findKnownLayout(layout)
  const mapping = withKnownColumns(known, given)
  const extras = extraColumns(layout, known)
  const columns = chooseColumns(layout, mapping, extras)
  const complete = completeMapping(layout, columns, mapping, options.today)
  const choices = complete.questions.includes('dateFormat') ? dateChoices(layout, columns) : []
  const shown = {
    format: 'csv',
    columns: layout.columns,
    rows: layout.rows.slice(0, shownRows).map((row) => row.cells.map((cell) => cleanText(cell, 200))),
    mapping: { delimiter, ...complete.mapping },
    questions: complete.questions,
    layoutKey: layoutKey(layout),
    ...(known && { layoutName: known.name }),
    ...(choices.length > 0 && { dateChoices: choices }),
  } as const
  if (complete.questions.length > 0) {
    for (const question of complete.questions) problems.add(null, questions[question])
    return { ...shown, accounts: [], problems: problems.list() }
  }
  if (layout.rows.length === 0) problems.add(null, note('noTransactions'))
  const rules = toRules(layout, columns, complete.mapping, extras, problems)
  const table: CsvTable = { layout, rules, known, fileName: options.fileName }
  const { accounts, signs } = readTable(table, mapping, options, problems)
  return { ...shown, accounts, signs, problems: problems.list() }
}
