import { accountKey, checkCurrency, nameFromFile, settleAccounts, stableFileName } from '../accounts.ts'
import { readWrittenAmount } from '../amount.ts'
import { cleanText } from '../clean-text.ts'
import { tellSeveralAccounts } from './csv-accounts.ts'
import { readCsvBalance } from './csv-balance.ts'
import { guessCurrency } from './csv-currency.ts'
import { readCsvLayout } from './csv-layout.ts'
import { guessDelimiter, readCsvRows } from './csv-rows.ts'
import { onlyBooked } from './csv-status.ts'
import { cellOf, readCsvTransaction } from './csv-transaction.ts'
import { cellTexts, chooseColumns, completeMapping } from './guess-columns.ts'
import type { CsvMapping, CsvQuestion, ParsedAccount, ParsedBankFile } from '../bank-file.ts'
import type { ProblemLog } from '../problem-log.ts'
import type { CsvLayout } from './csv-layout.ts'
import type { CsvRow } from './csv-rows.ts'
import type { CsvRules } from './csv-transaction.ts'
import type { CsvColumns } from './guess-columns.ts'

const questionTexts: Readonly<Record<CsvQuestion, string>> = {
  date: 'Which column holds the date?',
  amount: 'Which column holds the amount, or which two hold debits and credits?',
  description: 'Which column holds the description?',
  dateFormat: 'The dates could be read with the month or the day first. Which is it?',
  decimalSeparator: 'The amounts could be read with a point before the decimals or between thousands. Which is it?',
}

const shownRows = 10

/** A row that only states the balance at the start or the end of the period, as some banks put it into the table. */
function isBalanceRow(row: CsvRow, columns: CsvColumns): boolean {
  const amounts = [columns.amount, columns.debit, columns.credit].map((column) => cellOf(row, column))
  return (
    amounts.every((text) => text === '') &&
    cellOf(row, columns.balance) !== '' &&
    /\b(?:opening|beginning|starting|closing|ending)\b.*\bbalance\b/i.test(row.cells.join(' ').slice(0, 1000))
  )
}

/** Whether the column has numbers with a minus and none without: then the minus says nothing that its header does not. */
function isAllNegative(layout: CsvLayout, column: number | undefined, decimalSeparator: '.' | ','): boolean {
  const texts = column === undefined ? [] : cellTexts(layout, column)
  const cents = texts
    .map((text) => readWrittenAmount(text, decimalSeparator))
    .map((reading) => (reading.ok ? reading.cents : 0))
  return cents.some((value) => value < 0) && !cents.some((value) => value > 0)
}

/** Card issuers often write purchases without a minus. The file does not say so, but few people get money most days. */
function tellUnlikelySigns(
  accounts: readonly ParsedAccount[],
  columns: CsvColumns,
  mapping: CsvMapping,
  problems: ProblemLog,
): void {
  if (columns.amount === undefined || columns.direction !== undefined || mapping.negativeIsExpense !== undefined) return
  const rows = accounts.flatMap((account) => account.transactions)
  const moneyIn = rows.filter((row) => row.valueCents > 0).length
  if (moneyIn * 5 <= rows.length * 4 || rows.length < 3) return
  problems.add(
    null,
    'Nearly all amounts are money in. If they are purchases, choose that money out is written without a minus.',
  )
}

/** One account for each currency; nearly always one. */
function byCurrency(rows: readonly CsvRow[], columns: CsvColumns, common: string): Map<string, CsvRow[]> {
  const groups = new Map<string, CsvRow[]>()
  for (const row of rows) {
    const currency = columns.currency === undefined ? common : checkCurrency(cellOf(row, columns.currency), row.line)
    const group = groups.get(currency)
    if (group) group.push(row)
    else groups.set(currency, [row])
  }
  return groups.size === 0 ? groups.set(common, []) : groups
}

function readAccounts(layout: CsvLayout, rules: CsvRules, fileName: string, problems: ProblemLog): ParsedAccount[] {
  const rows = layout.rows.filter((row) => {
    const isBalance = isBalanceRow(row, rules.columns)
    if (isBalance) problems.add(row.line, 'This row only states a balance and was left out.')
    return !isBalance
  })
  const groups = byCurrency(rows, rules.columns, guessCurrency(layout, rules.columns))
  return [...groups].map(([currency, group]) => {
    const transactions = group.map((row) => readCsvTransaction(row, rules))
    return {
      key: accountKey('CSV', stableFileName(fileName), currency, layout.hasHeader ? layout.columns.join('|') : ''),
      name: groups.size > 1 ? `${nameFromFile(fileName)} ${currency}` : nameFromFile(fileName),
      typeName: null,
      currency,
      ...readCsvBalance(group, transactions, rules, problems),
      transactions,
    }
  })
}

/**
 * A bank's table of transactions. The mapping is guessed from header words and cells, and what `mapping` says overrides
 * the guess. With a question open there are no accounts, only columns, sample rows and the guess so far. A file has no
 * account number: its key rests on its name (without dates) and its columns. @throws BankFileError
 */
export function parseCsv(text: string, fileName: string, mapping: CsvMapping, problems: ProblemLog): ParsedBankFile {
  const delimiter = mapping.delimiter ?? guessDelimiter(text)
  const layout = onlyBooked(readCsvLayout(readCsvRows(text, delimiter, problems), mapping), problems)
  const columns = chooseColumns(layout, mapping)
  const complete = completeMapping(layout, columns, mapping)
  const shown = {
    format: 'csv',
    columns: layout.columns,
    rows: layout.rows.slice(0, shownRows).map((row) => row.cells.map((cell) => cleanText(cell, 200))),
    mapping: { delimiter, ...complete.mapping },
    questions: complete.questions,
  } as const
  if (complete.questions.length > 0) {
    for (const question of complete.questions) problems.add(null, questionTexts[question])
    return { ...shown, accounts: [], problems: problems.list() }
  }
  if (layout.rows.length === 0) problems.add(null, 'The file holds no transactions.')
  const decimalSeparator = complete.mapping.decimalSeparator ?? '.'
  const rules: CsvRules = {
    columns,
    dateFormat: complete.mapping.dateFormat ?? 'YYYY-MM-DD',
    knownDates: new Map(),
    decimalSeparator,
    negativeIsExpense: mapping.negativeIsExpense ?? true,
    debitSign: isAllNegative(layout, columns.debit, decimalSeparator) ? 1 : -1,
    creditSign: isAllNegative(layout, columns.credit, decimalSeparator) ? -1 : 1,
  }
  if (rules.creditSign === -1) problems.add(null, 'All credits are written with a minus; they were read as money in.')
  tellSeveralAccounts(layout, problems)
  const accounts = settleAccounts(readAccounts(layout, rules, fileName, problems), problems)
  tellUnlikelySigns(accounts, columns, mapping, problems)
  return { ...shown, accounts, problems: problems.list() }
}
