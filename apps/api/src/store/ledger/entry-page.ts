import { asc, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { StoredEntry } from './entries.ts'
import { entryColumns, toEntry } from './entry-row.ts'
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
  /** True where the walk begins at the list's end. */
  readonly isBackward: boolean
}

const sortColumns = {
  date: entry.date,
  description: sql`${entry.description} collate nocase`,
  value: entry.valueCents,
} as const

const directionOf = (order: PageOrder) => (order.by === 'account' || order.by === 'category' ? 'DESC' : order.direction)

function orderOf(order: PageOrder, isBackward: boolean): SQL[] {
  const column = order.by === 'account' || order.by === 'category' ? entry.date : sortColumns[order.by]
  const inDirection = (directionOf(order) === 'ASC') === isBackward ? desc : asc
  return [inDirection(column), inDirection(entry.id)]
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
  ({ filter, order, isBackward }: PageShape) => `${filterShape(filter)} | ${orderShape(order)} | ${isBackward}`,
  (db, { filter, order, isBackward }) => {
    // The ids come from an index alone, however far the page; only its own rows are then fetched.
    const ids = db
      .select({ id: entry.id })
      .from(entry)
      .where(sql`${groupCondition(order)} and ${filterConditions(filter, sql`(value_cents > 0)`)}`)
      .orderBy(...orderOf(order, isBackward))
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'))
    return db
      .select(entryColumns)
      .from(entry)
      .where(sql`${entry.id} in ${ids}`)
      .orderBy(...orderOf(order, false))
      .prepare()
  },
)

const groupIdOf = (order: PageOrder) => {
  if (order.by === 'category') return order.categoryId
  return order.by === 'account' ? order.accountId : null
}

/** Which rows of a list: so many from an offset on, of a list that has `length` of them. */
export interface Stretch {
  readonly limit: number
  readonly offset: number
  readonly length: number
}

/** A stretch of a filtered, ordered list, walked to from the nearer end: the last page costs what the first one does. */
export function entryPage(ledger: LedgerTransaction, filter: EntryFilter, order: PageOrder, { limit, offset, length }: Stretch): StoredEntry[] {
  const taken = Math.min(limit, length - offset)
  if (taken <= 0) return []
  const behind = length - offset - taken
  const isBackward = behind < offset
  const values = { ...filterValues(filter), groupId: groupIdOf(order), limit: taken, offset: isBackward ? behind : offset }
  return pages(ledger, { filter, order, isBackward }).values(values).map(toEntry)
}
