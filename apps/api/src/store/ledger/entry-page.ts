import { asc, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { type ShownEntry, shownColumns, toShownEntry } from './entry-row.ts'
import {
  type EntryFilter,
  filterConditions,
  filterKey,
  filterShape,
  filterValues,
  isOfEntries,
  walkedId,
} from './entry-filter.ts'
import { foundIds } from './found-page.ts'
import { type LedgerTransaction, prepared, preparedFor } from './ledger.ts'
import type { PageOrder } from './page-order.ts'
import { remembered } from './remembered.ts'
import { entry } from './schema.ts'

/** `sort` is the indexed expression, if it differs from the column. */
const sortColumns = {
  date: { column: sql`date`, sort: sql`date` },
  description: { column: sql`description`, sort: sql`description collate nocase` },
  value: { column: sql`value_cents`, sort: sql`value_cents` },
} as const

/** Returns what rows are sorted by within the list, or within the one account or category. */
const sortedBy = (order: PageOrder) => (order.by === 'account' || order.by === 'category' ? 'date' : order.by)

const toDirection = (order: PageOrder) => (order.by === 'account' || order.by === 'category' ? 'DESC' : order.direction)

/** `isSorted` keeps SQLite from walking an index: the rows that were found are sorted. */
function toOrderBy(order: PageOrder, isBackward: boolean, isSorted = false): SQL[] {
  const inDirection = (toDirection(order) === 'ASC') === isBackward ? desc : asc
  const { sort } = sortColumns[sortedBy(order)]
  return [inDirection(isSorted ? sql`+${sort}` : sort), inDirection(sql`id`)]
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
 * How a page is reached. Either its rows are at a known place: `first`, `last`, or at a marked row (`alike`: rows with
 * the same sort key; `behind`: the rows after those). These are read in index order. Or they are a number of steps away
 * (`from …`): the index alone is walked over the skipped rows, and only the page's rows are fetched. A few rows of a
 * search are `sorted`: an index would be walked over all others.
 */
type Way = 'sorted' | 'first' | 'last' | 'alike' | 'behind' | 'from start' | 'from end' | 'from mark'

interface PageShape {
  readonly filter: EntryFilter
  readonly order: PageOrder
  readonly way: Way
}

/**
 * Returns the rows with the same sort key as a mark, and those after it. As one condition SQLite would walk along all
 * rows with that key.
 */
function atMark(order: PageOrder): { readonly alike: SQL; readonly behind: SQL } {
  const { sort } = sortColumns[sortedBy(order)]
  const isBehind = toDirection(order) === 'ASC' ? sql`>` : sql`<`
  const [value, id] = [sql.placeholder('markValue'), sql.placeholder('markId')]
  return { alike: sql`${sort} = ${value} and id ${isBehind}= ${id}`, behind: sql`${sort} ${isBehind} ${value}` }
}

const inGroup = ({ filter, order, way }: PageShape) =>
  sql`${groupCondition(order)} and ${filterConditions(filter, sql`(value_cents > 0)`, way === 'sorted' ? undefined : walkedId)}`
const inOrder = (order: PageOrder, isBackward: boolean) =>
  sql`order by ${sql.join(toOrderBy(order, isBackward), sql`, `)}`

/** Returns the first ids of a list that match some conditions, using only an index for any distance. */
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

function toCondition(shape: PageShape): SQL {
  const { order, way } = shape
  if (isFarAway(way)) return sql`${entry.id} in (${idsFrom(shape)})`
  if (way === 'alike' || way === 'behind') return sql`${inGroup(shape)} and ${atMark(order)[way]}`
  return inGroup(shape)
}

const pages = preparedFor(
  ({ filter, order, way }: PageShape) => `${filterShape(filter)} | ${orderShape(order)} | ${way}`,
  (db, shape) => {
    const isSorted = shape.way === 'sorted'
    const limited = db
      .select(shownColumns)
      .from(entry)
      .where(toCondition(shape))
      .orderBy(...toOrderBy(shape.order, shape.way === 'last', isSorted))
      .limit(sql.placeholder('limit'))
    return isSorted ? limited.offset(sql.placeholder('offset')).prepare() : limited.prepare()
  },
)

const byIds = prepared((db) =>
  db
    .select(shownColumns)
    .from(entry)
    .where(sql`${entry.id} in (select value from json_each(${sql.placeholder('ids')}))`)
    .prepare(),
)

/** Returns the entries with these ids, in their order: to sort whole rows took SQLite a third of the query. */
function readByIds(ledger: LedgerTransaction, ids: readonly number[]): ShownEntry[] {
  const rows = byIds(ledger)
    .values({ ids: JSON.stringify(ids) })
    .map(toShownEntry)
  const known = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => known.get(id) ?? [])
}

const toGroupId = (order: PageOrder) => {
  if (order.by === 'category') return order.categoryId
  return order.by === 'account' ? order.accountId : null
}

/** Which rows of a list: `limit` rows from an offset, in a list of `length` rows. */
export interface Stretch {
  readonly limit: number
  readonly offset: number
  readonly length: number
}

/** A row whose position in its list is known. */
export interface Mark {
  readonly offset: number
  readonly value: string | number
  readonly id: number
}

/** Walking past this many rows costs less than starting at a mark. */
const nearRows = 200
/** The most rows that are walked past from a mark. */
const maxDistance = 500
const maxMarks = 64
/** Sorting this many rows of a search costs less than walking an index to them. */
const fewRows = 500

export interface List {
  readonly filter: EntryFilter
  readonly order: PageOrder
  /** Marks kept by a caller that remembers the list itself: empty at first, discarded on any change of the ledger. */
  readonly marks?: Mark[]
}

/** Start positions of the pages read since the ledger last changed: people mostly turn pages and seldom jump. */
const rememberedMarks = remembered(
  ({ filter, order }: List) => `${orderShape(order)} ${toGroupId(order)} ${filterKey(filter)}`,
  (): Mark[] => [],
)

/** Returns the last marked row before an offset, if it is close enough. */
function nearestMark(marks: readonly Mark[], offset: number): Mark | undefined {
  const before = marks.filter((mark) => mark.offset <= offset && mark.offset >= offset - maxDistance)
  return before.toSorted((one, other) => other.offset - one.offset)[0]
}

function noteMark(
  marks: Mark[],
  first: ShownEntry,
  { by, offset }: { readonly by: 'date' | 'description' | 'value'; readonly offset: number },
): void {
  if (marks.some((mark) => mark.offset === offset)) return
  marks.push({ offset, id: first.id, value: by === 'value' ? first.valueCents : first[by] })
  if (marks.length > maxMarks) marks.shift()
}

/**
 * Returns a page of a filtered, sorted list, starting from the nearest known place: either end of the list, or a page
 * that was read before.
 */
export function entryPage(
  ledger: LedgerTransaction,
  { filter, order, marks = rememberedMarks(ledger, { filter, order }) }: List,
  { limit, offset, length }: Stretch,
): ShownEntry[] {
  const taken = Math.min(limit, length - offset)
  if (taken <= 0) return []
  const behind = length - offset - taken
  const always = { ...filterValues(filter), groupId: toGroupId(order) }
  const read = (way: Way, values: Readonly<Record<string, unknown>>) =>
    pages(ledger, { filter, order, way })
      .values({ ...always, limit: taken, ...values })
      .map(toShownEntry)
  const ids = foundIds(ledger, { filter, order }, { from: offset, to: offset + taken })
  if (ids !== null) return readByIds(ledger, ids)
  const fromStart = () => (offset === 0 ? read('first', {}) : read('from start', { offset }))
  const fromEnd = () => (behind === 0 ? read('last', {}).toReversed() : read('from end', { offset: behind }))
  const fromAnEnd = () => (behind < offset ? fromEnd() : fromStart())
  const fromMark = ({ value, id, offset: start }: Mark) => {
    const mark = { markValue: value, markId: id }
    if (start < offset) return read('from mark', { ...mark, offset: offset - start, reach: offset - start + taken })
    const alike = read('alike', mark)
    return alike.length === taken ? alike : [...alike, ...read('behind', { ...mark, limit: taken - alike.length })]
  }
  if (isOfEntries(filter) && length <= fewRows) return read('sorted', { offset })
  if (Math.min(offset, behind) <= nearRows) return fromAnEnd()
  const mark = nearestMark(marks, offset)
  const rows = mark ? fromMark(mark) : fromAnEnd()
  if (rows[0]) noteMark(marks, rows[0], { by: sortedBy(order), offset })
  return rows
}
