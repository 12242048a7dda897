import { createHash } from 'node:crypto'
import { createReadStream, existsSync, readdirSync, rmdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { RefusalReason } from '../../src/errors.ts'

/**
 * The contents of a backup, so that a restore can distinguish a complete one from a damaged one. Written last: without
 * it there is no backup.
 */
export interface BackupManifest {
  /** When the backup was started, ISO 8601 in UTC. */
  readonly begunAt: string
  /** The release that wrote it. */
  readonly version: string
  readonly files: readonly BackedUpFile[]
  /** The name in the keyring of the key that the directory is encrypted with; absent where ledgers are not encrypted. */
  readonly directoryKey?: string | undefined
  /** Of which directory it is; absent in those of earlier releases, and where no one has a ledger. */
  readonly directoryId?: string | undefined
  /** Ledgers that belong in it and could not be copied; absent if there are none. */
  readonly left?: readonly LeftLedger[] | undefined
}

/** A ledger that is not in a backup, as the log names it, and why. */
export interface LeftLedger {
  readonly ledger: string
  readonly reason: RefusalReason
  /** As it would be among the files; absent in backups of earlier releases. */
  readonly path?: string | undefined
}

export interface BackedUpFile {
  /** Relative to the folder: `directory.sqlite`, `ledgers/07/7.sqlite`. */
  readonly path: string
  readonly bytes: number
  readonly sha256: string
}

/** The directory's name, the same in a data folder and in a backup. */
export const directoryFile = 'directory.sqlite'

/** Returns the path of a backup's `backup.json`. */
export const manifestPath = (folder: string): string => join(folder, 'backup.json')

/** Called after each database, to show progress. */
export type OnProgress = (done: number, of: number) => void

/** An error that the operator can fix; its message is one sentence with what to do. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
}

/** Returns the SHA-256 of a file of any size, in hexadecimal. */
export async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

/** One damaged database; others can still be copied. */
export class DamagedFile extends BackupError {}

const errorCode = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '')

/**
 * Converts an error of the system or of SQLite while `path` was read or written to what the operator can do; returns
 * others unchanged.
 */
function asBackupError(error: unknown, path: string): unknown {
  if (error instanceof BackupError) return error
  const code = errorCode(error)
  if (/^(ENOSPC|EDQUOT|SQLITE_FULL)/.test(code))
    return new BackupError(`The disk is full at '${path}'. Make room, or name a folder on another disk.`)
  if (/^(EACCES|EPERM|EROFS|SQLITE_CANTOPEN|SQLITE_READONLY|SQLITE_PERM)/.test(code)) {
    return new BackupError(
      `'${path}' may not be read or written by this user. Run this as its owner, or name another folder.`,
    )
  }
  if (/^(SQLITE_NOTADB|SQLITE_CORRUPT|SQLITE_IOERR)/.test(code))
    return new DamagedFile(`'${path}' is damaged (${code}). Bring it back from an older backup.`)
  if (/^(ENOTDIR|EEXIST|ENAMETOOLONG|ENOENT)/.test(code))
    return new BackupError(`'${path}' cannot be made or read (${code}). Name another folder.`)
  return error
}

/**
 * Runs work on a file or folder, and adds its path to an error.
 * @throws BackupError if the operator can fix it.
 */
export async function at<Result>(path: string, work: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw asBackupError(error, path)
  }
}

/** Removes what was written so far after a failure: these files, and ledger folders that are then empty. */
export function takeBack(folder: string, files: readonly string[]): void {
  for (const file of files) rmSync(file, { force: true })
  const ledgers = join(folder, 'ledgers')
  if (!existsSync(ledgers)) return
  for (const path of [...readdirSync(ledgers).map((name) => join(ledgers, name)), ledgers]) {
    if (readdirSync(path).length === 0) rmdirSync(path)
  }
}
