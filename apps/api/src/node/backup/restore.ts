import { chmodSync, constants, copyFileSync, existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import Sqlite from 'better-sqlite3'
import * as z from 'zod/mini'
import { makeFolder } from '../make-folder.ts'
import {
  at,
  BackupError,
  type BackupManifest,
  DIRECTORY_FILE,
  manifestPath,
  type OnProgress,
  sha256Of,
  takeBack,
} from './backup-files.ts'

interface RestoreOptions {
  readonly backupFolder: string
  /** Must hold no databases yet. */
  readonly dataFolder: string
  readonly onProgress?: OnProgress
}

const databasePath = z.string().check(z.regex(/^(directory|ledgers\/\d{2}\/\d{1,7})\.sqlite$/))

const manifestShape = z.object({
  begunAt: z.string(),
  version: z.string(),
  files: z.array(z.object({ path: databasePath, bytes: z.number(), sha256: z.string() })),
})

function readManifest(folder: string): BackupManifest {
  const path = manifestPath(folder)
  if (!existsSync(path))
    throw new BackupError(`There is no backup.json in '${folder}': this is no backup, or one that was not finished.`)
  try {
    return z.parse(manifestShape, JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    throw new BackupError(`The backup.json in '${folder}' cannot be read: please take another backup.`)
  }
}

function insistOnNoDatabases(dataFolder: string): void {
  const inTheWay = existsSync(dataFolder)
    ? readdirSync(dataFolder).find((name) => name.startsWith(DIRECTORY_FILE) || name === 'ledgers')
    : undefined
  if (inTheWay)
    throw new BackupError(
      `The folder '${dataFolder}' already holds ${inTheWay}: please move it away, or set EVENKEEL_DATA to another folder.`,
    )
}

function insistOnWhole(path: string, name: string): void {
  const file = new Sqlite(path, { readonly: true })
  try {
    if (file.pragma('integrity_check', { simple: true }) !== 'ok')
      throw new BackupError(`${name} is damaged: please restore another backup.`)
  } finally {
    file.close()
  }
}

async function check(folder: string, { files }: BackupManifest): Promise<void> {
  for (const { path, bytes, sha256 } of files) {
    const copy = join(folder, path)
    const isAsWritten =
      existsSync(copy) && statSync(copy).size === bytes && (await at(copy, () => sha256Of(copy))) === sha256
    if (!isAsWritten) throw new BackupError(`${path} is not as the backup wrote it: please restore another backup.`)
    insistOnWhole(copy, path)
  }
}

async function putInPlace(from: string, to: string): Promise<void> {
  await at(dirname(to), () => makeFolder(dirname(to)))
  await at(to, () => {
    // Never over what is there by now: a server may have been started on the folder meanwhile.
    copyFileSync(from, to, constants.COPYFILE_EXCL)
    // Whoever was let read the backup is not let read on.
    chmodSync(to, 0o600)
  })
}

/**
 * Puts a backup into a folder without databases. Every file is checked before the first is copied, so a damaged backup
 * changes nothing; the directory comes last, so a restore that was cut off does not look like a whole one, and where one fails
 * nothing of it is left. Sessions in it are as old as the backup; the next start brings older schemas up to date. Gives what
 * was restored.
 *
 * @throws BackupError where the backup is damaged or unfinished, the data folder is in use, or something cannot be read or written.
 */
export async function restore({
  backupFolder,
  dataFolder,
  onProgress = () => {},
}: RestoreOptions): Promise<BackupManifest> {
  const manifest = readManifest(backupFolder)
  await at(dataFolder, () => insistOnNoDatabases(dataFolder))
  await check(backupFolder, manifest)
  const files = manifest.files.toSorted((a, b) => Number(a.path === DIRECTORY_FILE) - Number(b.path === DIRECTORY_FILE))
  const written: string[] = []
  try {
    for (const [index, { path }] of files.entries()) {
      await putInPlace(join(backupFolder, path), join(dataFolder, path))
      written.push(join(dataFolder, path))
      onProgress(index + 1, files.length)
    }
  } catch (error) {
    takeBack(dataFolder, written)
    throw error
  }
  return manifest
}
