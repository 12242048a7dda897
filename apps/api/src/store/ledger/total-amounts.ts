import { sql } from 'drizzle-orm'
import { type LedgerTransaction, prepared } from './ledger.ts'

// The kept sums separate money in from money out, so their absolute values add up to those of the entries: a few
// hundred rows, however many entries there are.
const entrySizes = prepared((db) =>
  db
    .select({ cents: sql<number>`total(abs(value_cents))` })
    .from(sql`entry_sum`)
    .prepare(),
)
const balanceSizes = prepared((db) =>
  db
    .select({ cents: sql<number>`total(abs(balance_cents))` })
    .from(sql`account`)
    .prepare(),
)

/** Returns the sum of the absolute values of all entries, in cents. */
export const entrySizesCents = (ledger: LedgerTransaction): number => entrySizes(ledger).get()?.cents ?? 0

/** Returns the sum of the absolute values of all account balances, in cents. */
export const balanceSizesCents = (ledger: LedgerTransaction): number => balanceSizes(ledger).get()?.cents ?? 0
