import { existsSync } from 'node:fs'
import { removeLedgerFiles } from '../create-ledger-file.ts'
import type { Keyring } from '../keyring/keyring.ts'
import { ledgerPath } from '../ledger-files.ts'
import { directoryPath, openDirectoryAsItIs } from './directory-file.ts'

/**
 * Removes people who had left and are in a restored directory again; called before a server answers.
 *
 * @param now milliseconds since 1970. Returns how many people were removed.
 */
export function removeLeavers(dataFolder: string, keyring: Keyring, now: number): number {
  const [path, leavers] = [directoryPath(dataFolder), keyring.leavers(now)]
  if (leavers.length === 0 || !existsSync(path)) return 0
  const file = openDirectoryAsItIs(path, keyring)
  try {
    file.pragma('foreign_keys = ON')
    file.pragma('secure_delete = ON')
    const hasMarks = file.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'person_ledger'").get() !== undefined
    if (!hasMarks) return 0
    const find = file.prepare<[string], number>('SELECT person_id FROM person_ledger WHERE ledger_id = ?').pluck()
    const back = leavers.flatMap((ledgerId) => find.get(ledgerId) ?? [])
    const remove = file.transaction((personId: number) => {
      file.prepare('DELETE FROM audit WHERE person_id = ?').run(personId)
      file.prepare('DELETE FROM person WHERE id = ?').run(personId)
    })
    for (const personId of back) {
      removeLedgerFiles(ledgerPath(dataFolder, personId))
      remove(personId)
    }
    file.pragma('wal_checkpoint(TRUNCATE)')
    return back.length
  } finally {
    file.close()
  }
}
