import { eq, lt, sql } from 'drizzle-orm'
import { type LedgerTransaction, prepared } from './ledger.ts'
import { idempotencyKey } from './schema.ts'

export type IdempotentAnswer = typeof idempotencyKey.$inferSelect

const byKey = prepared((db) => db.select().from(idempotencyKey).where(eq(idempotencyKey.key, sql.placeholder('key'))).prepare())

/** The answer already given under this key, if any. */
export function findIdempotentAnswer(ledger: LedgerTransaction, key: string): IdempotentAnswer | undefined {
  return byKey(ledger).get({ key })
}

/** Keeps an answer under its key; in the same transaction as the write that it answers. */
export function keepIdempotentAnswer(ledger: LedgerTransaction, answer: IdempotentAnswer): void {
  ledger.insert(idempotencyKey).values(answer).run()
}

/** Forgets the answers given before a moment (ISO 8601). */
export function forgetIdempotentAnswers(ledger: LedgerTransaction, before: string): void {
  ledger.delete(idempotencyKey).where(lt(idempotencyKey.at, before)).run()
}
