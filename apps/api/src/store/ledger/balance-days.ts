import { sql } from 'drizzle-orm'
import { entriesInTotalsIndex } from './kept-sums.ts'
import { type LedgerTransaction, prepared } from './ledger.ts'
import { balanceDay } from './schema.ts'

/** The sum of an account's rows of one day, in one currency. */
export interface AccountDay {
  readonly accountId: number
  readonly day: string
  readonly currency: string
  readonly cents: number
}

/** A balance as it was stated for a day. */
export interface StatedDay {
  readonly accountId: number
  readonly day: string
  readonly balanceCents: number
}

const sums = prepared((db) =>
  db
    .select({
      accountId: sql<number>`account_id`,
      day: sql<string>`date`,
      currency: sql<string>`currency`,
      cents: sql<number>`sum(value_cents)`,
    })
    .from(entriesInTotalsIndex)
    .where(sql`account_id is not null`)
    .groupBy(sql`date`, sql`account_id`, sql`currency`)
    .orderBy(sql`date`)
    .prepare(),
)

const statements = prepared((db) =>
  db
    .select({ accountId: balanceDay.accountId, day: balanceDay.day, balanceCents: balanceDay.balanceCents })
    .from(balanceDay)
    .orderBy(balanceDay.accountId, balanceDay.day)
    .prepare(),
)

/** Returns the sums of all accounts' rows by day, oldest first. Reads one index, never the table. */
export const accountDays = (ledger: LedgerTransaction): readonly AccountDay[] =>
  sums(ledger)
    .values()
    .map(([accountId, day, currency, cents]) => ({
      accountId: Number(accountId),
      day: String(day),
      currency: String(currency),
      cents: Number(cents),
    }))

/** Returns every stated balance, oldest first within an account. */
export const statedDays = (ledger: LedgerTransaction): readonly StatedDay[] => statements(ledger).all()
