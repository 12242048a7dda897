import { and, asc, eq, gt, lt, sql } from 'drizzle-orm'
import type { DirectoryDatabase } from './database.ts'
import { guessCount, signInFailure } from './schema.ts'

/** Failed sign-ins; a subject is the keyed hash of a user name or of a network address. */
export interface SignInFailures {
  /** Adds one failure for each subject, in one write. */
  add(subjects: readonly string[], at: number): Promise<void>
  /** Returns the moments of the subject's failures after the given one, oldest first. */
  momentsSince(subject: string, after: number): Promise<number[]>
  /** Counts one more wrong try since the last right one. Returns how many those are. */
  countEver(subject: string, at: number): Promise<number>
  /** Returns how many wrong tries were counted since the last right one. */
  everOf(subject: string): Promise<number>
  /** Forgets the subject's failures and its count. */
  forget(subject: string): Promise<void>
  /** Forgets counts that did not change since a moment: names that no one has fill the table otherwise. */
  forgetCountsBefore(moment: number): Promise<void>
  forgetBefore(moment: number): Promise<void>
}

export function signInFailures(db: DirectoryDatabase): SignInFailures {
  const since = db
    .select({ failedAt: signInFailure.failedAt })
    .from(signInFailure)
    .where(
      and(eq(signInFailure.subject, sql.placeholder('subject')), gt(signInFailure.failedAt, sql.placeholder('after'))),
    )
    .orderBy(asc(signInFailure.failedAt), asc(signInFailure.id))
    .prepare()
  return {
    add: async (subjects, at) =>
      void (await db.insert(signInFailure).values(subjects.map((subject) => ({ subject, failedAt: at })))),
    momentsSince: async (subject, after) => (await since.all({ subject, after })).map((row) => row.failedAt),
    async countEver(subject, at) {
      const [row] = await db
        .insert(guessCount)
        .values({ subject, wrong: 1, lastAt: at })
        .onConflictDoUpdate({ target: guessCount.subject, set: { wrong: sql`${guessCount.wrong} + 1`, lastAt: at } })
        .returning({ wrong: guessCount.wrong })
      return row?.wrong ?? 0
    },
    async everOf(subject) {
      const [row] = await db.select().from(guessCount).where(eq(guessCount.subject, subject))
      return row?.wrong ?? 0
    },
    async forget(subject) {
      await db.delete(signInFailure).where(eq(signInFailure.subject, subject))
      await db.delete(guessCount).where(eq(guessCount.subject, subject))
    },
    forgetCountsBefore: async (moment) => void (await db.delete(guessCount).where(lt(guessCount.lastAt, moment))),
    forgetBefore: async (moment) => void (await db.delete(signInFailure).where(lt(signInFailure.failedAt, moment))),
  }
}
