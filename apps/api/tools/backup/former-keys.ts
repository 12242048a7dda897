import { existsSync } from 'node:fs'
import type { Keyring } from '../../src/store/keyring/keyring.ts'
import { ledgerPath } from '../../src/store/ledger-files.ts'
import { type FileKey, isEncryptedFile, opensWith } from '../../src/store/sqlite/key-file.ts'
import type { SqliteFile } from '../../src/store/sqlite/sqlite-file.ts'
import { encryptCopy } from './copy-database.ts'

/**
 * Returns the key that opens a ledger or a copy of it: its own, the next one, which its file already has where a command was cut off, or
 * one that it had when the copy was made; undefined for a plain one, and its own for one that none opens.
 */
export function keyOfCopy(copy: string, keyring: Keyring | undefined, ledgerId: string): FileKey | undefined {
  if (!keyring || !isEncryptedFile(copy)) return undefined
  const keys = keyring.keysOf(ledgerId)
  return keys.length > 1 ? (keys.find((key) => opensWith(copy, key)) ?? keyring.find(ledgerId)) : keys[0]
}

/** Encrypts a copy with the ledger's own key, if it has a former one. Returns that key; undefined for a plain copy. */
export async function withOwnKey(
  copy: string,
  keyring: Keyring | undefined,
  ledgerId: string,
): Promise<FileKey | undefined> {
  const [key, own] = [keyOfCopy(copy, keyring, ledgerId), keyring?.find(ledgerId)]
  if (!key || !own || opensWith(copy, own)) return key
  await encryptCopy(copy, own, key)
  return own
}

/** Encrypts the ledgers of a restored folder that have former keys with their own ones. */
export async function withOwnKeys(dataFolder: string, directory: SqliteFile, keyring: Keyring): Promise<void> {
  const ledgerIds = keyring.ledgersWithFormerKeys()
  const hasMarks = directory.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'person_ledger'").get() !== undefined
  if (ledgerIds.length === 0 || !hasMarks) return
  const find = directory.prepare<[string], number>('SELECT person_id FROM person_ledger WHERE ledger_id = ?').pluck()
  for (const ledgerId of ledgerIds) {
    const path = ledgerPath(dataFolder, find.get(ledgerId) ?? 0)
    if (existsSync(path)) await withOwnKey(path, keyring, ledgerId)
  }
}
