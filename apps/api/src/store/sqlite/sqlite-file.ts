import type Sqlite from 'better-sqlite3'

/** An open database file. */
export type SqliteFile = Sqlite.Database
export type SqliteStatement = Sqlite.Statement

/**
 * Whether a statement violated a schema rule: a foreign key, a unique index, a check, a column's type. SQLite reports
 * it by code on a machine, and only in words inside a Durable Object.
 */
export function isConstraintFailure(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (/constraint failed|SQLITE_CONSTRAINT/.test(cause.message)) return true
  }
  return false
}
