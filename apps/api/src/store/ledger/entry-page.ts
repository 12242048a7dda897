import { asc, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { StoredEntry } from './entries.ts'
import { entryColumns, toEntry } from './entry-row.ts'
import { type EntryFilter, filterConditions, filterKey, filterShape, filterValues } from './entry-filter.ts'
import { type LedgerTransaction, preparedFor } from './ledger.ts'
import { remembered } from './remembered.ts'
import { entry } from './schema.ts'

export type SortDirection = 'ASC' | 'DESC'

/** What a page is ordered by, ties by id; `account` and `category` give one account's or category's entries, newest first. */
export type PageOrder =
  | { readonly by: 'date' | 'description' | 'value'; readonly direction: SortDirection }
  | { readonly by: 'account'; readonly accountId: number | null }
  | { readonly by: 'category'; readonly categoryId: number }

/** Where a page is walked to from: an end of the list, or a row whose place in it is known. */
type WalkFrom = 'start' | 'end' | 'mark'

interface PageShape {
  readonly filter: EntryFilter
  readonly order: PageOrder
  readonly from: WalkFrom
}

/** `sort` as the index has it, where that is more than the column. */
const sortColumns = {
  date: { column: sql`date`, sort: sql`date` },
  description: { column: sql`description`, sort: sql`description collate nocase` },
  value: { column: sql`value_cents`, sort: sql`value_cents` },
} as const

/** By what rows stand within the list, that of one account or category too. */
const sortedBy = (order: PageOrder) => (order.by === 'account' || order.by === 'category' ? 'date' : order.by)

const directionOf = (order: PageOrder) => (order.by === 'account' || order.by === 'category' ? 'DESC' : order.direction)

function orderOf(order: PageOrder, isBackward: boolean): SQL[] {
  const inDirection = (directionOf(order) === 'ASC') === isBackward ? desc : asc
  return [inDirection(sortColumns[sortedBy(order)].sort), inDirection(sql`id`)]
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

/** The first ids of a list on which some condition holds, from an index alone, however far. */
function idsFrom({ filter, order, from }: PageShape): SQL {
  const rows = sql`from entry where ${groupCondition(order)} and ${filterConditions(filter, sql`(value_cents > 0)`)}`
  const inOrder = sql`order by ${sql.join(orderOf(order, from === 'end'), sql`, `)}`
  const stretch = sql`limit ${sql.placeholder('limit')} offset ${sql.placeholder('offset')}`
  if (from !== 'mark') return sql`select id ${rows} ${inOrder} ${stretch}`
  // Rows alike with the mark apart from those behind them: taken as one condition SQLite would walk along all that are alike.
  const { column, sort } = sortColumns[sortedBy(order)]
  const isBehind = directionOf(order) === 'ASC' ? sql`>` : sql`<`
  const [value, id] = [sql.placeholder('markValue'), sql.placeholder('markId')]
  const upTo = (condition: SQL) => sql`select * from (select id, ${column} ${rows} and ${condition} ${inOrder} limit ${sql.placeholder('reach')})`
  const [alike, behind] = [upTo(sql`${sort} = ${value} and id ${isBehind}= ${id}`), upTo(sql`${sort} ${isBehind} ${value}`)]
  return sql`select id from (${alike} union all ${behind}) ${inOrder} ${stretch}`
}

const pages = preparedFor(
  ({ filter, order, from }: PageShape) => `${filterShape(filter)} | ${orderShape(order)} | ${from}`,
  (db, shape) =>
    db
      .select(entryColumns)
      .from(entry)
      // Only the page's own rows are fetched.
      .where(sql`${entry.id} in (${idsFrom(shape)})`)
      .orderBy(...orderOf(shape.order, false))
      .prepare(),
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

/** A row whose place in its list is known. */
interface Mark {
  readonly offset: number
  readonly value: string | number
  readonly id: number
}

/** To walk past so many rows costs less than to begin at a mark. */
const NEAR = 200
/** From a mark so many rows are walked past at most. */
const REACH = 500
const MOST_MARKS = 64

interface List {
  readonly filter: EntryFilter
  readonly order: PageOrder
}

/** Where pages of a list began that were walked to since the ledger last changed: people turn pages, they seldom jump. */
const marksOf = remembered(
  ({ filter, order }: List) => `${orderShape(order)} ${groupIdOf(order)} ${filterKey(filter)}`,
  (): Mark[] => [],
)

/** The last row before an offset whose place is known, if it is not far away. */
function nearestMark(marks: readonly Mark[], offset: number): Mark | undefined {
  const before = marks.filter((mark) => mark.offset <= offset && mark.offset >= offset - REACH)
  return before.toSorted((one, other) => other.offset - one.offset)[0]
}

function noteMark(marks: Mark[], first: StoredEntry, { by, offset }: { readonly by: 'date' | 'description' | 'value'; readonly offset: number }): void {
  if (marks.some((mark) => mark.offset === offset)) return
  marks.push({ offset, id: first.id, value: by === 'value' ? first.valueCents : first[by] })
  if (marks.length > MOST_MARKS) marks.shift()
}

/** A stretch of a filtered, ordered list, walked to from wherever is nearest: an end of it, or a page that was looked at before. */
export function entryPage(ledger: LedgerTransaction, filter: EntryFilter, order: PageOrder, { limit, offset, length }: Stretch): StoredEntry[] {
  const taken = Math.min(limit, length - offset)
  if (taken <= 0) return []
  const behind = length - offset - taken
  const read = (from: WalkFrom, steps: number, mark?: Mark) => {
    const atMark = { markValue: mark?.value, markId: mark?.id, reach: steps + taken }
    const values = { ...filterValues(filter), groupId: groupIdOf(order), limit: taken, offset: steps, ...atMark }
    return pages(ledger, { filter, order, from }).values(values).map(toEntry)
  }
  const fromAnEnd = () => (behind < offset ? read('end', behind) : read('start', offset))
  if (Math.min(offset, behind) <= NEAR) return fromAnEnd()
  const marks = marksOf(ledger, { filter, order })
  const mark = nearestMark(marks, offset)
  const rows = mark ? read('mark', offset - mark.offset, mark) : fromAnEnd()
  if (rows[0]) noteMark(marks, rows[0], { by: sortedBy(order), offset })
  return rows
}
