import { and, asc, eq, lte, sql } from 'drizzle-orm'
import type { DirectoryDatabase } from './directory.ts'
import { ledgerWork as work } from './schema.ts'

/**
 * When each ledger next has background work. Whoever does it claims it first, which moves it to the end of the claim: if the
 * work is not finished by then, because the process ended, it is due again.
 */
export interface LedgerWork {
  /** There is work from this moment on; an earlier one stays. */
  schedule(personId: number, at: number): Promise<void>
  /** People whose work is due, the longest due first. */
  due(now: number, count: number): Promise<number[]>
  /** Takes due work until a moment; false where it is not due, or somebody else has it. */
  claim(personId: number, now: number, until: number): Promise<boolean>
  /** Ends a claim: there is work again at `nextAt`, or none at null. What was scheduled since the claim stays as it is. */
  finish(personId: number, claimedUntil: number, nextAt: number | null): Promise<void>
}

export function ledgerWork(db: DirectoryDatabase): LedgerWork {
  return {
    async schedule(personId, at) {
      await db
        .insert(work)
        .values({ personId, nextAt: at })
        .onConflictDoUpdate({ target: work.personId, set: { nextAt: sql`min(${work.nextAt}, excluded.next_at)` } })
    },
    async due(now, count) {
      const rows = await db
        .select({ personId: work.personId })
        .from(work)
        .where(lte(work.nextAt, now))
        .orderBy(asc(work.nextAt))
        .limit(count)
      return rows.map(({ personId }) => personId)
    },
    async claim(personId, now, until) {
      const claimed = await db
        .update(work)
        .set({ nextAt: until })
        .where(and(eq(work.personId, personId), lte(work.nextAt, now)))
        .returning({ personId: work.personId })
      return claimed.length > 0
    },
    async finish(personId, claimedUntil, nextAt) {
      const isUntouched = and(eq(work.personId, personId), eq(work.nextAt, claimedUntil))
      if (nextAt === null) await db.delete(work).where(isUntouched)
      else await db.update(work).set({ nextAt }).where(isUntouched)
    },
  }
}
