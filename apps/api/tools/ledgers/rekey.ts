import { statSync } from 'node:fs'
import { encryptLedgerFile } from '../../src/store/encrypt-ledger-file.ts'
import type { Keyring } from '../../src/store/keyring/keyring.ts'
import { isNoDatabase } from '../../src/store/sqlite/is-store-unavailable.ts'
import { type FileKey, isEncryptedFile, openFile } from '../../src/store/sqlite/key-file.ts'
import { BackupError } from '../backup/backup-files.ts'
import type { KnownLedger, LedgersFolder } from './folder.ts'
import { quarantine, release, waitUntilClosed } from './set-aside.ts'

const reason = 'rekey'

/** Whether a ledger waits for the end of a command that was cut off. */
function isCutOff({ directory }: LedgersFolder, { personId }: KnownLedger): boolean {
  const found = directory
    .prepare<[number], string | null>('SELECT reason FROM person_ledger WHERE person_id = ?')
    .pluck()
    .get(personId)
  return found === reason
}

function insistOnEncrypted(owner: KnownLedger, keyring: Keyring | undefined): Keyring {
  if (!keyring || !statSync(owner.path, { throwIfNoEntry: false })?.isFile() || !isEncryptedFile(owner.path))
    throw new BackupError(`The ledger of ${owner.email} is not encrypted: please run npm run ledgers -- encrypt first.`)
  return keyring
}

function opensWith(path: string, key: FileKey): boolean {
  try {
    openFile(path, key, true).close()
    return true
  } catch (error) {
    if (isNoDatabase(error)) return false
    throw error
  }
}

/**
 * Encrypts a ledger with another key, while servers run; its person reads for a second or two that the data cannot be opened. Cut off at any
 * step the ledger is set aside, with the former key or the new one, and the command run again brings it to its end. The former key
 * opens the copies in backups, as long as those can be read.
 *
 * @throws BackupError for a ledger that is plain, set aside, or kept open.
 */
export async function rekey(folder: LedgersFolder, owner: KnownLedger, now: number): Promise<void> {
  const keyring = insistOnEncrypted(owner, folder.keyring)
  if (owner.ledgerState !== 'there' && !isCutOff(folder, owner))
    throw new BackupError(`The ledger of ${owner.email} is not in use: its state is '${owner.ledgerState}'.`)
  const next = keyring.ensureNext(owner.ledgerId)
  quarantine(folder, owner, reason, now)
  if (!opensWith(owner.path, next)) {
    await waitUntilClosed(owner)
    if (!encryptLedgerFile(owner.path, next, owner.key))
      throw new BackupError(`'${owner.path}' is open in another program: please end that, and run this again.`)
  }
  keyring.takeNext(owner.ledgerId, now)
  release(folder, owner)
}
