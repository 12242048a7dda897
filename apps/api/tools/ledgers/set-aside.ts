import { existsSync, renameSync } from 'node:fs'
import { isDamaged, isStoreBusy, isUnreadable } from '../../src/store/sqlite/is-store-unavailable.ts'
import { openFile } from '../../src/store/sqlite/key-file.ts'
import { BackupError } from '../backup/backup-files.ts'
import type { KnownLedger, LedgersFolder } from './folder.ts'

/** Servers close a ledger that is set aside within a second or two. */
const [closeWithinMs, stepMs] = [10_000, 200]

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Sets a ledger aside: it is not opened any more, and nothing of it is moved or changed. */
export function quarantine({ directory }: LedgersFolder, { personId }: KnownLedger, reason: string, now: number): void {
  directory
    .prepare("UPDATE person_ledger SET state = 'quarantined', reason = ?, since = ? WHERE person_id = ?")
    .run(reason, now, personId)
}

/** Lets a ledger that was set aside be opened again. */
export function release({ directory }: LedgersFolder, { personId, email }: KnownLedger): void {
  const { changes } = directory
    .prepare(
      "UPDATE person_ledger SET state = 'there', reason = NULL, since = NULL WHERE person_id = ? AND state = 'quarantined'",
    )
    .run(personId)
  if (changes === 0) throw new BackupError(`The ledger of ${email} is not set aside.`)
}

/** Puts a file's log into it, if no other process has it open; a file that is no database stays as it is. */
function settle({ path, key }: KnownLedger): 'settled' | 'open' | 'damaged' {
  try {
    const file = openFile(path, key)
    try {
      file.pragma('busy_timeout = 0')
      file.pragma('journal_mode = DELETE')
      return 'settled'
    } finally {
      file.close()
    }
  } catch (error) {
    if (isStoreBusy(error)) return 'open'
    if (isDamaged(error) || isUnreadable(error)) return 'damaged'
    throw error
  }
}

/**
 * Waits until no server has the file open: a server that closes it later would remove the log of the one in its place.
 *
 * @throws BackupError if one keeps it open.
 */
export async function waitUntilClosed(owner: KnownLedger): Promise<void> {
  for (let waited = 0; waited < closeWithinMs; waited += stepMs) {
    const found = settle(owner)
    if (found === 'settled') return
    await pause(stepMs)
    // Nothing says when a damaged file is closed: then only waiting helps.
    if (found === 'damaged' && waited >= closeWithinMs / 4) return
  }
  throw new BackupError(`'${owner.path}' is open in another program. End that, and run this again.`)
}

/** Moves a ledger that is set aside out of the way, and keeps it. Returns its new path; undefined if there was none. */
export async function moveAway(owner: KnownLedger, now: number): Promise<string | undefined> {
  const { path } = owner
  if (!existsSync(path)) return undefined
  await waitUntilClosed(owner)
  const day = new Date(now).toISOString().slice(0, 10)
  const free = ['', ...Array.from({ length: 99 }, (_, index) => `-${index + 2}`)]
    .map((suffix) => `${path}.refused-${day}${suffix}`)
    .find((name) => !existsSync(name))
  if (!free) throw new BackupError(`There are too many copies beside '${path}'. Move some away.`)
  for (const suffix of ['-wal', '-shm']) if (existsSync(path + suffix)) renameSync(path + suffix, free + suffix)
  renameSync(path, free)
  return free
}
