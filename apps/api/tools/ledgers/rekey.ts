import { statSync } from 'node:fs'
import { encryptLedgerFile } from '../../src/store/encrypt-ledger-file.ts'
import type { Keyring } from '../../src/store/keyring/keyring.ts'
import { isEncryptedFile, opensWith } from '../../src/store/sqlite/key-file.ts'
import { at, BackupError } from '../backup/backup-files.ts'
import { counted } from './check.ts'
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
    throw new BackupError(`The ledger of ${owner.email} is not encrypted. Run npm run ledgers -- encrypt first.`)
  return keyring
}

/**
 * Encrypts a ledger with another key, while servers run; its person reads for a second or two that the data cannot be opened. Cut off at any
 * step the ledger is set aside, with the former key or the new one, and the command run again brings it to its end. The former key
 * opens the copies in backups, as long as those can be read.
 *
 * @throws BackupError for a ledger that is plain, set aside, or kept open.
 */
async function rekey(folder: LedgersFolder, owner: KnownLedger, now: number): Promise<void> {
  const keyring = insistOnEncrypted(owner, folder.keyring)
  if (owner.ledgerState !== 'there' && !isCutOff(folder, owner))
    throw new BackupError(`The ledger of ${owner.email} is not in use: its state is '${owner.ledgerState}'.`)
  const next = keyring.ensureNext(owner.ledgerId)
  quarantine(folder, owner, reason, now)
  if (!opensWith(owner.path, next)) {
    await waitUntilClosed(owner)
    if (!encryptLedgerFile(owner.path, next, owner.key))
      throw new BackupError(`'${owner.path}' is open in another program. End that, and run this again.`)
  }
  keyring.takeNext(owner.ledgerId, now)
  release(folder, owner)
}

/**
 * Encrypts every encrypted ledger with another key. One that cannot be is left, and the others do not wait for it. Returns how many were done, and
 * why each of the others was not; people who left meanwhile are among neither.
 */
async function rekeyAll(folder: LedgersFolder, now: number) {
  let done = 0
  const left: string[] = []
  for (const { personId, path } of folder.all().filter(({ key }) => key !== undefined)) {
    try {
      // Read again: what was known of it when the command began may be minutes old.
      await at(path, () => rekey(folder, folder.one(String(personId)), now))
      done += 1
    } catch (error) {
      if (!(error instanceof BackupError)) throw error
      if (folder.all().some((one) => one.personId === personId)) left.push(error.message)
    }
  }
  return { done, left }
}

/**
 * Changes the key of one ledger, or of all if none is named. Returns how many were left, each of which is named last.
 * @throws BackupError where the one that is named cannot be given another.
 */
export async function rekeySome(
  folder: LedgersFolder,
  owner: KnownLedger | undefined,
  say: (line: string) => void,
): Promise<number> {
  const now = Date.now()
  if (owner) await rekey(folder, owner, now)
  const { done, left } = owner ? { done: 1, left: [] } : await rekeyAll(folder, now)
  say(
    `${counted(done, 'ledger has another key', 'ledgers have other keys')}. Back up the keys now: npm run backup -- keys <folder>`,
  )
  const until = folder.keyring?.readableUntil(now)
  if (done > 0 && until !== undefined)
    say(`Copies in older backups can be read until ${new Date(until).toISOString().slice(0, 10)}, not after.`)
  if (left.length > 0) say(`${counted(left.length, 'ledger is', 'ledgers are')} not done:`)
  for (const why of left) say(why)
  return left.length
}
