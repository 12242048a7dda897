import type { Logger } from 'drizzle-orm'
import { BetterSQLiteSession } from 'drizzle-orm/better-sqlite3'
import { BaseSQLiteDatabase, SQLiteSyncDialect } from 'drizzle-orm/sqlite-core'
import type { LedgerDriver, Transactions } from '../ledger/ledger.ts'
import type { SqliteFile } from './open-sqlite.ts'

/**
 * Writes bound values as `+?`. At a plain `= ?` or `LIMIT ?` SQLite looks into the value when it plans the query, and from then
 * on plans it anew each time another value is bound: two thirds of what a small query costs, every time. The plus changes
 * neither value nor type, and the planner does not look behind it. Source: `sqlite3ExprIsInteger` in SQLite's expr.c.
 */
class PlannedOnceDialect extends SQLiteSyncDialect {
  override escapeParam(): string {
    return '+?'
  }
}

/**
 * A database file through drizzle, its prepared queries planned once. Knows no relations: no query of ours goes by them.
 *
 * @param logger is told of each query, for tests.
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

/** Transactions on a file, their statements prepared once: drizzle makes four functions and an object for each. */
function transactionsOn(file: SqliteFile, noted: Noted): Transactions {
  // Immediate: a transaction that reads first and writes later would fail where another process wrote in between.
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
      // Some failures of the disk have rolled it back by themselves.
      if (file.inTransaction) rollback.run()
      throw error
    }
  }
}

/**
 * What a file does by itself. Its stamp is made of SQLite's counters: one moves with the commits of others, one with each row
 * that is changed here, and a third, ours, with each rollback, after which the second stands where it stood before. What others
 * commit is not seen from within a transaction, so their counter is looked at once in each.
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
