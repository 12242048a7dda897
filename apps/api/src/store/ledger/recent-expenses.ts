import { sql } from 'drizzle-orm'
import type { LedgerTransaction } from './ledger.ts'

/** An expense that counts in totals, in positive cents. */
export interface RecentExpense {
  readonly id: number
  readonly date: string
  readonly categoryId: number
  readonly cents: number
  readonly description: string
}

/** Returns the expenses since a day that count in totals and are not pending. */
export const expensesSince = (ledger: LedgerTransaction, day: string): RecentExpense[] =>
  ledger.all<RecentExpense>(sql`
    select id, date, category_id as categoryId, -value_cents as cents, description from entry
    where date >= ${day} and value_cents < 0 and is_hidden = 0 and is_pending = 0 and currency = 'USD'
      and transfer_pair_id is null
      and (account_id is null or account_id not in (select id from account where is_hidden_from_totals = 1))
    order by date, id`)
