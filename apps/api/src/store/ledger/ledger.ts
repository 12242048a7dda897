import { sql } from 'drizzle-orm'
import type { BaseSQLiteDatabase } from 'drizzle-orm/sqlite-core'

/**
 * A ledger's database through drizzle, synchronous: better-sqlite3 on a machine, a Durable Object's SQLite on the edge.
 * Opened without the schema: drizzle would process it on each opening, for relational queries that we do not use.
 */
export type LedgerDatabase = BaseSQLiteDatabase<'sync', unknown>

/** The ledger inside its one open transaction; only `Ledger.transact` provides it. */
export type LedgerTransaction = LedgerDatabase

export interface Ledger {
  /**
   * Runs one use case in one transaction: committed when `work` returns, rolled back when it throws. A `read` needs no
   * lock: it sees the ledger as of its first query, while others write.
   *
   * @throws TypeError (after rolling back) if `work` returns a promise; transactions are synchronous on purpose.
   */
  transact<T>(work: (ledger: LedgerTransaction) => T, purpose?: 'read' | 'write'): T
  close(): void
}

/** Runs work in a separate transaction, rolled back if it throws. A `read` takes no lock. */
export type Transactions = <Result>(work: () => Result, purpose: 'read' | 'write') => Result

/** What a database does faster directly than through drizzle. */
export interface LedgerDriver {
  readonly transactions: Transactions
  /** A version token: changes with every write to the ledger, from this process or another. */
  readonly stamp: () => string
  /** Returns a prepared query of another ledger for this one; undefined for anything else. */
  readonly again?: <Query>(db: LedgerDatabase, query: Query) => Query | undefined
}

const drivers = new WeakMap<LedgerDatabase, LedgerDriver>()

/** Returns the version token of what a ledger holds now; null if its database has none. */
export const readStamp = (ledger: LedgerTransaction): string | null => drivers.get(ledger)?.stamp() ?? null

/**
 * Returns a ledger on an open, migrated database. `close` closes that database. Without a driver, drizzle runs the
 * transactions.
 */
export function createLedger(db: LedgerDatabase, close: () => void, driver?: LedgerDriver): Ledger {
  const transactions = driver?.transactions ?? drizzleTransactions(db)
  if (driver) drivers.set(db, driver)
  return {
    transact: (work, purpose = 'write') => transactions(() => insistOnSync(work(db)), purpose),
    close,
  }
}

/**
 * Immediate, because a transaction that reads first and writes later would fail if another process wrote in between.
 */
const drizzleTransactions =
  (db: LedgerDatabase): Transactions =>
  (work, purpose) =>
    db.transaction(work, { behavior: purpose === 'read' ? 'deferred' : 'immediate' })

/** Thrown to roll a read back; it carries nothing and never leaves this file. */
const rollBack = new Error('A read-only transaction is rolled back')

/** Runs a use case and rolls its changes back; only its result remains. */
export function readOnly<T>(ledger: Ledger, work: (ledger: LedgerTransaction) => T): T {
  const results: { readonly value: T }[] = []
  try {
    ledger.transact((transaction) => {
      results.push({ value: insistOnSync(work(transaction)) })
      throw rollBack
    }, 'read')
  } catch (error) {
    if (error !== rollBack) throw error
  }
  const [done] = results
  if (!done) throw new Error('A read-only transaction gave nothing')
  return done.value
}

function insistOnSync<T>(result: T): T {
  if (result instanceof Promise) throw new TypeError('A use case on a ledger must not be asynchronous')
  return result
}

/**
 * Returns what builds a query: only once for all ledgers of a driver that can use it again, because to build its text takes
 * longer than to prepare and run it.
 */
function builtOnce<Query>(build: (db: LedgerDatabase) => Query): (db: LedgerDatabase) => Query {
  let first: Query | undefined
  return (db) => {
    const query = (first === undefined ? undefined : drivers.get(db)?.again?.(db, first)) ?? build(db)
    first ??= query
    return query
  }
}

/**
 * Prepares a hot query when a ledger first needs it and keeps it while that ledger is open: 50 µs per call instead of
 * 250. `build` must return the same query for every ledger.
 *
 * @example
 * const byId = prepared((db) => db.select().from(account).where(eq(account.id, sql.placeholder('id'))).prepare())
 * byId(ledger).get({ id: 7 })
 */
export function prepared<Query>(build: (db: LedgerDatabase) => Query): (ledger: LedgerTransaction) => Query {
  const cache = new WeakMap<LedgerDatabase, { query: Query }>()
  const built = builtOnce(build)
  return (ledger) => {
    const known = cache.get(ledger)
    if (known) return known.query
    const query = built(ledger)
    cache.set(ledger, { query })
    return query
  }
}

/**
 * Like `prepared`, for a query that comes in several shapes (filters, orders): one is kept per `key`, which must
 * include all that `build` depends on, and of which there must be few.
 */
export function preparedFor<Shape, Query>(
  key: (shape: Shape) => string,
  build: (db: LedgerDatabase, shape: Shape) => Query,
): (ledger: LedgerTransaction, shape: Shape) => Query {
  const ofLedger = prepared(() => new Map<string, Query>())
  const built = new Map<string, (db: LedgerDatabase) => Query>()
  return (ledger, shape) => {
    const queries = ofLedger(ledger)
    const name = key(shape)
    const known = queries.get(name)
    if (known) return known
    const buildOne = built.get(name) ?? builtOnce((db) => build(db, shape))
    built.set(name, buildOne)
    const query = buildOne(ledger)
    queries.set(name, query)
    return query
  }
}

/** The size of each person's range of ids: the first id is `userId * idsAPerson + 1`. */
export const idsAPerson = 1_000_000_000

/**
 * Reserves a separate range of ids for this person in every table, so that no two people ever share an id. Call it
 * after the migrations whenever some ran; tables that already have a range keep it.
 */
export function reserveIds(db: LedgerDatabase, userId: number): void {
  const without = sql`
    from sqlite_master
    where type = 'table' and sql like '%autoincrement%' and name not in (select name from sqlite_sequence)`
  // Read first: a write, even of nothing, would have to wait for another writer of the ledger.
  const [missing] = db.all<{ tables: number }>(sql`select count(*) as tables ${without}`)
  if (missing?.tables !== 0)
    db.run(sql`insert into sqlite_sequence (name, seq) select name, ${userId * idsAPerson} ${without}`)
}
