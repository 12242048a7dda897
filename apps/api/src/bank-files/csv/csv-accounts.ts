import { accountKey, checkCurrency, nameFromFile, stableFileName } from '../accounts.ts'
import { cleanText, maskNumbers, excerpt } from '../clean-text.ts'
import { readCsvBalance, type ReadRow } from './csv-balance.ts'
import { cellText, readCsvTransaction } from './csv-transaction.ts'
import { sampleTexts } from './guess-columns.ts'
import { normalizeHeader } from './header-words.ts'
import { isPaidLikeCard } from './judge-signs.ts'
import { note } from '../note.ts'
import type { BankFileAccountType, ParsedAccount } from '../bank-file.ts'
import type { ProblemLog } from '../problem-log.ts'
import type { CsvLayout } from './csv-layout.ts'
import type { CsvRow } from './csv-rows.ts'
import type { CsvRules } from './csv-transaction.ts'
import type { ExtraColumns } from './find-layout.ts'
import type { CsvColumns } from './guess-columns.ts'
import type { KnownLayout } from './known-layouts.ts'

const accountHeaders: ReadonlySet<string> = new Set(['account', 'account name', 'account number', 'account no'])

const accountColumn = ({ hasHeader, columns }: CsvLayout) =>
  hasHeader ? columns.findIndex((header) => accountHeaders.has(normalizeHeader(header))) : -1

/**
 * Returns the column by which a file of several accounts is divided: the one that the layout has, else one of names.
 * Numbers alone may be those of several cards of one account.
 */
export function dividingColumn(layout: CsvLayout, extras: ExtraColumns): number | undefined {
  if (extras.account !== undefined) return extras.account
  const column = accountColumn(layout)
  const names = column === -1 ? [] : sampleTexts(layout, column).filter((name) => name !== '')
  return new Set(names).size > 1 && names.every((name) => /\p{L}{3}/u.test(name)) ? column : undefined
}

/** Reports a column that names several accounts: only a person can decide whether they are cards of one account. */
export function tellSeveralAccounts(layout: CsvLayout, problems: ProblemLog): void {
  const { columns, rows } = layout
  const column = accountColumn(layout)
  const names = new Set(
    column === -1 ? [] : rows.map(({ cells }) => (cells[column] ?? '').trim()).filter((name) => name !== ''),
  )
  if (names.size < 2) return
  problems.add(null, note('severalAccounts', { column: excerpt(columns[column] ?? ''), count: names.size }))
}

const codes = /(?<![A-Za-z])(USD|EUR|GBP|CAD|AUD|NZD|CHF|JPY|SEK|NOK|DKK|PLN|CZK|INR|MXN|BRL|ZAR|SGD|HKD)(?![A-Za-z])/
const signs: Readonly<Record<string, string>> = { '€': 'EUR', '£': 'GBP', '₹': 'INR' }

function currencyIn(text: string): string | null {
  return codes.exec(text.slice(0, 80))?.[1] ?? signs[/[€£₹]/.exec(text)?.[0] ?? ''] ?? null
}

/** Returns the currency in the header of the amounts or next to all of them; else USD. */
function guessCurrency(layout: CsvLayout, columns: CsvColumns): string {
  const money = [columns.amount, columns.debit, columns.credit].filter((column) => column !== undefined)
  const above = money.map((column) => currencyIn(layout.columns[column] ?? '')).find((code) => code !== null)
  if (above) return above
  const cells = money.flatMap((column) => sampleTexts(layout, column)).filter((text) => text !== '')
  const [first, ...others] = [...new Set(cells.map(currencyIn))]
  return others.length === 0 ? (first ?? 'USD') : 'USD'
}

interface Group {
  readonly account: string
  readonly currency: string
  readonly rows: ReadRow[]
}

/** What the rows of a table are read with. */
export interface CsvTable {
  readonly layout: CsvLayout
  readonly rules: CsvRules
  readonly known: KnownLayout | undefined
  readonly fileName: string
}

/** Reads the rows of a table, each with the sign that the file writes. A row that cannot be read is listed. */
export function readCsvRowsOfTable({ rules }: CsvTable, rows: readonly CsvRow[], problems: ProblemLog): ReadRow[] {
  return rows.flatMap(
    (row) =>
      problems.readRow(
        () => row.cells.filter((cell) => cell.trim() !== '').join(', '),
        () => {
          if (rules.columns.currency !== undefined) checkCurrency(cellText(row, rules.columns.currency), row.line)
          return { row, transaction: readCsvTransaction(row, rules) }
        },
      ) ?? [],
  )
}

/** Groups rows by account and currency; nearly always one of each. */
function groupRows({ layout, rules }: CsvTable, rows: readonly ReadRow[]): Group[] {
  const common = guessCurrency(layout, rules.columns)
  const column = dividingColumn(layout, rules.extras)
  const groups = new Map<string, Group>()
  for (const read of rows) {
    const currency =
      rules.columns.currency === undefined ? common : checkCurrency(cellText(read.row, rules.columns.currency), null)
    const account = cleanText(cellText(read.row, column), 60)
    const key = `${account}\n${currency}`
    const group = groups.get(key)
    if (group) group.rows.push(read)
    else groups.set(key, { account, currency, rows: [read] })
  }
  return groups.size === 0 ? [{ account: '', currency: common, rows: [] }] : [...groups.values()]
}

const typeWords: readonly (readonly [RegExp, BankFileAccountType])[] = [
  [/credit|visa|master.?card|amex|american.?express|discover|\bcard\b|rewards/i, 'Credit Card'],
  [/saving|money.?market|\bmma\b|reserve/i, 'Savings'],
  [/che(?:ck|qu)ing|debit|spending/i, 'Checking'],
  [/loan|mortgage|line of credit|heloc/i, 'Personal Loan'],
  [/broker|invest|401|\bira\b|roth|\bhsa\b/i, 'Brokerage'],
]

/** Returns the type that a name says; null leaves the choice to the person. */
const typeByWords = (name: string): BankFileAccountType | null =>
  typeWords.find(([pattern]) => pattern.test(name))?.[1] ?? null

function nameOf({ account, currency }: Group, isAlone: boolean, { known, fileName, layout }: CsvTable): string {
  const fromFile = nameFromFile(fileName)
  const isEmptyName = /^(?:activity|transactions?|export|download|statement|history|imported account)?$/i.test(fromFile)
  const ofFile = isEmptyName && known && known.kind !== 'history' && layout.hasHeader ? known.name : fromFile
  const name = account === '' ? ofFile : maskNumbers(account)
  return isAlone || account !== '' ? name : `${name} ${currency}`
}

const toWritten = ({ transaction: { valueCents: cents, description } }: ReadRow) => ({ cents, description })

/** Reads the rows of a table as one account for each name and currency, with its newest running balance. */
export function readCsvAccounts(
  table: CsvTable,
  rows: readonly ReadRow[],
  isOfCard: boolean,
  problems: ProblemLog,
): ParsedAccount[] {
  const { layout, rules, known, fileName } = table
  const groups = groupRows(table, rows)
  const ofKind = known?.kind === 'broker' ? 'Brokerage' : isOfCard ? 'Credit Card' : null
  return groups.map((group) => {
    const { account, currency } = group
    const typeText = cellText(group.rows[0]?.row ?? { cells: [], line: 0 }, rules.extras.accountType)
    const identity =
      account === ''
        ? [stableFileName(fileName), currency, layout.hasHeader ? layout.columns.join('|') : '']
        : [known?.name ?? stableFileName(fileName), account, currency]
    return {
      key: accountKey('CSV', ...identity),
      name: nameOf(group, groups.length === 1, table),
      typeName:
        account === ''
          ? (ofKind ?? typeByWords(fileName))
          : (typeByWords(`${typeText} ${account}`) ??
            (isPaidLikeCard(group.rows.map(toWritten)) ? 'Credit Card' : null)),
      currency,
      ...readCsvBalance(group.rows, rules, problems),
      transactions: group.rows.map(({ transaction }) => transaction),
      ...(known?.kind === 'history' && { program: known.name }),
    }
  })
}
