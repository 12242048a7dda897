import { join, resolve } from 'node:path'
import { rmSync } from 'node:fs'
import packageJson from '../../package.json' with { type: 'json' }
import { keyOfDirectory } from '../../src/store/directory/directory-file.ts'
import { decryptFile, openFile } from '../../src/store/sqlite/key-file.ts'
import { backUp } from '../backup/back-up.ts'
import { at, BackupError, directoryFile, type LeftLedger, manifestPath } from '../backup/backup-files.ts'
import type { LedgersFolder } from './folder.ts'
import { keyOfCopy } from '../backup/former-keys.ts'

/**
 * Writes the directory and every ledger as plain files to a new folder, which a server without keys can be started on: so the
 * driver that encrypts can be done without. Servers may run; what they write later is not in it.
 *
 * @throws BackupError where nothing is encrypted, or the folder is not empty. Returns how many files, and what is missing.
 */
export async function decryptTo(
  { dataFolder, keyring, all }: LedgersFolder,
  target: string,
  now: number,
): Promise<{ files: number; left: readonly LeftLedger[] }> {
  if (!keyring) throw new BackupError('There is no keyring: nothing in this folder is encrypted.')
  const targetFolder = resolve(target)
  const {
    files,
    left = [],
    directoryKey,
  } = await backUp({ dataFolder, targetFolder, version: packageJson.version, now, keyring })
  // Not a backup: a restore of it would not know that it is plain.
  rmSync(manifestPath(targetFolder))
  const ledgerIds = new Map(all().map(({ path, ledgerId }) => [path, ledgerId]))
  for (const { path } of files) {
    const copy = join(targetFolder, path)
    const key =
      path === directoryFile
        ? directoryKey === undefined
          ? keyOfDirectory(copy, keyring)
          : keyring.find(directoryKey)
        : keyOfCopy(copy, keyring, ledgerIds.get(join(dataFolder, path)) ?? '')
    if (!key) continue
    await at(copy, () => {
      const file = openFile(copy, key)
      try {
        decryptFile(file)
      } finally {
        file.close()
      }
    })
  }
  return { files: files.length, left }
}
