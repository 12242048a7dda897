import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import Sqlite from 'better-sqlite3'
import type { AskLedger } from '../ledger-mark.ts'
import { isStoreBusy } from './is-store-unavailable.ts'
import { type FileKey, openWithKey } from './key-file.ts'
import { type Migration, migrate } from './migrate.ts'
import type { SqliteFile } from './sqlite-file.ts'

/** How long a start waits for another process that migrates the same file. */
const migrationTimeoutMs = 5_000
const stepMs = 10

/**
 * How long a statement waits for another process's write before it fails with SQLITE_BUSY. The whole process is blocked
 * meanwhile, so this covers only a few commits of the other; `patiently` waits longer without blocking.
 */
const lockTimeoutMs = 100

const pause = (milliseconds: number) => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)

/**
 * Switches SQLite to write-ahead logging. Two processes that create the same file at once would wait for each other
 * here, so SQLite refuses one of them without waiting.
 */
function writeAhead(file: SqliteFile): void {
  for (let waited = 0; ; waited += stepMs) {
    try {
      file.pragma('journal_mode = WAL')
      return
    } catch (error) {
      if (waited >= migrationTimeoutMs || !isStoreBusy(error)) throw error
    }
    pause(stepMs)
  }
}

/** Runs queries about a mark on a file. */
export const askFile =
  (file: SqliteFile): AskLedger =>
  <Row>(query: string, ...values: readonly (string | number)[]) => {
    const statement = file.prepare<(string | number)[], Row>(query)
    if (statement.reader) return statement.all(...values)
    statement.run(...values)
    return []
  }

interface OpenOptions {
  readonly busyTimeoutMs?: number
  /** For a file that must exist: called before anything in it is changed, and throws if it must not be opened. */
  readonly insist?: (file: SqliteFile) => void
  /** What the file is encrypted with; undefined for a plain file. */
  readonly key?: FileKey | undefined
  /** What all migrations come to, by which a new file is made at once. */
  readonly whole?: string
}

/**
 * Opens a database file, creating it and its folder if needed, and migrates its schema. An answered commit is on disk
 * (`synchronous=FULL`), readers never wait for a writer (WAL), and several processes may have the file open.
 *
 * @throws SqliteError if the disk or the file fails; see `isStoreUnavailable`.
 */
export function openSqlite(
  path: string,
  migrations: readonly Migration[],
  { busyTimeoutMs = lockTimeoutMs, insist, key, whole }: OpenOptions = {},
): SqliteFile {
  if (!insist) mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  const fileMustExist = insist !== undefined
  const file = openWithKey(() => new Sqlite(path, { timeout: migrationTimeoutMs, fileMustExist }), key)
  try {
    insist?.(file)
    writeAhead(file)
    file.pragma('synchronous = FULL')
    file.pragma('trusted_schema = OFF')
    migrate(file, migrations, whole)
    file.pragma('foreign_keys = ON')
    file.pragma(`busy_timeout = ${busyTimeoutMs}`)
    return file
  } catch (error) {
    file.close()
    throw error
  }
}

/** Opens an empty database that is gone once it is closed. */
export const openInMemory = (): SqliteFile => new Sqlite(':memory:')
