import { type SQL, sql } from 'drizzle-orm'
import { type EntryFilter, filterConditions, filterValues } from './entry-filter.ts'
import { coverByMonths, type Edge, type MonthCover } from './month-cover.ts'

// Whole months come from the sums that the database keeps, the days around them from the entries. Rows are read as
// arrays: having drizzle build objects from a year's sums takes longer than reading them.

/** Whether an entry, or a kept sum, is money in. */
export const moneyIn = { ofEntry: sql`(value_cents > 0)`, ofSum: sql`is_money_in` } as const

/**
 * This index holds all columns that the sums need. Named, because the planner would prefer to group by another index
 * and fetch rows.
 */
export const entriesInTotalsIndex = sql`entry indexed by entry_totals`

export const inMonths = sql`period >= ${sql.placeholder('firstPeriod')} and period < ${sql.placeholder('beforePeriod')} and entries > 0`
export const inDays = sql`date between ${sql.placeholder('firstDay')} and ${sql.placeholder('lastDay')}`

/** Returns a filter's conditions without its days, which the month cover handles. */
export const apartFromDays = (filter: EntryFilter, isMoneyIn: SQL): SQL =>
  filterConditions({ ...filter, from: undefined, to: undefined }, isMoneyIn)

/** Returns rows as arrays, from one of the two queries of a kind of sums. */
interface SumQuery {
  values(placeholders: Record<string, unknown>): readonly (readonly unknown[])[]
}

/** How sums of one kind are read, and combined from months and days. */
export interface SumKind<Sum> {
  readonly ofRow: (row: readonly unknown[]) => Sum
  readonly keyOf: (sum: Sum) => string
  readonly plus: (sum: Sum | undefined, other: Sum, sign: 1 | -1) => Sum
  /** The number of entries in a sum; sums of zero entries are dropped. */
  readonly entriesOf: (sum: Sum) => number
  readonly inOrder: (one: Sum, other: Sum) => number
}

/** From a month to before another. */
export type Months = NonNullable<MonthCover['months']>

export const monthValues = (filter: EntryFilter, { from, before }: Months) => ({
  ...filterValues(filter),
  firstPeriod: from,
  beforePeriod: before,
})

const dayValues = (filter: EntryFilter, { from, to }: Edge) => ({
  ...filterValues(filter),
  firstDay: from,
  lastDay: to,
})

/** Returns the sums of a filter's days: whole months as they are kept, the days around them from the entries. */
export function sumsOfDays<Sum>(
  filter: EntryFilter,
  sums: { readonly ofMonths: (months: Months) => readonly Sum[]; readonly ofDays: () => SumQuery },
  { ofRow, keyOf, plus, entriesOf, inOrder }: SumKind<Sum>,
): readonly Sum[] {
  const { months, edges } = coverByMonths(filter.from, filter.to)
  const whole = months ? sums.ofMonths(months) : []
  const around = edges.map((edge) => ({ sign: edge.sign, rows: sums.ofDays().values(dayValues(filter, edge)) }))
  if (around.every(({ rows }) => rows.length === 0)) return whole
  const byKey = new Map(whole.map((sum) => [keyOf(sum), sum]))
  for (const { sign, rows } of around) {
    for (const sum of rows.map(ofRow)) byKey.set(keyOf(sum), plus(byKey.get(keyOf(sum)), sum, sign))
  }
  return [...byKey.values()].filter((sum) => entriesOf(sum) !== 0).toSorted(inOrder)
}
