import { type SQL, sql } from 'drizzle-orm'

/** Which entries a list or a sum takes; what is absent does not narrow. */
export interface EntryFilter {
  /** First and last day, both included. */
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly accountIds?: readonly number[] | undefined
  readonly categoryIds?: readonly number[] | undefined
  readonly excludeManual?: boolean | undefined
  /** Categories in which money in, or money out, is left out: how 'without incomes' is said to the store. */
  readonly excludeMoneyInOf?: readonly number[] | undefined
  readonly excludeMoneyOutOf?: readonly number[] | undefined
}

/** The values of a filter's placeholders; lists travel as JSON, so that one prepared query serves any length. */
export interface FilterValues extends Record<string, unknown> {
  readonly from: string | null
  readonly to: string | null
  readonly accountIds: string
  readonly categoryIds: string
  readonly moneyInOf: string
  readonly moneyOutOf: string
}

const json = (ids: readonly number[] | undefined) =>
  ids === undefined || ids.length === 0 ? '[]' : JSON.stringify(ids)

const valuesOf = (filter: EntryFilter): FilterValues => ({
  from: filter.from ?? null,
  to: filter.to ?? null,
  accountIds: json(filter.accountIds),
  categoryIds: json(filter.categoryIds),
  moneyInOf: json(filter.excludeMoneyInOf),
  moneyOutOf: json(filter.excludeMoneyOutOf),
})

const shapeOf = (filter: EntryFilter): string =>
  [
    filter.from && 'from',
    filter.to && 'to',
    filter.accountIds && 'accounts',
    filter.categoryIds && 'categories',
    filter.excludeManual && 'not-manual',
    filter.excludeMoneyInOf && 'not-in',
    filter.excludeMoneyOutOf && 'not-out',
  ]
    .filter(Boolean)
    .join(' ')

interface FilterTexts {
  readonly shape: string
  readonly values: FilterValues
  readonly key: string
}

/** A page needs each of them several times over. */
const known = new WeakMap<EntryFilter, FilterTexts>()

function textsOf(filter: EntryFilter): FilterTexts {
  const before = known.get(filter)
  if (before) return before
  const [shape, values] = [shapeOf(filter), valuesOf(filter)]
  const { from, to, accountIds, categoryIds, moneyInOf, moneyOutOf } = values
  const texts = { shape, values, key: `${shape} ${from} ${to} ${accountIds} ${categoryIds} ${moneyInOf} ${moneyOutOf}` }
  known.set(filter, texts)
  return texts
}

export const filterValues = (filter: EntryFilter): FilterValues => textsOf(filter).values

/** Which conditions a filter has, as text: filters of the same shape share one prepared query. */
export const filterShape = (filter: EntryFilter): string => textsOf(filter).shape

/** Filters that take the same entries for the same reasons, as one text. */
export const filterKey = (filter: EntryFilter): string => textsOf(filter).key

const inList = (name: string) => sql`(select value from json_each(${sql.placeholder(name)}))`

/** The filter's conditions on a table that has the columns of `entry` (or of `entry_sum`, then without days). */
export function filterConditions(filter: EntryFilter, isMoneyIn: SQL): SQL {
  const conditions: SQL[] = []
  if (filter.from) conditions.push(sql`date >= ${sql.placeholder('from')}`)
  if (filter.to) conditions.push(sql`date <= ${sql.placeholder('to')}`)
  if (filter.accountIds) conditions.push(sql`account_id in ${inList('accountIds')}`)
  if (filter.categoryIds) conditions.push(sql`category_id in ${inList('categoryIds')}`)
  if (filter.excludeManual) conditions.push(sql`origin <> 'manual'`)
  if (filter.excludeMoneyInOf) conditions.push(sql`not (${isMoneyIn} and category_id in ${inList('moneyInOf')})`)
  if (filter.excludeMoneyOutOf) conditions.push(sql`not (not ${isMoneyIn} and category_id in ${inList('moneyOutOf')})`)
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`1`
}
