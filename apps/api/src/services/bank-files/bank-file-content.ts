import type { CsvDateFormat } from '@evenkeel/api-client/contract/choices'
import type { ParsedAccount, ParsedTransaction } from '../../bank-files/bank-file.ts'
import { readBankFileContent } from '../../store/ledger/bank-files.ts'
import type { LedgerTransaction } from '../../store/ledger/ledger.ts'

/** The parts of a parsed file that are kept between preview and import. */
export interface BankFileContent {
  readonly accounts: readonly ParsedAccount[]
  /** The person has to say first which amounts are money out. */
  readonly isOpen: boolean
  readonly unreadableCount: number
  /** What the person said about a CSV file, to be remembered for its layout; null if nothing was asked. */
  readonly answers: LayoutAnswers | null
}

/** What a person said about the files of a layout. */
export interface LayoutAnswers {
  readonly layoutKey: string
  readonly invertSign: boolean | null
  readonly dateFormat: CsvDateFormat | null
}

/** A read file as JSON, row by row: the text of 200,000 rows takes 50 MB, and twice that while it is made as one. */
export function* writeContent({ accounts, ...facts }: BankFileContent): Generator<string> {
  yield `${JSON.stringify(facts).slice(0, -1)},"accounts":[`
  for (const [index, { transactions, ...account }] of accounts.entries()) {
    yield `${index > 0 ? ',' : ''}${JSON.stringify(account).slice(0, -1)},"transactions":[`
    for (const [row, transaction] of transactions.entries()) yield `${row > 0 ? ',' : ''}${JSON.stringify(transaction)}`
    yield ']}'
  }
  yield ']}'
}

/** Returns the file as it was parsed; null once it is no longer kept. */
export function readContent(ledger: LedgerTransaction, bankFileId: number): BankFileContent | null {
  const json = readBankFileContent(ledger, bankFileId)
  if (json === null) return null
  const content: BankFileContent = JSON.parse(json)
  return content
}

/** Returns the key of a row within its account in its file. */
export const toRowKey = (index: number): string => String(index)

/** Returns the first and last day of rows; null if there are none. */
export function dayRange(rows: readonly ParsedTransaction[]): { first: string; last: string } | null {
  const [firstRow] = rows
  if (!firstRow) return null
  return rows.reduce(
    ({ first, last }, { date }) => ({ first: date < first ? date : first, last: date > last ? date : last }),
    { first: firstRow.date, last: firstRow.date },
  )
}
