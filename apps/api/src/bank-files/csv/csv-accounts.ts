import { quote } from '../clean-text.ts'
import { normalizeHeader } from './header-words.ts'
import type { ProblemLog } from '../problem-log.ts'
import type { CsvLayout } from './csv-layout.ts'

const headers: ReadonlySet<string> = new Set(['account', 'account name', 'account number', 'account no'])

/** A table can hold the rows of several accounts, or of several cards of one; only a person can tell which. */
export function tellSeveralAccounts({ hasHeader, columns, rows }: CsvLayout, problems: ProblemLog): void {
  const column = hasHeader ? columns.findIndex((header) => headers.has(normalizeHeader(header))) : -1
  const names = new Set(
    column === -1 ? [] : rows.map(({ cells }) => (cells[column] ?? '').trim()).filter((name) => name !== ''),
  )
  if (names.size < 2) return
  problems.add(
    null,
    `The column ${quote(columns[column] ?? '')} names ${names.size} accounts, and all rows go into one. If they are not cards of one account, export each account by itself.`,
  )
}
