import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
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
