import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import Sqlite from 'better-sqlite3'
import { isStoreBusy } from './is-store-unavailable.ts'
import { type Migration, migrate } from './migrate.ts'

export type SqliteFile = Sqlite.Database

/** How long the start waits for another process that migrates the same file. */
const MIGRATION_TIMEOUT_MS = 5_000
const STEP_MS = 10

/**
 * How long a statement waits for another process's write before it gives up with SQLITE_BUSY. The whole process stands still
 * meanwhile: a few commits of the other, no more; who can wait longer does so without holding anybody up (`patiently`).
 */
const BUSY_TIMEOUT_MS = 100

const pause = (milliseconds: number) => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)

/**
 * Has SQLite write ahead. Of two processes that make the same file at once each would wait for the other here, so SQLite refuses
 * one of them without waiting.
 */
function writeAhead(file: SqliteFile): void {
  for (let waited = 0; ; waited += STEP_MS) {
    try {
      file.pragma('journal_mode = WAL')
      return
    } catch (error) {
      if (waited >= MIGRATION_TIMEOUT_MS || !isStoreBusy(error)) throw error
    }
    pause(STEP_MS)
  }
}

/**
 * Opens a database file, making it and its folder where needed, and brings its schema up to date. An answered commit is on
 * the disk (`synchronous=FULL`), readers never wait for a writer (WAL), and several processes may have the same file open.
 *
 * @throws SqliteError when the disk or the file does not play along; see `isStoreUnavailable`.
 */
export function openSqlite(
  path: string,
  migrations: readonly Migration[],
  busyTimeoutMs = BUSY_TIMEOUT_MS,
): SqliteFile {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  const file = new Sqlite(path, { timeout: MIGRATION_TIMEOUT_MS })
  try {
    writeAhead(file)
    file.pragma('synchronous = FULL')
    file.pragma('trusted_schema = OFF')
    migrate(file, migrations)
    file.pragma('foreign_keys = ON')
    file.pragma(`busy_timeout = ${busyTimeoutMs}`)
    return file
  } catch (error) {
    file.close()
    throw error
  }
}
