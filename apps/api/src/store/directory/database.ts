import type { BaseSQLiteDatabase } from 'drizzle-orm/sqlite-core'

/**
 * The directory's database through drizzle: better-sqlite3 on a machine, D1 on the edge. Always awaited, because D1 is
 * asynchronous. D1 has no transactions across statements, so each change is one guarded statement.
 */
export type DirectoryDatabase = BaseSQLiteDatabase<'sync' | 'async', unknown>
