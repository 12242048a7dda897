import { randomBytes } from 'node:crypto'
import { chmodSync, copyFileSync, existsSync, linkSync, rmSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { FileKey } from '../../src/store/sqlite/key-file.ts'
import { createFolder } from '../../src/hosts/node/create-folder.ts'
import { keepLedgerName } from '../../src/store/ledger-names.ts'
import { ledgerMigrations } from '../../src/store/ledger/migrations.generated.ts'
import { ledgerPath } from '../../src/store/ledger-files.ts'
import { type LedgerMark, nextMark, setMark } from '../../src/store/ledger-mark.ts'
import { askFile, openSqlite } from '../../src/store/sqlite/open-sqlite.ts'
import { at, BackupError, manifestPath, sha256Of } from '../backup/backup-files.ts'
import { readManifest } from '../backup/manifest.ts'
import { lookInto, markIn } from './check.ts'
import type { KnownLedger, LedgersFolder } from './folder.ts'
import { keyOfCopy, withOwnKey } from '../backup/former-keys.ts'
import { moveAway, quarantine } from './set-aside.ts'

interface Copy {
  readonly copy: string
  /** Undefined for a plain one. */
  readonly key: FileKey | undefined
}

const unfit = (path: string, why: string) => new BackupError(`'${path}' ${why}. Name another backup.`)

/** @throws BackupError if a copy is damaged, or not this person's. */
async function insistOnFit({ copy, key }: Copy, owner: KnownLedger, expected: string | undefined): Promise<void> {
  if (expected !== undefined && (await sha256Of(copy)) !== expected) throw unfit(copy, 'is not as the backup wrote it')
  const mark = await at(copy, () => markIn(copy, key))
  const isTheirs =
    mark?.ledgerId === owner.ledgerId &&
    mark.personId === owner.personId &&
    (mark.directoryId === '' || mark.directoryId === owner.directoryId)
  if (!isTheirs) throw unfit(copy, 'is not this person’s ledger')
  if ((await at(copy, () => lookInto(copy, key, (file) => file.pragma('integrity_check', { simple: true })))) !== 'ok')
    throw unfit(copy, 'is damaged')
}

/** Brings a copy up to this release, and marks it as the generation after the one that the directory knows. */
function markCopy({ copy, key }: Copy, owner: KnownLedger, today: string): LedgerMark {
  const file = openSqlite(copy, ledgerMigrations, { key, insist: () => {} })
  try {
    const mark = nextMark(owner, { generation: owner.ledgerGeneration, stamp: owner.ledgerStamp }, today)
    setMark(askFile(file), mark)
    file.pragma('journal_mode = DELETE')
    return mark
  } finally {
    file.close()
  }
}

interface Restored {
  /** When the copy was made, in milliseconds since 1970. */
  readonly of: number
  /** Where the ledger that was there is kept; undefined if there was none. */
  readonly kept: string | undefined
}

/**
 * Brings one person's ledger back from a backup, while servers run. The ledger that is there is kept next to it. Cut off at
 * any step, it is either set aside or the restored one, and the command can be run again.
 *
 * @throws BackupError if the copy is not this person's, or damaged; nothing is changed then.
 */
export async function restoreLedger(
  folder: LedgersFolder,
  owner: KnownLedger,
  backupFolder: string,
  now: number,
): Promise<Restored> {
  const copy = ledgerPath(backupFolder, owner.personId)
  const manifest = existsSync(manifestPath(backupFolder)) ? readManifest(backupFolder) : undefined
  const expected = manifest?.files.find(({ path }) => path === relative(backupFolder, copy))?.sha256
  if (!existsSync(copy)) throw unfit(copy, 'is not there')
  const { keyring } = folder
  const key = keyOfCopy(copy, keyring, owner.ledgerId)
  await insistOnFit({ copy, key }, owner, expected)
  quarantine(folder, owner, 'restore', now)
  const { path } = owner
  const beside = `${path}.restoring`
  createFolder(join(path, '..'))
  rmSync(beside, { force: true })
  copyFileSync(copy, beside)
  chmodSync(beside, 0o600)
  const own = await withOwnKey(beside, keyring, owner.ledgerId)
  const mark = markCopy({ copy: beside, key: own }, owner, new Date(now).toISOString().slice(0, 10))
  const kept = await moveAway(owner, now)
  linkSync(beside, path)
  rmSync(beside)
  keepLedgerName(path)
  folder.directory
    .prepare(
      "UPDATE person_ledger SET state = 'there', reason = NULL, since = NULL, generation = ?, stamp = ? WHERE person_id = ? AND ledger_id = ?",
    )
    .run(mark.generation, mark.stamp, owner.personId, owner.ledgerId)
  return { of: manifest ? Date.parse(manifest.begunAt) : statSync(copy).mtimeMs, kept }
}

/** Sets a person back to a new, empty ledger. Returns where the one that was there is kept. */
export async function beginAgain(folder: LedgersFolder, owner: KnownLedger, now: number): Promise<string | undefined> {
  quarantine(folder, owner, 'begin again', now)
  const kept = await moveAway(owner, now)
  const ledgerId = randomBytes(16).toString('hex')
  // First, so that no moment is left in which leaving would not reach the ledger that was kept.
  folder.keyring?.replace(owner.ledgerId, ledgerId)
  folder.directory
    .prepare(
      "UPDATE person_ledger SET state = 'new', ledger_id = ?, generation = 0, stamp = '', reason = NULL, since = NULL WHERE person_id = ?",
    )
    .run(ledgerId, owner.personId)
  return kept
}

/** Has the directory take a ledger's mark. @throws BackupError if the ledger is not this person's. */
export function adopt({ directory }: LedgersFolder, owner: KnownLedger): void {
  const mark = markIn(owner.path, owner.key)
  const isTheirs =
    mark?.ledgerId === owner.ledgerId && mark.personId === owner.personId && mark.directoryId === owner.directoryId
  if (!mark || !isTheirs) throw new BackupError(`'${owner.path}' is not this person’s ledger.`)
  directory
    .prepare(
      "UPDATE person_ledger SET state = 'there', generation = ?, stamp = ? WHERE person_id = ? AND ledger_id = ? AND stamp = ?",
    )
    .run(mark.generation, mark.stamp, owner.personId, owner.ledgerId, owner.ledgerStamp)
}
