import { randomBytes } from 'node:crypto'
import type { FileKey } from '../sqlite/key-file.ts'
import type { Migration } from '../sqlite/migrate.ts'
import type { SqliteFile } from '../sqlite/sqlite-file.ts'
import { type KeyWrapper, MasterKeysFault } from './key-wrapper.ts'

/** The schema of the keyring. */
export const keyringMigrations: readonly Migration[] = [
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

interface WrappedKey {
  readonly keyId: string
  readonly wrapped: Uint8Array
}

export const notGiven = (keyId: string): MasterKeysFault =>
  new MasterKeysFault(`The keyring is wrapped by the master key ${keyId}, which is not given. Nothing was changed.`)

/** Keys by their owners' names, each wrapped for its owner alone by a master key. */
export interface KeyTable {
  find(owner: string): FileKey | undefined
  /** Returns the key of an owner, made if there is none; `endsAt` is when it is destroyed, in milliseconds since 1970. */
  ensure(owner: string, endsAt?: number | null): FileKey
  /** Has another owner have a key from now on, instead of the one that it had. */
  move(owner: string, to: string, endsAt?: number | null): void
  /** Returns the owners whose names begin so. */
  owners(beginning: string): readonly string[]
  remove(owner: string): void
  /** Wraps every key by the first master key. Returns how many were wrapped again. */
  rotate(): number
}

/**
 * Opens the table of keys in a keyring's file.
 * @param cipher how files are encrypted from now on.
 */
export function keyTable(
  file: SqliteFile,
  wrappers: readonly [KeyWrapper, ...KeyWrapper[]],
  cipher: FileKey['cipher'],
): KeyTable {
  const [first] = wrappers
  const unwrap = ({ keyId, wrapped }: WrappedKey, owner: string) => {
    const wrapper = wrappers.find((one) => one.keyId === keyId)
    if (!wrapper) throw notGiven(keyId)
    return wrapper.unwrap(wrapped, owner)
  }
  const select = file.prepare<[string], WrappedKey>(
    'SELECT key_id AS keyId, wrapped FROM ledger_key WHERE ledger_id = ?',
  )
  const insert = file.prepare(
    'INSERT OR IGNORE INTO ledger_key (ledger_id, key_id, wrapped, ends_at) VALUES (?, ?, ?, ?)',
  )
  const update = file.prepare('UPDATE ledger_key SET key_id = ?, wrapped = ? WHERE ledger_id = ?')
  const drop = file.prepare('DELETE FROM ledger_key WHERE ledger_id = ?')
  const beginsWith = file
    .prepare<[string, string], string>('SELECT ledger_id FROM ledger_key WHERE substr(ledger_id, 1, length(?)) = ?')
    .pluck()

  const find = (owner: string) => {
    const found = select.get(owner)
    return found && { bytes: unwrap(found, owner), cipher }
  }
  const add = (owner: string, bytes: Uint8Array, endsAt: number | null) =>
    insert.run(owner, first.keyId, first.wrap(bytes, owner), endsAt)

  return {
    find,
    ensure(owner, endsAt = null) {
      const known = find(owner)
      if (known) return known
      add(owner, randomBytes(keyBytes), endsAt)
      const made = find(owner)
      if (!made) throw new Error('A key was made and is not in the keyring')
      return made
    },
    move(owner, to, endsAt = null) {
      const key = find(owner)
      if (!key) return
      drop.run(to)
      add(to, key.bytes, endsAt)
      drop.run(owner)
    },
    owners: (beginning) => beginsWith.all(beginning, beginning),
    remove: (owner) => void drop.run(owner),
    rotate() {
      const others = file.prepare<[string], WrappedKey & { owner: string }>(
        'SELECT ledger_id AS owner, key_id AS keyId, wrapped FROM ledger_key WHERE key_id <> ?',
      )
      const wrapAll = file.transaction(() => {
        const rows = others.all(first.keyId)
        for (const row of rows) update.run(first.keyId, first.wrap(unwrap(row, row.owner), row.owner), row.owner)
        return rows.length
      })
      return wrapAll.immediate()
    },
  }
}
