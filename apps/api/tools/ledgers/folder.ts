import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { openDirectoryAsItIs } from '../../src/store/directory/directory-file.ts'
import type { Keyring } from '../../src/store/keyring/keyring.ts'
import { toEmailKey } from '../../src/store/directory/people.ts'
import type { LedgerOwner } from '../../src/store/ledger-owner.ts'
import { type FileKey, isEncryptedFile } from '../../src/store/sqlite/key-file.ts'
import type { SqliteFile } from '../../src/store/sqlite/sqlite-file.ts'
import { ledgerPath } from '../../src/store/ledger-files.ts'
import { BackupError, directoryFile } from '../backup/backup-files.ts'

/** A person's ledger as the directory knows it. */
export interface KnownLedger extends LedgerOwner {
  readonly email: string
  /** In which the person reads; null for English. */
  readonly language: string | null
  readonly path: string
  /** Undefined for a plain ledger. */
  readonly key: FileKey | undefined
}

/** The ledgers of a data folder, which servers may have open. */
export interface LedgersFolder {
  readonly dataFolder: string
  readonly directory: SqliteFile
  /** The keys of encrypted ledgers; undefined if ledgers are not encrypted here. */
  readonly keyring: Keyring | undefined
  /** Returns everybody who has, or may have, a ledger. */
  all(): KnownLedger[]
  /** @throws BackupError for a number or an email that no person has. */
  one(person: string): KnownLedger
}

type Row = Omit<KnownLedger, 'path' | 'key'>

const columns = `SELECT person_id AS personId, email, language, ledger_id AS ledgerId, state AS ledgerState, generation AS ledgerGeneration,
  stamp AS ledgerStamp, (SELECT directory_id FROM directory_mark) AS directoryId
FROM person_ledger JOIN person ON person.id = person_id WHERE state <> 'never'`

/** @throws BackupError if there is no directory, or it is of a release without these marks. */
function openDirectoryFile(dataFolder: string, keyring: Keyring | undefined): SqliteFile {
  const path = join(dataFolder, directoryFile)
  if (!existsSync(path))
    throw new BackupError(
      `There is no ${directoryFile} in '${dataFolder}'. Set EVENKEEL_DATA to the folder of the databases.`,
    )
  const file = openDirectoryAsItIs(path, keyring)
  file.pragma('synchronous = FULL')
  file.pragma('foreign_keys = ON')
  if (file.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'directory_mark'").get()) return file
  file.close()
  throw new BackupError('This folder is of an older release. Start this release on it once.')
}

/** Opens the ledgers of a data folder. The caller closes its directory. */
export function openFolder(dataFolder: string, keyring: Keyring | undefined): LedgersFolder {
  const directory = openDirectoryFile(dataFolder, keyring)
  const withPath = (owner: Row): KnownLedger => {
    const path = ledgerPath(dataFolder, owner.personId)
    const isEncrypted = statSync(path, { throwIfNoEntry: false })?.isFile() === true && isEncryptedFile(path)
    return { ...owner, path, key: isEncrypted ? keyring?.find(owner.ledgerId) : undefined }
  }
  return {
    dataFolder,
    directory,
    keyring,
    all: () => directory.prepare<[], Row>(`${columns} ORDER BY person_id`).all().map(withPath),
    one(person) {
      const found = directory
        .prepare<[string, string], Row>(`${columns} AND (CAST(person_id AS TEXT) = ? OR email_key = ?)`)
        .get(person, toEmailKey(person))
      if (!found) throw new BackupError(`No one with a ledger has the number or email '${person}'.`)
      return withPath(found)
    },
  }
}
