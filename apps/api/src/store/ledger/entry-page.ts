import { asc, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { type ShownEntry, shownColumns, toShownEntry } from './entry-row.ts'
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
  if (order.by === 'account')
    return order.accountId === null ? isNull(entry.accountId) : eq(entry.accountId, sql.placeholder('groupId'))
  return sql`1`
}

const orderShape = (order: PageOrder) => {
  if (order.by === 'category') return 'category'
  if (order.by === 'account') return order.accountId === null ? 'no account' : 'account'
  return `${order.by} ${order.direction}`
}

/**
 * How a page is come to: its rows stand right there (`first`, `last`, or at a row whose place is known: those alike with it, then
 * those behind), or they are so many steps away. Rows that stand right there are read as they come in the index; to those
 * farther away the index alone is walked, and only theirs are fetched.
 */
type Way = 'first' | 'last' | 'alike' | 'behind' | 'from start' | 'from end' | 'from mark'

interface PageShape {
  readonly filter: EntryFilter
  readonly order: PageOrder
  readonly way: Way
}

/** Rows alike with a mark, and those behind it: taken as one condition SQLite would walk along all that are alike. */
function atMark(order: PageOrder): { readonly alike: SQL; readonly behind: SQL } {
  const { sort } = sortColumns[sortedBy(order)]
  const isBehind = directionOf(order) === 'ASC' ? sql`>` : sql`<`
  const [value, id] = [sql.placeholder('markValue'), sql.placeholder('markId')]
  return { alike: sql`${sort} = ${value} and id ${isBehind}= ${id}`, behind: sql`${sort} ${isBehind} ${value}` }
}

const inGroup = ({ filter, order }: PageShape) =>
  sql`${groupCondition(order)} and ${filterConditions(filter, sql`(value_cents > 0)`)}`
const inOrder = (order: PageOrder, isBackward: boolean) =>
  sql`order by ${sql.join(orderOf(order, isBackward), sql`, `)}`

/** The first ids of a list on which some condition holds, from an index alone, however far. */
function idsFrom(shape: PageShape): SQL {
  const { order, way } = shape
  const rows = sql`from entry where ${inGroup(shape)}`
  const stretch = sql`limit ${sql.placeholder('limit')} offset ${sql.placeholder('offset')}`
  if (way !== 'from mark') return sql`select id ${rows} ${inOrder(order, way === 'from end')} ${stretch}`
  const forward = inOrder(order, false)
  const { column } = sortColumns[sortedBy(order)]
  const upTo = (condition: SQL) =>
    sql`select * from (select id, ${column} ${rows} and ${condition} ${forward} limit ${sql.placeholder('reach')})`
  const { alike, behind } = atMark(order)
  return sql`select id from (${upTo(alike)} union all ${upTo(behind)}) ${forward} ${stretch}`
}

function isFarAway(way: Way): boolean {
  return way === 'from start' || way === 'from end' || way === 'from mark'
}

function conditionOf(shape: PageShape): SQL {
  const { order, way } = shape
  if (isFarAway(way)) return sql`${entry.id} in (${idsFrom(shape)})`
  if (way === 'alike' || way === 'behind') return sql`${inGroup(shape)} and ${atMark(order)[way]}`
  return inGroup(shape)
}

const pages = preparedFor(
  ({ filter, order, way }: PageShape) => `${filterShape(filter)} | ${orderShape(order)} | ${way}`,
  (db, shape) =>
    db
      .select(shownColumns)
      .from(entry)
      .where(conditionOf(shape))
      .orderBy(...orderOf(shape.order, shape.way === 'last'))
      .limit(sql.placeholder('limit'))
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
export interface Mark {
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
  /** Of whoever remembers the list itself: empty at first, and never kept beyond a change of the ledger. */
  readonly marks?: Mark[]
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

function noteMark(
  marks: Mark[],
  first: ShownEntry,
  { by, offset }: { readonly by: 'date' | 'description' | 'value'; readonly offset: number },
): void {
  if (marks.some((mark) => mark.offset === offset)) return
  marks.push({ offset, id: first.id, value: by === 'value' ? first.valueCents : first[by] })
  if (marks.length > MOST_MARKS) marks.shift()
}

/** A stretch of a filtered, ordered list, walked to from wherever is nearest: an end of it, or a page that was looked at before. */
export function entryPage(
  ledger: LedgerTransaction,
  { filter, order, marks = marksOf(ledger, { filter, order }) }: List,
  { limit, offset, length }: Stretch,
): ShownEntry[] {
  const taken = Math.min(limit, length - offset)
  if (taken <= 0) return []
  const behind = length - offset - taken
  const always = { ...filterValues(filter), groupId: groupIdOf(order) }
  const read = (way: Way, values: Readonly<Record<string, unknown>>) =>
    pages(ledger, { filter, order, way })
      .values({ ...always, limit: taken, ...values })
      .map(toShownEntry)
  const fromStart = () => (offset === 0 ? read('first', {}) : read('from start', { offset }))
  const fromEnd = () => (behind === 0 ? read('last', {}).toReversed() : read('from end', { offset: behind }))
  const fromAnEnd = () => (behind < offset ? fromEnd() : fromStart())
  const fromMark = ({ value, id, offset: start }: Mark) => {
    const mark = { markValue: value, markId: id }
    if (start < offset) return read('from mark', { ...mark, offset: offset - start, reach: offset - start + taken })
    const alike = read('alike', mark)
    return alike.length === taken ? alike : [...alike, ...read('behind', { ...mark, limit: taken - alike.length })]
  }
  if (Math.min(offset, behind) <= NEAR) return fromAnEnd()
  const mark = nearestMark(marks, offset)
  const rows = mark ? fromMark(mark) : fromAnEnd()
  if (rows[0]) noteMark(marks, rows[0], { by: sortedBy(order), offset })
  return rows
}
