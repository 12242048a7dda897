import { sql } from 'drizzle-orm'
import { type LedgerTransaction, prepared, readStamp } from './ledger.ts'

/** How far the noted changes were read: a place, and what distinguishes it from the same place after a rollback. */
interface Mark {
  readonly id: number
  readonly token: number
}

/** One noted change of an entry. */
export interface RecentChange {
  readonly entryId: number
  /** The month of the entry before or after the change. */
  readonly period: string
}

/** While many entries change at once, nothing is noted. */
const isInBulk = sql`exists (select 1 from entries_in_bulk)`

const newest = prepared((db) =>
  db
    .select({ id: sql<number>`id`, token: sql<number>`token` })
    .from(sql`changed_entry`)
    .where(sql`not ${isInBulk}`)
    .orderBy(sql`id desc`)
    .limit(1)
    .prepare(),
)

const since = prepared((db) =>
  db
    .select({
      id: sql<number>`id`,
      token: sql<number>`token`,
      entryId: sql<number | null>`entry_id`,
      period: sql<string | null>`period`,
    })
    .from(sql`changed_entry`)
    .where(sql`id >= ${sql.placeholder('id')} and not ${isInBulk}`)
    .orderBy(sql`id`)
    .prepare(),
)

const toMark = (row: readonly unknown[] | undefined): Mark | null =>
  row === undefined ? null : { id: Number(row[0]), token: Number(row[1]) }

/** What changed since a mark, and the mark of now; null if not all of it is known. */
type News = { readonly mark: Mark; readonly changes: readonly RecentChange[] } | null

function readNews(ledger: LedgerTransaction, { id, token }: Mark): News {
  const [marked, ...rows] = since(ledger).values({ id })
  if (marked === undefined || Number(marked[0]) !== id || Number(marked[1]) !== token) return null
  const changes = rows.flatMap(([, , entryId, period]) =>
    entryId === null ? [] : [{ entryId: Number(entryId), period: String(period) }],
  )
  return changes.length < rows.length ? null : { mark: toMark(rows.at(-1)) ?? { id, token }, changes }
}

/** The reads of one request mostly ask for the same changes. */
const lastNews = new WeakMap<LedgerTransaction, { readonly stamp: string; readonly mark: Mark; readonly news: News }>()

function changesSince(ledger: LedgerTransaction, mark: Mark, stamp: string): News {
  const last = lastNews.get(ledger)
  if (last?.stamp === stamp && last.mark.id === mark.id && last.mark.token === mark.token) return last.news
  const news = readNews(ledger, mark)
  lastNews.set(ledger, { stamp, mark, news })
  return news
}

interface CacheEntry<Result> {
  readonly stamp: string
  readonly mark: Mark | null
  readonly result: Result
}

interface Followed<Shape, Result> {
  /** Must include all that `read` depends on other than entries and how their accounts count. */
  readonly key: (shape: Shape) => string
  readonly read: (ledger: LedgerTransaction, shape: Shape) => Result
  /** Returns the result with these changes, which may be the same object; null to read all again. */
  readonly update: (
    ledger: LedgerTransaction,
    shape: Shape,
    before: Result,
    changes: readonly RecentChange[],
  ) => Result | null
  /** How many results are kept for each open ledger. */
  readonly most: number
}

/**
 * Caches a read of entries like `remembered`, and brings it up to date after a change, by the entries that triggers noted
 * as changed (`changed_entry`).
 */
export function followed<Shape, Result>({ key, read, update, most }: Followed<Shape, Result>) {
  const ofLedgers = new WeakMap<LedgerTransaction, Map<string, CacheEntry<Result>>>()

  function current(ledger: LedgerTransaction, shape: Shape, known: CacheEntry<Result> | undefined, stamp: string) {
    if (known?.stamp === stamp) return known
    const news = known?.mark ? changesSince(ledger, known.mark, stamp) : null
    const result = known && news ? update(ledger, shape, known.result, news.changes) : null
    if (news && result !== null) return { stamp, mark: news.mark, result }
    const mark = toMark(newest(ledger).values()[0])
    return { stamp, mark, result: read(ledger, shape) }
  }

  /** Whether the result of a shape is there, and all that changed since. */
  function isKept(ledger: LedgerTransaction, shape: Shape): boolean {
    const known = ofLedgers.get(ledger)?.get(key(shape))
    const stamp = readStamp(ledger)
    if (known === undefined || stamp === null) return false
    return known.stamp === stamp || (known.mark !== null && changesSince(ledger, known.mark, stamp) !== null)
  }

  const readFollowed = (ledger: LedgerTransaction, shape: Shape): Result => {
    const stamp = readStamp(ledger)
    if (stamp === null) return read(ledger, shape)
    const results = ofLedgers.get(ledger) ?? new Map<string, CacheEntry<Result>>()
    ofLedgers.set(ledger, results)
    const name = key(shape)
    const known = results.get(name)
    // Taken out first: should the update fail half-way, nothing is kept of it.
    results.delete(name)
    const kept = current(ledger, shape, known, stamp)
    results.set(name, kept)
    const [oldest] = results.keys()
    if (oldest !== undefined && results.size > most) results.delete(oldest)
    return kept.result
  }
  return Object.assign(readFollowed, { isKept })
}

/** What is many is looked up again after this many changes. */
const staysManyFor = 200

interface Few<Shape, Result> extends Pick<Followed<Shape, Result>, 'key' | 'most'> {
  /** Returns null if they are many. */
  readonly read: (ledger: LedgerTransaction, shape: Shape) => Result | null
}

/**
 * Caches a read of what few entries have, and that they are many for some changes longer: this decides only how a search is
 * done, so it may be a little out of date.
 */
export function followedWhileMany<Shape, Result>({ key, read, most }: Few<Shape, Result>) {
  const readFew = followed<Shape, { readonly few: Result | null; readonly changes: number }>({
    key,
    read: (ledger, shape) => ({ few: read(ledger, shape), changes: 0 }),
    update(_ledger, _shape, before, { length }) {
      const changes = before.changes + length
      return before.few === null && changes <= staysManyFor ? { few: null, changes } : null
    },
    most,
  })
  return (ledger: LedgerTransaction, shape: Shape): Result | null => readFew(ledger, shape).few
}
