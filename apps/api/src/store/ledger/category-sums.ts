import type { CategorySum } from '@evenkeel/engine'
import { type SQL, sql } from 'drizzle-orm'
import { type Category, categoryCatalog, getCategory } from './category-catalog.ts'
import { isOfDebt } from './accounts.ts'
import { type EntryFilter, filterKey, filterShape } from './entry-filter.ts'
import {
  apartFromDays,
  entriesInTotalsIndex,
  inDays,
  inMonths,
  moneyIn,
  type SumKind,
  sumsOfDays,
} from './kept-sums.ts'
import { type LedgerTransaction, preparedFor } from './ledger.ts'
import { remembered } from './remembered.ts'

/**
 * How sums are grouped: by month and category; by category over all months (`period` is then the first month); or by
 * month and kind of category (`category` is then one of that kind), which is all that a month's income and spending
 * depend on.
 */
export type SumGrouping = 'month and category' | 'category' | 'month and kind'

interface SumShape {
  readonly filter: EntryFilter
  readonly grouping: SumGrouping
}

/** Categories of the same kind count alike. */
const categoryKind = ({ isBudgetable, isIncome, isTransfer }: Category) =>
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

const periodColumn = (period: SQL, grouping: SumGrouping) =>
  grouping === 'category' ? sql<string>`min(${period})` : sql<string>`${period}`

const countedInMonths = preparedFor(toShape, (db, { filter, grouping }) =>
  db
    .select({
      period: periodColumn(sql`period`, grouping),
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

const countedInDays = preparedFor(toShape, (db, { filter, grouping }) =>
  db
    .select({
      period: periodColumn(sql`substr(date, 1, 7)`, grouping),
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

function toCategorySum([
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

const toKey: Readonly<Record<SumGrouping, (sum: CategorySum) => string>> = {
  'month and category': ({ period, categoryId }) => `${period} ${categoryId}`,
  category: ({ categoryId }) => String(categoryId),
  'month and kind': ({ period, categoryId }) => `${period} ${categoryKind(getCategory(categoryId))}`,
}

const sumKind = (grouping: SumGrouping): SumKind<CategorySum> => ({
  ofRow: toCategorySum,
  keyOf: toKey[grouping],
  plus: (sum, other, sign) => ({
    ...(sum ?? other),
    inCents: (sum?.inCents ?? 0) + sign * other.inCents,
    outCents: (sum?.outCents ?? 0) + sign * other.outCents,
    debtInCents: (sum?.debtInCents ?? 0) + sign * other.debtInCents,
    debtOutCents: (sum?.debtOutCents ?? 0) + sign * other.debtOutCents,
    count: (sum?.count ?? 0) + sign * other.count,
  }),
  entriesOf: ({ count }) => count,
  inOrder: (one, other) =>
    (one.period < other.period ? -1 : Number(one.period > other.period)) || one.categoryId - other.categoryId,
})

const sumsOfShape = remembered(
  ({ filter, grouping }: SumShape) => `${grouping} ${filterKey(filter)}`,
  (ledger, shape): readonly CategorySum[] => {
    const queries = { ofMonths: () => countedInMonths(ledger, shape), ofDays: () => countedInDays(ledger, shape) }
    return sumsOfDays(shape.filter, queries, sumKind(shape.grouping))
  },
)

/**
 * Sums up the entries that count in totals, by month and category or less finely. Cash flow, spending and budgets are
 * computed from these sums.
 */
export function categorySums(
  ledger: LedgerTransaction,
  filter: EntryFilter,
  grouping: SumGrouping = 'month and category',
): readonly CategorySum[] {
  return sumsOfShape(ledger, { filter, grouping })
}
