import { drizzleSqlite } from '../sqlite/drizzle-sqlite.ts'
import type { Keyring } from '../keyring/keyring.ts'
import type { AuditSign } from './audit-chain.ts'
import { type Directory, createDirectory } from './directory.ts'
import { findUnmounted, lookForLedgers, skipTakenNumbers } from './look-for-ledgers.ts'
import { openMigratedDirectory } from './directory-file.ts'
import { keepWhileUnchanged } from './kept-sessions.ts'
import { gatherUses } from './session-uses.ts'

/** The ledgers of a folder are gone, most likely with their disk. Its message is one sentence for the operator. */
export class LedgersNotThere extends Error {
  override readonly name = 'LedgersNotThere'
}

interface Opening {
  /** Whether a server starts on the folder. */
  readonly isStart?: boolean
  /** Without it no line of the audit log can be added or checked. */
  readonly auditSign?: AuditSign
  /** With it the directory is encrypted; a plain one is before it is opened. */
  readonly keyring?: Keyring | undefined
}

/**
 * Opens `directory.sqlite` in the data folder, creating and migrating it if needed.
 *
 * @throws LedgersNotThere if a server starts on the folder and its ledgers are gone; MasterKeysFault if it is encrypted and its key is not in the keyring.
 */
export function openDirectory(dataFolder: string, { isStart = false, auditSign, keyring }: Opening = {}): Directory {
  const file = openMigratedDirectory(dataFolder, keyring)
  // Overwrites deleted data, so that people who left cannot be found in the file's free space.
  file.pragma('secure_delete = ON')
  lookForLedgers(file, dataFolder)
  skipTakenNumbers(file, dataFolder)
  const unmounted = isStart ? findUnmounted(file, dataFolder) : undefined
  if (unmounted) {
    file.close()
    throw new LedgersNotThere(unmounted)
  }
  const directory = createDirectory(drizzleSqlite(file), () => file.close(), auditSign)
  const { people } = directory
  const { sessions, write: writeUses } = gatherUses(keepWhileUnchanged(directory.sessions, file), file)
  return {
    ...directory,
    sessions,
    close() {
      try {
        writeUses()
      } finally {
        directory.close()
      }
    },
    people: {
      ...people,
      async remove(personId) {
        await people.remove(personId)
        // The write-ahead log still holds what was written about the person before.
        file.pragma('wal_checkpoint(TRUNCATE)')
      },
    },
  }
}
