import { and, count, desc, eq, gte, isNotNull, isNull } from 'drizzle-orm'
import type { Change } from './journal.ts'
import type { LedgerTransaction } from './ledger.ts'
import { change } from './schema.ts'

/** Returns how many changes a page made since a day began; an undo is none. */
export function countPageChanges(ledger: LedgerTransaction, page: string, day: string): number {
  const isCounted = and(eq(change.page, page), gte(change.at, day), isNull(change.undoesChangeId))
  return ledger.select({ changes: count() }).from(change).where(isCounted).get()?.changes ?? 0
}

/** Returns the number of changes, and undone ones, of each grant since a moment. */
export function changesByGrant(ledger: LedgerTransaction, since: string): Map<number, number> {
  const rows = ledger
    .select({ grantId: change.pageGrantId, changes: count() })
    .from(change)
    .where(and(isNotNull(change.page), gte(change.at, since)))
    .groupBy(change.pageGrantId)
    .all()
  return new Map(rows.map(({ grantId, changes }) => [grantId ?? 0, changes]))
}

/** Returns the newest changes that were made on other pages. */
export function readPageChanges(ledger: LedgerTransaction, most: number): Change[] {
  return ledger.select().from(change).where(isNotNull(change.page)).orderBy(desc(change.id)).limit(most).all()
}
