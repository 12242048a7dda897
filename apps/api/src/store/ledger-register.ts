import { existsSync } from 'node:fs'
import { directoryPath, openDirectoryAsItIs } from './directory/directory-file.ts'
import type { Keyring } from './keyring/keyring.ts'
import type { LedgerMark } from './ledger-mark.ts'
import type { LedgerOwner } from './ledger-owner.ts'
import type { SqliteFile } from './sqlite/sqlite-file.ts'

/** The same wait for another process's write as the directory uses. */
const lockTimeoutMs = 500

const entry = `SELECT person_id AS personId, ledger_id AS ledgerId, state AS ledgerState, generation AS ledgerGeneration,
  stamp AS ledgerStamp, (SELECT directory_id FROM directory_mark) AS directoryId
FROM person_ledger WHERE person_id = ? AND ledger_id = ?`
/** A ledger that was never looked at is counted, too: it may be there. */
const thereQuery =
  "SELECT ledger_id FROM person_ledger WHERE state IN ('there', 'unmarked', 'unlooked', 'behind', 'quarantined')"
const follow = `UPDATE person_ledger SET state = 'there', generation = ?, stamp = ?
WHERE person_id = ? AND ledger_id = ? 
  AND (state = 'behind' OR stamp IN (?, ?) AND state IN ('new', 'unlooked', 'unmarked', 'there'))`

/** Reads the directory's file at this moment, for the few openings that depend on it. */
export interface LedgerRegister {
  /** Returns undefined if the directory does not know this person, or not with this ledger. */
  find(owner: LedgerOwner): LedgerOwner | undefined
  /**
   * Records that the ledger exists and bears this mark, unless the directory has another than the mark before it. False
   * if the person has left meanwhile.
   */
  follow(mark: LedgerMark): boolean
  /** Returns the ledger of a person; undefined for a person who is unknown. */
  ledgerIdOf(personId: number): string | undefined
  /** Returns the ids of all ledgers that there are. */
  ledgerIds(): readonly string[]
}

/** Returns the register of a data folder. In a folder without a directory it trusts each owner. */
export function ledgerRegister(dataFolder: string, keyring?: Keyring): LedgerRegister {
  const path = directoryPath(dataFolder)

  const ask = <T>(without: T, work: (file: SqliteFile) => T): T => {
    if (!existsSync(path)) return without
    const file = openDirectoryAsItIs(path, keyring)
    try {
      file.pragma(`busy_timeout = ${lockTimeoutMs}`)
      return work(file)
    } finally {
      file.close()
    }
  }

  const entryIn = (file: SqliteFile, { personId, ledgerId }: Pick<LedgerOwner, 'personId' | 'ledgerId'>) =>
    file.prepare<[number, string], LedgerOwner>(entry).get(personId, ledgerId)

  return {
    ledgerIdOf: (personId) =>
      ask<string | undefined>(undefined, (file) =>
        file.prepare<[number], string>('SELECT ledger_id FROM person_ledger WHERE person_id = ?').pluck().get(personId),
      ),
    ledgerIds: () => ask<readonly string[]>([], (file) => file.prepare<[], string>(thereQuery).pluck().all()),
    find: (owner) => ask<LedgerOwner | undefined>(owner, (file) => entryIn(file, owner)),
    follow: (mark) =>
      ask(true, (file) => {
        // An answered write is on disk, so the record that its ledger exists must be too.
        file.pragma('synchronous = FULL')
        const { generation, stamp, previousStamp, personId, ledgerId } = mark
        const { changes } = file.prepare(follow).run(generation, stamp, personId, ledgerId, stamp, previousStamp)
        return changes > 0 || entryIn(file, mark) !== undefined
      }),
  }
}
