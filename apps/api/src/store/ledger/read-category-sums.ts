import type { CategorySum } from '@evenkeel/engine'
import { type SQL, sql } from 'drizzle-orm'
import { isOfDebt } from './accounts.ts'
import { type Category, categoryCatalog, getCategory } from './category-catalog.ts'
import { type EntryFilter, filterShape } from './entry-filter.ts'
import {
  apartFromDays,
  entriesInTotalsIndex,
  inDays,
  inMonths,
  type Months,
  monthValues,
  moneyIn,
} from './kept-sums.ts'
import { type LedgerTransaction, preparedFor } from './ledger.ts'

/**
 * How sums are grouped: by month and category; by category over all months (`period` is then the first month); or by
 * month and kind of category (`category` is then one of that kind), which is all that a month's income and spending
 * depend on.
 */
export type SumGrouping = 'month and category' | 'category' | 'month and kind'

export interface SumShape {
  readonly filter: EntryFilter
  readonly grouping: SumGrouping
}

/** Categories of the same kind count alike. */
export const categoryKind = ({ isBudgetable, isIncome, isTransfer }: Category) =>
  Number(isBudgetable) + 2 * Number(isIncome) + 4 * Number(isTransfer)

const kinds = [...Map.groupBy(categoryCatalog, categoryKind)].map(([kind, categories]) => ({
  kind,
  ids: categories.map(({ id }) => id),
}))

/** Reads `case when category_id in (1, 2) then 0 … end`. */
const kindInSql = sql.raw(
  `case ${kinds.map(({ kind, ids }) => `when category_id in (${ids.join(', ')}) then ${kind}`).join(' ')} end`,
)

const groupColumns: Readonly<Record<SumGrouping, readonly SQL[]>> = {
  'month and category': [sql`1`, sql`category_id`],
  category: [sql`category_id`],
  'month and kind': [sql`1`, kindInSql],
}

/** Mirrors the engine's `countsInTotals` in SQL, so that a month's sum reads only rows that count. */
const counts = sql`is_hidden = 0 and currency = 'USD'
  and (account_id is null or account_id not in (select id from account where is_hidden_from_totals = 1))`

const toShape = ({ filter, grouping }: SumShape) => `${filterShape(filter)} | ${grouping}`

const countedInMonths = preparedFor(toShape, (db, { filter, grouping }: SumShape) =>
  db
    .select({
      period: sql<string>`period`,
      categoryId: sql<number>`min(category_id)`,
      inCents: sql<number>`sum(case when is_money_in then value_cents else 0 end)`,
      outCents: sql<number>`sum(case when is_money_in then 0 else -value_cents end)`,
      debtInCents: sql<number>`sum(case when is_money_in and ${isOfDebt} then value_cents else 0 end)`,
      debtOutCents: sql<number>`sum(case when not is_money_in and ${isOfDebt} then -value_cents else 0 end)`,
      count: sql<number>`sum(entries)`,
    })
    .from(sql`entry_month_sum`)
    .where(sql`${inMonths} and ${counts} and ${apartFromDays(filter, moneyIn.ofSum)}`)
    .groupBy(...groupColumns[grouping])
    .prepare(),
)

export const countedInDays = preparedFor(toShape, (db, { filter, grouping }) =>
  db
    .select({
      period: grouping === 'category' ? sql<string>`min(substr(date, 1, 7))` : sql<string>`substr(date, 1, 7)`,
      categoryId: sql<number>`min(category_id)`,
      inCents: sql<number>`sum(case when value_cents > 0 then value_cents else 0 end)`,
      outCents: sql<number>`-sum(case when value_cents < 0 then value_cents else 0 end)`,
      debtInCents: sql<number>`sum(case when value_cents > 0 and ${isOfDebt} then value_cents else 0 end)`,
      debtOutCents: sql<number>`-sum(case when value_cents < 0 and ${isOfDebt} then value_cents else 0 end)`,
      count: sql<number>`count(*)`,
    })
    .from(entriesInTotalsIndex)
    .where(sql`${inDays} and ${counts} and ${apartFromDays(filter, moneyIn.ofEntry)}`)
    .groupBy(...groupColumns[grouping])
    .prepare(),
)

export function toCategorySum([
  period,
  id,
  inCents,
  outCents,
  debtInCents,
  debtOutCents,
  count,
]: readonly unknown[]): CategorySum {
  const categoryId = Number(id)
  const { isBudgetable, isIncome, isTransfer } = getCategory(categoryId)
  const ofDebt = { debtInCents: Number(debtInCents), debtOutCents: Number(debtOutCents) }
  const amounts = { inCents: Number(inCents), outCents: Number(outCents), ...ofDebt, count: Number(count) }
  return { period: String(period), categoryId, ...amounts, isBudgetable, isIncome, isTransfer }
}

/** Reads the kept sums of whole months. */
export const readMonths = (
  ledger: LedgerTransaction,
  { filter, grouping }: SumShape,
  months: Months,
): readonly CategorySum[] =>
  countedInMonths(ledger, { filter, grouping }).values(monthValues(filter, months)).map(toCategorySum)
