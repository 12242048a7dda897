import { createHash } from 'node:crypto'
import { createReadStream, existsSync, readdirSync, rmdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'

/** What a backup holds, so that a restore can tell a whole one from a damaged one. Written last: without it there is no backup. */
export interface BackupManifest {
  /** When the backup was begun, ISO 8601 in UTC. */
  readonly begunAt: string
  /** The release that wrote it. */
  readonly version: string
  readonly files: readonly BackedUpFile[]
}

export interface BackedUpFile {
  /** Relative to the folder: `directory.sqlite`, `ledgers/07/7.sqlite`. */
  readonly path: string
  readonly bytes: number
  readonly sha256: string
}

/** The directory's name in a data folder and in a backup alike. */
export const DIRECTORY_FILE = 'directory.sqlite'

/** Where a backup's folder has its `backup.json`. */
export const manifestPath = (folder: string): string => join(folder, 'backup.json')

/** Told after each database, so that long work shows how far it is. */
export type OnProgress = (done: number, of: number) => void

/** Something that the operator can mend; its message is one sentence that says how. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
}

/** The SHA-256 of a file of any size, in hexadecimal. */
export async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '')

/**
 * What the operator can do about an error of the system or of SQLite while `path` was read or written; other errors as they are.
 */
export function asBackupError(error: unknown, path: string): unknown {
  if (error instanceof BackupError) return error
  const code = codeOf(error)
  if (/^(ENOSPC|EDQUOT|SQLITE_FULL)/.test(code))
    return new BackupError(`The disk is full at '${path}': please make room, or name a folder on another disk.`)
  if (/^(EACCES|EPERM|EROFS|SQLITE_CANTOPEN|SQLITE_READONLY|SQLITE_PERM)/.test(code)) {
    return new BackupError(
      `'${path}' may not be read or written by this user: please run this as the user to whom it belongs, or name another folder.`,
    )
  }
  if (/^(SQLITE_NOTADB|SQLITE_CORRUPT|SQLITE_IOERR)/.test(code))
    return new BackupError(`'${path}' is damaged (${code}): please bring it back from an older backup.`)
  if (/^(ENOTDIR|EEXIST|ENAMETOOLONG|ENOENT)/.test(code))
    return new BackupError(`'${path}' cannot be made or read (${code}): please name another folder.`)
  return error
}

/**
 * Does something to a file or folder, and says of an error at which it was.
 * @throws BackupError where the operator can mend it.
 */
export async function at<Result>(path: string, work: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw asBackupError(error, path)
  }
}

/** Takes away again what was written so far, where the rest could not be: these files, and the folders of ledgers in which nothing else lies. */
export function takeBack(folder: string, files: readonly string[]): void {
  for (const file of files) rmSync(file, { force: true })
  const ledgers = join(folder, 'ledgers')
  if (!existsSync(ledgers)) return
  for (const path of [...readdirSync(ledgers).map((name) => join(ledgers, name)), ledgers]) {
    if (readdirSync(path).length === 0) rmdirSync(path)
  }
}
