import type { Logger } from 'drizzle-orm'
import { BetterSQLiteSession } from 'drizzle-orm/better-sqlite3'
import { BaseSQLiteDatabase, SQLiteSyncDialect } from 'drizzle-orm/sqlite-core'
import type { LedgerDriver, Transactions } from '../ledger/ledger.ts'
import type { SqliteFile } from './sqlite-file.ts'

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

/**
 * Returns a database file through drizzle, with prepared queries planned once. No relations are set up, because no
 * query uses them.
 *
 * @param logger receives each query, for tests.
 */
export function drizzleSqlite(file: SqliteFile, logger?: Logger) {
  const dialect = new PlannedOnceDialect()
  return new BaseSQLiteDatabase(
    'sync',
    dialect,
    new BetterSQLiteSession<Record<string, never>, Record<string, never>>(
      file,
      dialect,
      undefined,
      logger && { logger },
    ),
    undefined,
  )
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
    stamp() {
      if (!file.inTransaction) return `${byOthers.get()} ${byUs.get()} ${rollbacks}`
      seenOfOthers ??= byOthers.get()
      return `${seenOfOthers} ${byUs.get()} ${rollbacks}`
    },
  }
}
