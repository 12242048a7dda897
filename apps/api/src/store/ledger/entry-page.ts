import { asc, desc, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm'
import type { StoredEntry } from './entries.ts'
import { type EntryFilter, filterConditions, filterShape, filterValues } from './entry-filter.ts'
import { type LedgerTransaction, preparedFor } from './ledger.ts'
import { entry } from './schema.ts'

export type SortDirection = 'ASC' | 'DESC'

/** What a page is ordered by, ties by id; `account` and `category` give one account's or category's entries, newest first. */
export type PageOrder =
  | { readonly by: 'date' | 'description' | 'value'; readonly direction: SortDirection }
  | { readonly by: 'account'; readonly accountId: number | null }
  | { readonly by: 'category'; readonly categoryId: number }

interface PageShape {
  readonly filter: EntryFilter
  readonly order: PageOrder
}

const sortColumns = {
  date: entry.date,
  description: sql`${entry.description} collate nocase`,
  value: entry.valueCents,
} as const

function orderOf(order: PageOrder): SQL[] {
  if (order.by === 'account' || order.by === 'category') return [desc(entry.date), desc(entry.id)]
  const inDirection = order.direction === 'ASC' ? asc : desc
  return [inDirection(sortColumns[order.by]), inDirection(entry.id)]
}

function groupCondition(order: PageOrder): SQL {
  if (order.by === 'category') return eq(entry.categoryId, sql.placeholder('groupId'))
  if (order.by === 'account') return order.accountId === null ? isNull(entry.accountId) : eq(entry.accountId, sql.placeholder('groupId'))
  return sql`1`
}

const orderShape = (order: PageOrder) => {
  if (order.by === 'category') return 'category'
  if (order.by === 'account') return order.accountId === null ? 'no account' : 'account'
  return `${order.by} ${order.direction}`
}

const pages = preparedFor(
  ({ filter, order }: PageShape) => `${filterShape(filter)} | ${orderShape(order)}`,
  (db, { filter, order }) => {
    const sorted = orderOf(order)
    // The ids come from an index alone, however far the page; only its own rows are then fetched.
    const ids = db
      .select({ id: entry.id })
      .from(entry)
      .where(sql`${groupCondition(order)} and ${filterConditions(filter, sql`(value_cents > 0)`)}`)
      .orderBy(...sorted)
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'))
    return db
      .select(getTableColumns(entry))
      .from(entry)
      .where(sql`${entry.id} in ${ids}`)
      .orderBy(...sorted)
      .prepare()
  },
)

const groupIdOf = (order: PageOrder) => {
  if (order.by === 'category') return order.categoryId
  return order.by === 'account' ? order.accountId : null
}

/** A stretch of a filtered, ordered list. */
export function entryPage(
  ledger: LedgerTransaction,
  filter: EntryFilter,
  order: PageOrder,
  stretch: { readonly limit: number; readonly offset: number },
): StoredEntry[] {
  return pages(ledger, { filter, order }).all({ ...filterValues(filter), groupId: groupIdOf(order), ...stretch })
}
