import { randomBytes } from 'node:crypto'
import type { Cipher } from '../sqlite/ciphers.ts'
import type { FileKey } from '../sqlite/key-file.ts'
import { openSqlite } from '../sqlite/open-sqlite.ts'
import type { SqliteFile } from '../sqlite/sqlite-file.ts'
import { backupsReadableMs, defaultBackupDays, rememberedLeaversMs } from './kept-for.ts'
import { keyringMigrations, type KeyTable, keyTable, notGiven } from './key-table.ts'
import { type KeyWrapper, MasterKeysFault } from './key-wrapper.ts'

const lockTimeoutMs = 500

/** Under which name the directory's key is in the keyring; ledgers have the ids of theirs. */
export const directoryKeyName = 'directory'
/** How long a process waits for another that encrypts the directory. */
const aloneTimeoutMs = 60_000

/** The names of keys that a ledger has besides its own. */
const nextOf = (ledgerId: string) => `next ${ledgerId}`
const formerOf = (ledgerId: string) => `former ${ledgerId} `

/** A ledger, and those that it replaced. */
const withFormer = `WITH RECURSIVE mine (ledger_id) AS (
  SELECT ? UNION SELECT former_ledger.ledger_id FROM former_ledger JOIN mine ON followed_by = mine.ledger_id
) SELECT ledger_id FROM mine`

/** The keys of people's ledgers, of the directory, and of backups, each wrapped by a master key. */
export interface Keyring {
  /** Returns the key of a ledger; undefined if it has none, or none any more. */
  find(ledgerId: string): FileKey | undefined
  /** Returns the key of a ledger, made if it has none. It is on the disk before it is returned. */
  ensure(ledgerId: string): FileKey
  /** Returns every name that has a key: ids of ledgers, and others. */
  names(): ReadonlySet<string>
  /** Makes the key of a backup's directory, which is destroyed after `backupDays`. Returns it and its name. */
  ensureForBackup(at: number): { readonly name: string; readonly key: FileKey }
  /** Destroys the keys of backups, and former keys of ledgers, that have ended. Returns how many. */
  endBackups(now: number): number
  /** Returns the key that a ledger is to have next, made if there is none. */
  ensureNext(ledgerId: string): FileKey
  /** Has a ledger have its next key. The former one opens its copies in backups for as long as those can be read. */
  takeNext(ledgerId: string, at: number): void
  /** Returns when a key that a ledger had until now, or that of a backup of now, is destroyed. */
  readableUntil(now: number): number
  /** Returns every key that a ledger or its copies in backups may have: its own first, then its next one, and those that it had before. */
  keysOf(ledgerId: string): readonly FileKey[]
  /** Returns the ledgers that have former keys. */
  ledgersWithFormerKeys(): readonly string[]
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

/** What an operator decides about the keys. */
interface KeyringOptions {
  /** For how many days the directory in a backup can be read. */
  readonly backupDays?: number | undefined
  /** How files are encrypted from now on. */
  readonly cipher?: Cipher | undefined
}

/** The keys that a ledger is given in place of one that it had. */
function nextKeys(keys: KeyTable, readableUntil: (now: number) => number) {
  return {
    ensureNext: (ledgerId: string) => keys.ensure(nextOf(ledgerId)),
    takeNext(ledgerId: string, at: number) {
      if (!keys.find(nextOf(ledgerId))) return
      keys.move(ledgerId, formerOf(ledgerId) + randomBytes(6).toString('hex'), readableUntil(at))
      keys.move(nextOf(ledgerId), ledgerId)
    },
    keysOf: (ledgerId: string) =>
      [ledgerId, nextOf(ledgerId), ...keys.owners(formerOf(ledgerId))].flatMap((owner) => keys.find(owner) ?? []),
    ledgersWithFormerKeys: () => [...new Set(keys.owners('former ').map((owner) => owner.split(' ')[1] ?? ''))],
  }
}

/** Who has left, and which ledgers replaced which. */
function leaving(file: SqliteFile, keys: KeyTable, rememberedMs: number) {
  return {
    replace: (formerId: string, ledgerId: string) =>
      void file
        .prepare('INSERT OR REPLACE INTO former_ledger (ledger_id, followed_by) VALUES (?, ?)')
        .run(formerId, ledgerId),
    forget(ledgerId: string, at: number) {
      for (const one of file.prepare<[string], string>(withFormer).pluck().all(ledgerId)) {
        for (const owner of [one, nextOf(one), ...keys.owners(formerOf(one))]) keys.remove(owner)
        file.prepare('DELETE FROM former_ledger WHERE ledger_id = ?').run(one)
        file.prepare('INSERT OR IGNORE INTO left_ledger (ledger_id, left_at) VALUES (?, ?)').run(one, at)
      }
      file.prepare('DELETE FROM left_ledger WHERE left_at < ?').run(at - rememberedMs)
    },
    leavers: (now: number) =>
      file
        .prepare<[number], string>('SELECT ledger_id FROM left_ledger WHERE left_at >= ?')
        .pluck()
        .all(now - rememberedMs),
    replaced: () => file.prepare<[], string>('SELECT ledger_id FROM former_ledger').pluck().all(),
  }
}

/** Returns how many keys each master key wraps. */
function readStatus(file: SqliteFile): ReadonlyMap<string, number> {
  const rows = file
    .prepare<[], { keyId: string; keys: number }>(
      'SELECT key_id AS keyId, count(*) AS keys FROM ledger_key GROUP BY key_id ORDER BY key_id',
    )
    .all()
  return new Map(rows.map(({ keyId, keys }) => [keyId, keys]))
}

/**
 * Opens the keyring, and creates an empty one if there is none.
 * @throws MasterKeysFault if it is wrapped by a master key that is not given, or by another of the same name.
 */
export function openKeyring(
  path: string,
  wrappers: readonly [KeyWrapper, ...KeyWrapper[]],
  { backupDays = defaultBackupDays, cipher = 'aegis' }: KeyringOptions = {},
): Keyring {
  const file = openSqlite(path, keyringMigrations, { busyTimeoutMs: lockTimeoutMs })
  // Overwrites deleted keys: a person with the disk and the master key cannot read the ledgers of people who have left.
  file.pragma('secure_delete = ON')
  const keys = keyTable(file, wrappers, cipher)
  /** The write-ahead log still holds the page with a key that was destroyed. */
  const emptyingLog = <T>(work: () => T): T => {
    const done = work()
    file.pragma('wal_checkpoint(TRUNCATE)')
    return done
  }
  const readableUntil = (now: number) => now + backupsReadableMs(backupDays)
  const next = nextKeys(keys, readableUntil)
  const left = leaving(file, keys, rememberedLeaversMs(backupDays))

  const keyring: Keyring = {
    find: keys.find,
    ensure: (ledgerId) => keys.ensure(ledgerId),
    names: () => new Set(keys.owners('')),
    ensureForBackup(at) {
      const name = `backup ${randomBytes(16).toString('hex')}`
      return { name, key: keys.ensure(name, readableUntil(at)) }
    },
    readableUntil,
    endBackups: (now) => emptyingLog(() => file.prepare('DELETE FROM ledger_key WHERE ends_at <= ?').run(now).changes),
    ...next,
    takeNext: (ledgerId, at) => file.transaction(next.takeNext)(ledgerId, at),
    ...left,
    forget: (ledgerId, at) => emptyingLog(() => file.transaction(left.forget)(ledgerId, at)),
    status: () => readStatus(file),
    rotate: () => emptyingLog(keys.rotate),
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
