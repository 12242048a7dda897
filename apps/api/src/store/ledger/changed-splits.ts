import { eq, sql } from 'drizzle-orm'
import type { LedgerTransaction } from './ledger.ts'
import { changedSplit } from './schema.ts'
import { deleteRow } from './rows-by-id.ts'

export type StoredChangedSplit = typeof changedSplit.$inferSelect

/** Returns the split rows whose total a bank changed, and about which the person was told nothing yet. */
export const changedSplits = (ledger: LedgerTransaction): StoredChangedSplit[] =>
  ledger.select().from(changedSplit).orderBy(changedSplit.id).all()

export const findChangedSplit = (ledger: LedgerTransaction, entryId: number): StoredChangedSplit | undefined =>
  ledger.select().from(changedSplit).where(eq(changedSplit.entryId, entryId)).get()

export const forgetChangedSplit = (ledger: LedgerTransaction, id: number): void => deleteRow(ledger, changedSplit, id)

/** Notes that a bank changed the total of a split row. A total that comes back to what it was needs no note. */
export function noteChangedSplit(ledger: LedgerTransaction, row: Omit<typeof changedSplit.$inferInsert, 'id'>): void {
  ledger
    .insert(changedSplit)
    .values(row)
    .onConflictDoUpdate({
      target: changedSplit.entryId,
      set: { isJoined: sql`is_joined or excluded.is_joined`, afterCents: row.afterCents },
    })
    .run()
  ledger.run(sql`delete from changed_split where before_cents = after_cents and not is_joined`)
}
