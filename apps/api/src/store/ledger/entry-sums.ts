import type { CategorySum } from '@evenkeel/engine'
import { type SQL, sql } from 'drizzle-orm'
import { categoryOf } from './category-catalogue.ts'
import { type EntryFilter, filterConditions, filterShape, filterValues } from './entry-filter.ts'
import { type LedgerDatabase, type LedgerTransaction, preparedFor } from './ledger.ts'

const isMoneyIn = sql`(value_cents > 0)`

// The index holds all that the sums need. Named, because the planner would rather group by another index and fetch rows.
const entriesInTotalsIndex = sql`entry indexed by entry_totals`

/** Mirrors the engine's `countsInTotals`, so that a month's sum never reads the rows that do not count. */
const counts = sql`is_hidden = 0 and currency = 'USD'
  and (account_id is null or account_id not in (select id from account where is_hidden_from_totals = 1))`

const monthSums = preparedFor(filterShape, (db, filter: EntryFilter) =>
  db
    .select({
      period: sql<string>`substr(date, 1, 7)`.as('period'),
      categoryId: sql<number>`category_id`.as('categoryId'),
      inCents: sql<number>`sum(case when value_cents > 0 then value_cents else 0 end)`,
      outCents: sql<number>`-sum(case when value_cents < 0 then value_cents else 0 end)`,
      count: sql<number>`count(*)`,
    })
    .from(entriesInTotalsIndex)
    .where(sql`${counts} and ${filterConditions(filter, isMoneyIn)}`)
    .groupBy(sql`period`, sql`category_id`)
    .prepare(),
)

/** What counts, summed up by month and category: all that cash flow, spending and budgets are computed from. */
export function categorySums(ledger: LedgerTransaction, filter: EntryFilter): CategorySum[] {
  const rows = monthSums(ledger, filter).all(filterValues(filter))
  return rows.map((row) => {
    const { isBudgetable, isIncome, isTransfer } = categoryOf(row.categoryId)
    return { ...row, isBudgetable, isIncome, isTransfer }
  })
}

/** Entries alike in all that decides whether and how they count. */
export interface EntryGroup {
  /** 0 without an account. */
  readonly accountId: number
  readonly categoryId: number
  readonly currency: string
  readonly isHidden: number
  readonly isMoneyIn: number
  readonly valueCents: number
  readonly entries: number
}

const groupColumns = (moneyIn: SQL) => ({
  accountId: sql<number>`ifnull(account_id, 0)`.as('accountId'),
  categoryId: sql<number>`category_id`.as('categoryId'),
  currency: sql<string>`currency`.as('currency'),
  isHidden: sql<number>`is_hidden`.as('isHidden'),
  isMoneyIn: sql<number>`${moneyIn}`.as('isMoneyIn'),
})

const byAllGroupColumns = [sql`1`, sql`2`, sql`3`, sql`4`, sql`5`] as const

function datedGroups(db: LedgerDatabase, filter: EntryFilter) {
  return db
    .select({ ...groupColumns(isMoneyIn), valueCents: sql<number>`sum(value_cents)`, entries: sql<number>`count(*)` })
    .from(entriesInTotalsIndex)
    .where(filterConditions(filter, isMoneyIn))
    .groupBy(...byAllGroupColumns)
    .prepare()
}

function undatedGroups(db: LedgerDatabase, filter: EntryFilter) {
  const moneyIn = sql`is_money_in`
  return db
    .select({ ...groupColumns(moneyIn), valueCents: sql<number>`sum(value_cents)`, entries: sql<number>`sum(entries)` })
    .from(sql`entry_sum`)
    .where(sql`entries > 0 and ${filterConditions(filter, moneyIn)}`)
    .groupBy(...byAllGroupColumns)
    .prepare()
}

const groups = preparedFor(filterShape, (db, filter: EntryFilter) =>
  filter.from || filter.to ? datedGroups(db, filter) : undatedGroups(db, filter),
)

/** A filtered list in groups: how many entries of each kind, and what they come to. */
export const entryGroups = (ledger: LedgerTransaction, filter: EntryFilter): EntryGroup[] =>
  groups(ledger, filter).all(filterValues(filter))
