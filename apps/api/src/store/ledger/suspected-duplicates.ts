import { eq, sql } from 'drizzle-orm'
import type { LedgerTransaction } from './ledger.ts'
import { suspectedDuplicate } from './schema.ts'
import { updateRow } from './rows-by-id.ts'

export type StoredSuspicion = typeof suspectedDuplicate.$inferSelect

/**
 * Stores that a connection's row looks like an existing one; a pair that the person has decided about is not stored
 * again.
 */
export function insertSuspected(ledger: LedgerTransaction, pair: { entryId: number; existingEntryId: number }): void {
  ledger.insert(suspectedDuplicate).values(pair).onConflictDoNothing().run()
}

/** Returns undecided pairs of which both rows still exist. */
export const openSuspicions = (ledger: LedgerTransaction): StoredSuspicion[] =>
  ledger
    .select()
    .from(suspectedDuplicate)
    .where(
      sql`${suspectedDuplicate.decision} is null
        and exists (select 1 from entry where entry.id = ${suspectedDuplicate.entryId})
        and exists (select 1 from entry where entry.id = ${suspectedDuplicate.existingEntryId})`,
    )
    .orderBy(suspectedDuplicate.id)
    .all()

export const findSuspicion = (ledger: LedgerTransaction, id: number): StoredSuspicion | undefined =>
  ledger.select().from(suspectedDuplicate).where(eq(suspectedDuplicate.id, id)).get()

export const decideSuspicion = (ledger: LedgerTransaction, id: number, decision: 'same' | 'different'): void =>
  updateRow(ledger, suspectedDuplicate, id, { decision })
