import { defaultBackupDays, rememberedLeaversMs } from '../../store/keyring/kept-for.ts'
import type { ObjectStorage } from './platform.ts'

/** What is left in the object of a person who has left: which ledger it had, and nothing of the person. */
export interface LeftMark {
  readonly ledgerId: string
  /** Milliseconds since 1970. */
  readonly leftAt: number
}

/** Returns when a mark is no longer needed: the platform puts nothing back to a moment before it. */
export const endOfLeftMark = ({ leftAt }: LeftMark): number => leftAt + rememberedLeaversMs(defaultBackupDays)

/** Returns the mark of the person who had this object and has left. */
export function findLeftMark({ sql }: ObjectStorage): LeftMark | undefined {
  if (sql.exec("SELECT 1 FROM sqlite_master WHERE name = 'left_ledger'").toArray().length === 0) return undefined
  return sql.exec<LeftMark>('SELECT ledger_id AS ledgerId, left_at AS leftAt FROM left_ledger').toArray()[0]
}

export function writeLeftMark({ sql }: ObjectStorage, { ledgerId, leftAt }: LeftMark): void {
  sql.exec('CREATE TABLE left_ledger (ledger_id TEXT PRIMARY KEY NOT NULL, left_at INTEGER NOT NULL) STRICT')
  sql.exec('INSERT INTO left_ledger (ledger_id, left_at) VALUES (?, ?)', ledgerId, leftAt)
}

/** Called before a ledger begins in an object that was left: leaving had not come to its end. */
export const dropLeftMark = ({ sql }: ObjectStorage): void => void sql.exec('DROP TABLE IF EXISTS left_ledger')
