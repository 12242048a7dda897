import { accessSync, constants, existsSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import {
  at,
  type BackedUpFile,
  BackupError,
  type BackupManifest,
  directoryFile,
  manifestPath,
  type OnProgress,
  sha256Of,
  takeBack,
} from './backup-files.ts'
import { keyOfDirectory } from '../../src/store/directory/directory-file.ts'
import type { Keyring } from '../../src/store/keyring/keyring.ts'
import { syncToDisk } from '../../src/store/ledger-names.ts'
import { copyDatabase, encryptCopy, insistOnWholeCopy } from './copy-database.ts'
import { copyLedgers } from './copy-ledgers.ts'

interface BackUpOptions {
  readonly dataFolder: string
  /** Must not exist yet, or be empty. */
  readonly targetFolder: string
  readonly version: string
  /** Milliseconds since 1970. */
  readonly now: number
  /** The keys of encrypted ledgers. */
  readonly keyring?: Keyring | undefined
  readonly onProgress?: OnProgress
}

function insistOnEmpty(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new BackupError(`The folder '${folder}' is not empty. Name a new one for each backup.`)
  }
}

async function describe(folder: string, path: string): Promise<BackedUpFile> {
  return { path: relative(folder, path), bytes: statSync(path).size, sha256: await sha256Of(path) }
}

/** Syncs the names in a folder; not every file system of another machine can. */
function keepNames(folder: string): void {
  try {
    syncToDisk(folder)
  } catch {
    // The files themselves are on the disk.
  }
}

/** Writes the manifest once all that it names is on the disk, and syncs it too: older backups may be removed next. */
async function finish(folder: string, manifest: BackupManifest, written: string[]): Promise<void> {
  const files = manifest.files.map((file) => join(folder, file.path))
  for (const path of files) await at(path, () => syncToDisk(path))
  for (const one of new Set(files.map((path) => dirname(path)))) keepNames(one)
  const path = manifestPath(folder)
  const text = `${JSON.stringify(manifest, null, 2)}\n`
  written.push(path)
  await at(path, () => writeFileSync(path, text, { mode: 0o600, flush: true }))
  for (const one of [join(folder, 'ledgers'), folder, dirname(folder)]) keepNames(one)
}

/**
 * Copies the directory, then the ledgers of everybody in that copy, then writes the manifest. Each path is added to
 * `written` before its copy begins.
 */
async function copyAll(
  { dataFolder, targetFolder, version, now, keyring, onProgress = () => {} }: BackUpOptions,
  written: string[],
): Promise<BackupManifest> {
  const directoryCopy = join(targetFolder, directoryFile)
  keyring?.endBackups(now)
  const directory = join(dataFolder, directoryFile)
  const ownKey = await at(directory, () => keyOfDirectory(directory, keyring))
  await copyDatabase(directory, directoryCopy, written, ownKey)
  const { name: directoryKey, key } = keyring?.ensureForBackup(now) ?? {}
  if (key) await encryptCopy(directoryCopy, key, ownKey)
  await insistOnWholeCopy(directoryCopy, directory, key)
  const { copies, left, directoryId } = await copyLedgers(
    { dataFolder, targetFolder, keyring, directoryKey: key, onProgress },
    written,
  )
  const files: BackedUpFile[] = []
  for (const path of [directoryCopy, ...copies]) files.push(await describe(targetFolder, path))
  const manifest = {
    begunAt: new Date(now).toISOString(),
    version,
    files,
    ...(directoryKey !== undefined && { directoryKey }),
    ...(directoryId !== undefined && { directoryId }),
    ...(left.length > 0 && { left }),
  }
  await finish(targetFolder, manifest, written)
  return manifest
}

/**
 * Copies the directory and every ledger of a running (or stopped) Evenkeel into an empty folder, each database as of
 * one moment. The directory comes first, and only the ledgers of people in that copy follow: so no ledger can ever be
 * restored next to a directory that would assign its number to another person.
 *
 * With a keyring the copied directory is encrypted with its own key, which is destroyed once the backup is too old.
 * The secret is left out on purpose: with it the tokens in a stolen backup could be read. Returns what was written, and
 * lists under `left` each ledger that is lost, damaged or another person's. If any other error stops it, everything
 * written so far is removed.
 *
 * @throws BackupError if the data folder holds no directory, the target is not empty, or something cannot be read or
 * written.
 */
export async function backUp(options: BackUpOptions): Promise<BackupManifest> {
  const { dataFolder, targetFolder } = options
  await at(dataFolder, () => existsSync(dataFolder) && accessSync(dataFolder, constants.R_OK | constants.X_OK))
  if (!existsSync(join(dataFolder, directoryFile))) {
    throw new BackupError(
      `There is no ${directoryFile} in '${dataFolder}'. Set EVENKEEL_DATA to the folder of the databases.`,
    )
  }
  await at(targetFolder, () => insistOnEmpty(targetFolder))
  const written: string[] = []
  try {
    return await copyAll(options, written)
  } catch (error) {
    takeBack(targetFolder, written)
    throw error
  }
}
