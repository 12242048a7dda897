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

const insert = prepared((db) =>
  db
    .insert(idempotencyKey)
    .values({
      key: sql.placeholder('key'),
      fingerprint: sql.placeholder('fingerprint'),
      status: sql.placeholder('status'),
      body: sql.placeholder('body'),
      changeId: sql.placeholder('changeId'),
      at: sql.placeholder('at'),
    })
    .prepare(),
)

/** This many of the newest answers are kept regardless of age. */
const newestKept = 200

const deleteOld = prepared((db) =>
  db
    .delete(idempotencyKey)
    .where(
      and(
        lt(idempotencyKey.at, sql.placeholder('before')),
        sql`rowid <= (select max(rowid) from ${idempotencyKey}) - ${sql.raw(String(newestKept))}`,
      ),
    )
    .prepare(),
)

/** Returns the answer stored under this key; undefined if there is none. */
export function findIdempotentAnswer(ledger: LedgerTransaction, key: string): IdempotentAnswer | undefined {
  return byKey(ledger).get({ key })
}

/** Stores an answer under its key; in the same transaction as the write that it answers. */
export function keepIdempotentAnswer(ledger: LedgerTransaction, answer: IdempotentAnswer): void {
  insert(ledger).run({ ...answer })
}

/**
 * Deletes answers from before a moment (ISO 8601), except the newest. A clock that jumps ahead makes all of them look
 * old at once; even then a repeat of a recent write must find its answer.
 */
export function forgetIdempotentAnswers(ledger: LedgerTransaction, before: string): void {
  deleteOld(ledger).run({ before })
}
