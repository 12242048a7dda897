import { keepLedgerName } from './ledger-names.ts'
import { encryptInPlace } from './sqlite/encrypt-in-place.ts'
import type { FileKey } from './sqlite/key-file.ts'
import type { SqliteFile } from './sqlite/sqlite-file.ts'

/**
 * Has the replaced file refused by each process that opened it before and waits for its lock: it has no name any more, and its log
 * would be taken for that of the one in its place. Without a journal, which has the ledger's name too.
 */
function spoil(file: SqliteFile): void {
  file.pragma('journal_mode = MEMORY')
  file.exec("UPDATE ledger_mark SET ledger_id = 'replaced'")
}

/** Replaces a ledger, plain or with a former key, by an encrypted one; see `encryptInPlace`. */
export const encryptLedgerFile = (path: string, key: FileKey, former?: FileKey): boolean =>
  encryptInPlace(path, key, { keepName: keepLedgerName, former, onReplaced: spoil })
