import { existsSync, readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { refusalReasons } from '../../src/errors.ts'
import { BackupError, type BackupManifest, type LeftLedger, manifestPath } from './backup-files.ts'

const databasePath = z.string().check(z.regex(/^(directory|ledgers\/\d{2}\/\d{1,7})\.sqlite$/))

const manifestShape = z.object({
  begunAt: z.string(),
  version: z.string(),
  files: z.array(z.object({ path: databasePath, bytes: z.number(), sha256: z.string() })),
  directoryKey: z.optional(z.string()),
  directoryId: z.optional(z.string()),
  left: z.optional(
    z.array(z.object({ ledger: z.string(), reason: z.enum(refusalReasons), path: z.optional(databasePath) })),
  ),
})

/** @throws BackupError if a backup has no manifest, or one that cannot be read. */
export function readManifest(folder: string): BackupManifest {
  const path = manifestPath(folder)
  if (!existsSync(path))
    throw new BackupError(`'${folder}' has no backup.json: this isn’t a backup, or one that was not finished.`)
  try {
    return z.parse(manifestShape, JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    throw new BackupError(`The backup.json in '${folder}' cannot be read. Take another backup.`)
  }
}

/** Lists the ledgers that a backup lacks, in words. */
export const inWords = (left: readonly LeftLedger[]): string =>
  left.map(({ ledger, reason }) => `${ledger}, ${reason}`).join('; ')
