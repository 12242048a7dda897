import { eq, lt, sql } from 'drizzle-orm'
import type { DirectoryDatabase } from './database.ts'
import { attemptWindow, usedToken } from './schema.ts'

/** Counts attempts, and remembers which tokens are used up. Subjects and tokens are keyed hashes. */
export interface Attempts {
  /** Adds one attempt and returns the count since the window began. `lasts` is the window's length in milliseconds. */
  count(subject: string, window: { at: number; lasts: number }): Promise<number>
  /** Returns the count of the current window without adding an attempt. */
  countSoFar(subject: string, window: { at: number; lasts: number }): Promise<number>
  /** Takes one attempt off the current window, because it was not judged. */
  giveBack(subject: string): Promise<void>
  forget(subject: string): Promise<void>
  /** Uses a token up; false if it was used before. */
  use(tokenHash: string, expiresAt: number): Promise<boolean>
  isUsed(tokenHash: string): Promise<boolean>
  /** Deletes windows and tokens that ended before `moment`. */
  forgetBefore(moment: number): Promise<void>
}

export function attempts(db: DirectoryDatabase): Attempts {
  return {
    async count(subject, { at, lasts }) {
      const isOver = sql`${attemptWindow.startedAt} <= ${at - lasts}`
      const [row] = await db
        .insert(attemptWindow)
        .values({ subject, startedAt: at, count: 1 })
        .onConflictDoUpdate({
          target: attemptWindow.subject,
          set: {
            count: sql`CASE WHEN ${isOver} THEN 1 ELSE ${attemptWindow.count} + 1 END`,
            startedAt: sql`CASE WHEN ${isOver} THEN ${at} ELSE ${attemptWindow.startedAt} END`,
          },
        })
        .returning({ count: attemptWindow.count })
      if (!row) throw new Error('A counted attempt came back empty')
      return row.count
    },
    async countSoFar(subject, { at, lasts }) {
      const [row] = await db.select().from(attemptWindow).where(eq(attemptWindow.subject, subject))
      return row && row.startedAt > at - lasts ? row.count : 0
    },
    async giveBack(subject) {
      await db
        .update(attemptWindow)
        .set({ count: sql`max(0, ${attemptWindow.count} - 1)` })
        .where(eq(attemptWindow.subject, subject))
    },
    forget: async (subject) => void (await db.delete(attemptWindow).where(eq(attemptWindow.subject, subject))),
    async use(tokenHash, expiresAt) {
      const used = await db
        .insert(usedToken)
        .values({ tokenHash, expiresAt })
        .onConflictDoNothing()
        .returning({ tokenHash: usedToken.tokenHash })
      return used.length > 0
    },
    async isUsed(tokenHash) {
      const found = await db
        .select({ tokenHash: usedToken.tokenHash })
        .from(usedToken)
        .where(eq(usedToken.tokenHash, tokenHash))
      return found.length > 0
    },
    async forgetBefore(moment) {
      await db.delete(attemptWindow).where(lt(attemptWindow.startedAt, moment))
      await db.delete(usedToken).where(lt(usedToken.expiresAt, moment))
    },
  }
}
