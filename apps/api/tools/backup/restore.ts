import { chmodSync, constants, copyFileSync, existsSync, linkSync, readdirSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createFolder } from '../../src/hosts/node/create-folder.ts'
import { skippedNumbers } from '../../src/store/directory/look-for-ledgers.ts'
import { removeLeavers } from '../../src/store/directory/remove-leavers.ts'
import { directoryKeyName, type Keyring } from '../../src/store/keyring/keyring.ts'
import { nameOfUnfinished } from '../../src/store/ledger-names.ts'
import { decryptFile, encryptFile, type FileKey, isEncryptedFile, openFile } from '../../src/store/sqlite/key-file.ts'
import type { SqliteFile } from '../../src/store/sqlite/sqlite-file.ts'
import {
  at,
  BackupError,
  type BackupManifest,
  directoryFile,
  type OnProgress,
  sha256Of,
  takeBack,
} from './backup-files.ts'
import { withOwnKeys } from './former-keys.ts'
import { inWords, readManifest } from './manifest.ts'

interface RestoreOptions {
  readonly backupFolder: string
  /** Must hold no databases yet. */
  readonly dataFolder: string
  /** The keys of the backup; undefined if nothing in it is encrypted. */
  readonly keyring?: Keyring | undefined
  /** Milliseconds since 1970. */
  readonly now: number
  /** Restores a backup in which ledgers are missing, without those. */
  readonly withoutLeft?: boolean
  readonly onProgress?: OnProgress
}

function insistOnComplete({ left = [] }: BackupManifest): void {
  if (left.length === 0) return
  const ledgers = left.length === 1 ? 'one ledger' : `${left.length} ledgers`
  throw new BackupError(
    `This backup is without ${ledgers} (${inWords(left)}). Restore another backup, or add --without-left to restore all the others.`,
  )
}

function insistOnNoDatabases(dataFolder: string): void {
  const inTheWay = existsSync(dataFolder)
    ? readdirSync(dataFolder).find((name) => name.startsWith(directoryFile) || name === 'ledgers')
    : undefined
  if (inTheWay)
    throw new BackupError(
      `The folder '${dataFolder}' already holds ${inTheWay}. Move it away, or set EVENKEEL_DATA to another folder.`,
    )
}

/**
 * Returns what the directory in a backup is encrypted with; undefined if it is plain.
 * @throws BackupError if the backup is encrypted and its keys are not given, or not there any more.
 */
function findDirectoryKey(folder: string, manifest: BackupManifest, keyring: Keyring | undefined): FileKey | undefined {
  const { files, directoryKey, begunAt } = manifest
  if (!keyring && files.some(({ path }) => existsSync(join(folder, path)) && isEncryptedFile(join(folder, path))))
    throw new BackupError(
      'This backup is encrypted. Set EVENKEEL_KEYRING and its master key as for the server. Nothing was changed.',
    )
  if (directoryKey === undefined) return undefined
  const key = keyring?.find(directoryKey)
  if (key) return key
  throw new BackupError(
    `The key of the backup of ${begunAt} is not in the keyring: it is destroyed 35 days after the backup was made. Restore a newer one.`,
  )
}

function insistOnWhole(path: string, name: string, key: FileKey | undefined): void {
  const file = openFile(path, key, true)
  try {
    if (file.pragma('integrity_check', { simple: true }) !== 'ok')
      throw new BackupError(`${name} is damaged. Restore another backup.`)
  } finally {
    file.close()
  }
}

async function check(folder: string, { files }: BackupManifest, directoryKey: FileKey | undefined): Promise<void> {
  for (const { path, bytes, sha256 } of files) {
    const copy = join(folder, path)
    const isAsWritten =
      existsSync(copy) && statSync(copy).size === bytes && (await at(copy, () => sha256Of(copy))) === sha256
    if (!isAsWritten) throw new BackupError(`${path} is not as the backup wrote it. Restore another backup.`)
    // An encrypted ledger was found whole when it was copied, and is as it was then.
    if (path === directoryFile) insistOnWhole(copy, path, directoryKey)
    else if (!isEncryptedFile(copy)) insistOnWhole(copy, path, undefined)
  }
}

async function putInPlace(from: string, to: string): Promise<void> {
  await at(dirname(to), () => createFolder(dirname(to)))
  await at(to, () => {
    // Never over an existing file: a server may have been started on the folder meanwhile.
    copyFileSync(from, to, constants.COPYFILE_EXCL)
    // People who may read the backup may not read the restored data.
    chmodSync(to, 0o600)
  })
}

interface Keys {
  readonly backup: FileKey | undefined
  readonly own: FileKey | undefined
}

/**
 * Encrypts the directory with its own key instead of the backup's, counts the restore in it, and passes over person ids: those given out
 * since the backup are never given to another person.
 */
function noteRestored(directory: string, keys: Keys): void {
  const file = openFile(directory, keys.backup)
  try {
    // Without one, whose name would not be the directory's: the file has its name once it is complete.
    file.pragma('journal_mode = MEMORY')
    if (keys.own) encryptFile(file, keys.own)
    else if (keys.backup) decryptFile(file)
    const has = (table: string) => file.prepare('SELECT 1 FROM sqlite_schema WHERE name = ?').get(table) !== undefined
    if (has('directory_mark')) file.exec('UPDATE directory_mark SET restored_count = restored_count + 1')
    if (has('sqlite_sequence'))
      file.exec(`UPDATE sqlite_sequence SET seq = seq + ${skippedNumbers} WHERE name = 'person'`)
  } finally {
    file.close()
  }
}

/** Ledgers that were given another key since the backup. */
async function giveOwnKeys(dataFolder: string, directory: SqliteFile, keyring: Keyring): Promise<void> {
  try {
    await withOwnKeys(dataFolder, directory, keyring)
  } finally {
    directory.close()
  }
}

/**
 * Restores a backup into a folder without databases. Every file is checked before the first is copied, so a damaged
 * backup changes nothing. The directory comes last, so an interrupted restore does not look complete. A failed restore
 * removes what it wrote. Sessions in it are as old as the backup; the next start migrates older schemas. People who have
 * left since are removed again. Returns what was restored, and how many people were removed.
 *
 * @throws BackupError if the backup is damaged or unfinished, if it lacks ledgers and `withoutLeft` is not set, if the
 * data folder is in use, or if something cannot be read or written.
 */
export async function restore({
  backupFolder,
  dataFolder,
  keyring,
  now,
  withoutLeft = false,
  onProgress = () => {},
}: RestoreOptions): Promise<BackupManifest & { readonly removed: number }> {
  const manifest = readManifest(backupFolder)
  if (!withoutLeft) insistOnComplete(manifest)
  await at(dataFolder, () => insistOnNoDatabases(dataFolder))
  const directoryKey = findDirectoryKey(backupFolder, manifest, keyring)
  await check(backupFolder, manifest, directoryKey)
  const files = manifest.files.toSorted((a, b) => Number(a.path === directoryFile) - Number(b.path === directoryFile))
  const unfinished = nameOfUnfinished(join(dataFolder, directoryFile))
  const written: string[] = []
  try {
    for (const [index, { path }] of files.entries()) {
      const to = path === directoryFile ? unfinished : join(dataFolder, path)
      await putInPlace(join(backupFolder, path), to)
      written.push(to)
      onProgress(index + 1, files.length)
    }
    const directory = join(dataFolder, directoryFile)
    await at(directory, async () => {
      const own = keyring?.ensure(directoryKeyName)
      noteRestored(unfinished, { backup: directoryKey, own })
      if (keyring) await giveOwnKeys(dataFolder, openFile(unfinished, own), keyring)
      // Never over an existing file.
      linkSync(unfinished, directory)
      rmSync(unfinished)
    })
  } catch (error) {
    takeBack(dataFolder, written)
    throw error
  }
  return { ...manifest, removed: keyring ? removeLeavers(dataFolder, keyring, now) : 0 }
}
