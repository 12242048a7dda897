import type { ParsedAccount, ParsedTransaction } from '../../bank-files/bank-file.ts'
import { readBankFileContent } from '../../store/ledger/bank-files.ts'
import type { LedgerTransaction } from '../../store/ledger/ledger.ts'

/** What of a read file is kept between preview and import. */
export interface BankFileContent {
  readonly accounts: readonly ParsedAccount[]
}

export const writeContent = (content: BankFileContent): string => JSON.stringify(content)

/** The file as it was read; null once it is no longer kept. */
export function readContent(ledger: LedgerTransaction, bankFileId: number): BankFileContent | null {
  const json = readBankFileContent(ledger, bankFileId)
  if (json === null) return null
  const content: BankFileContent = JSON.parse(json)
  return content
}

/** Names a row within its account in its file. */
export const rowKeyOf = (index: number): string => String(index)

/** First and last day of rows; null without any. */
export function daysOf(rows: readonly ParsedTransaction[]): { first: string; last: string } | null {
  const [firstRow] = rows
  if (!firstRow) return null
  return rows.reduce(
    ({ first, last }, { date }) => ({ first: date < first ? date : first, last: date > last ? date : last }),
    { first: firstRow.date, last: firstRow.date },
  )
}
