import { and, eq, lt, sql } from 'drizzle-orm'
import { type LedgerTransaction, prepared } from './ledger.ts'
import { idempotencyKey } from './schema.ts'

export type IdempotentAnswer = typeof idempotencyKey.$inferSelect

const byKey = prepared((db) =>
  db
    .select()
    .from(idempotencyKey)
    .where(eq(idempotencyKey.key, sql.placeholder('key')))
    .prepare(),
)

/** Returns the answer stored under this key; undefined if there is none. */
export function findIdempotentAnswer(ledger: LedgerTransaction, key: string): IdempotentAnswer | undefined {
  return byKey(ledger).get({ key })
}

/** Stores an answer under its key; in the same transaction as the write that it answers. */
export function keepIdempotentAnswer(ledger: LedgerTransaction, answer: IdempotentAnswer): void {
  ledger.insert(idempotencyKey).values(answer).run()
}

/** This many of the newest answers are kept regardless of age. */
const newestKept = 200

/**
 * Deletes answers from before a moment (ISO 8601), except the newest. A clock that jumps ahead makes all of them look
 * old at once; even then a repeat of a recent write must find its answer.
 */
export function forgetIdempotentAnswers(ledger: LedgerTransaction, before: string): void {
  const newest = sql`(select max(rowid) from ${idempotencyKey}) - ${newestKept}`
  ledger
    .delete(idempotencyKey)
    .where(and(lt(idempotencyKey.at, before), sql`rowid <= ${newest}`))
    .run()
}
