import { statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { MasterKeysFault } from '../keyring/key-wrapper.ts'
import { directoryKeyName, type Keyring } from '../keyring/keyring.ts'
import { syncToDisk } from '../ledger-names.ts'
import { encryptInPlace } from '../sqlite/encrypt-in-place.ts'
import { type FileKey, isEncryptedFile, isInItsCipher, openFile, opensWith } from '../sqlite/key-file.ts'
import { isStoreUnavailable } from '../sqlite/is-store-unavailable.ts'
import { openSqlite } from '../sqlite/open-sqlite.ts'
import type { SqliteFile } from '../sqlite/sqlite-file.ts'
import { directoryMigrations, directorySchema } from './migrations.generated.ts'

/** Returns the directory's path in a data folder. */
export const directoryPath = (dataFolder: string): string => join(dataFolder, 'directory.sqlite')

/** Each change here is one short statement in every process, so waiting for a few of them is short. */
const busyTimeoutMs = 500

/** Returns what a directory is encrypted with; undefined for a plain one. */
export function keyOfDirectory(path: string, keyring: Keyring | undefined): FileKey | undefined {
  const key = keyring?.find(directoryKeyName)
  return key && opensWith(path, key) ? key : undefined
}

/** Opens a directory that is there, whether it is encrypted or plain, and changes nothing in it. */
export const openDirectoryAsItIs = (path: string, keyring: Keyring | undefined, readonly = false): SqliteFile =>
  openFile(path, keyOfDirectory(path, keyring), readonly)

/** @throws MasterKeysFault if a directory is encrypted with a key that is not in the keyring. */
function insistOnPlain(path: string): void {
  if (opensWith(path, undefined) || !isEncryptedFile(path)) return
  throw new MasterKeysFault(
    `The directory in '${dirname(path)}' is encrypted with a key that is not in the keyring. Bring that keyring back, or restore a backup as docs/backup.md says. Nothing was changed.`,
  )
}

const keepName = (path: string) => syncToDisk(dirname(path))

/** Returns the key of a directory that is there, which is encrypted now unless another process has it open. */
function encrypted(path: string, key: FileKey): FileKey | undefined {
  const isEncrypted = opensWith(path, key) || encryptInPlace(path, key, { keepName })
  return isEncrypted ? key : undefined
}

/** Has an encrypted directory in the cipher that is set, unless another process has it open. Returns its key. */
function inItsCipher(path: string, key: FileKey): FileKey {
  if (!isInItsCipher(path, key)) encryptInPlace(path, key, { keepName, former: key })
  return key
}

/**
 * Returns the directory's key. Undefined also while another process is encrypting it: a reader can then meet a journal that only a
 * writer may roll back, and the caller looks again once it is alone.
 */
function keyAtOnce(path: string, keyring: Keyring): FileKey | undefined {
  try {
    return keyOfDirectory(path, keyring)
  } catch (error) {
    if (isStoreUnavailable(error)) return undefined
    throw error
  }
}

/**
 * Opens a data folder's directory for writing, and creates and migrates it if needed. With a keyring it is encrypted: a
 * plain one of an earlier release is replaced first, by one process at a time.
 *
 * @throws MasterKeysFault if it is encrypted with a key that is not in the keyring.
 */
export function openMigratedDirectory(dataFolder: string, keyring: Keyring | undefined): SqliteFile {
  const path = directoryPath(dataFolder)
  const open = (key: FileKey | undefined) =>
    openSqlite(path, directoryMigrations, { busyTimeoutMs, key, whole: directorySchema })
  if (!keyring) return open(undefined)
  const isThere = (statSync(path, { throwIfNoEntry: false })?.size ?? 0) > 0
  if (!isThere) return open(keyring.ensure(directoryKeyName))
  const known = keyAtOnce(path, keyring)
  if (known) return isInItsCipher(path, known) ? open(known) : keyring.alone(() => open(inItsCipher(path, known)))
  keyring.alone(() => keyOfDirectory(path, keyring) ?? insistOnPlain(path))
  // On the disk before anything is encrypted with it.
  const key = keyring.ensure(directoryKeyName)
  return keyring.alone(() => open(encrypted(path, key)))
}
