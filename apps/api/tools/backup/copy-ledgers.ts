import { existsSync, rmSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { LedgerRefused, type RefusalReason, shortLedgerId } from '../../src/errors.ts'
import { ledgerPath } from '../../src/store/ledger-files.ts'
import { insistOnMark, type LedgerMark, readMark } from '../../src/store/ledger-mark.ts'
import { isNotBegun, type LedgerOwner } from '../../src/store/ledger-owner.ts'
import { ledgerRegister } from '../../src/store/ledger-register.ts'
import type { Keyring } from '../../src/store/keyring/keyring.ts'
import { type FileKey, openFile } from '../../src/store/sqlite/key-file.ts'
import { askFile } from '../../src/store/sqlite/open-sqlite.ts'
import { at, DamagedFile, directoryFile, type LeftLedger, type OnProgress } from './backup-files.ts'
import { copyDatabase, insistOnWholeCopy } from './copy-database.ts'
import { keyOfCopy } from './former-keys.ts'

const owners =
  "SELECT person_id AS personId, ledger_id AS ledgerId, state AS ledgerState, generation AS ledgerGeneration, stamp AS ledgerStamp, (SELECT directory_id FROM directory_mark) AS directoryId FROM person_ledger WHERE state <> 'never' ORDER BY person_id"
/** Columns of the first releases with marks. */
const marked =
  "SELECT person_id AS personId, ledger_id AS ledgerId, state AS ledgerState, 0 AS ledgerGeneration, '' AS ledgerStamp, '' AS directoryId FROM person_ledger WHERE state <> 'never' ORDER BY person_id"
/** A directory that no release with marks has opened yet has only people. */
const people =
  "SELECT id AS personId, '' AS ledgerId, 'unlooked' AS ledgerState, 0 AS ledgerGeneration, '' AS ledgerStamp, '' AS directoryId FROM person ORDER BY id"

interface DirectoryCopy {
  readonly path: string
  /** Undefined for a plain one. */
  readonly key: FileKey | undefined
}

/** Returns the ledger owners in the copied directory, in the order of their ids. */
function ownersIn({ path, key }: DirectoryCopy): LedgerOwner[] {
  const file = openFile(path, key, true)
  try {
    const has = (table: string) => file.prepare('SELECT 1 FROM sqlite_schema WHERE name = ?').get(table) !== undefined
    const query = has('directory_mark') ? owners : has('person_ledger') ? marked : people
    return file.prepare<[], LedgerOwner>(query).all()
  } finally {
    file.close()
  }
}

interface LedgerCopy {
  readonly from: string
  readonly to: string
  readonly owner: LedgerOwner
  readonly keyring: Keyring | undefined
  readonly findNow: () => LedgerOwner | undefined
  readonly onMark: (mark: LedgerMark) => void
}

/**
 * Returns a copy's mark. The directory was copied before the ledger, which may have begun generations since: then what
 * the directory knows now counts. @throws LedgerRefused if the copy is not its owner's.
 */
function insistOnTheirs({ to, owner, findNow }: LedgerCopy, key: FileKey | undefined): LedgerMark | undefined {
  const file = openFile(to, key, true)
  try {
    return insistOnMark(askFile(file), owner).mark
  } catch (error) {
    const now = error instanceof LedgerRefused && error.reason === 'directory-older' ? findNow() : undefined
    const mark = readMark(askFile(file))
    if (!now || !mark || mark.generation > now.ledgerGeneration + 1) throw error
    return mark
  } finally {
    file.close()
  }
}

/** Has the copied directory know the ledgers as they were copied, some moments after it. */
function followIn({ path, key }: DirectoryCopy, marks: readonly LedgerMark[]): void {
  const file = openFile(path, key)
  try {
    const follow = file.prepare(
      "UPDATE person_ledger SET state = 'there', generation = ?, stamp = ? WHERE person_id = ? AND ledger_id = ? AND stamp <> ? AND state <> 'quarantined'",
    )
    file.transaction(() => {
      for (const { generation, stamp, personId, ledgerId } of marks)
        follow.run(generation, stamp, personId, ledgerId, stamp)
    })()
  } finally {
    file.close()
  }
}

/** Copies one ledger; returns why it cannot be in the backup, null if it is. Other ledgers do not depend on it. */
async function copyOrReason(copy: LedgerCopy, written: string[]): Promise<RefusalReason | null> {
  const { from, to, owner, keyring, onMark } = copy
  try {
    // A ledger of a release without keys is plain until it is next opened.
    const key = await at(from, () => keyOfCopy(from, keyring, owner.ledgerId))
    await copyDatabase(from, to, written, key)
    await insistOnWholeCopy(to, from, key)
    const mark = insistOnTheirs(copy, key)
    if (mark) onMark(mark)
    return null
  } catch (error) {
    rmSync(to, { force: true })
    if (error instanceof DamagedFile) return 'corrupt'
    if (error instanceof LedgerRefused) return error.reason
    throw error
  }
}

interface LedgerCopies {
  readonly dataFolder: string
  readonly targetFolder: string
  readonly keyring: Keyring | undefined
  /** What the copied directory is encrypted with. */
  readonly directoryKey: FileKey | undefined
  readonly onProgress: OnProgress
}

/** Copies the ledgers of everybody in the copied directory. Returns the copies, what is missing, and the directory's id. */
export async function copyLedgers(
  { dataFolder, targetFolder, keyring, directoryKey, onProgress }: LedgerCopies,
  written: string[],
): Promise<{ copies: string[]; left: LeftLedger[]; directoryId: string | undefined }> {
  const register = ledgerRegister(dataFolder, keyring)
  const directoryCopy = { path: join(targetFolder, directoryFile), key: directoryKey }
  const owners = ownersIn(directoryCopy)
  const [copies, left, marks]: [string[], LeftLedger[], LedgerMark[]] = [[], [], []]
  /** A person may leave while the backup runs: then their ledger is gone, as they requested. */
  const hasLeft = (owner: LedgerOwner) => owner.directoryId !== '' && isGone(register.find(owner)?.ledgerState)
  for (const [index, owner] of owners.entries()) {
    const [from, to] = [ledgerPath(dataFolder, owner.personId), ledgerPath(targetFolder, owner.personId)]
    const isThere = existsSync(from) && statSync(from).size > 0
    const reason = isThere
      ? await copyOrReason(
          {
            from,
            to,
            owner,
            keyring,
            findNow: () => register.find(owner),
            onMark: (mark) => void marks.push(mark),
          },
          written,
        )
      : isNotBegun(owner.ledgerState)
        ? null
        : 'missing'
    if (reason !== null && !hasLeft(owner))
      left.push({
        ledger: shortLedgerId(owner.ledgerId) || `of person ${owner.personId}`,
        reason,
        path: relative(targetFolder, to),
      })
    if (reason === null && isThere) copies.push(to)
    onProgress(index + 2, owners.length + 1)
  }
  if (owners.some(({ directoryId }) => directoryId !== '')) followIn(directoryCopy, marks)
  return { copies, left, directoryId: owners[0]?.directoryId || undefined }
}

const isGone = (state: LedgerOwner['ledgerState'] | undefined) => state === undefined || state === 'new'
