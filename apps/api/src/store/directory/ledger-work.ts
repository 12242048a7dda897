import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm'
import type { DirectoryDatabase } from './database.ts'
import { ledgerWork as work, person, personLedger } from './schema.ts'

/**
 * When each ledger next has background work. A worker claims it first, which moves the due time to the end of the
 * claim: if the process ends before the work is finished, it is due again.
 */
export interface LedgerWork {
  /** Schedules work at this moment; an earlier due time stays. */
  schedule(personId: number, at: number): Promise<void>
  /** Schedules work at this moment for employees who have none: those are new, or from an earlier release. */
  scheduleMissing(at: number): Promise<void>
  /** Returns people whose work is due, the longest overdue first. */
  due(now: number, count: number): Promise<number[]>
  /** Claims due work until a moment; false if it is not due or is already claimed. */
  claim(personId: number, now: number, until: number): Promise<boolean>
  /** Ends a claim and schedules the next work at `nextAt`, or none at null. Work scheduled since the claim stays. */
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
    async scheduleMissing(at) {
      const missing = db
        .select({ personId: person.id, nextAt: sql<number>`${at}`.as('next_at') })
        .from(person)
        .innerJoin(personLedger, and(eq(personLedger.personId, person.id), eq(personLedger.state, 'there')))
        .leftJoin(work, eq(work.personId, person.id))
        .where(and(eq(person.role, 0), isNull(work.personId)))
      await db.insert(work).select(missing).onConflictDoNothing()
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
