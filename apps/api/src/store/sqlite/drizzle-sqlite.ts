import { type Logger, NoopLogger } from 'drizzle-orm'
import { BetterSQLiteSession, PreparedQuery } from 'drizzle-orm/better-sqlite3'
import { NoopCache } from 'drizzle-orm/cache/core'
import { BaseSQLiteDatabase, SQLiteSyncDialect } from 'drizzle-orm/sqlite-core'
import type { LedgerDatabase, LedgerDriver, Transactions } from '../ledger/ledger.ts'
import type { SqliteFile, SqliteStatement } from './sqlite-file.ts'

/** The most statements that are kept for each open file; most take 5 to 30 kB. */
const maxKeptStatements = 40

/**
 * Writes bound values as `+?`. With a plain `= ?` or `LIMIT ?` SQLite looks at the value when it plans the query, and
 * then plans it again each time another value is bound: two thirds of the cost of a small query, every time. The plus
 * changes neither value nor type, and the planner does not look behind it. Source: `sqlite3ExprIsInteger` in SQLite's
 * expr.c.
 */
class PlannedOnceDialect extends SQLiteSyncDialect {
  override escapeParam(): string {
    return '+?'
  }
}

type NoRelations = Record<string, never>
type OneTimeQuery = Parameters<BetterSQLiteSession<NoRelations, NoRelations>['prepareOneTimeQuery']>

/**
 * Keeps the statements of the last queries that are not prepared ahead: SQLite takes five times as long to plan a change of
 * one entry, with its triggers, as to make it.
 */
class KeepingSession extends BetterSQLiteSession<NoRelations, NoRelations> {
  readonly #file: SqliteFile
  readonly #logger: Logger
  readonly #cache = new NoopCache()
  /** By text, least recently used first. */
  readonly #kept = new Map<string, SqliteStatement>()

  constructor(file: SqliteFile, dialect: SQLiteSyncDialect, logger: Logger) {
    super(file, dialect, undefined, { logger })
    this.#file = file
    this.#logger = logger
  }

  override prepareOneTimeQuery(...[query, fields, method, isInArrays, toResult, metadata, caching]: OneTimeQuery) {
    const statement = this.#statementOf(query.sql)
    const [logger, cache] = [this.#logger, this.#cache]
    return new PreparedQuery(statement, query, logger, cache, metadata, caching, fields, method, isInArrays, toResult)
  }

  /** Returns a query that was built for another file, on this one. */
  again<Query>(query: Query): Query | undefined {
    if (!(query instanceof PreparedQuery)) return undefined
    const stmt = this.#file.prepare(query.getQuery().sql)
    return Object.assign(Object.create(PreparedQuery.prototype), query, { stmt, logger: this.#logger })
  }

  #statementOf(text: string): SqliteStatement {
    const known = this.#kept.get(text)
    const statement = known ?? this.#file.prepare(text)
    // The last query may have read arrays.
    if (known?.reader) known.raw(false)
    this.#kept.delete(text)
    this.#kept.set(text, statement)
    const [oldest] = this.#kept.keys()
    if (oldest !== undefined && this.#kept.size > maxKeptStatements) this.#kept.delete(oldest)
    return statement
  }
}

const sessions = new WeakMap<LedgerDatabase, KeepingSession>()

/**
 * Returns a database file through drizzle, with prepared queries planned once. No relations are set up, because no
 * query uses them.
 *
 * @param logger receives each query, for tests.
 */
export function drizzleSqlite(file: SqliteFile, logger: Logger = new NoopLogger()) {
  const dialect = new PlannedOnceDialect()
  const session = new KeepingSession(file, dialect, logger)
  const db = new BaseSQLiteDatabase('sync', dialect, session, undefined)
  sessions.set(db, session)
  return db
}

interface Noted {
  begin(): void
  rollback(): void
}

/**
 * Returns transactions on a file, with statements prepared once: drizzle makes four functions and an object for each.
 */
function transactionsOn(file: SqliteFile, noted: Noted): Transactions {
  // Immediate, because a transaction that reads first and writes later would fail if another process wrote in between.
  const begin = { read: file.prepare('BEGIN'), write: file.prepare('BEGIN IMMEDIATE') }
  const [commit, rollback] = [file.prepare('COMMIT'), file.prepare('ROLLBACK')]
  return (work, purpose) => {
    begin[purpose].run()
    noted.begin()
    try {
      const result = work()
      commit.run()
      return result
    } catch (error) {
      noted.rollback()
      // Some disk failures have already rolled it back.
      if (file.inTransaction) rollback.run()
      throw error
    }
  }
}

/**
 * Returns what a file does directly. Its version token is made of counters: SQLite counts the commits of other
 * processes and the rows changed here; we count rollbacks, after which SQLite's second counter is back at its earlier
 * value. Commits of others are invisible inside a transaction, so their counter is read once per transaction.
 */
export function sqliteDriver(file: SqliteFile): LedgerDriver {
  let rollbacks = 0
  let seenOfOthers: number | undefined
  const byOthers = file.prepare<[], number>('PRAGMA data_version').pluck()
  const byUs = file.prepare<[], number>('SELECT total_changes()').pluck()
  const noted: Noted = {
    begin: () => void (seenOfOthers = undefined),
    rollback: () => void (rollbacks += 1),
  }
  return {
    transactions: transactionsOn(file, noted),
    again: (db, query) => sessions.get(db)?.again(query),
    stamp() {
      if (!file.inTransaction) return `${byOthers.get()} ${byUs.get()} ${rollbacks}`
      seenOfOthers ??= byOthers.get()
      return `${seenOfOthers} ${byUs.get()} ${rollbacks}`
    },
  }
}
