import { randomBytes } from 'node:crypto'
import { openSqlite } from '../sqlite/open-sqlite.ts'
import type { SqliteFile } from '../sqlite/sqlite-file.ts'
import { backupsReadableMs, defaultBackupDays, rememberedLeaversMs } from './kept-for.ts'
import { type KeyWrapper, MasterKeysFault } from './key-wrapper.ts'

const schema = [
  {
    name: '0000_keyring',
    sql: `CREATE TABLE ledger_key (
  ledger_id TEXT PRIMARY KEY NOT NULL,
  key_id TEXT NOT NULL,
  wrapped BLOB NOT NULL
) STRICT;
CREATE TABLE left_ledger (
  ledger_id TEXT PRIMARY KEY NOT NULL,
  left_at INTEGER NOT NULL
) STRICT;`,
  },
  {
    name: '0001_keys_that_end',
    sql: `ALTER TABLE ledger_key ADD COLUMN ends_at INTEGER;
CREATE TABLE former_ledger (
  ledger_id TEXT PRIMARY KEY NOT NULL,
  followed_by TEXT NOT NULL
) STRICT;`,
  },
]

const keyBytes = 32
const lockTimeoutMs = 500

/** Under which name the directory's key is in the keyring; ledgers have the ids of theirs. */
export const directoryKeyName = 'directory'
/** How long a process waits for another that encrypts the directory. */
const aloneTimeoutMs = 60_000

/** A ledger, and those that it replaced. */
const withFormer = `WITH RECURSIVE mine (ledger_id) AS (
  SELECT ? UNION SELECT former_ledger.ledger_id FROM former_ledger JOIN mine ON followed_by = mine.ledger_id
) SELECT ledger_id FROM mine`

/** The keys of people's ledgers, of the directory, and of backups, each wrapped by a master key. */
export interface Keyring {
  /** Returns the key of a ledger; undefined if it has none, or none any more. */
  find(ledgerId: string): Uint8Array | undefined
  /** Returns the key of a ledger, made if it has none. It is on the disk before it is returned. */
  ensure(ledgerId: string): Uint8Array
  /** Makes the key of a backup's directory, which is destroyed after `backupDays`. Returns it and its name. */
  ensureForBackup(at: number): { readonly name: string; readonly key: Uint8Array }
  /** Destroys the keys of backups that have ended. Returns how many. */
  endBackups(now: number): number
  /** Records that a person has another ledger from now on, so that leaving forgets the key of the former one too. */
  replace(formerId: string, ledgerId: string): void
  /** Destroys the keys of a ledger and of those that it replaced, and remembers that their person has left. */
  forget(ledgerId: string, at: number): void
  /** Returns the ledgers of people who have left, as long as a backup may hold them. */
  leavers(now: number): readonly string[]
  /** Returns the ledgers of people who have another one by now. */
  replaced(): readonly string[]
  /** Returns how many keys each master key wraps. */
  status(): ReadonlyMap<string, number>
  /** Wraps every key by the first master key. Returns how many were wrapped again. */
  rotate(): number
  /** Runs work that only one process with this keyring may do at a time. Keys that it makes must be made before. */
  alone<T>(work: () => T): T
  /** Writes a copy to a new file. */
  copyTo(path: string): void
  close(): void
}

interface WrappedKey {
  readonly keyId: string
  readonly wrapped: Uint8Array
}

const notGiven = (keyId: string) =>
  new MasterKeysFault(`The keyring is wrapped by the master key ${keyId}, which is not given. Nothing was changed.`)

/**
 * Opens the keyring, and creates an empty one if there is none.
 * @param backupDays for how many days the directory in a backup can be read.
 * @throws MasterKeysFault if it is wrapped by a master key that is not given, or by another of the same name.
 */
export function openKeyring(
  path: string,
  wrappers: readonly [KeyWrapper, ...KeyWrapper[]],
  backupDays = defaultBackupDays,
): Keyring {
  const file = openSqlite(path, schema, { busyTimeoutMs: lockTimeoutMs })
  // Overwrites deleted keys: a person with the disk and the master key cannot read the ledgers of people who have left.
  file.pragma('secure_delete = ON')
  const [first] = wrappers

  const unwrap = ({ keyId, wrapped }: WrappedKey, ledgerId: string) => {
    const wrapper = wrappers.find((one) => one.keyId === keyId)
    if (!wrapper) throw notGiven(keyId)
    return wrapper.unwrap(wrapped, ledgerId)
  }
  const select = file.prepare<[string], WrappedKey>(
    'SELECT key_id AS keyId, wrapped FROM ledger_key WHERE ledger_id = ?',
  )
  const find = (ledgerId: string) => {
    const found = select.get(ledgerId)
    return found && unwrap(found, ledgerId)
  }
  const insert = file.prepare(
    'INSERT OR IGNORE INTO ledger_key (ledger_id, key_id, wrapped, ends_at) VALUES (?, ?, ?, ?)',
  )
  const update = file.prepare('UPDATE ledger_key SET key_id = ?, wrapped = ? WHERE ledger_id = ?')

  const ensure = (owner: string, endsAt: number | null = null) => {
    const known = find(owner)
    if (known) return known
    insert.run(owner, first.keyId, first.wrap(randomBytes(keyBytes), owner), endsAt)
    const made = find(owner)
    if (!made) throw new Error('A key was made and is not in the keyring')
    return made
  }
  /** The write-ahead log still holds the page with a key that was destroyed. */
  const emptyLog = () => void file.pragma('wal_checkpoint(TRUNCATE)')

  const keyring: Keyring = {
    find,
    ensure: (ledgerId) => ensure(ledgerId),
    ensureForBackup(at) {
      const name = `backup ${randomBytes(16).toString('hex')}`
      return { name, key: ensure(name, at + backupsReadableMs(backupDays)) }
    },
    endBackups(now) {
      const { changes } = file.prepare('DELETE FROM ledger_key WHERE ends_at <= ?').run(now)
      emptyLog()
      return changes
    },
    replace: (formerId, ledgerId) =>
      void file
        .prepare('INSERT OR REPLACE INTO former_ledger (ledger_id, followed_by) VALUES (?, ?)')
        .run(formerId, ledgerId),
    forget(ledgerId, at) {
      file.transaction(() => {
        for (const one of file.prepare<[string], string>(withFormer).pluck().all(ledgerId)) {
          file.prepare('DELETE FROM ledger_key WHERE ledger_id = ?').run(one)
          file.prepare('DELETE FROM former_ledger WHERE ledger_id = ?').run(one)
          file.prepare('INSERT OR IGNORE INTO left_ledger (ledger_id, left_at) VALUES (?, ?)').run(one, at)
        }
        file.prepare('DELETE FROM left_ledger WHERE left_at < ?').run(at - rememberedLeaversMs(backupDays))
      })()
      emptyLog()
    },
    leavers: (now) =>
      file
        .prepare<[number], string>('SELECT ledger_id FROM left_ledger WHERE left_at >= ?')
        .pluck()
        .all(now - rememberedLeaversMs(backupDays)),
    replaced: () => file.prepare<[], string>('SELECT ledger_id FROM former_ledger').pluck().all(),
    status() {
      const rows = file
        .prepare<[], { keyId: string; keys: number }>(
          'SELECT key_id AS keyId, count(*) AS keys FROM ledger_key GROUP BY key_id ORDER BY key_id',
        )
        .all()
      return new Map(rows.map(({ keyId, keys }) => [keyId, keys]))
    },
    rotate() {
      const others = file.prepare<[string], WrappedKey & { ledgerId: string }>(
        'SELECT ledger_id AS ledgerId, key_id AS keyId, wrapped FROM ledger_key WHERE key_id <> ?',
      )
      const wrapAll = file.transaction(() => {
        const rows = others.all(first.keyId)
        for (const row of rows)
          update.run(first.keyId, first.wrap(unwrap(row, row.ledgerId), row.ledgerId), row.ledgerId)
        return rows.length
      })
      const rotated = wrapAll.immediate()
      emptyLog()
      return rotated
    },
    alone(work) {
      file.pragma(`busy_timeout = ${aloneTimeoutMs}`)
      try {
        return file.transaction(work).immediate()
      } finally {
        file.pragma(`busy_timeout = ${lockTimeoutMs}`)
      }
    },
    copyTo: (to) => void file.prepare('VACUUM INTO ?').run(to),
    close: () => void file.close(),
  }
  insistOnMasterKeys(file, keyring, wrappers)
  return keyring
}

/** Unwraps one key of each master key. */
function insistOnMasterKeys(file: SqliteFile, keyring: Keyring, wrappers: readonly KeyWrapper[]): void {
  try {
    for (const keyId of keyring.status().keys()) {
      if (!wrappers.some((one) => one.keyId === keyId)) throw notGiven(keyId)
      const one = file
        .prepare<[string], string>('SELECT ledger_id FROM ledger_key WHERE key_id = ? LIMIT 1')
        .pluck()
        .get(keyId)
      try {
        keyring.find(one ?? '')
      } catch {
        throw new MasterKeysFault(
          `The keyring is wrapped by another master key ${keyId} than the one that is given. Nothing was changed.`,
        )
      }
    }
  } catch (error) {
    keyring.close()
    throw error
  }
}
