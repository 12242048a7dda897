import { accessSync, constants, existsSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import Sqlite from 'better-sqlite3'
import { ledgerPath } from '../../store/ledger-files.ts'
import { makeFolder } from '../make-folder.ts'
import {
  at,
  type BackedUpFile,
  BackupError,
  type BackupManifest,
  DIRECTORY_FILE,
  manifestPath,
  type OnProgress,
  sha256Of,
  takeBack,
} from './backup-files.ts'

interface BackUpOptions {
  readonly dataFolder: string
  /** Must not exist yet, or be empty. */
  readonly targetFolder: string
  readonly version: string
  /** Milliseconds since 1970. */
  readonly now: number
  readonly onProgress?: OnProgress
}

function insistOnEmpty(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new BackupError(`The folder '${folder}' is not empty: please name a new one for each backup.`)
  }
}

/** One database as it stood at one moment, while others go on writing to it: SQLite's own backup. */
async function copyDatabase(from: string, to: string, written: string[]): Promise<void> {
  await at(dirname(to), () => makeFolder(dirname(to)))
  // For this user alone, also where the folder was made for more.
  await at(to, () => writeFileSync(to, '', { mode: 0o600, flag: 'wx' }))
  written.push(to)
  const source = await at(from, () => new Sqlite(from, { readonly: true, fileMustExist: true }))
  try {
    await at(from, () => source.pragma('schema_version'))
    await at(to, () => source.backup(to))
  } finally {
    source.close()
  }
  await at(to, () => {
    // In one file, whoever reads it: with a write-ahead log each reader would leave two more beside it.
    const copy = new Sqlite(to)
    copy.pragma('journal_mode = DELETE')
    copy.close()
  })
}

/** Everybody whom the copied directory knows, in the order of their ids. */
function peopleIn(directoryCopy: string): number[] {
  const file = new Sqlite(directoryCopy, { readonly: true })
  try {
    return file
      .prepare<[], { id: number }>('SELECT id FROM person ORDER BY id')
      .all()
      .map(({ id }) => id)
  } finally {
    file.close()
  }
}

async function describe(folder: string, path: string): Promise<BackedUpFile> {
  return { path: relative(folder, path), bytes: statSync(path).size, sha256: await sha256Of(path) }
}

/** The directory, then the ledgers of everybody whom the copy of it knows, then what they are; `written` is given each as it is begun. */
async function copyAll(
  { dataFolder, targetFolder, version, now, onProgress = () => {} }: BackUpOptions,
  written: string[],
): Promise<BackupManifest> {
  const directoryCopy = join(targetFolder, DIRECTORY_FILE)
  await copyDatabase(join(dataFolder, DIRECTORY_FILE), directoryCopy, written)
  const ledgers = peopleIn(directoryCopy).filter((id) => existsSync(ledgerPath(dataFolder, id)))
  const files = [await describe(targetFolder, directoryCopy)]
  onProgress(1, ledgers.length + 1)
  for (const [index, id] of ledgers.entries()) {
    const copy = ledgerPath(targetFolder, id)
    // Somebody may leave while the backup runs: then their ledger is gone, as they wished.
    if (existsSync(ledgerPath(dataFolder, id))) {
      await copyDatabase(ledgerPath(dataFolder, id), copy, written)
      files.push(await describe(targetFolder, copy))
    }
    onProgress(index + 2, ledgers.length + 1)
  }
  const manifest = { begunAt: new Date(now).toISOString(), version, files }
  const path = manifestPath(targetFolder)
  await at(path, () => writeFileSync(path, `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 }))
  return manifest
}

/**
 * Copies the directory and every ledger of a running (or stopped) Evenkeel into an empty folder, each database as it stood
 * at one moment. The directory comes first and only the ledgers of people whom that copy knows follow: so no ledger can
 * ever be restored beside a directory that would give its number to somebody else.
 *
 * The secret is left out on purpose: with it the tokens in a stolen backup could be read. Gives what was written; where not
 * everything could be, nothing is left of it.
 *
 * @throws BackupError where the data folder holds no directory, the target is not empty, or something cannot be read or written.
 */
export async function backUp(options: BackUpOptions): Promise<BackupManifest> {
  const { dataFolder, targetFolder } = options
  await at(dataFolder, () => existsSync(dataFolder) && accessSync(dataFolder, constants.R_OK | constants.X_OK))
  if (!existsSync(join(dataFolder, DIRECTORY_FILE))) {
    throw new BackupError(
      `There is no ${DIRECTORY_FILE} in '${dataFolder}': please set EVENKEEL_DATA to the folder of the databases.`,
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
