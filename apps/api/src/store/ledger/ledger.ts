import { sql } from 'drizzle-orm'
import type { BaseSQLiteDatabase } from 'drizzle-orm/sqlite-core'

/**
 * A ledger's database through drizzle, synchronous: better-sqlite3 on a machine, a Durable Object's own SQLite on the edge. Opened
 * without the schema: for queries by relations, of which we have none, drizzle would work it out anew at each opening.
 */
export type LedgerDatabase = BaseSQLiteDatabase<'sync', unknown>

/** The ledger inside its one open transaction; only `Ledger.transact` gives it. */
export type LedgerTransaction = LedgerDatabase

/** One person's open ledger. */
export interface Ledger {
  /**
   * Runs one use case in one transaction: committed when `work` returns, rolled back when it throws.
   * Synchronous on purpose; throws a TypeError (and rolls back) where `work` gives a promise. To `read` needs no lock: it sees
   * the ledger as it was at its first look, while others write.
   */
  transact<T>(work: (ledger: LedgerTransaction) => T, purpose?: 'read' | 'write'): T
  close(): void
}

/** Runs work in a transaction of its own, rolled back where it throws. To `read` takes no lock. */
export type Transactions = <Result>(work: () => Result, purpose: 'read' | 'write') => Result

/** What a database does better by itself than through drizzle. */
export interface LedgerDriver {
  readonly transactions: Transactions
  /** Another text whenever the ledger may hold something else than before, whoever changed it; the same while nobody has. */
  readonly stamp: () => string
}

const stamps = new WeakMap<LedgerDatabase, () => string>()

/** The stamp of what a ledger holds now; null where its database gives none. */
export const stampOf = (ledger: LedgerTransaction): string | null => stamps.get(ledger)?.() ?? null

/** A ledger on an open, migrated database. `close` closes that database; without a driver its transactions are drizzle's. */
export function makeLedger(db: LedgerDatabase, close: () => void, driver?: LedgerDriver): Ledger {
  const transactions = driver?.transactions ?? drizzleTransactions(db)
  if (driver) stamps.set(db, driver.stamp)
  return {
    transact: (work, purpose = 'write') => transactions(() => insistOnSync(work(db)), purpose),
    close,
  }
}

/** Immediate: a transaction that reads first and writes later would fail where another process wrote in between. */
const drizzleTransactions =
  (db: LedgerDatabase): Transactions =>
  (work, purpose) =>
    db.transaction(work, { behavior: purpose === 'read' ? 'deferred' : 'immediate' })

/** Thrown to roll a read back; carries nothing, and reaches nobody. */
const ROLL_BACK = new Error('A read-only transaction is rolled back')

/** Runs a use case whose changes, if it makes any, are rolled back: what it gives is all that is left of it. */
export function readOnly<T>(ledger: Ledger, work: (ledger: LedgerTransaction) => T): T {
  const results: { readonly value: T }[] = []
  try {
    ledger.transact((transaction) => {
      results.push({ value: insistOnSync(work(transaction)) })
      throw ROLL_BACK
    }, 'read')
  } catch (error) {
    if (error !== ROLL_BACK) throw error
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
 * A hot query, prepared when a ledger first needs it and kept while that ledger is open: 50 µs a call instead of 250.
 *
 *     const byId = prepared((db) => db.select().from(account).where(eq(account.id, sql.placeholder('id'))).prepare())
 *     byId(ledger).get({ id: 7 })
 */
export function prepared<Query>(build: (db: LedgerDatabase) => Query): (ledger: LedgerTransaction) => Query {
  const cache = new WeakMap<LedgerDatabase, { query: Query }>()
  return (ledger) => {
    const known = cache.get(ledger)
    if (known) return known.query
    const query = build(ledger)
    cache.set(ledger, { query })
    return query
  }
}

/**
 * Like `prepared`, for a query that comes in several shapes (filters, orders): one is kept for each `key`, which must say
 * all that `build` depends on, and of which there must be few.
 */
export function preparedFor<Shape, Query>(
  key: (shape: Shape) => string,
  build: (db: LedgerDatabase, shape: Shape) => Query,
): (ledger: LedgerTransaction, shape: Shape) => Query {
  const ofLedger = prepared(() => new Map<string, Query>())
  return (ledger, shape) => {
    const queries = ofLedger(ledger)
    const name = key(shape)
    const known = queries.get(name)
    if (known) return known
    const query = build(ledger, shape)
    queries.set(name, query)
    return query
  }
}

/** How many ids each person's tables have for themselves: the first is `userId * IDS_A_PERSON + 1`. */
const IDS_A_PERSON = 1_000_000_000

/**
 * Gives every table with ids its own range for this person, so that no two people ever share an id. To be called after the
 * migrations, each time some ran: tables that have a range already keep it.
 */
export function reserveIds(db: LedgerDatabase, userId: number): void {
  const without = sql`
    from sqlite_master
    where type = 'table' and sql like '%autoincrement%' and name not in (select name from sqlite_sequence)`
  // Looked at first: to write, even nothing, a ledger would have to wait for whoever writes to it.
  const [missing] = db.all<{ tables: number }>(sql`select count(*) as tables ${without}`)
  if (missing?.tables !== 0)
    db.run(sql`insert into sqlite_sequence (name, seq) select name, ${userId * IDS_A_PERSON} ${without}`)
}
