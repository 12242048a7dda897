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

/** The answer already given under this key, if any. */
export function findIdempotentAnswer(ledger: LedgerTransaction, key: string): IdempotentAnswer | undefined {
  return byKey(ledger).get({ key })
}

/** Keeps an answer under its key; in the same transaction as the write that it answers. */
export function keepIdempotentAnswer(ledger: LedgerTransaction, answer: IdempotentAnswer): void {
  ledger.insert(idempotencyKey).values(answer).run()
}

/** So many of the newest answers stay whatever their age. */
const NEWEST_KEPT = 200

/**
 * Forgets the answers given before a moment (ISO 8601), but for the newest of them. A clock that jumps ahead makes all of them
 * look old at once; a repeat of what was just written must still find its answer then.
 */
export function forgetIdempotentAnswers(ledger: LedgerTransaction, before: string): void {
  const newest = sql`(select max(rowid) from ${idempotencyKey}) - ${NEWEST_KEPT}`
  ledger
    .delete(idempotencyKey)
    .where(and(lt(idempotencyKey.at, before), sql`rowid <= ${newest}`))
    .run()
}
