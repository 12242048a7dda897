import { and, asc, eq, gt, lt, sql } from 'drizzle-orm'
import type { DirectoryDatabase } from './database.ts'
import { signInFailure } from './schema.ts'

/** Failed sign-ins; a subject is the keyed hash of a user name or of a network address. */
export interface SignInFailures {
  /** Adds one failure for each subject, in one write. */
  add(subjects: readonly string[], at: number): Promise<void>
  /** Returns the moments of the subject's failures after the given one, oldest first. */
  momentsSince(subject: string, after: number): Promise<number[]>
  forget(subject: string): Promise<void>
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
    forget: async (subject) => void (await db.delete(signInFailure).where(eq(signInFailure.subject, subject))),
    forgetBefore: async (moment) => void (await db.delete(signInFailure).where(lt(signInFailure.failedAt, moment))),
  }
}
