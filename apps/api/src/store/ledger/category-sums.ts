import type { CategorySum } from '@evenkeel/engine'
import { type SQL, sql } from 'drizzle-orm'
import { type Category, categoryCatalogue, categoryOf } from './category-catalogue.ts'
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
 * How finely sums are taken: for each month and category; for each category over all months (the period is then the first of
 * them); or for each month and kind of category (the category is then one of that kind), which is all that a month's income
 * and spending depend on.
 */
export type SumGrouping = 'month and category' | 'category' | 'month and kind'

interface SumShape {
  readonly filter: EntryFilter
  readonly grouping: SumGrouping
}

/** Categories of one kind count alike. */
const kindOf = ({ isBudgetable, isIncome, isTransfer }: Category) =>
  Number(isBudgetable) + 2 * Number(isIncome) + 4 * Number(isTransfer)

const kinds = [...Map.groupBy(categoryCatalogue, kindOf)].map(([kind, categories]) => ({
  kind,
  ids: categories.map(({ id }) => id),
}))

/** `case when category_id in (1, 2) then 0 … end` */
const kindInSql = sql.raw(
  `case ${kinds.map(({ kind, ids }) => `when category_id in (${ids.join(', ')}) then ${kind}`).join(' ')} end`,
)

const groupColumns: Readonly<Record<SumGrouping, readonly SQL[]>> = {
  'month and category': [sql`1`, sql`category_id`],
  category: [sql`category_id`],
  'month and kind': [sql`1`, kindInSql],
}

/** Mirrors the engine's `countsInTotals`, so that a month's sum never reads what does not count. */
const counts = sql`is_hidden = 0 and currency = 'USD'
  and (account_id is null or account_id not in (select id from account where is_hidden_from_totals = 1))`

const shapeOf = ({ filter, grouping }: SumShape) => `${filterShape(filter)} | ${grouping}`

const periodColumn = (period: SQL, grouping: SumGrouping) =>
  grouping === 'category' ? sql<string>`min(${period})` : sql<string>`${period}`

const countedInMonths = preparedFor(shapeOf, (db, { filter, grouping }) =>
  db
    .select({
      period: periodColumn(sql`period`, grouping),
      categoryId: sql<number>`min(category_id)`,
      inCents: sql<number>`sum(case when is_money_in then value_cents else 0 end)`,
      outCents: sql<number>`sum(case when is_money_in then 0 else -value_cents end)`,
      count: sql<number>`sum(entries)`,
    })
    .from(sql`entry_month_sum`)
    .where(sql`${inMonths} and ${counts} and ${apartFromDays(filter, moneyIn.ofSum)}`)
    .groupBy(...groupColumns[grouping])
    .prepare(),
)

const countedInDays = preparedFor(shapeOf, (db, { filter, grouping }) =>
  db
    .select({
      period: periodColumn(sql`substr(date, 1, 7)`, grouping),
      categoryId: sql<number>`min(category_id)`,
      inCents: sql<number>`sum(case when value_cents > 0 then value_cents else 0 end)`,
      outCents: sql<number>`-sum(case when value_cents < 0 then value_cents else 0 end)`,
      count: sql<number>`count(*)`,
    })
    .from(entriesInTotalsIndex)
    .where(sql`${inDays} and ${counts} and ${apartFromDays(filter, moneyIn.ofEntry)}`)
    .groupBy(...groupColumns[grouping])
    .prepare(),
)

function toCategorySum([period, id, inCents, outCents, count]: readonly unknown[]): CategorySum {
  const categoryId = Number(id)
  const { isBudgetable, isIncome, isTransfer } = categoryOf(categoryId)
  const amounts = { inCents: Number(inCents), outCents: Number(outCents), count: Number(count) }
  return { period: String(period), categoryId, ...amounts, isBudgetable, isIncome, isTransfer }
}

const keyOf: Readonly<Record<SumGrouping, (sum: CategorySum) => string>> = {
  'month and category': ({ period, categoryId }) => `${period} ${categoryId}`,
  category: ({ categoryId }) => String(categoryId),
  'month and kind': ({ period, categoryId }) => `${period} ${kindOf(categoryOf(categoryId))}`,
}

const sumKind = (grouping: SumGrouping): SumKind<CategorySum> => ({
  ofRow: toCategorySum,
  keyOf: keyOf[grouping],
  plus: (sum, other, sign) => ({
    ...(sum ?? other),
    inCents: (sum?.inCents ?? 0) + sign * other.inCents,
    outCents: (sum?.outCents ?? 0) + sign * other.outCents,
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

/** What counts, summed up by month and category, or less finely: all that cash flow, spending and budgets are computed from. */
export function categorySums(
  ledger: LedgerTransaction,
  filter: EntryFilter,
  grouping: SumGrouping = 'month and category',
): readonly CategorySum[] {
  return sumsOfShape(ledger, { filter, grouping })
}
