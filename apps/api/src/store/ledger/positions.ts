import { desc, eq } from 'drizzle-orm'
import type { LedgerTransaction } from './ledger.ts'
import { position } from './schema.ts'
import { insertRow } from './rows-by-id.ts'

export type StoredPosition = typeof position.$inferSelect

/** Stores what a file states. Returns the rows' ids. */
export const insertPositions = (ledger: LedgerTransaction, rows: readonly Omit<StoredPosition, 'id'>[]): number[] =>
  rows.map((row) => insertRow(ledger, position, row))

/** Returns what an account held on the newest day that a file states, by the newest file of that day; the largest first. */
export function newestPositions(ledger: LedgerTransaction, accountId: number): readonly StoredPosition[] {
  const newestFirst = ledger
    .select()
    .from(position)
    .where(eq(position.accountId, accountId))
    .orderBy(desc(position.day), desc(position.bankFileId))
    .all()
  const [first] = newestFirst
  return newestFirst
    .filter(({ day, bankFileId }) => day === first?.day && bankFileId === first.bankFileId)
    .toSorted((one, other) => other.valueCents - one.valueCents || one.id - other.id)
}
