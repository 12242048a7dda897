import { and, eq, isNull, lte, or } from 'drizzle-orm'
import type { DirectoryDatabase } from './database.ts'
import { factorRecovery } from './schema.ts'

export type FactorRecovery = typeof factorRecovery.$inferSelect

/** Waits of people who lost their second factors, one for each person. */
export interface FactorRecoveries {
  /** Starts a wait unless there is one that was asked for, or stopped, after these moments. Returns whether it did. */
  start(personId: number, at: number, over: { askedBefore: number; stoppedBefore: number }): Promise<boolean>
  find(personId: number): Promise<FactorRecovery | undefined>
  /** Takes the next mail; true for the one caller who sends it. */
  takeMail(personId: number, mailed: number): Promise<boolean>
  /** Stops the wait that was asked for at a moment; false if it is over or was stopped before. */
  stop(personId: number, askedAt: number, at: number): Promise<boolean>
  forget(personId: number): Promise<void>
}

export function factorRecoveries(db: DirectoryDatabase): FactorRecoveries {
  return {
    async start(personId, at, { askedBefore, stoppedBefore }) {
      const isOver = or(
        and(isNull(factorRecovery.stoppedAt), lte(factorRecovery.askedAt, askedBefore)),
        lte(factorRecovery.stoppedAt, stoppedBefore),
      )
      const started = await db
        .insert(factorRecovery)
        .values({ personId, askedAt: at })
        .onConflictDoUpdate({
          target: factorRecovery.personId,
          set: { askedAt: at, mailed: 0, stoppedAt: null },
          ...(isOver && { setWhere: isOver }),
        })
        .returning({ personId: factorRecovery.personId })
      return started.length > 0
    },
    async find(personId) {
      const [found] = await db.select().from(factorRecovery).where(eq(factorRecovery.personId, personId))
      return found
    },
    async takeMail(personId, mailed) {
      const taken = await db
        .update(factorRecovery)
        .set({ mailed: mailed + 1 })
        .where(
          and(
            eq(factorRecovery.personId, personId),
            eq(factorRecovery.mailed, mailed),
            isNull(factorRecovery.stoppedAt),
          ),
        )
        .returning({ personId: factorRecovery.personId })
      return taken.length > 0
    },
    async stop(personId, askedAt, at) {
      const stopped = await db
        .update(factorRecovery)
        .set({ stoppedAt: at })
        .where(
          and(
            eq(factorRecovery.personId, personId),
            eq(factorRecovery.askedAt, askedAt),
            isNull(factorRecovery.stoppedAt),
          ),
        )
        .returning({ personId: factorRecovery.personId })
      return stopped.length > 0
    },
    forget: async (personId) => void (await db.delete(factorRecovery).where(eq(factorRecovery.personId, personId))),
  }
}
