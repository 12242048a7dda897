import { eq, sql } from 'drizzle-orm'
import type { LedgerTransaction } from './ledger.ts'
import { suspectedDuplicate } from './schema.ts'

export type StoredSuspicion = typeof suspectedDuplicate.$inferSelect

/** Notes that a row of a connection looks like one that was there; a pair that the person has decided about is not noted again. */
export function insertSuspected(ledger: LedgerTransaction, pair: { entryId: number; existingEntryId: number }): void {
  ledger.insert(suspectedDuplicate).values(pair).onConflictDoNothing().run()
}

/** Pairs that nobody has decided about and of which both rows are still there. */
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

export function decideSuspicion(ledger: LedgerTransaction, id: number, decision: 'same' | 'different'): void {
  ledger.update(suspectedDuplicate).set({ decision }).where(eq(suspectedDuplicate.id, id)).run()
}
