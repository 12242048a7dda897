import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { DirectoryDatabase } from './database.ts'
import { type CodePurpose, oneTimeCode } from './schema.ts'

/** What a code is for, who it is for, and which browser asked. The last two are keyed hashes. */
export interface CodePlace {
  readonly purpose: CodePurpose
  readonly subject: string
  readonly asker: string
}

/** The result of trying a code. */
export type CodeTry = 'right' | 'wrong' | 'expired'

export interface Codes {
  /** Replaces the previous code with a new one; false if the previous one was sent after `notSentAfter`. */
  put(
    place: CodePlace,
    code: { codeHash: string; at: number; expiresAt: number; notSentAfter: number },
  ): Promise<boolean>
  /** Returns when this place's code was sent; undefined if there is none. */
  sentAt(place: CodePlace): Promise<number | undefined>
  /** Tries a code. A correct one is used up; after `maxTries` tries no code is correct any more. */
  try(place: CodePlace, attempt: { codeHash: string; at: number; maxTries: number }): Promise<CodeTry>
  forgetExpiredBefore(moment: number): Promise<void>
}

const at = ({ purpose, subject, asker }: CodePlace) =>
  and(eq(oneTimeCode.purpose, purpose), eq(oneTimeCode.subject, subject), eq(oneTimeCode.asker, asker))

export function codes(db: DirectoryDatabase): Codes {
  return {
    async put(place, { codeHash, at: sentAt, expiresAt, notSentAfter }) {
      const values = { codeHash, sentAt, expiresAt, tries: 0, usedAt: null }
      const put = await db
        .insert(oneTimeCode)
        .values({ ...place, ...values })
        .onConflictDoUpdate({
          target: [oneTimeCode.purpose, oneTimeCode.subject, oneTimeCode.asker],
          set: values,
          // A used code does not delay the next one.
          setWhere: sql`${oneTimeCode.sentAt} <= ${notSentAfter} OR ${oneTimeCode.usedAt} IS NOT NULL`,
        })
        .returning({ sentAt: oneTimeCode.sentAt })
      return put.length > 0
    },
    async sentAt(place) {
      const [found] = await db.select({ sentAt: oneTimeCode.sentAt }).from(oneTimeCode).where(at(place))
      return found?.sentAt
    },
    async try(place, { codeHash, at: now, maxTries }) {
      // Counted before the comparison, so that concurrent tries cannot share one count.
      const [tried] = await db
        .update(oneTimeCode)
        .set({ tries: sql`${oneTimeCode.tries} + 1` })
        .where(and(at(place), isNull(oneTimeCode.usedAt), lt(oneTimeCode.tries, maxTries)))
        .returning({ expiresAt: oneTimeCode.expiresAt })
      if (!tried) return 'wrong'
      if (tried.expiresAt <= now) return 'expired'
      const used = await db
        .update(oneTimeCode)
        .set({ usedAt: now })
        .where(
          and(
            at(place),
            eq(oneTimeCode.codeHash, codeHash),
            isNull(oneTimeCode.usedAt),
            gt(oneTimeCode.expiresAt, now),
          ),
        )
        .returning({ usedAt: oneTimeCode.usedAt })
      return used.length > 0 ? 'right' : 'wrong'
    },
    forgetExpiredBefore: async (moment) => void (await db.delete(oneTimeCode).where(lt(oneTimeCode.expiresAt, moment))),
  }
}
